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
  /// - Throws: A `SourceError` that names the declaration and what is missing.
  static func all(in file: SourceFile) throws -> [AttributeSource] {
    let sections = file.sections
    let attributes = try sections.map { try AttributeSource($0, family: file.name) }
    let names = Set(attributes.map(\.name))
    for section in sections {
      for fact in section.declarations where fact.keyword == "let" {
        let suffix = suffixes.first { fact.name.hasSuffix($0) }
        guard let suffix, names.contains(String(fact.name.dropLast(suffix.count))) else {
          throw section.error(
            at: fact, "`\(fact.name)` is about no attribute of this file. Correct the name.")
        }
      }
    }
    return attributes
  }

  /// How the names of constants end, after that of their attribute.
  private static let suffixes = ["IsInherited", "DrawingStates", "Key"]

  private init(_ section: SourceSection, family: String) throws {
    for declaration in section.declarations
    where !["extension", "let", "protocol"].contains(declaration.keyword) {
      throw section.error(
        at: declaration,
        "A section of attributes has a style protocol, its extensions and constants. "
          + "Move `\(declaration.keyword) \(declaration.name)` into another file.")
    }
    let protocols = section.declarations.filter { $0.keyword == "protocol" }
    guard let declaration = protocols.first else {
      self = try AttributeSource(derived: section, family: family)
      return
    }
    if protocols.count > 1 {
      throw section.error(
        at: protocols[1],
        "There are two style protocols. Begin each with `// MARK:` and its title.")
    }
    guard declaration.isPublic, declaration.type == "SendableMetatype",
      !declaration.documentation.isEmpty
    else { throw section.error(at: declaration, Self.accepted) }
    let isContent = family == Self.contentFamily
    let extensions = section.declarations.filter { $0.keyword == "extension" }
    if let other = extensions.first(where: { $0.name != declaration.name }) {
      throw section.error(
        at: other, "\(other.name) isn't the style protocol of this section. Extend it elsewhere.")
    }
    let properties = extensions.flatMap(\.members)
    let requirements = try declaration.members.map { member in
      guard member.keyword == "var", member.body?.text == "get" else {
        throw section.error(
          at: member, "A style protocol requires `var name: Type { get }` only. Correct it.")
      }
      return Requirement(
        name: member.name, type: member.type,
        hasDefault: properties.contains {
          $0.isPublic && $0.name == member.name && $0.type == member.type
        })
    }
    if !isContent, let missing = requirements.first(where: { !$0.hasDefault }) {
      throw section.error(
        at: declaration,
        "There is no `public var \(missing.name): \(missing.type) { … }`. "
          + "Add the default to an extension of \(declaration.name).")
    }
    if let value = properties.first(where: { $0.name.hasSuffix("Attribute") && !$0.isPublic }) {
      (name, valueType) = (String(value.name.dropLast("Attribute".count)), value.type)
      property = value.name
      reading = Self.reading(of: value.body ?? [], requirements.map(\.name))
    } else if let requirement = requirements.first, requirements.count == 1 {
      (name, valueType) = (requirement.name, requirement.type)
      property = requirement.name
      reading = "$0.\(requirement.name)"
    } else {
      throw section.error(
        at: declaration,
        "\(declaration.name) requires \(requirements.count) properties. "
          + "Add `var nameAttribute: Value { … }`, the value of the attribute `name`, "
          + "to an extension of it.")
    }
    self.family = family
    protocolName = declaration.name
    self.requirements = requirements
    summary = Self.summary(of: declaration.documentation)
    documentation = ["\(summary)."]
    let constants = section.declarations.filter { $0.keyword == "let" }
    isInherited = constants.contains { [name] in
      $0.name == "\(name)IsInherited" && $0.value?.text == "true"
    }
    hasDrawingStates = constants.contains { [name] in
      $0.name == "\(name)DrawingStates" && $0.type == "ControlState"
    }
    defaultText =
      isContent ? nil : try Self.defaultText(of: properties, section, at: declaration)
  }

  /// Reads a section without a style protocol.
  private init(derived section: SourceSection, family: String) throws {
    self.family = family
    let key = section.declarations.first { $0.keyword == "let" && $0.name.hasSuffix("Key") }
    guard let key, !key.documentation.isEmpty, let value = key.value,
      let parenthesis = value.firstIndex(ofSymbol: "("),
      let arguments = value[parenthesis...].callArguments, arguments.count == 2,
      arguments[0].value.first?.content == String(key.name.dropLast("Key".count)),
      arguments["kinds"]?.text == "[]"
    else { throw section.error(at: key, Self.accepted) }
    let type = value[..<parenthesis].text
    guard type.hasPrefix("Attribute<"), type.hasSuffix(">") else {
      throw section.error(at: key, Self.accepted)
    }
    name = String(key.name.dropLast("Key".count))
    valueType = String(type.dropFirst("Attribute<".count).dropLast())
    (protocolName, requirements, property, reading) = (nil, [], "", "")
    documentation = key.documentation
    summary = Self.summary(of: documentation)
    (defaultText, isInherited, hasDrawingStates) = (nil, false, false)
  }

  private static let accepted =
    "There is no documented `public protocol Name: SendableMetatype { … }`, and no documented "
    + "`let nameKey = Attribute<Value>(\"name\", kinds: [])`. Add one."

  /// The body of a value's getter, with `$0.` in front of the requirements that it reads.
  private static func reading(of body: SourceTokens, _ requirements: [String]) -> String {
    body.indices.map { index in
      let token = body[index]
      // The name of a requirement may be that of an argument, too.
      let isLabel = index + 1 < body.endIndex && body[index + 1].text == ":"
      let isRead = token.kind == .word && requirements.contains(token.text) && !isLabel
      return (index == body.startIndex ? "" : token.gap) + (isRead ? "$0." : "") + token.text
    }.joined()
  }

  /// The first sentence, without its period and without what is added to it.
  private static func summary(of documentation: [String]) -> String {
    let sentence = documentation.prefix { !$0.isEmpty }.joined(separator: " ")
    let ends = [", such as ", ", which ", "; "].compactMap { sentence.firstRange(of: $0) }
    let end = ends.map(\.lowerBound).min() ?? sentence.endIndex
    return String(sentence[..<end].reversed().drop { $0 == "." }.reversed())
  }

  /// The comment of the first default that has one: `white, black in dark`.
  private static func defaultText(
    of properties: [Declaration], _ section: SourceSection, at declaration: Declaration
  ) throws -> String {
    let mark = "The default: "
    for property in properties {
      let lines = property.documentation.drop { !$0.hasPrefix(mark) }
      guard let last = lines.firstIndex(where: { $0.hasSuffix(".") }) else { continue }
      return String(lines[...last].joined(separator: " ").dropFirst(mark.count).dropLast())
    }
    throw section.error(
      at: properties.first ?? declaration, "There is no `/// The default: …`. Add it.")
  }
}
