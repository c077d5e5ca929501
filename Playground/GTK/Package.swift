// swift-tools-version: 6.2

import PackageDescription

// A separate package, so that the library needs nothing of GTK: `apt-get install libgtk-4-dev`.

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "CafeWindow",
  products: [
    .library(name: "StyleGTK", targets: ["StyleGTK"]),
    .executable(name: "CafeWindow", targets: ["CafeWindow"]),
  ],
  dependencies: [.package(name: "ProtocolStyle", path: "../..")],
  targets: [
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(
      name: "StyleGTK",
      dependencies: [
        "CGTK", .product(name: "ProtocolStyle", package: "ProtocolStyle"),
        .product(name: "StyleBinding", package: "ProtocolStyle"),
        .product(name: "StyleHTML", package: "ProtocolStyle"),
        .product(name: "StyleLayout", package: "ProtocolStyle"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "CafeWindow",
      dependencies: [
        "CGTK", "StyleGTK", .product(name: "ProtocolStyle", package: "ProtocolStyle"),
        .product(name: "StyleBinding", package: "ProtocolStyle"),
        .product(name: "StyleHTML", package: "ProtocolStyle"),
      ],
      swiftSettings: settings),
    .target(
      name: "KindFixtures",
      dependencies: [.product(name: "ProtocolStyle", package: "ProtocolStyle")],
      swiftSettings: settings),
    .testTarget(
      name: "StyleGTKTests",
      dependencies: [
        "CGTK", "KindFixtures", "StyleGTK",
        .product(name: "ProtocolStyle", package: "ProtocolStyle"),
        .product(name: "StyleBinding", package: "ProtocolStyle"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
