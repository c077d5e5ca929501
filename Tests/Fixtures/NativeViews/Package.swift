// swift-tools-version: 6.2

import PackageDescription

// The adapters of native toolkits, compiled and tested with stand-ins for Apple's modules.
//
// This package compiles the sources of the library, whose own build must not contain a module named
// UIKit.

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

// Swift Testing has an overlay for UIKit, which the compiler would import for the stand-in.
let withoutOverlays: [SwiftSetting] = [
  .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
]

let package = Package(
  name: "NativeViews",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  targets: [
    // Where the C library has its mathematics in a library of its own.
    .target(
      name: "CStyleRuntime",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
    .target(
      name: "ProtocolStyle", dependencies: ["CStyleRuntime"], exclude: ["Tree/README.md"],
      swiftSettings: settings),
    .target(name: "StyleBinding", dependencies: ["ProtocolStyle"], swiftSettings: settings),
    .target(name: "StyleNavigation", dependencies: ["ProtocolStyle"], swiftSettings: settings),
    .target(name: "QuartzCore", swiftSettings: settings),
    .target(name: "UIKit", dependencies: ["QuartzCore"], swiftSettings: settings),
    .target(
      name: "StyleUIKit",
      dependencies: ["ProtocolStyle", "QuartzCore", "StyleBinding", "StyleNavigation", "UIKit"],
      swiftSettings: settings),
    .target(name: "SwiftUI", dependencies: ["QuartzCore", "UIKit"], swiftSettings: settings),
    .target(
      name: "StyleSwiftUI",
      dependencies: ["ProtocolStyle", "StyleBinding", "StyleUIKit", "SwiftUI", "UIKit"],
      swiftSettings: settings),
    .target(name: "KindFixtures", dependencies: ["ProtocolStyle"], swiftSettings: settings),
    .testTarget(
      name: "NativeTests",
      dependencies: [
        "ProtocolStyle", "StyleBinding", "StyleNavigation", "StyleUIKit", "UIKit",
      ],
      swiftSettings: settings + withoutOverlays),
    .testTarget(
      name: "StyleUIKitTests",
      dependencies: [
        "KindFixtures", "ProtocolStyle", "StyleBinding", "StyleNavigation", "StyleUIKit", "UIKit",
      ],
      swiftSettings: settings + withoutOverlays),
    .testTarget(
      name: "NativeSwiftUITests",
      dependencies: ["ProtocolStyle", "StyleBinding", "StyleSwiftUI", "SwiftUI"],
      swiftSettings: settings + withoutOverlays),
    .testTarget(
      name: "StyleSwiftUITests",
      dependencies: [
        "KindFixtures", "ProtocolStyle", "StyleBinding", "StyleSwiftUI", "StyleUIKit", "SwiftUI",
        "UIKit",
      ],
      swiftSettings: settings + withoutOverlays),
  ],
  swiftLanguageModes: [.v6]
)
