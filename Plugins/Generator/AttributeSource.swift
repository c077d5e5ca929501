/// One attribute, as a section of a family's file in `Attributes` declares it.
///
/// A section begins with `// MARK:`. It has a style protocol with its default, or, for a value that is
/// only derived, its key. `CONTRIBUTING.md` describes the further facts that a section can declare.
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

  /// The name of the file: `Layer`.
  let family: String

  /// The style protocol; nil where values are only derived or written.
  let protocolName: String?
  let requirements: [Requirement]

  /// The property of a node that the reader writes: `borderWidth`, or `pageAttribute`.
  let property: String

  /// The value of a node, with `$0` as the node: `PageNumber($0.currentPage, of: $0.numberOfPages)`.
  let reading: String

  /// What the attribute is, without the period: `The width of the border around a node`.
  let summary: String

  /// The documentation of the key, in lines without slashes.
  let documentation: [String]

  /// The comment of the default, such as `white, black in dark`.
  ///
  /// Content and derived values have none.
  let defaultText: String?
  let isInherited: Bool

  /// Whether the value is only drawn in some control states.
  let hasDrawingStates: Bool
  var isContent: Bool { family == Self.contentFamily }

  /// The file of the attributes that are content.
  static let contentFamily = "Content"

  /// Reads the sections of a family's file.
  ///
  /// - Throws: A `SourceError` that names the section and the missing part.
  static func all(in file: SourceFile) throws -> [AttributeSource] {
    let attributes = try file.sections.map { try AttributeSource($0, family: file.name) }
    let names = Set(attributes.map(\.name))
    for match in file.text.matches(of: /\nlet (\w+)(IsInherited|DrawingStates)\b/)
    where !names.contains(String(match.1)) {
      throw SourceError(
        path: file.path,
        reason: "`\(match.1)\(match.2)` is about no attribute of this file. Correct the name.")
    }
    return attributes
  }

  private init(_ section: SourceFile, family: String) throws {
    let protocols = section.text.matches(
      of: #/\n((?:///.*\n)+)public protocol (\w+): SendableMetatype \{.*\n([\s\S]*?)\n\}\n/#)
    guard let declaration = protocols.first else {
      self = try AttributeSource(derived: section, family: family)
      return
    }
    if protocols.count > 1 {
      throw SourceError(
        path: section.path,
        reason: "There are two style protocols. Begin each with `// MARK:` and its title.")
    }
    let text = section.text
    let isContent = family == Self.contentFamily
    let requirements = declaration.3.matches(of: #/[ ]{2}var (\w+): (.+) \{ get \}/#).map { match in
      Requirement(
        name: String(match.1), type: String(match.2),
        hasDefault: text.contains("\n  public var \(match.1): \(match.2) {"))
    }
    if !isContent, let missing = requirements.first(where: { !$0.hasDefault }) {
      throw SourceError(
        path: section.path,
        reason: "There is no `public var \(missing.name): \(missing.type) { … }`. "
          + "Add the default to an extension of \(declaration.2).")
    }
    let value = text.firstMatch(
      of: #/\n[ ]{2}var (\w+)Attribute: (.+) \{\n[ ]{4}([\s\S]+?)\n[ ]{2}\}\n/#)
    if let value {
      (name, valueType) = (String(value.1), String(value.2))
      property = "\(value.1)Attribute"
      reading = try requirements.reduce(String(value.3)) { reading, requirement in
        // The name of a requirement may be that of an argument, too.
        reading.replacing(
          try Regex("\\b\(requirement.name)\\b(?!:)").wordBoundaryKind(.simple),
          with: "$0.\(requirement.name)")
      }
    } else if let requirement = requirements.first, requirements.count == 1 {
      (name, valueType) = (requirement.name, requirement.type)
      property = requirement.name
      reading = "$0.\(requirement.name)"
    } else {
      throw SourceError(
        path: section.path,
        reason: "\(declaration.2) requires \(requirements.count) properties. "
          + "Add `var nameAttribute: Value { … }`, the value of the attribute `name`, "
          + "to an extension of it.")
    }
    self.family = family
    protocolName = String(declaration.2)
    self.requirements = requirements
    summary = Self.summary(of: declaration.1.documentation)
    documentation = ["\(summary)."]
    isInherited = text.contains("\nlet \(name)IsInherited = true\n")
    hasDrawingStates = text.contains("\nlet \(name)DrawingStates: ControlState =")
    defaultText =
      isContent
      ? nil
      : try section.require(#/[/]{3} The default: ([\s\S]+?)\.\n/#, "`/// The default: …`")
        .replacing(#/\n *///\ /#, with: " ")
  }

  /// Reads a section without a style protocol.
  private init(derived section: SourceFile, family: String) throws {
    self.family = family
    let key = section.text.firstMatch(
      of: #/\n((?:///.*\n)+)let (\w+)Key = Attribute<(.+?)>\(\s*"(\w+)", kinds: \[\]\s*\)\n/#)
    guard let key, key.2 == key.4 else {
      throw SourceError(
        path: section.path,
        reason: "There is no documented `public protocol Name: SendableMetatype { … }`, and no "
          + "documented `let nameKey = Attribute<Value>(\"name\", kinds: [])`. Add one.")
    }
    (name, valueType) = (String(key.2), String(key.3))
    (protocolName, requirements, property, reading) = (nil, [], "", "")
    documentation = key.1.documentation
    summary = Self.summary(of: documentation)
    (defaultText, isInherited, hasDrawingStates) = (nil, false, false)
  }

  /// The first sentence, without its period and without what is added to it.
  private static func summary(of documentation: [String]) -> String {
    let sentence = documentation.prefix { !$0.isEmpty }.joined(separator: " ")
    let end =
      sentence.firstRange(of: #/,[ ]such[ ]as[ ]|,[ ]which[ ]|;[ ]/#)?.lowerBound
      ?? sentence.endIndex
    return String(sentence[..<end].reversed().drop { $0 == "." }.reversed())
  }
}
