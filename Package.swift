// swift-tools-version: 6.2

import PackageDescription

// Warnings are errors where the library itself is tested, and nobody else's concern.
let strictness: [SwiftSetting] =
  Context.environment["STYLE_WARNINGS_AS_ERRORS"] == nil ? [] : [.treatAllWarnings(as: .error)]

let settings =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + strictness

let package = Package(
  name: "ProtocolStyle",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "ProtocolStyle", targets: ["ProtocolStyle"]),
    .library(name: "StyleHTML", targets: ["StyleHTML"]),
    .library(name: "StyleTerminal", targets: ["StyleTerminal"]),
    .library(name: "StyleTesting", targets: ["StyleTesting"]),
    .library(name: "ClassicPack", targets: ["ClassicPack"]),
    .library(name: "ModernPack", targets: ["ModernPack"]),
  ],
  targets: [
    .target(name: "CStyleRuntime"),
    .target(name: "ProtocolStyle", dependencies: ["CStyleRuntime"], swiftSettings: settings),
    .target(name: "StyleHTML", dependencies: ["ProtocolStyle"], swiftSettings: settings),
    .target(name: "CStyleTerminal"),
    .target(
      name: "StyleTerminal", dependencies: ["CStyleTerminal", "ProtocolStyle"],
      swiftSettings: settings),
    .target(
      name: "StyleTesting", dependencies: ["ProtocolStyle", "StyleHTML"], swiftSettings: settings),
    .target(name: "ClassicPack", dependencies: ["ProtocolStyle"], swiftSettings: settings),
    .target(name: "ModernPack", dependencies: ["ProtocolStyle"], swiftSettings: settings),
    .executableTarget(
      name: "Playground",
      dependencies: ["ModernPack", "ProtocolStyle", "StyleHTML", "StyleTerminal"],
      path: "Playground", resources: [.embedInCode("Gallery/Resources")], swiftSettings: settings),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "AllocationCounter", "BenchmarkPack", "ProtocolStyle", "StyleHTML", "StyleTerminal",
      ],
      path: "Benchmarks", exclude: ["AllocationCounter", "Pack"], swiftSettings: settings),
    .target(
      name: "BenchmarkPack", dependencies: ["ProtocolStyle"], path: "Benchmarks/Pack",
      swiftSettings: settings),
    .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
    .testTarget(
      name: "ProtocolStyleTests", dependencies: ["MemoryStatistics", "ProtocolStyle"],
      swiftSettings: settings),
    .target(name: "MemoryStatistics", path: "Tests/Fixtures/MemoryStatistics"),
    .testTarget(
      name: "StyleHTMLTests", dependencies: ["Playground", "StyleHTML"],
      swiftSettings: settings),
    .testTarget(
      name: "StyleTerminalTests", dependencies: ["StyleTerminal"], swiftSettings: settings),
    .testTarget(
      name: "StyleTestingTests",
      dependencies: ["FixturePack", "HiddenGetterPack", "OtherTypePack", "StyleTesting"],
      exclude: ["Golden/Goldens"], swiftSettings: settings),
    .target(
      name: "FixturePack", dependencies: ["ProtocolStyle"], path: "Tests/Fixtures/FixturePack",
      swiftSettings: settings),
    .target(
      name: "HiddenGetterPack", dependencies: ["ProtocolStyle"],
      path: "Tests/Fixtures/HiddenGetterPack", swiftSettings: settings),
    .target(
      name: "OtherTypePack", dependencies: ["ProtocolStyle"], path: "Tests/Fixtures/OtherTypePack",
      swiftSettings: settings),
    .testTarget(name: "BenchmarksTests", dependencies: ["Benchmarks"], swiftSettings: settings),
    .testTarget(
      name: "ClassicPackTests", dependencies: ["ClassicPack", "ModernPack", "StyleTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "ModernPackTests", dependencies: ["ModernPack", "StyleTesting"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
