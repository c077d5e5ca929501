/// One thing that the compiler says, with the notes that belong to it.
struct Diagnostic: Sendable {
  /// The file as the compiler names it, without its folders.
  let file: String
  let line: Int

  /// `error` or `warning`.
  let severity: String
  let message: String
  var notes: [String] = []

  /// Everything that is said, notes included.
  var text: String { ([message] + notes).joined(separator: "\n") }

  /// Reads what the compiler printed in its `llvm` style: `file:line:column: severity: message`.
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
  /// As the compiler says it.
  var description: String { "\(file):\(line): \(severity): \(text)" }
}
