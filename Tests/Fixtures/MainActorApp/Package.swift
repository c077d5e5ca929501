// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .defaultIsolation(MainActor.self),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "MainActorApp",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  dependencies: [
    .package(name: "ProtocolStyle", path: "../../..")
  ],
  targets: [
    .target(
      name: "MainActorApp",
      dependencies: [.product(name: "ProtocolStyle", package: "ProtocolStyle")],
      swiftSettings: settings),
    .testTarget(
      name: "MainActorAppTests", dependencies: ["MainActorApp"],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
