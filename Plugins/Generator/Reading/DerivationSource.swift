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
