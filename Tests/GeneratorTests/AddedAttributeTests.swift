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
        "Tests/Support/KindFixtures/UndrawnAttributes+Generated.swift",
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
      ("StyleUIKit", "on(.tilt, none: reason)"),
      ("StyleUIKit", "on(\n  [.spacing, .tilt],\n  none: reason)"),
      ("StyleUIKit", "// on(.tilt, UIView.self) {}\nview.set(.tilt, model.tilt)"),
      ("StyleUIKit", "let sample = \"on(.tilt, UIView.self) {}\""),
      ("StyleUIKit", "func on(_ tilt: Attribute<Double>) { Arrangement(of: model).tilt }"),
      ("StyleHTML", "CSSMeaning(.tilt, none: \"CSS has none\")"),
      ("StyleTerminal", "on(.tilt) { model.tilt }"),
    ])
  func `a renderer that only names it, or gives the reason why not, doesn't draw it`(
    module: String, text: String
  ) throws {
    let copy = try Copy(of: Copy.sources)
    for edit in AddedAttribute.core { try edit.make(in: copy) }
    try copy.add("Sources/\(module)/Other.swift", text)
    #expect(try Vocabulary(copy.repository).adapters(lacking: "tilt").count == 5)
  }

  @Test(
    arguments: [
      ("Sources/StyleUIKit", "uiKit", "on(.tilt, UIView.self) {}"),
      ("Sources/StyleUIKit", "uiKit", "on(\n  [.spacing, .tilt], UIView.self\n) {}"),
      ("Sources/StyleUIKit", "uiKit", "on(.tilt, none: reason)\nshowInConfiguration(.tilt)"),
      ("Sources/StyleHTML", "pages", "CSSMeaning(.tilt, none: \"content: an element\")"),
      ("Playground/GTK/Sources/StyleGTK", "gtk", "showPart(.tilt, SliderView.self, \"\")"),
    ])
  func `a renderer with an entry in its table draws it`(
    folder: String, name: String, text: String
  ) throws {
    let copy = try Copy(of: Copy.sources)
    for edit in AddedAttribute.core { try edit.make(in: copy) }
    try copy.add("\(folder)/Other.swift", text)
    #expect(try !Vocabulary(copy.repository).adapters(lacking: "tilt").contains(name))
  }

  @Test func `what a renderer draws without an entry is an attribute`() throws {
    let names = Set(try Vocabulary(.current).attributes.map(\.name))
    #expect(Adapter.all.flatMap(\.others).filter { !names.contains($0) } == [])
  }

  @Test func `a list of the core is drawn, except for what has a reason of its own`() throws {
    let copy = try Copy(of: Copy.sources)
    try copy.edit(
      "Sources/ProtocolStyle/Kinds/ViewKinds.swift", ".stackAxis, .stackAlignment,",
      with: ".tilt, .stackAxis, .stackAlignment,")
    try AddedAttribute.core[0].make(in: copy)
    #expect(try Vocabulary(copy.repository).adapters(lacking: "tilt") == ["pages", "terminal"])
    try copy.add("Sources/StyleUIKit/Other.swift", "on([.tilt], none: reason)")
    #expect(
      try Vocabulary(copy.repository).adapters(lacking: "tilt") == ["pages", "terminal", "uiKit"])
  }

  @Test func `new content has an offset and an accessor`() throws {
    let copy = try Copy(of: Copy.sources)
    let content = "Sources/ProtocolStyle/Attributes/Content.swift"
    let file = try copy.repository.file(content)
    let section = try #require(file.sections.first { $0.title == "Badge content" })
    let declaration = section.tokens.text
      .replacing("Badge", with: "Caption").replacing("badge", with: "caption")
    try copy.add(content, file.text + "\n// MARK: Caption content\n\n\(declaration)\n")
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
        "package var caption: String? { value { $0.caption } }"))
  }

  /// Builds and tests a copy of the package, and of those of the native views and GTK.
  ///
  /// This takes minutes; `.ci/added-attribute` runs it.
  @Test(.enabled(if: isFiltered, "It takes minutes; run `.ci/added-attribute`."))
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

  /// Whether `swift test` was started with a filter that names these tests.
  private static let isFiltered = CommandLine.arguments.contains { $0.contains("AddedAttribute") }

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
    // By default, tests read a fifth of the kinds and attributes, which may not include the new one.
    environment["STYLE_THOROUGH"] = "1"
    environment["STYLE_RECORD"] = writesDocuments ? "1" : nil
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
