// swift-tools-version: 6.2

import PackageDescription

// Each mistake that `swift package check-styles` reports, once, next to similar code without
// mistakes.
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
