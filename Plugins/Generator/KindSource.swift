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

  /// The path and title of the section.
  let section: String

  /// Reads the kinds of a file; sections without the protocol of a kind are something else.
  ///
  /// - Throws: A `SourceError` that names the section and the missing part.
  static func all(in file: SourceFile) throws -> [KindSource] {
    try file.sections.compactMap { section in
      try section.first(/\npublic protocol (\w+Node): \w+ \{\}\n/)
        .map { try KindSource(section, protocolName: $0) }
    }
  }

  private init(_ section: SourceFile, protocolName: String) throws {
    self.section = section.path
    self.protocolName = protocolName
    let body = try section.require(
      /= NodeKind\(([\s\S]+?\))\n\}/, "`static let … = NodeKind(…)`")
    name = try section.require(/= NodeKind\(\s*"(\w+)"/, "name of the kind")
    let used = try section.require(/of: \(any (\w+)\)\.self/, "protocol of the kind")
    if used != protocolName {
      throw SourceError(
        path: section.path,
        reason: "The kind's protocol is \(used), and the section declares \(protocolName). "
          + "Correct one of them.")
    }
    parent = section.first(/parent: \.(\w+)/)
    let rest = body.split(separator: "derivations:", maxSplits: 1)
    let uses = rest[0].split(separator: "uses:", maxSplits: 1).dropFirst().first
    listed = uses?.memberNames ?? []
    derivations = rest.dropFirst().first?.memberNames ?? []
  }
}

/// The inputs and the output of one derivation in `Derivation+Standard.swift`.
struct DerivationSource {
  let name: String
  let output: String
  let inputs: [String]

  /// Reads all derivations.
  ///
  /// - Throws: A `SourceError` for a list of inputs that isn't in the file.
  static func all(in file: SourceFile) throws -> [DerivationSource] {
    let expression =
      /static let (\w+) = Derivation\(\s*of: \.(\w+), from: (\.?)(\w+)/
    return try file.text.matches(of: expression).map { match in
      let input = String(match.4)
      if !match.3.isEmpty {
        return DerivationSource(name: String(match.1), output: String(match.2), inputs: [input])
      }
      let list = file.text.matches(of: /static let (\w+): AttributeList = \[([^\]]*)\]/)
        .first { $0.1 == input }
      guard let list else {
        throw SourceError(
          path: file.path, reason: "There is no `static let \(input): AttributeList`. Add it.")
      }
      return DerivationSource(
        name: String(match.1), output: String(match.2), inputs: list.2.memberNames)
    }
  }
}
