/// One kind, as its file in `Kinds` declares it.
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

  /// Reads a file of `Kinds`.
  ///
  /// - Throws: A `SourceError` that names the missing part.
  init(_ file: SourceFile) throws {
    let body = try file.require(/= NodeKind\(([\s\S]+?\))\n\}/, "`static let … = NodeKind(…)`")
    name = try file.require(/= NodeKind\(\s*"(\w+)"/, "name of the kind")
    protocolName = try file.require(/of: \(any (\w+)\)\.self/, "protocol of the kind")
    if protocolName != file.name {
      throw SourceError(
        path: file.path,
        reason: "The kind's protocol is \(protocolName). Rename the file to \(protocolName).swift.")
    }
    parent = file.first(/parent: \.(\w+)/)
    let rest = body.split(separator: "derivations:", maxSplits: 1)
    let uses = rest[0].split(separator: "uses:", maxSplits: 1).dropFirst().first
    listed = uses?.memberNames ?? []
    derivations = rest.dropFirst().first?.memberNames ?? []
  }
}
