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
  /// - Throws: A `SourceError` for a list of inputs that isn't in the file.
  static func all(in file: SourceFile) throws -> [DerivationSource] {
    let plain =
      /static let (\w+) = Derivation\(\s*of: \.(\w+), from: (\.?)(\w+)/
    let derivations = try file.text.matches(of: plain).map { match in
      let input = String(match.4)
      let inputs = match.3.isEmpty ? try list(input, in: file) : [input]
      return DerivationSource(
        name: String(match.1), outputs: [String(match.2)], inputs: inputs, isPlain: true)
    }
    let adjusting = /static let (\w+) = Derivation\(\s*adjusting: \.(\w+), by: \.(\w+)/
    let adjustments = file.text.matches(of: adjusting).map {
      DerivationSource(
        name: String($0.1), outputs: [String($0.2)], inputs: [String($0.3)], isPlain: false)
    }
    let filling =
      /static let (\w+) = Derivation\(\s*defaults: \[([^\]]*)\],\s*from: \[([^\]]*)\]/
    let defaults = file.text.matches(of: filling).map {
      DerivationSource(
        name: String($0.1), outputs: $0.2.memberNames, inputs: $0.3.memberNames, isPlain: false)
    }
    return derivations + adjustments + defaults
  }

  /// The names in a list of attributes that a file declares.
  private static func list(_ name: String, in file: SourceFile) throws -> [String] {
    let list = file.text.matches(of: /static let (\w+): \[AttributeID\] = \[([^\]]*)\]/)
      .first { $0.1 == name }
    guard let list else {
      throw SourceError(
        path: file.path, reason: "There is no `static let \(name): [AttributeID]`. Add it.")
    }
    return list.2.memberNames
  }
}
