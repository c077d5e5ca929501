import Testing

@testable import Generator
@testable import TestSupport

/// The errors that the generator reports about sources of another shape.
@Suite struct SourceErrorTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let path: String
    let old: String
    let new: String

    /// A text of the edited file, in whose first line the mistake is.
    let place: String
    let reason: String
    var testDescription: String { reason }
  }

  private static let storage = "Sources/ProtocolStyle/Context/StyleEnvironment.Storage.swift"
  private static let attributes = "Sources/ProtocolStyle/Attributes"
  private static let view = "\(attributes)/View.swift"
  private static let content = "\(attributes)/Content.swift"
  private static let kinds = "Sources/ProtocolStyle/Kinds/ViewKinds.swift"
  private static let derivations = "Sources/ProtocolStyle/Kinds/Derivation+Standard.swift"

  private static let noDeclaration =
    "There is no documented `public protocol Name: SendableMetatype { … }`,"
    + " and no documented `let nameKey = Attribute<Value>(\"name\", kinds: [])`. Add one."

  static let cases: [Case] = [
    Case(
      path: view, old: "public protocol Alpha: SendableMetatype {", new: "public protocol Alpha {",
      place: "public protocol Alpha {", reason: noDeclaration),
    Case(
      path: view, old: "public protocol Alpha:", new: "protocol Alpha:",
      place: "protocol Alpha:", reason: noDeclaration),
    Case(
      path: view, old: "// MARK: Width\n", new: "", place: "public protocol Width:",
      reason: "There are two style protocols. Begin each with `// MARK:` and its title."),
    Case(
      path: view, old: "public var alpha: Double { 1 }", new: "public var opacity: Double { 1 }",
      place: "public protocol Alpha:",
      reason: "There is no `public var alpha: Double { … }`. "
        + "Add the default to an extension of Alpha."),
    Case(
      path: view, old: "public var alpha: Double { 1 }", new: "public var alpha: Float { 1 }",
      place: "public protocol Alpha:",
      reason: "There is no `public var alpha: Double { … }`. "
        + "Add the default to an extension of Alpha."),
    Case(
      path: view, old: "/// The default: 1.\n", new: "/// One.\n",
      place: "public var alpha: Double { 1 }",
      reason: "There is no `/// The default: …`. Add it."),
    Case(
      path: view, old: "  var alpha: Double { get }", new: "  var alpha: Double { get set }",
      place: "var alpha: Double { get set }",
      reason: "A style protocol requires `var name: Type { get }` only. Correct it."),
    Case(
      path: view, old: "extension Alpha {", new: "extension Width {", place: "extension Width {",
      reason: "Width isn't the style protocol of this section. Extend it elsewhere."),
    Case(
      path: view, old: "// MARK: Background color\n", new: "struct Odd {}\n\n// MARK: B\n",
      place: "struct Odd {}",
      reason: "A section of attributes has a style protocol, its extensions and constants. "
        + "Move `struct Odd` into another file."),
    Case(
      path: view, old: "let tintColorIsInherited", new: "let tintIsInherited",
      place: "let tintIsInherited",
      reason: "`tintIsInherited` is about no attribute of this file. Correct the name."),
    Case(
      path: view, old: "let tintColorIsInherited", new: "let tintColorIsInheritd",
      place: "let tintColorIsInheritd",
      reason: "`tintColorIsInheritd` is about no attribute of this file. Correct the name."),
    Case(
      path: "\(attributes)/Tables.swift", old: "let selectedBackgroundColorDrawingStates",
      new: "let selectedColorDrawingStates", place: "let selectedColorDrawingStates",
      reason: "`selectedColorDrawingStates` is about no attribute of this file. Correct the name."),
    Case(
      path: content, old: "var itemsAttribute:", new: "var all:",
      place: "public protocol ItemsContent:",
      reason: "ItemsContent requires 3 properties. "
        + "Add `var nameAttribute: Value { … }`, the value of the attribute `name`, "
        + "to an extension of it."),
    Case(
      path: "\(attributes)/Tracks.swift", old: "(\"pageIndicatorTintColor\"",
      new: "(\"pageTintColor\"", place: "let pageIndicatorTintColorKey", reason: noDeclaration),
    Case(
      path: kinds, old: "uses: .symbols + [.tintGradient, .image]", new: "uses: [.imagge]",
      place: "// MARK: Image",
      reason: "`.imagge` is no attribute of Attributes and no list of Kinds. "
        + "Correct the name, or declare the attribute."),
    Case(
      path: kinds, old: "(any ImageNode).self", new: "(any PictureNode).self",
      place: "public protocol ImageNode:",
      reason: "The kind's protocol is (any PictureNode).self, and the section declares ImageNode. "
        + "Correct one of them."),
    Case(
      path: kinds, old: "\"image\", of: (any ImageNode).self", new: "\"image\"",
      place: "public protocol ImageNode:",
      reason: "There is no `static let name = NodeKind(\"name\", of: (any ImageNode).self)`. "
        + "Add it to an extension of NodeKind."),
    Case(
      path: derivations, old: "let textInputs: [AttributeID]", new: "let inputs: [AttributeID]",
      place: "static let titleText",
      reason: "There is no `static let textInputs: [AttributeID]`. Add it."),
    Case(
      path: derivations, old: "(adjusting: .font, by: .contentSizeLimits)",
      new: "(limiting: .font, by: .contentSizeLimits)", place: "static let limitedFont",
      reason: "A derivation has `of:` or `defaults:` and `from:`, or `adjusting:` and `by:`."),
    Case(
      path: storage, old: "    /// The kind of device; unspecified by default.\n", new: "",
      place: "package var idiom",
      reason: "`idiom` isn't documented. Describe it: its accessor has the same comment."),
    Case(
      path: storage, old: "    package init() {}",
      new: (0..<3).map { "    /// More.\n    package var more\($0): Int = 0\n" }.joined(),
      place: "package var more2",
      reason: "There are 14 properties. At most 13 have a bit; "
        + "make the raw value of StyleEnvironment.Fields wider."),
  ]

  @Test(arguments: TestScale.rows(cases))
  func `a source of another shape is an error that names the line and the part`(
    case: Case
  ) throws {
    let copy = try Copy(of: Copy.sources)
    try copy.edit(`case`.path, `case`.old, with: `case`.new)
    let lines = try copy.repository.file(`case`.path).text
      .split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains(`case`.place) }) + 1
    let error = #expect(throws: SourceError.self) { try Generator.files(of: copy.repository) }
    #expect(error?.description == "\(`case`.path):\(line): \(`case`.reason)")
  }

  @Test func `an attribute outside of the families is an error that names them`() throws {
    let copy = try Copy(of: Copy.sources)
    try copy.add("\(Self.attributes)/Odd.swift", "")
    let error = #expect(throws: SourceError.self) { try Generator.files(of: copy.repository) }
    #expect(
      error?.description
        == "\(Self.attributes)/Odd.swift:1: Odd isn't a family. Move its declarations into one of "
        + "Layer.swift, View.swift, Stacks.swift, Text.swift, Symbols.swift, Controls.swift, "
        + "Tracks.swift, Bars.swift, Tables.swift, Content.swift.")
  }
}
