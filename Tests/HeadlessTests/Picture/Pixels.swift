import CPNG
import SDLRender

/// A picture's red, green and blue bytes, row by row.
struct Pixels: Equatable {
    struct Unreadable: Error { let path: String }

    let width: Int
    let height: Int
    var bytes: [UInt8]

    init(_ memory: PixelMemory) {
        let canvas = memory.canvas
        (width, height) = (canvas.width, canvas.height)
        bytes = []
        bytes.reserveCapacity(width * height * 3)
        withExtendedLifetime(memory) {
            for y in 0..<height {
                for x in 0..<width {
                    let pixel = canvas.pixels[y * canvas.stride + x]
                    bytes.append(UInt8(truncatingIfNeeded: pixel >> 16))
                    bytes.append(UInt8(truncatingIfNeeded: pixel >> 8))
                    bytes.append(UInt8(truncatingIfNeeded: pixel))
                }
            }
        }
    }

    init(png path: String) throws {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        guard png_image_begin_read_from_file(&image, path) != 0 else { throw Unreadable(path: path) }
        image.format = png_uint_32(PNG_FORMAT_RGB)
        (width, height) = (Int(image.width), Int(image.height))
        bytes = [UInt8](repeating: 0, count: width * height * 3)
        guard png_image_finish_read(&image, nil, &bytes, 0, nil) != 0 else { throw Unreadable(path: path) }
    }

    /// How many pixels differ by more than `tolerance` in one of their bytes; nil where the sizes do.
    func difference(from other: Pixels, tolerance: Int) -> Int? {
        guard width == other.width, height == other.height else { return nil }
        var count = 0
        for start in stride(from: 0, to: bytes.count, by: 3) {
            for place in start..<start + 3 where abs(Int(bytes[place]) - Int(other.bytes[place])) > tolerance {
                count += 1
                break
            }
        }
        return count
    }

    /// Moves what lies in these columns and rows down by one pixel.
    mutating func moveDown(x: Range<Int>, y: Range<Int>) {
        for row in y.reversed() where row + 1 < height {
            for place in (row * width + x.lowerBound) * 3..<(row * width + x.upperBound) * 3 {
                bytes[place + width * 3] = bytes[place]
            }
        }
    }
}
