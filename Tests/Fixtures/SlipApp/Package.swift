// swift-tools-version: 6.2

import PackageDescription

// Each slip that `swift package check-styles` reports, once, with what is near it and none.
let package = Package(
  name: "SlipApp",
  platforms: [.macOS(.v15)],
  products: [.library(name: "SlipPack", targets: ["SlipPack"])],
  dependencies: [.package(name: "ProtocolStyle", path: "../../..")],
  targets: [
    .target(
      name: "SlipPack", dependencies: [.product(name: "ProtocolStyle", package: "ProtocolStyle")]),
    .target(
      name: "SlipApp",
      dependencies: ["SlipPack", .product(name: "ProtocolStyle", package: "ProtocolStyle")]),
  ],
  swiftLanguageModes: [.v6]
)
