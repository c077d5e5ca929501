import Foundation
import Testing

@testable import Generator

/// Adding an attribute takes three edits: its file, a kind, and its meaning in CSS.
@Suite struct AddedAttributeTests {
  @Test func `lists and tables contain a new attribute`() throws {
    let copy = try Copy(of: ["Sources/ProtocolStyle"])
    try AddedAttribute.addFile(to: copy)
    try AddedAttribute.addUse(to: copy)
    let files = try Generator.files(of: copy.repository)
    let naming = files.filter { $0.text.contains(/[sS]harpness/) }.map(\.path)
    #expect(
      naming == [
        "Sources/ProtocolStyle/Attributes/AttributeList+Standard+Generated.swift",
        "Sources/ProtocolStyle/Attributes/StandardProtocols+Generated.swift",
        "Benchmarks/Rows/CastChain+Generated.swift",
        "Tests/ProtocolStyleTests/Attributes/StandardAttribute+Generated.swift",
        "Tests/ProtocolStyleTests/Attributes/Adopter+Generated.swift",
        "Tests/Fuzzing/Dictionaries/FuzzJSON+Generated",
        "Tests/ProtocolStyleTests/Kinds/KindRow+Generated.swift",
        "Sources/ProtocolStyle/ProtocolStyle.docc/AllStyleProtocols+Generated.md",
        "Sources/ProtocolStyle/ProtocolStyle.docc/AllKinds+Generated.md",
      ])
    let page = try #require(files.first { $0.path.hasSuffix("AllStyleProtocols+Generated.md") })
    #expect(
      page.text.contains("| `sharpness` | ``Sharpness`` | `Double` | 1.5 | `.image` |"))
  }

  /// Builds and tests a copy of the package.
  ///
  /// This takes minutes; `.ci/added-attribute` enables it.
  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["STYLE_BUILDS_COPIES"] == "1"),
    .timeLimit(.minutes(30)))
  func `the package builds with a new attribute, and its tests pass`() throws {
    let copy = try Copy(
      of: [
        "Benchmarks", "Package.swift", "Playground", "Plugins", "Sources", "Tests",
      ])
    try AddedAttribute.add(to: copy)
    for file in try Generator.files(of: copy.repository) { _ = try copy.repository.write(file) }
    #expect(try status(of: ["--filter", "CSSMeaningsDocumentTests"], in: copy, writes: true) == 0)
    #expect(
      try status(
        of: [
          "--filter",
          "^(ProtocolStyleTests\\.(Attribute|Kind|StandardAttribute|ViewModel|EnvironmentCoding)"
            + "|StyleHTMLTests\\.CSSMeaning|StyleTestingTests\\.StandardDefaults"
            + "|GeneratorTests\\.GeneratedFile|IntegrationTests\\.ComputedValue)",
        ], in: copy) == 0)
  }

  /// Runs `swift test` in a copy.
  private func status(
    of arguments: [String], in copy: Copy, writes writesDocuments: Bool = false
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swift", "test", "--package-path", copy.repository.root.path] + arguments
    var environment = ProcessInfo.processInfo.environment
    environment["STYLE_BUILDS_COPIES"] = nil
    // By default, tests read a fifth of the kinds and attributes, which may not include the new one.
    environment["STYLE_THOROUGH"] = "1"
    environment["STYLE_WRITES_DOCUMENTS"] = writesDocuments ? "1" : nil
    process.environment = environment
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
