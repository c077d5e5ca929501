/// A diagnostic of the compiler, with its notes.
struct Diagnostic: Sendable {
  /// The name of the file, without its folders.
  let file: String
  let line: Int

  /// `error` or `warning`.
  let severity: String
  let message: String
  var notes: [String] = []

  /// The message with all notes.
  var text: String { ([message] + notes).joined(separator: "\n") }

  /// Parses the compiler's output in its `llvm` style: `file:line:column: severity: message`.
  static func parse(_ output: String) -> [Diagnostic] {
    let form =
      /(?<path>[^:]+):((?<line>\d+):(\d+:)?)? (?<severity>error|warning|note): (?<message>.*)/
    var diagnostics: [Diagnostic] = []
    for line in output.split(separator: "\n") {
      guard let match = line.wholeMatch(of: form) else { continue }
      let message = String(match.message)
      if match.severity == "note" {
        diagnostics.indices.last.map { diagnostics[$0].notes.append(message) }
        continue
      }
      diagnostics.append(
        Diagnostic(
          file: String(match.path.split(separator: "/").last ?? ""),
          line: match.line.flatMap { Int($0) } ?? 0, severity: String(match.severity),
          message: message))
    }
    return diagnostics
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic in the compiler's format.
  var description: String { "\(file):\(line): \(severity): \(text)" }
}
