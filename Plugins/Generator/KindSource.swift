/// One kind, as a section of a file in `Kinds` declares it.
struct KindSource {
  /// The name: `button`.
  let name: String

  /// The protocol: `ButtonNode`.
  let protocolName: String
  let parent: String?

  /// The names that the kind lists itself, of attributes and of lists such as `typography`.
  let listed: [String]

  /// The names of the derivations that the kind adds to its parent's.
  let derivations: [String]

  /// The section that declares it.
  let section: SourceSection

  /// Reads the kinds of a file; sections without the protocol of a kind are something else.
  ///
  /// - Throws: A `SourceError` that names the declaration and what is missing.
  static func all(in file: SourceFile) throws -> [KindSource] {
    try file.sections.compactMap { section in
      let declaration = section.declarations.first {
        $0.keyword == "protocol" && $0.isPublic && $0.name.hasSuffix("Node")
          && $0.body?.isEmpty == true
      }
      return try declaration.map { try KindSource(section, $0) }
    }
  }

  private init(_ section: SourceSection, _ declaration: Declaration) throws {
    self.section = section
    protocolName = declaration.name
    let calls = section.declarations.filter { $0.keyword == "extension" && $0.name == "NodeKind" }
      .flatMap(\.members).compactMap { $0.value?.arguments(ofCallTo: "NodeKind") }
    guard let arguments = calls.first, let first = arguments.first?.value.first,
      first.kind == .literal, let type = arguments["of"]
    else {
      throw section.error(
        at: declaration,
        "There is no `static let name = NodeKind(\"name\", of: (any \(protocolName)).self)`. "
          + "Add it to an extension of NodeKind.")
    }
    name = first.content
    if type.text != "(any \(protocolName)).self" {
      throw section.error(
        at: declaration,
        "The kind's protocol is \(type.text), and the section declares \(protocolName). "
          + "Correct one of them.")
    }
    parent = arguments["parent"]?.memberNames.first
    listed = arguments["uses"]?.memberNames ?? []
    derivations = arguments["derivations"]?.memberNames ?? []
  }
}

/// The inputs and the outputs of one derivation in `Kinds`.
struct DerivationSource {
  let name: String
  let outputs: [String]
  let inputs: [String]

  /// Whether it fills its output whenever an input has a value, as neither defaults nor adjustments
  /// do.
  let isPlain: Bool

  /// Reads the derivations of a file.
  ///
  /// - Throws: A `SourceError` for a list of inputs that isn't in the file, and for another form of a
  ///   derivation.
  static func all(in file: SourceFile) throws -> [DerivationSource] {
    let members = file.declarations.filter { $0.keyword == "extension" }.flatMap(\.members)
    let lists = Dictionary(attributeLists(in: file)) { first, _ in first }
    return try members.compactMap { member in
      guard let arguments = member.value?.arguments(ofCallTo: "Derivation") else { return nil }
      func source(_ outputs: String, _ inputs: String, isPlain: Bool = false) -> DerivationSource? {
        guard let outputs = arguments[outputs], let inputs = arguments[inputs] else { return nil }
        let listed = inputs.count == 1 ? lists[inputs.text] : inputs.memberNames
        return listed.map {
          DerivationSource(
            name: member.name, outputs: outputs.memberNames, inputs: $0, isPlain: isPlain)
        }
      }
      let found =
        source("of", "from", isPlain: true) ?? source("adjusting", "by")
        ?? source("defaults", "from")
      if let found { return found }
      throw SourceError(
        path: file.path, line: member.line,
        reason: arguments["from"].map {
          "There is no `static let \($0.text): [AttributeID]`. Add it."
        } ?? "A derivation has `of:` or `defaults:` and `from:`, or `adjusting:` and `by:`.")
    }
  }

  /// The lists of attributes that a file declares, by name.
  static func attributeLists(in file: SourceFile) -> [(String, [String])] {
    file.declarations.filter { $0.keyword == "extension" }.flatMap(\.members)
      .filter { $0.keyword == "let" && $0.type == "[AttributeID]" }
      .map { ($0.name, $0.value?.memberNames ?? []) }
  }
}
