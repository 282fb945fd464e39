import Engine

extension BlockPainter {
    mutating func paintList(_ list: Surface.Block.List, x: Double, width: Double, ink: Ink, depth: Int) {
        let indent = markerWidth(of: list, ink: ink)
        for (index, item) in list.items.enumerated() {
            guard !isFull else {
                y = max(y, limit + 1)
                return
            }
            if index > 0, !list.isTight { y += metrics.blockGap }
            if let task = item.task {
                paintTask(task, item, x: x, width: width, ink: ink, depth: depth)
                continue
            }
            // A line that does not fit is not drawn, and a marker alone would say nothing.
            if y + metrics.bodyLine <= limit {
                paintMarker(of: list, index, x: x, width: indent - 6, ink: ink, depth: depth)
            }
            paintItem(item, x: x + indent, width: width - indent, ink: ink, depth: depth, isTight: list.isTight)
        }
    }

    private mutating func paintItem(
        _ item: Surface.Block.Item, x: Double, width: Double, ink: Ink, depth: Int, isTight: Bool
    ) {
        if item.blocks.isEmpty {
            y += metrics.bodyLine
        } else {
            paint(item.blocks, x: x, width: width, ink: ink, gap: isTight ? 0 : metrics.blockGap, depth: depth + 1)
        }
    }

    /// Room for the widest marker; numbers stand flush right before their text.
    private func markerWidth(of list: Surface.Block.List, ink: Ink) -> Double {
        guard let start = list.start else { return metrics.listIndent }
        let widest = max(start, start + list.items.count - 1)
        let width = type.width("\(widest).", metrics.face(ink.style))
        return max(metrics.listIndent, (width + 8).rounded(.up))
    }

    private mutating func paintMarker(
        of list: Surface.Block.List, _ index: Int, x: Double, width: Double, ink: Ink, depth: Int
    ) {
        if let start = list.start {
            paintNumber("\(start + index).", x: x, width: width, ink: ink)
        } else {
            paintBullet(x: x, ink: ink, depth: depth)
        }
    }

    private mutating func paintNumber(_ text: String, x: Double, width: Double, ink: Ink) {
        let rect = Rect(x, y, width, metrics.bodyLine)
        let run = type.run(text, metrics.face(ink.style), .textFaint, in: rect, align: .right)
        if let run { commands.append(.text(run)) }
    }

    private mutating func paintBullet(x: Double, ink: Ink, depth: Int) {
        let side = (5 * min(metrics.scale, 1.6)).rounded()
        let box = Rect((x + 4).rounded(), (y + (metrics.bodyLine - side) / 2).rounded(), side, side)
        switch depth % 3 {
        case 0: commands.append(.fill(box, .textFaint, corner: side / 2))
        case 1: commands.append(.stroke(box, .textFaint, width: 1, corner: side / 2))
        default: commands.append(.fill(box, .textFaint, corner: 0))
        }
    }

    private mutating func paintTask(
        _ task: Surface.Block.Task, _ item: Surface.Block.Item, x: Double, width: Double, ink: Ink, depth: Int
    ) {
        let top = y
        let side = metrics.taskBox
        let row = metrics.taskRowHeight
        let box = Rect(x, (top + (row - side) / 2).rounded(), side, side)
        commands += CheckBox.commands(in: box, isOn: task.isDone)
        if case .tile(let id) = tile {
            controls.append(
                CardPicture.TaskBox(tile: id, task: task, name: Self.firstLine(of: item), rect: box))
        }
        let indent = side + 8
        y = top + ((row - metrics.bodyLine) / 2).rounded()
        var own = ink
        if task.isDone {
            own.color = .textSecondary
            own.isStruck = true
        }
        let (first, rest) = (item.blocks.prefix(1), item.blocks.dropFirst())
        paint(Array(first), x: x + indent, width: width - indent, ink: own, depth: depth + 1)
        y = max(y + ((row - metrics.bodyLine) / 2).rounded(), top + row)
        paint(Array(rest), x: x + indent, width: width - indent, ink: ink, gap: 0, depth: depth + 1)
    }

    /// What a task is called.
    static func firstLine(of item: Surface.Block.Item) -> String {
        for block in item.blocks {
            switch block {
            case .paragraph(let spans), .heading(_, let spans):
                let text = spans.map(\.text).joined()
                if !text.isEmpty { return String(text.prefix(120)) }
            case .list, .quote, .code, .table, .rule, .image, .math, .source, .callout, .properties: continue
            }
        }
        return "Task"
    }
}
