// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "BrandButton",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [.library(name: "BrandButton", targets: ["BrandButton"])],
  dependencies: [.package(name: "ProtocolStyle", path: "../../..")],
  targets: [
    .target(
      name: "BrandButton",
      dependencies: [
        .product(name: "ProtocolStyle", package: "ProtocolStyle"),
        .product(name: "StyleSampling", package: "ProtocolStyle"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "BrandButtonTests",
      dependencies: [
        "BrandButton", .product(name: "StyleBook", package: "ProtocolStyle"),
        .product(name: "StyleInspector", package: "ProtocolStyle"),
        .product(name: "StyleTesting", package: "ProtocolStyle"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
