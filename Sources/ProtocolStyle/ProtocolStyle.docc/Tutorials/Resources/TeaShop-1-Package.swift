// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "TeaShop",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "ProtocolStyle", path: "../ProtocolStyle")],
  targets: [
    .executableTarget(
      name: "TeaShop",
      dependencies: [
        .product(name: "ProtocolStyle", package: "ProtocolStyle"),
        .product(name: "StyleHTML", package: "ProtocolStyle"),
      ])
  ]
)
