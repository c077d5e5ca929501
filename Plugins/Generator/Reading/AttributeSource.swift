/// One attribute, as its file in `Attributes` declares it.
struct AttributeSource {
  /// A property that the style protocol requires.
  struct Requirement {
    let name: String
    let type: String

    /// Whether an extension of the protocol returns a value.
    let hasDefault: Bool
  }

  /// The name of the key and of the accessor: `borderWidth`.
  let name: String

  /// The type of the values: `StateValues<Color>`.
  let valueType: String

  /// The folder: `Layer`.
  let family: String

  /// The style protocol; nil where values are only derived or written.
  let protocolName: String?
  let requirements: [Requirement]

  /// The value of a node, with `$0` as the node: `RangedValue($0.value, in: $0.range)`.
  let reading: String

  /// The comment of the default, such as `white, black in dark`.
  ///
  /// Content and derived values have none.
  let defaultText: String?
  let isContent: Bool
  let isInherited: Bool

  /// Reads a file of `Attributes`.
  ///
  /// - Throws: A `SourceError` that names the missing part.
  init(_ file: SourceFile, family: String) throws {
    self.family = family
    name = try file.require(
      /private let key = Attribute<.+?>\(\s*"(\w+)"/,
      "`private let key = Attribute<Value>(\"name\"`"
    )
    valueType = try file.require(/private let key = Attribute<(.+?)>\(/, "type of the key")
    isContent = file.text.contains("isContent: true")
    isInherited = file.text.contains("isInherited: true")
    let protocolName = file.first(/of: \(any (\w+)\)\.self/)
    self.protocolName = protocolName
    guard let protocolName else {
      (requirements, reading, defaultText) = ([], "", nil)
      return
    }
    if protocolName != file.name {
      throw SourceError(
        path: file.path,
        reason: "The style protocol is \(protocolName). Rename the file to \(protocolName).swift.")
    }
    let text = file.text
    requirements = text.matches(of: /\n  var (\w+): (.+) \{ get \}/).map { match in
      Requirement(
        name: String(match.1), type: String(match.2),
        // The accessor of ViewModel has an optional type.
        hasDefault: text.contains("\n  public var \(match.1): \(match.2) {"))
    }
    reading = try file.require(/slot\.write\(([\s\S]+?)\)\n\}/, "`slot.write(node.\(name))`")
      .replacing("node.", with: "$0.")
    defaultText =
      isContent
      ? nil
      : try file.require(/\/\/\/ The default: ([\s\S]+?)\.\n/, "`/// The default: …`")
        .replacing(#/\n *///\ /#, with: " ")
  }
}
