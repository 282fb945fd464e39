import Testing

@testable import Engine

@Suite("densities and zoom")
struct ZoomStories {
    private let desk = Desk(page: "# A\n\nOne.\n\nTwo.\n")

    private var zoom: Surface.Zoom { desk.editor.settingsSurface.zoom }

    @Test("zooming in and out walks through all sizes of all densities")
    func walk() {
        desk.perform(.setZoom(.init(.overview, percent: 60)))
        var seen = [zoom]
        for _ in 0..<40 {
            desk.perform(.run(.zoomIn))
            if zoom != seen.last { seen.append(zoom) }
        }
        #expect(seen == Surface.Zoom.stops && seen == seen.sorted())
        for stop in seen.dropLast().reversed() {
            desk.perform(.run(.zoomOut))
            #expect(zoom == stop)
        }
    }

    @Test("each density has a command that goes there at 100 %, and one goes back to the usual zoom")
    func commands() {
        for (command, density) in [(Command.overview, Surface.Zoom.Density.overview), (.page, .page), (.cards, .cards)]
        {
            desk.perform(.run(.zoomOut), .run(command))
            #expect(zoom == Surface.Zoom(density))
        }
        desk.perform(.run(.page), .run(.zoomReset))
        #expect(zoom == .standard)
    }

    @Test("what is asked for beyond the sizes of a density becomes the nearest one")
    func clamped() {
        desk.perform(.setZoom(.init(.page, percent: 900)))
        #expect(zoom == .init(.page, percent: 200))
        desk.perform(.setZoom(.init(.overview, percent: -4)))
        #expect(zoom == .init(.overview, percent: 60))
        desk.perform(.run(.zoomOut))
        #expect(zoom == .init(.overview, percent: 60))
    }

    @Test("the status bar names the density and the size, and stops where the sizes end")
    func bar() throws {
        var bar = try #require(desk.editor.statusSurface.zoom)
        #expect(bar.density.title == "Cards" && bar.density.command == .page && bar.percent == "100%")
        #expect(bar.larger.hint.contains("Ctrl++") && bar.smaller.hint.contains("Ctrl+-"))
        #expect(bar.larger.isEnabled && bar.smaller.isEnabled)
        desk.perform(.setZoom(.init(.page, percent: 200)))
        bar = try #require(desk.editor.statusSurface.zoom)
        #expect(bar.density.title == "Page" && bar.density.command == .overview && bar.percent == "200%")
        #expect(!bar.larger.isEnabled)
    }

    @Test("zooming changes no document and keeps what is selected")
    func keeps() {
        desk.perform(.select(.tile(desk.tile("Two."))), .run(.overview), .run(.zoomIn))
        #expect(desk.editor.selectionSurface.ids == [.tile(desk.tile("Two."))])
        #expect(desk.editor.openDocument?.bytes == Array("# A\n\nOne.\n\nTwo.\n".utf8))
    }
}
