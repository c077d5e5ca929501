// swift-tools-version: 6.2

import PackageDescription

// Only when the library itself is tested, not in packages that depend on it.
let isThorough = Context.environment["STYLE_THOROUGH"] == "1"
let strictness: [SwiftSetting] = isThorough ? [.treatAllWarnings(as: .error)] : []

let settings =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
  ] + strictness

// Tests with all seeds spend most of their time in the library, so it's optimized for them, with
// `assert` as in other debug builds. Optimizing whole modules takes half the processor time of
// optimizing batches of files. Packages that depend on this one never have these flags, which SwiftPM
// refuses in a dependency with a version.
let librarySettings: [SwiftSetting] =
  isThorough
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
    // Libraries
    .library(name: "ProtocolStyle", targets: ["ProtocolStyle"]),
    .library(name: "StyleNavigation", targets: ["StyleNavigation"]),
    .library(name: "StyleBinding", targets: ["StyleBinding"]),
    .library(name: "StyleUIKit", targets: ["StyleUIKit"]),
    .library(name: "StyleSwiftUI", targets: ["StyleSwiftUI"]),
    .library(name: "StyleLayout", targets: ["StyleLayout"]),
    .library(name: "StyleHTML", targets: ["StyleHTML"]),
    .library(name: "StyleTerminal", targets: ["StyleTerminal"]),
    .library(name: "StyleFiles", targets: ["StyleFiles"]),
    .library(name: "StyleInspector", targets: ["StyleInspector"]),
    .library(name: "StyleTesting", targets: ["StyleTesting"]),
    .library(name: "StyleSampling", targets: ["StyleSampling"]),
    .library(name: "StyleBook", targets: ["StyleBook", "StyleCommands"]),

    // Packs
    .library(name: "ClassicPack", targets: ["ClassicPack"]),
    .library(name: "ModernPack", targets: ["ModernPack"]),

    // Commands, and the plugin that generates tokens in each build
    .plugin(name: "CheckStyles", targets: ["CheckStyles"]),
    .plugin(name: "WriteStyleBook", targets: ["WriteStyleBook"]),
    .plugin(name: "ReviewStyles", targets: ["ReviewStyles"]),
    .plugin(name: "ListStyles", targets: ["ListStyles"]),
    .plugin(name: "VersionStyles", targets: ["VersionStyles"]),
    .plugin(name: "MinimizeTokens", targets: ["MinimizeTokens"]),
    .plugin(name: "FindStyles", targets: ["FindStyles"]),
    .plugin(name: "GenerateTokens", targets: ["GenerateTokens"]),
    .plugin(name: "CheckTokens", targets: ["CheckTokens"]),
    .plugin(name: "ExportTokens", targets: ["ExportTokens"]),
    .plugin(name: "TokensFromFiles", targets: ["TokensFromFiles"]),

    // A program, which plugins find only if it's a product
    .executable(name: "TokenTool", targets: ["TokenTool"]),
  ],
  traits: [
    .trait(
      name: "TokensFromFiles",
      description: "Compiles the generator of tokens for builds that use its plugin.")
  ],
  targets: [
    // MARK: Libraries

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
      name: "StyleHTML", dependencies: ["ProtocolStyle"], exclude: ["Assets"],
      swiftSettings: librarySettings),
    .target(name: "StyleLayout", dependencies: ["ProtocolStyle"], swiftSettings: librarySettings),
    .target(
      name: "StyleTerminal", dependencies: ["ProtocolStyle", "StyleLayout"],
      swiftSettings: librarySettings),
    .target(
      name: "StyleFiles", dependencies: ["ProtocolStyle"], exclude: excludedManifests,
      resources: privacyManifests, swiftSettings: librarySettings),
    .target(name: "CStyleSymbols"),
    .target(
      name: "StyleInspector", dependencies: ["CStyleRuntime", "CStyleSymbols", "ProtocolStyle"],
      exclude: ["Assets"],
      swiftSettings: librarySettings),
    .target(
      name: "StyleTesting",
      dependencies: ["ProtocolStyle", "StyleHTML", "StyleInspector", "StyleSampling"],
      exclude: ["Assets"], swiftSettings: settings),
    .target(name: "StyleSampling", dependencies: ["ProtocolStyle"], swiftSettings: settings),
    .target(
      name: "StyleBook",
      dependencies: ["ProtocolStyle", "StyleHTML", "StyleInspector", "StyleSampling"],
      exclude: ["Assets"], swiftSettings: settings),
    // What programs behind commands share.
    .target(name: "CommandSupport", path: "Plugins/CommandSupport", swiftSettings: settings),
    .target(
      name: "StyleCommands",
      dependencies: [
        "CommandSupport", "ProtocolStyle", "StyleBook", "StyleFiles", "StyleInspector",
        "StyleSampling",
      ],
      path: "Plugins/StyleCommands", swiftSettings: settings),

    // MARK: Packs

    .target(name: "ClassicPack", dependencies: ["ProtocolStyle"], swiftSettings: settings),
    .target(name: "ModernPack", dependencies: ["ProtocolStyle"], swiftSettings: settings),

    // MARK: Commands, and what they start

    .plugin(
      name: "CheckStyles",
      capability: .command(
        intent: .custom(
          verb: "check-styles",
          description: "Find properties and conformances that compile and don't style")),
      dependencies: ["StyleChecker"]),
    .executableTarget(
      name: "StyleChecker", dependencies: ["CommandSupport"], path: "Plugins/StyleChecker",
      swiftSettings: settings),
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
          description: "Compares the looks of all samples between two revisions, or themes."))),
    .plugin(
      name: "ListStyles",
      capability: .command(
        intent: .custom(
          verb: "style-catalog", description: "Lists nodes, traits, tokens and samples."))),
    .plugin(
      name: "VersionStyles",
      capability: .command(
        intent: .custom(
          verb: "style-version",
          description: "Decides what a version means by its names, tokens and looks."))),
    .plugin(
      name: "MinimizeTokens",
      capability: .command(
        intent: .custom(
          verb: "minimize-tokens", description: "Lists tokens that a design system doesn't need."))),
    .plugin(
      name: "FindStyles",
      capability: .command(
        intent: .custom(
          verb: "style-find",
          description: "Lists where a color, a length or a font comes from."))),
    .plugin(
      name: "GenerateTokens",
      capability: .command(
        intent: .custom(verb: "generate-tokens", description: "Writes Swift for token files."),
        permissions: [.writeToPackageDirectory(reason: "It writes the code of token files.")])),
    .plugin(
      name: "CheckTokens",
      capability: .command(
        intent: .custom(
          verb: "check-tokens", description: "Prints what's wrong in token files and resolvers."))),
    .plugin(
      name: "ExportTokens",
      capability: .command(
        intent: .custom(
          verb: "export-tokens",
          description: "Writes token files as CSS, for Tailwind and Android, or an asset catalog."),
        permissions: [.writeToPackageDirectory(reason: "It writes what it exports.")])),
    // Without the trait, a build of this package would compile the library once more for the host.
    .plugin(
      name: "TokensFromFiles", capability: .buildTool(),
      dependencies: [.target(name: "TokenTool", condition: .when(traits: ["TokensFromFiles"]))]),
    .executableTarget(
      name: "TokenTool", dependencies: ["CommandSupport", "ProtocolStyle", "StyleFiles"],
      path: "Plugins/TokenTool", swiftSettings: settings),

    // MARK: Programs of this repository

    .executableTarget(
      name: "Playground",
      dependencies: ["ModernPack", "ProtocolStyle", "StyleHTML", "StyleTerminal"],
      path: "Playground",
      exclude: ["Gallery", "GTK", "Inspector/Assets", "Studio/Assets", "Support/Assets"],
      swiftSettings: settings),
    // It shares folders of the Playground by symbolic links.
    .executableTarget(
      name: "Gallery",
      dependencies: [
        "ClassicPack", "FluentPack", "ModernPack", "OUDSPack", "ProtocolStyle", "StyleBook",
        "StyleFiles", "StyleHTML", "StyleInspector", "StyleNavigation", "StyleSampling",
        "StyleTerminal", "WarpPack",
      ],
      path: "Playground/Gallery", exclude: ["Assets", "Inspector/Assets", "Support/Assets"],
      resources: [.embedInCode("Resources")],
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
    .executableTarget(name: "Generator", path: "Plugins/Generator", swiftSettings: settings),

    // MARK: What tests share

    .target(
      name: "TestSupport", dependencies: ["ProtocolStyle"], path: "Tests/Support/TestSupport",
      swiftSettings: settings),
    .target(
      name: "TreeFixtures", dependencies: ["ProtocolStyle"], path: "Tests/Support/TreeFixtures",
      swiftSettings: settings),
    .target(
      name: "PageFixtures", dependencies: ["ProtocolStyle", "StyleHTML", "TestSupport"],
      path: "Tests/Support/PageFixtures", swiftSettings: settings),
    .target(name: "FileFixtures", path: "Tests/Support/FileFixtures", swiftSettings: settings),
    .target(
      name: "KindFixtures", dependencies: ["ProtocolStyle"], path: "Tests/Support/KindFixtures",
      swiftSettings: settings),
    .target(name: "MemoryStatistics", path: "Tests/Fixtures/MemoryStatistics"),
    .target(
      name: "FixturePack", dependencies: ["ProtocolStyle"], path: "Tests/Fixtures/FixturePack",
      swiftSettings: settings),
    .target(
      name: "HiddenGetterPack", dependencies: ["ProtocolStyle"],
      path: "Tests/Fixtures/HiddenGetterPack", swiftSettings: settings),
    .target(
      name: "OtherTypePack", dependencies: ["ProtocolStyle"], path: "Tests/Fixtures/OtherTypePack",
      swiftSettings: settings),

    // MARK: Real design systems

    .target(
      name: "OUDSPack", dependencies: ["ProtocolStyle", "StyleSampling"],
      path: "Tests/Fixtures/RealSystems/Sources/OUDSPack", swiftSettings: settings),
    .target(
      name: "WarpPack", dependencies: ["ProtocolStyle", "StyleSampling"],
      path: "Tests/Fixtures/RealSystems/Sources/WarpPack", swiftSettings: settings),
    .target(
      name: "FluentPack", dependencies: ["ProtocolStyle", "StyleSampling"],
      path: "Tests/Fixtures/RealSystems/Sources/FluentPack", swiftSettings: settings),

    // MARK: Tests

    .testTarget(
      name: "GeneratorTests", dependencies: ["Generator", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "ProtocolStyleTests",
      dependencies: [
        "AllocationCounter", "MemoryStatistics", "ProtocolStyle", "StyleBinding", "StyleInspector",
        "TestSupport", "TreeFixtures",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "StyleNavigationTests",
      dependencies: ["StyleNavigation", "TestSupport", "TreeFixtures"], swiftSettings: settings),
    .testTarget(
      name: "StyleBindingTests", dependencies: ["ProtocolStyle", "StyleBinding", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "StyleUIKitTests",
      dependencies: ["ProtocolStyle", "StyleBinding", "StyleNavigation", "StyleUIKit"],
      swiftSettings: settings),
    .testTarget(
      name: "StyleSwiftUITests",
      dependencies: ["ProtocolStyle", "StyleBinding", "StyleSwiftUI"], swiftSettings: settings),
    .testTarget(
      name: "StyleInspectorTests", dependencies: ["StyleInspector", "TestSupport", "TreeFixtures"],
      swiftSettings: settings),
    .testTarget(
      name: "StyleHTMLTests",
      dependencies: ["PageFixtures", "ProtocolStyle", "StyleHTML", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "StyleLayoutTests", dependencies: ["ProtocolStyle", "StyleLayout", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "StyleTerminalTests", dependencies: ["KindFixtures", "StyleTerminal", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "StyleFilesTests",
      dependencies: [
        "FileFixtures", "MemoryStatistics", "StyleFiles", "StyleInspector", "TestSupport",
      ], swiftSettings: settings),
    .testTarget(
      name: "StyleTestingTests",
      dependencies: [
        "FixturePack", "HiddenGetterPack", "OtherTypePack", "StyleInspector", "StyleTesting",
        "TestSupport",
      ],
      exclude: ["Golden/Goldens", "Matrix/Goldens"], swiftSettings: settings),
    .testTarget(
      name: "StyleSamplingTests",
      dependencies: ["ModernPack", "StyleInspector", "StyleSampling", "StyleTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "StyleBookTests",
      dependencies: ["ModernPack", "StyleBook", "StyleHTML", "StyleSampling", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "CommandSupportTests", dependencies: ["CommandSupport"], swiftSettings: settings),
    .testTarget(
      name: "StyleCommandsTests",
      dependencies: [
        "CommandSupport", "ProtocolStyle", "StyleBook", "StyleCommands", "StyleFiles",
        "StyleInspector", "StyleSampling", "TestSupport",
      ], swiftSettings: settings),
    .testTarget(
      name: "TokenToolTests",
      dependencies: ["CommandSupport", "ProtocolStyle", "StyleFiles", "TokenTool"],
      swiftSettings: settings),
    .testTarget(
      name: "StyleCheckerTests", dependencies: ["CommandSupport", "StyleChecker"],
      swiftSettings: settings),
    .testTarget(
      name: "IntegrationTests",
      dependencies: [
        "FileFixtures", "Gallery", "PageFixtures", "Playground", "ProtocolStyle", "StyleBook",
        "StyleFiles", "StyleHTML", "StyleInspector", "StyleLayout", "StyleTerminal", "StyleTesting",
        "TestSupport",
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
    .testTarget(
      name: "RealSystemsTests",
      dependencies: [
        "FluentPack", "OUDSPack", "StyleInspector", "StyleSampling", "StyleTesting", "WarpPack",
      ],
      path: "Tests/Fixtures/RealSystems/Tests", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

// Programs, generators and their tests start other programs, which only desktops and servers allow.
// A build for another system, such as a phone or WebAssembly, leaves them out.
if Context.environment["STYLE_LIBRARIES_ONLY"] != nil {
  let programs: Set = [
    "BenchmarkPack", "Benchmarks", "BenchmarksTests", "CheckStyles", "CheckTokens",
    "ExportTokens", "FindStyles", "Gallery", "GenerateTokens", "Generator", "GeneratorTests",
    "IntegrationTests", "ListStyles", "MinimizeTokens", "Playground", "ReviewStyles",
    "StyleChecker", "StyleCheckerTests", "TokenTool", "TokenToolTests", "TokensFromFiles",
    "VersionStyles", "WriteStyleBook",
  ]
  package.targets.removeAll { programs.contains($0.name) }
  package.products.removeAll { programs.contains($0.name) }
}
