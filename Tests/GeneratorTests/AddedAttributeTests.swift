import Foundation
import Testing

@testable import Generator

/// Adding an attribute takes six edits: its declaration, a kind, and an entry in each renderer.
@Suite struct AddedAttributeTests {
  @Test func `lists and tables contain a new attribute`() throws {
    let copy = try Copy(of: Copy.sources)
    for edit in AddedAttribute.core { try edit.make(in: copy) }
    let files = try Generator.files(of: copy.repository)
    let naming = files.filter { $0.text.contains(/\b[tT]ilt\b/.wordBoundaryKind(.simple)) }
    #expect(
      naming.map(\.path) == [
        "Sources/ProtocolStyle/Attributes/View+Generated.swift",
        "Sources/ProtocolStyle/Attributes/AttributeList+Standard+Generated.swift",
        "Tests/ProtocolStyleTests/Attributes/StandardAttribute+Generated.swift",
        "Tests/ProtocolStyleTests/Attributes/Adopter+Generated.swift",
        "Tests/Fuzzing/Dictionaries/FuzzJSON+Generated",
        "Benchmarks/Rows/CastChain+Generated.swift",
        "Tests/ProtocolStyleTests/Kinds/KindRow+Generated.swift",
        "Tests/Fixtures/NativeViews/Tests/StyleUIKitTests/UndrawnAttributes+Generated.swift",
        "Sources/ProtocolStyle/ProtocolStyle.docc/AllStyleProtocols+Generated.md",
        "Sources/ProtocolStyle/ProtocolStyle.docc/AllKinds+Generated.md",
        "Sources/ProtocolStyle/ProtocolStyle.docc/Counterparts+Generated.md",
        "Sources/ProtocolStyle/ProtocolStyle.docc/Extensions/ViewModel+Generated.md",
      ])
    let page = try #require(files.first { $0.path.hasSuffix("AllStyleProtocols+Generated.md") })
    #expect(
      page.text.contains("| `tilt` | ``Tilt`` | `tilt: Double` | 5 | `.image` |"))
    #expect(
      try Vocabulary(copy.repository).adapters(lacking: "tilt")
        == ["pages", "terminal", "uiKit", "swiftUI", "gtk"])
  }

  @Test func `a renderer with an entry draws it`() throws {
    let copy = try Copy(of: Copy.sources)
    for edit in AddedAttribute.all { try edit.make(in: copy) }
    let vocabulary = try Vocabulary(copy.repository)
    #expect(vocabulary.adapters(lacking: "tilt") == ["terminal"])
    let box = try #require(vocabulary.modifiers.first { $0.name == "BoxModifier" })
    #expect(box.attributes.contains("tilt"))
    #expect(AddedAttribute.all.count <= 6)
    #expect(Set(AddedAttribute.all.map(\.path)).count == AddedAttribute.all.count)
  }

  @Test(
    arguments: [
      "on(.tilt, none: reason)", "on(\n  [.spacing, .tilt],\n  none: reason)",
      "([.tilt], none: reason),",
    ])
  func `an adapter that gives the reason why it doesn't draw it lacks it`(text: String) throws {
    let copy = try Copy(of: Copy.sources)
    for edit in AddedAttribute.core { try edit.make(in: copy) }
    let folder = Adapter.swiftUI.folder
    try copy.add("\(folder)/Reasons.swift", text)
    #expect(try Vocabulary(copy.repository).adapters(lacking: "tilt").contains("swiftUI"))
    try copy.add("\(folder)/Shown.swift", "on(.tilt) {}")
    #expect(try !Vocabulary(copy.repository).adapters(lacking: "tilt").contains("swiftUI"))
  }

  @Test func `new content has an offset and an accessor`() throws {
    let copy = try Copy(of: Copy.sources)
    let content = "Sources/ProtocolStyle/Attributes/Content.swift"
    let file = try copy.repository.file(content)
    let section = try #require(file.sections.first { $0.path.hasSuffix(", Badge content") })
    let declaration = section.text
      .replacing("Badge", with: "Caption").replacing("badge", with: "caption")
    try copy.add(content, file.text + "\n// MARK: Caption content\(declaration)")
    let files = try Generator.files(of: copy.repository)
    func text(_ name: String) throws -> String {
      try #require(files.first { $0.path.hasSuffix("/\(name)+Generated.swift") }).text
    }
    #expect(
      try text("Content").contains(
        "builtIn: \"caption\", of: (any CaptionContent).self, isContent: true"))
    #expect(try text("ContentOffsets").contains("caption = offset(.caption)"))
    #expect(
      try text("NodeContent").contains(
        "package var caption: String? { value(at: offsets.pointee.fields.caption) }"))
  }

  /// Builds and tests a copy of the package, and of those of the native views and GTK.
  ///
  /// This takes minutes; `.ci/added-attribute` enables it.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["STYLE_BUILDS_COPIES"] == "1"))
  func `the package builds with a new attribute, and its tests pass`() throws {
    let copy = try Copy(
      of: [
        "Benchmarks", "Package.swift", "Playground", "Plugins", "Sources", "Tests",
      ])
    for edit in AddedAttribute.all + AddedAttribute.standIns { try edit.make(in: copy) }
    let written = try Generator.files(of: copy.repository).filter(copy.repository.write)
    print("\(AddedAttribute.all.count) files edited by hand, \(written.count) generated:")
    for edit in AddedAttribute.all { print("  \(edit.path)") }
    #expect(try status(of: ["--filter", "CSSMeaningsDocumentTests"], in: copy, writes: true) == 0)
    #expect(
      try status(
        of: [
          "--filter",
          "^(ProtocolStyleTests\\.(Attribute|Kind|StandardAttribute|ViewModel|EnvironmentCoding)"
            + "|StyleHTMLTests\\.CSSMeaning|StyleTestingTests\\.StandardDefaults"
            + "|GeneratorTests\\.GeneratedFile|IntegrationTests\\.ComputedValue)",
        ], in: copy) == 0)
    for package in ["Tests/Fixtures/NativeViews", "Playground/GTK"] {
      #expect(try status(of: ["--filter", "AttributeTests"], in: copy, package: package) == 0)
    }
  }

  /// Runs `swift test` in a copy; on Linux GTK's tests need a display.
  private func status(
    of arguments: [String], in copy: Copy, package: String = "",
    writes writesDocuments: Bool = false
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let folder = copy.repository.root.appending(path: package).path
    process.arguments =
      (package.hasSuffix("GTK") ? ["xvfb-run", "-a"] : [])
      + ["swift", "test", "--package-path", folder] + arguments
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

extension Vocabulary {
  /// The names of the adapters that don't draw an attribute.
  fileprivate func adapters(lacking attribute: String) -> [String] {
    adapters.filter { undrawn(by: $0).contains(attribute) }.map(\.name)
  }
}
