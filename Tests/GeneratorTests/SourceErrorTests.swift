import Testing

@testable import Generator

/// The errors that the generator reports about sources of another shape.
@Suite struct SourceErrorTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let path: String
    let old: String
    let new: String
    let message: String
    var testDescription: String { message }
  }

  private static let storage = "Sources/ProtocolStyle/Context/StyleEnvironment.Storage.swift"
  private static let attributes = "Sources/ProtocolStyle/Attributes"
  private static let view = "\(attributes)/View.swift"
  private static let kinds = "Sources/ProtocolStyle/Kinds/ViewKinds.swift"

  static let cases: [Case] = [
    Case(
      path: view, old: "public protocol Alpha: SendableMetatype {", new: "public protocol Alpha {",
      message:
        "\(view), Alpha: There is no documented `public protocol Name: SendableMetatype { … }`,"
        + " and no documented `let nameKey = Attribute<Value>(\"name\", kinds: [])`. Add one."),
    Case(
      path: view, old: "// MARK: Width\n", new: "",
      message: "\(view), Tint color: There are two style protocols. "
        + "Begin each with `// MARK:` and its title."),
    Case(
      path: view, old: "public var alpha: Double { 1 }", new: "public var opacity: Double { 1 }",
      message: "\(view), Alpha: There is no `public var alpha: Double { … }`. "
        + "Add the default to an extension of Alpha."),
    Case(
      path: view, old: "/// The default: 1.\n", new: "/// One.\n",
      message: "\(view), Alpha: There is no `/// The default: …`. Add it."),
    Case(
      path: view, old: "let tintColorIsInherited", new: "let tintIsInherited",
      message: "\(view): `tintIsInherited` is about no attribute of this file. Correct the name."),
    Case(
      path: "\(attributes)/Tables.swift", old: "let selectedBackgroundColorDrawingStates",
      new: "let selectedColorDrawingStates",
      message: "\(attributes)/Tables.swift: "
        + "`selectedColorDrawingStates` is about no attribute of this file. Correct the name."),
    Case(
      path: "\(attributes)/Content.swift", old: "var itemsAttribute:", new: "var all:",
      message: "\(attributes)/Content.swift, Items content: ItemsContent requires 3 properties. "
        + "Add `var nameAttribute: Value { … }`, the value of the attribute `name`, "
        + "to an extension of it."),
    Case(
      path: "\(attributes)/Tracks.swift", old: "(\"pageIndicatorTintColor\"",
      new: "(\"pageTintColor\"",
      message: "\(attributes)/Tracks.swift, Page indicator tint color: "
        + "There is no documented `public protocol Name: SendableMetatype { … }`,"
        + " and no documented `let nameKey = Attribute<Value>(\"name\", kinds: [])`. Add one."),
    Case(
      path: kinds, old: "uses: .symbols + [.image]", new: "uses: [.imagge]",
      message: "\(kinds), Image: `.imagge` is no attribute of Attributes and no list of Kinds. "
        + "Correct the name, or declare the attribute."),
    Case(
      path: kinds, old: "(any ImageNode).self", new: "(any PictureNode).self",
      message: "\(kinds), Image: "
        + "The kind's protocol is PictureNode, and the section declares ImageNode. "
        + "Correct one of them."),
    Case(
      path: storage, old: "    /// The kind of device; unspecified by default.\n", new: "",
      message: "\(storage): "
        + "`idiom` isn't documented. Describe it: its accessor has the same comment."),
    Case(
      path: storage, old: "    package init() {}",
      new: (0..<4).map { "    /// More.\n    package var more\($0): Int = 0\n" }.joined(),
      message: "\(storage): There are 14 properties. At most 13 have a bit; "
        + "make the raw value of StyleEnvironment.Fields wider."),
  ]

  @Test(arguments: TestScale.rows(cases))
  func `a source of another shape is an error that names the part`(case: Case) throws {
    let copy = try Copy(of: Copy.sources)
    try copy.edit(`case`.path, `case`.old, with: `case`.new)
    let error = #expect(throws: SourceError.self) { try Generator.files(of: copy.repository) }
    #expect(error?.description == `case`.message)
  }

  @Test func `an attribute outside of the families is an error that names them`() throws {
    let copy = try Copy(of: Copy.sources)
    try copy.add("\(Self.attributes)/Odd.swift", "")
    let error = #expect(throws: SourceError.self) { try Generator.files(of: copy.repository) }
    #expect(
      error?.description
        == "\(Self.attributes)/Odd.swift: Odd isn't a family. Move its declarations into one of "
        + "Layer.swift, View.swift, Stacks.swift, Text.swift, Symbols.swift, Controls.swift, "
        + "Tracks.swift, Bars.swift, Tables.swift, Content.swift.")
  }
}
