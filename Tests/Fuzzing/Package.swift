// swift-tools-version: 6.2

import PackageDescription

// libFuzzer has the `main` function, so these link only with `--sanitize=fuzzer`: see `.ci/fuzz`.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
  .unsafeFlags(["-parse-as-library"]),
]

func product(_ name: String) -> Target.Dependency {
  .product(name: name, package: "ProtocolStyle")
}

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "ProtocolStyle", path: "../..")
  ],
  targets: [
    .target(
      name: "FuzzInput", dependencies: [product("ProtocolStyle")], swiftSettings: settings),
    .executableTarget(
      name: "FuzzColor", dependencies: ["FuzzInput", product("ProtocolStyle")],
      swiftSettings: settings),
    .executableTarget(
      name: "FuzzHTML",
      dependencies: ["FuzzInput", product("ProtocolStyle"), product("StyleHTML")],
      swiftSettings: settings),
    .executableTarget(
      name: "FuzzJSON",
      dependencies: [
        "FuzzInput", product("ProtocolStyle"), product("StyleHTML"), product("StyleInspector"),
        product("StyleTerminal"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "FuzzMarkdown", dependencies: ["FuzzInput", product("ProtocolStyle")],
      swiftSettings: settings),
    .executableTarget(
      name: "FuzzPatch",
      dependencies: ["FuzzInput", product("ProtocolStyle"), product("StyleHTML")],
      swiftSettings: settings),
    .executableTarget(
      name: "FuzzStyleSheet",
      dependencies: ["FuzzInput", product("ProtocolStyle"), product("StyleFiles")],
      swiftSettings: settings),
    .executableTarget(
      name: "FuzzTokens",
      dependencies: ["FuzzInput", product("ProtocolStyle"), product("StyleFiles")],
      swiftSettings: settings),
    .executableTarget(
      name: "FuzzTerminal",
      dependencies: ["FuzzInput", product("ProtocolStyle"), product("StyleTerminal")],
      swiftSettings: settings),
    .executableTarget(
      name: "FuzzTree", dependencies: ["FuzzInput", product("ProtocolStyle")],
      exclude: ["Reference/RandomTreeTests.swift"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
