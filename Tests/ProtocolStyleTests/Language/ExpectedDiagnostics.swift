import Testing

/// Expects the compiler to say of a snippet what its comments say, and nothing else.
///
/// A line that ends in `// error: …` or `// warning: …` expects such a diagnostic there, one for
/// each of them. `// error: these words … those words` is to contain both, in its message or its
/// notes. A snippet without such comments is expected to compile without a word.
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

/// A diagnostic that a comment of a snippet announces.
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
