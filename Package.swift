// swift-tools-version: 6.2

import PackageDescription

// Warnings are errors only when the library itself is tested, not in packages that depend on it.
let strictness: [SwiftSetting] =
  Context.environment["STYLE_WARNINGS_AS_ERRORS"] == nil ? [] : [.treatAllWarnings(as: .error)]

let settings =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + strictness

// Tests with all seeds spend most of their time in the library, so it's optimized for them, with
// `assert` as in other debug builds. Optimizing whole modules takes half the processor time of
// optimizing batches of files. Packages that depend on this one never have these flags, which SwiftPM
// refuses in a dependency with a version.
let librarySettings: [SwiftSetting] =
  Context.environment["STYLE_THOROUGH"] == "1"
  ? settings
    + [
      .unsafeFlags(
        ["-O", "-wmo", "-num-threads", "2", "-assert-config", "Debug"],
        .when(configuration: .debug))
    ]
  : settings

// Only a Mac builds for the App Store, which reads privacy manifests. On another host, a resource
// would add a bundle to each program.
#if canImport(Darwin)
let (privacyManifests, excludedManifests): ([Resource], [String]) =
  ([.copy("PrivacyInfo.xcprivacy")], [])
#else
let (privacyManifests, excludedManifests): ([Resource], [String]) = ([], ["PrivacyInfo.xcprivacy"])
#endif

let package = Package(
  name: "ProtocolStyle",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "ProtocolStyle", targets: ["ProtocolStyle"]),
    .library(name: "StyleNavigation", targets: ["StyleNavigation"]),
    .library(name: "StyleBinding", targets: ["StyleBinding"]),
    .library(name: "StyleUIKit", targets: ["StyleUIKit"]),
    .library(name: "StyleSwiftUI", targets: ["StyleSwiftUI"]),
    .library(name: "StyleInspector", targets: ["StyleInspector"]),
    .library(name: "StyleHTML", targets: ["StyleHTML"]),
    .library(name: "StyleTerminal", targets: ["StyleTerminal"]),
    .library(name: "StyleFiles", targets: ["StyleFiles"]),
    .library(name: "StyleTesting", targets: ["StyleTesting"]),
    .library(name: "StyleSampling", targets: ["StyleSampling"]),
    .library(name: "StyleBook", targets: ["StyleBook"]),
    // Commands build these on request, from modules that the application has compiled already.
    .executable(name: "TokenCommands", targets: ["TokenCommands"]),
    .executable(name: "TokenTool", targets: ["TokenTool"]),
    .plugin(name: "GenerateTokens", targets: ["GenerateTokens"]),
    .plugin(name: "TokensFromFiles", targets: ["TokensFromFiles"]),
    .plugin(name: "ExportTokens", targets: ["ExportTokens"]),
    .plugin(name: "CheckTokens", targets: ["CheckTokens"]),
    .library(name: "ClassicPack", targets: ["ClassicPack"]),
    .library(name: "ModernPack", targets: ["ModernPack"]),
    .plugin(name: "CheckStyles", targets: ["CheckStyles"]),
    .plugin(name: "WriteStyleBook", targets: ["WriteStyleBook"]),
    .plugin(name: "ReviewStyles", targets: ["ReviewStyles"]),
  ],
  traits: [
    .trait(
      name: "TokensFromFiles",
      description: "Compiles the generator of tokens for builds that use its plugin.")
  ],
  targets: [
    // Where the C library has its mathematics in a library of its own.
    .target(
      name: "CStyleRuntime",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
    .target(
      name: "ProtocolStyle", dependencies: ["CStyleRuntime"], exclude: ["Tree/README.md"],
      swiftSettings: librarySettings),
    .target(
      name: "StyleNavigation", dependencies: ["ProtocolStyle"], swiftSettings: librarySettings),
    .target(name: "StyleBinding", dependencies: ["ProtocolStyle"], swiftSettings: librarySettings),
    .target(
      name: "StyleUIKit", dependencies: ["ProtocolStyle", "StyleBinding", "StyleNavigation"],
      swiftSettings: settings),
    .target(
      name: "StyleSwiftUI", dependencies: ["ProtocolStyle", "StyleBinding", "StyleUIKit"],
      swiftSettings: settings),
    .target(
      name: "StyleInspector", dependencies: ["CStyleRuntime", "ProtocolStyle"],
      swiftSettings: librarySettings),
    .target(name: "StyleHTML", dependencies: ["ProtocolStyle"], swiftSettings: librarySettings),
    .target(
      name: "StyleTerminal", dependencies: ["ProtocolStyle"], swiftSettings: librarySettings),
    .target(
      name: "StyleFiles", dependencies: ["ProtocolStyle"], exclude: excludedManifests,
      resources: privacyManifests, swiftSettings: librarySettings),
    .executableTarget(
      name: "TokenTool", dependencies: ["ProtocolStyle", "StyleFiles"],
      path: "Plugins/TokenTool", swiftSettings: settings),
    .plugin(
      name: "GenerateTokens",
      capability: .command(
        intent: .custom(verb: "generate-tokens", description: "Writes Swift for token files."),
        permissions: [.writeToPackageDirectory(reason: "It writes the code of token files.")])),
    // Without the trait, a build of this package would compile the library once more for the host.
    .plugin(
      name: "TokensFromFiles", capability: .buildTool(),
      dependencies: [.target(name: "TokenTool", condition: .when(traits: ["TokensFromFiles"]))]),
    .executableTarget(
      name: "TokenCommands", dependencies: ["ProtocolStyle", "StyleFiles"],
      path: "Plugins/TokenCommands", swiftSettings: settings),
    .plugin(
      name: "ExportTokens",
      capability: .command(
        intent: .custom(
          verb: "export-tokens",
          description: "Writes token files as CSS, for Tailwind and Android, or an asset catalog."),
        permissions: [.writeToPackageDirectory(reason: "It writes what it exports.")])),
    .plugin(
      name: "CheckTokens",
      capability: .command(
        intent: .custom(
          verb: "check-tokens", description: "Prints what's wrong in token files and resolvers."))),
    .target(name: "StyleSampling", dependencies: ["ProtocolStyle"], swiftSettings: settings),
    .target(
      name: "StyleBook",
      dependencies: ["ProtocolStyle", "StyleHTML", "StyleInspector", "StyleSampling"],
      swiftSettings: settings),
    .target(
      name: "StyleTesting",
      dependencies: ["ProtocolStyle", "StyleHTML", "StyleInspector", "StyleSampling"],
      swiftSettings: settings),
    .target(name: "ClassicPack", dependencies: ["ProtocolStyle"], swiftSettings: settings),
    .target(name: "ModernPack", dependencies: ["ProtocolStyle"], swiftSettings: settings),
    .executableTarget(
      name: "Playground",
      dependencies: ["ModernPack", "ProtocolStyle", "StyleHTML", "StyleTerminal"],
      path: "Playground", exclude: ["Gallery", "GTK"], swiftSettings: settings),
    // It shares folders of the Playground by symbolic links.
    .executableTarget(
      name: "Gallery",
      dependencies: [
        "ClassicPack", "ModernPack", "ProtocolStyle", "StyleBook", "StyleFiles", "StyleHTML",
        "StyleInspector", "StyleNavigation", "StyleSampling", "StyleTerminal",
      ],
      path: "Playground/Gallery", resources: [.embedInCode("Resources")],
      swiftSettings: settings),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "AllocationCounter", "BenchmarkPack", "ModernPack", "ProtocolStyle", "StyleBinding",
        "StyleBook", "StyleFiles", "StyleHTML", "StyleInspector", "StyleSampling",
        "StyleTerminal",
      ],
      path: "Benchmarks", exclude: ["AllocationCounter", "Pack"], swiftSettings: settings),
    .target(
      name: "BenchmarkPack", dependencies: ["ProtocolStyle"], path: "Benchmarks/Pack",
      swiftSettings: settings),
    .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
    .plugin(
      name: "CheckStyles",
      capability: .command(
        intent: .custom(
          verb: "check-styles",
          description: "Find properties and conformances that compile and don't style")),
      dependencies: ["StyleChecker"]),
    .plugin(
      name: "WriteStyleBook",
      capability: .command(
        intent: .custom(
          verb: "style-book", description: "Writes a site with the samples of the package."))),
    .plugin(
      name: "ReviewStyles",
      capability: .command(
        intent: .custom(
          verb: "style-diff",
          description: "Compares the looks of all samples between two revisions."))),
    .executableTarget(
      name: "StyleChecker", path: "Plugins/StyleChecker", swiftSettings: settings),
    .executableTarget(name: "Generator", path: "Plugins/Generator", swiftSettings: settings),
    .testTarget(
      name: "GeneratorTests", dependencies: ["Generator"], swiftSettings: settings),
    .testTarget(
      name: "ProtocolStyleTests",
      dependencies: [
        "AllocationCounter", "MemoryStatistics", "ProtocolStyle", "StyleBinding", "StyleInspector",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "StyleNavigationTests", dependencies: ["StyleNavigation"], swiftSettings: settings),
    .testTarget(
      name: "StyleBindingTests", dependencies: ["ProtocolStyle", "StyleBinding"],
      swiftSettings: settings),
    .testTarget(
      name: "StyleUIKitTests",
      dependencies: ["ProtocolStyle", "StyleBinding", "StyleNavigation", "StyleUIKit"],
      swiftSettings: settings),
    .testTarget(
      name: "StyleSwiftUITests",
      dependencies: ["ProtocolStyle", "StyleBinding", "StyleSwiftUI"], swiftSettings: settings),
    .testTarget(
      name: "StyleInspectorTests", dependencies: ["StyleInspector"], swiftSettings: settings),
    .target(name: "MemoryStatistics", path: "Tests/Fixtures/MemoryStatistics"),
    .testTarget(
      name: "StyleHTMLTests", dependencies: ["ProtocolStyle", "StyleHTML"],
      swiftSettings: settings),
    .testTarget(
      name: "StyleTerminalTests", dependencies: ["StyleTerminal"], swiftSettings: settings),
    .testTarget(
      name: "StyleFilesTests",
      dependencies: ["MemoryStatistics", "StyleFiles", "StyleInspector"], swiftSettings: settings),
    .testTarget(
      name: "StyleTestingTests",
      dependencies: [
        "FixturePack", "HiddenGetterPack", "OtherTypePack", "StyleInspector", "StyleTesting",
      ],
      exclude: ["Golden/Goldens", "Matrix/Goldens"], swiftSettings: settings),
    .testTarget(
      name: "StyleSamplingTests",
      dependencies: ["ModernPack", "StyleInspector", "StyleSampling", "StyleTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "StyleBookTests",
      dependencies: ["ModernPack", "StyleBook", "StyleHTML", "StyleSampling"],
      swiftSettings: settings),
    .target(
      name: "FixturePack", dependencies: ["ProtocolStyle"], path: "Tests/Fixtures/FixturePack",
      swiftSettings: settings),
    .target(
      name: "HiddenGetterPack", dependencies: ["ProtocolStyle"],
      path: "Tests/Fixtures/HiddenGetterPack", swiftSettings: settings),
    .target(
      name: "OtherTypePack", dependencies: ["ProtocolStyle"], path: "Tests/Fixtures/OtherTypePack",
      swiftSettings: settings),
    .testTarget(
      name: "TokenCommandsTests", dependencies: ["StyleFiles", "TokenCommands"],
      swiftSettings: settings),
    .testTarget(
      name: "StyleCheckerTests", dependencies: ["StyleChecker"], swiftSettings: settings),
    .testTarget(
      name: "IntegrationTests",
      dependencies: [
        "Gallery", "Playground", "ProtocolStyle", "StyleBook", "StyleFiles", "StyleHTML",
        "StyleInspector", "StyleTerminal", "StyleTesting",
      ],
      swiftSettings: settings),
    .testTarget(name: "BenchmarksTests", dependencies: ["Benchmarks"], swiftSettings: settings),
    .testTarget(
      name: "ClassicPackTests",
      dependencies: ["ClassicPack", "ModernPack", "StyleInspector", "StyleTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "ModernPackTests", dependencies: ["ModernPack", "StyleInspector", "StyleTesting"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

// Programs, generators and their tests start other programs, which only desktops and servers allow.
// A build for another system, such as a phone or WebAssembly, leaves them out.
if Context.environment["STYLE_LIBRARIES_ONLY"] != nil {
  let programs: Set = [
    "BenchmarkPack", "Benchmarks", "BenchmarksTests", "CheckStyles", "CheckTokens",
    "ExportTokens", "Gallery", "GenerateTokens", "Generator", "GeneratorTests",
    "IntegrationTests", "Playground", "ReviewStyles", "StyleChecker", "StyleCheckerTests",
    "TokenCommands", "TokenCommandsTests", "TokenTool", "TokensFromFiles", "WriteStyleBook",
  ]
  package.targets.removeAll { programs.contains($0.name) }
  package.products.removeAll { programs.contains($0.name) }
}
