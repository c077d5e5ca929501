// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "ProtocolStyle",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "ProtocolStyle", targets: ["ProtocolStyle"])
  ],
  targets: [
    .target(name: "CThreadLocal"),
    .target(name: "ProtocolStyle", dependencies: ["CThreadLocal"], swiftSettings: settings),
    .executableTarget(
      name: "Playground", dependencies: ["ProtocolStyle"], path: "Playground",
      swiftSettings: settings),
    .testTarget(
      name: "ProtocolStyleTests", dependencies: ["ProtocolStyle"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
