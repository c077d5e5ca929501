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

  static let cases: [Case] = [
    Case(
      path: "\(attributes)/View/Alpha.swift", old: "private let key", new: "let key",
      message: "\(attributes)/View/Alpha.swift: "
        + "There is no `private let key = Attribute<Value>(\"name\"`. Add it."),
    Case(
      path: "\(attributes)/View/Alpha.swift", old: "/// The default: 1.", new: "/// One.",
      message: "\(attributes)/View/Alpha.swift: There is no `/// The default: …`. Add it."),
    Case(
      path: "\(attributes)/View/Alpha.swift", old: "slot.write(node.alpha)", new: "slot.skip()",
      message: "\(attributes)/View/Alpha.swift: There is no `slot.write(node.alpha)`. Add it."),
    Case(
      path: "\(attributes)/View/Alpha.swift", old: "of: (any Alpha).self",
      new: "of: (any Beta).self",
      message: "\(attributes)/View/Alpha.swift: "
        + "The style protocol is Beta. Rename the file to Beta.swift."),
    Case(
      path: "Sources/ProtocolStyle/Kinds/ImageNode.swift", old: "[.image]", new: "[.imagge]",
      message: "Sources/ProtocolStyle/Kinds/ImageNode.swift: "
        + "`.imagge` is no attribute of Attributes and no list of Kinds. "
        + "Correct the name, or add the attribute's file."),
    Case(
      path: "Sources/ProtocolStyle/Kinds/ImageNode.swift", old: "(any ImageNode).self",
      new: "(any PictureNode).self",
      message: "Sources/ProtocolStyle/Kinds/ImageNode.swift: "
        + "The kind's protocol is PictureNode. Rename the file to PictureNode.swift."),
    Case(
      path: storage, old: "    /// The kind of device; unspecified by default.\n", new: "",
      message: "\(storage): "
        + "`idiom` isn't documented. Describe it: its accessor has the same comment."),
    Case(
      path: storage, old: "    package init() {}",
      new: (0..<5).map { "    /// More.\n    package var more\($0): Int = 0\n" }.joined(),
      message: "\(storage): There are 15 properties. At most 14 have a bit; "
        + "make the raw value of StyleEnvironment.Fields wider."),
  ]

  @Test(arguments: TestScale.rows(cases))
  func `a source of another shape is an error that names the part`(case: Case) throws {
    let copy = try Copy(of: ["Sources/ProtocolStyle"])
    try copy.edit(`case`.path, `case`.old, with: `case`.new)
    let error = #expect(throws: SourceError.self) { try Generator.files(of: copy.repository) }
    #expect(error?.description == `case`.message)
  }

  @Test func `an attribute outside of the families is an error that names them`() throws {
    let copy = try Copy(of: ["Sources/ProtocolStyle"])
    try copy.add("\(Self.attributes)/Odd/Sharpness.swift", "")
    let error = #expect(throws: SourceError.self) { try Generator.files(of: copy.repository) }
    #expect(
      error?.description
        == "\(Self.attributes)/Odd/Sharpness.swift: Odd isn't a family. Move the file into one of "
        + "the folders Layer, View, Text, Controls, Tracks, Bars, Tables, Content.")
  }
}
