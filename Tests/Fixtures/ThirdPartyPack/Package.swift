// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "ThirdPartyPack",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "AuroraPack", targets: ["AuroraPack"]),
    .library(name: "HarborPack", targets: ["HarborPack"]),
  ],
  dependencies: [
    .package(name: "ProtocolStyle", path: "../../..")
  ],
  targets: [
    .target(
      name: "AuroraPack",
      dependencies: [.product(name: "ProtocolStyle", package: "ProtocolStyle")],
      swiftSettings: settings),
    .target(
      name: "HarborPack",
      dependencies: [
        .product(name: "ProtocolStyle", package: "ProtocolStyle"),
        .product(name: "StyleSampling", package: "ProtocolStyle"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "HarborPackTests",
      dependencies: [
        "HarborPack", .product(name: "ModernPack", package: "ProtocolStyle"),
        .product(name: "StyleInspector", package: "ProtocolStyle"),
        .product(name: "StyleTesting", package: "ProtocolStyle"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "AuroraPackTests",
      dependencies: [
        "AuroraPack", .product(name: "ModernPack", package: "ProtocolStyle"),
        .product(name: "StyleInspector", package: "ProtocolStyle"),
        .product(name: "StyleTesting", package: "ProtocolStyle"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
