// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [.unsafeFlags(["-warnings-as-errors"])]

let package = Package(
    name: "tilewright",
    products: [.executable(name: "tilewright", targets: ["tilewright"])],
    targets: [
        .systemLibrary(name: "CSDL", pkgConfig: "SDL2_ttf", providers: [.apt(["libsdl2-dev", "libsdl2-ttf-dev"])]),
        .systemLibrary(
            name: "CMark", pkgConfig: "libcmark-gfm",
            providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
        .systemLibrary(name: "CPCRE2", pkgConfig: "libpcre2-8", providers: [.apt(["libpcre2-dev"])]),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(name: "CLinux"),
        .target(
            name: "Engine", dependencies: ["CMark", "CPCRE2"], swiftSettings: strict,
            linkerSettings: [.linkedLibrary("m")]),
        .target(name: "Storage", dependencies: ["Engine", "CLinux"], swiftSettings: strict),
        .target(
            name: "SDLRender", dependencies: ["Engine", "CSDL", "CPNG"],
            resources: [.embedInCode("Theme/BuiltIn/light.json"), .embedInCode("Theme/BuiltIn/dark.json")],
            swiftSettings: strict),
        .target(name: "Headless", dependencies: ["Engine", "Storage", "SDLRender"], swiftSettings: strict),
        .executableTarget(
            name: "tilewright", dependencies: ["Engine", "Storage", "SDLRender", "Headless"], swiftSettings: strict),
        .executableTarget(
            name: "engine-bench", dependencies: ["Engine", "Storage", "CMark"], path: "bench/engine",
            swiftSettings: strict),
        .executableTarget(
            name: "screen-bench", dependencies: ["Engine", "SDLRender", "Fakes"], path: "bench/screen",
            swiftSettings: strict),
        .executableTarget(
            name: "fuzz", dependencies: ["Engine", "CMark", "Fakes"], path: "Tests/Fuzz", swiftSettings: strict),
        .executableTarget(
            name: "monkey", dependencies: ["Engine", "SDLRender", "Fakes"], path: "Tests/Monkey", swiftSettings: strict),
        .target(name: "Fakes", dependencies: ["Engine"], path: "Tests/Fakes", swiftSettings: strict),
        .testTarget(name: "EngineTests", dependencies: ["Engine", "Fakes"], swiftSettings: strict),
        .testTarget(name: "StorageTests", dependencies: ["Storage", "Engine", "CLinux"], swiftSettings: strict),
        .testTarget(
            name: "SDLRenderTests", dependencies: ["SDLRender", "Engine", "Fakes"], exclude: ["Snapshots"],
            swiftSettings: strict),
        .testTarget(
            name: "HeadlessTests", dependencies: ["Headless", "Engine", "Storage", "SDLRender", "CPNG"],
            swiftSettings: strict),
        .testTarget(name: "WindowTests", swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
