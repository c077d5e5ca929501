internal import Foundation

/// The findings of a run, in the order of files and lines.
struct Report {
  /// How findings are written.
  enum Format: String, CaseIterable {
    /// As compilers write warnings, for people and editors.
    case text

    /// An object with a list, for programs.
    case json
  }

  let findings: [Finding]

  /// Places problems in the sources, without those that are expected.
  ///
  /// - Parameters:
  ///   - problems: The problems.
  ///   - program: The declarations that they are of.
  ///   - sources: The sources to look for comments in.
  ///   - allowed: The kinds that are left out.
  init(
    _ problems: [Problem], of program: Program, in sources: Sources,
    allowing allowed: Set<Problem.Kind>
  ) {
    var sources = sources
    let findings = problems.compactMap { problem -> Finding? in
      guard !allowed.contains(problem.kind),
        let declaration = program.declarations[problem.declaration]
      else { return nil }
      let place = sources.place(of: declaration)
      if let place, sources.excuse(problem, of: declaration, in: place.file, line: place.line) {
        return nil
      }
      return Finding(
        kind: problem.kind, file: place?.file, line: place?.line ?? 0,
        column: place?.column ?? 0, message: problem.message, remedy: problem.remedy)
    }
    self.findings = Set(findings).sorted()
  }

  /// The findings as they go to standard output, with a line break behind each line.
  func text(as format: Format) throws -> String {
    switch format {
    case .text: return findings.map(\.text).joined()
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(["findings": findings]), as: UTF8.self) + "\n"
    }
  }
}
