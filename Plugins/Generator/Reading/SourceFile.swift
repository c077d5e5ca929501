/// The text of a Swift file, searched with regular expressions.
///
/// The files that the generator reads all have one shape, which `swift format` keeps. A full parser
/// isn't part of the toolchain; a file of another shape throws an error that names what is missing.
struct SourceFile {
  /// The path, relative to the repository.
  let path: String
  let text: String

  /// The name without its folder and extension.
  var name: String {
    String(path.split(separator: "/").last ?? "").replacing(".swift", with: "")
  }

  /// The first capture of an expression; nil without a match.
  func first(_ expression: Regex<(Substring, Substring)>) -> String? {
    text.firstMatch(of: expression).map { String($0.1) }
  }

  /// The first capture of an expression.
  ///
  /// - Throws: A `SourceError` that names `part` if nothing matches.
  func require(_ expression: Regex<(Substring, Substring)>, _ part: String) throws -> String {
    guard let found = first(expression) else {
      throw SourceError(path: path, reason: "There is no \(part). Add it.")
    }
    return found
  }
}

extension StringProtocol {
  /// The names behind a dot: `a` and `b` of `[.a, .b]` or `[Attribute.a.id, Attribute.b.id]`.
  var memberNames: [String] {
    String(self).matches(of: /\.([a-z]\w*)/).map { String($0.1) }.filter { $0 != "id" }
  }
}

/// Why a source file can't be read by the generator.
struct SourceError: Error, Hashable, CustomStringConvertible {
  /// The path of the file, relative to the repository.
  let path: String

  /// The part that is missing or wrong, and what is accepted instead.
  let reason: String

  var description: String { "\(path): \(reason)" }
}
