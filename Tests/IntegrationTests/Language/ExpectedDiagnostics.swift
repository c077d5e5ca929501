import Testing

/// Expects the diagnostics of a snippet to be those in its comments.
///
/// A line that ends in `// error: …` or `// warning: …` expects one such diagnostic for each
/// comment. `// error: these words … those words` must contain both parts, in its message or its
/// notes. A snippet without such comments is expected to compile without diagnostics.
func expectDiagnostics(
  in source: String, flags: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  var found = try await Compiler.current.diagnose([.init(text: source)], flags: flags)
  for expected in ExpectedDiagnostic.all(in: source) {
    let index = found.firstIndex(where: expected.isMet)
    #expect(index != nil, "Not said: \(expected). Said: \(found)", sourceLocation: sourceLocation)
    if let index { found.remove(at: index) }
  }
  #expect(found.isEmpty, sourceLocation: sourceLocation)
}

/// A diagnostic that a comment in a snippet expects.
private struct ExpectedDiagnostic {
  let line: Int
  let severity: Substring
  let words: [Substring]

  static func all(in source: String) -> [ExpectedDiagnostic] {
    source.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .flatMap { index, line in
        line.matches(of: /\/\/ (error|warning): (.+?)(?= \/\/ |$)/).map { match in
          ExpectedDiagnostic(
            line: index + 1, severity: match.1, words: match.2.split(separator: " … "))
        }
      }
  }

  func isMet(by diagnostic: Diagnostic) -> Bool {
    diagnostic.line == line && diagnostic.severity == severity
      && words.allSatisfy { diagnostic.text.contains($0) }
  }
}
