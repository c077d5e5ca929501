internal import CommandSupport
internal import Foundation

/// The findings of a run, sorted by file and line.
struct Report {
  /// The output format.
  enum Format: String, CaseIterable {
    /// The format of compiler warnings, for people and editors.
    case text

    /// A JSON object with a list, for programs.
    case json
  }

  let findings: [Finding]

  /// Locates problems in the sources, and omits expected ones.
  ///
  /// - Parameters:
  ///   - problems: The problems.
  ///   - program: The declarations with the problems.
  ///   - sources: The sources, which may contain comments that silence findings.
  ///   - allowed: The identifiers to omit.
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

  /// The findings in the output format, with a line break after each line.
  func text(as format: Format) throws -> String {
    switch format {
    case .text: return findings.map(\.text).joined()
    case .json: return try ["findings": findings].prettyJSON + "\n"
    }
  }
}

// MARK: - Finding

/// A problem with its location in the sources, in printed form.
struct Finding: Codable, Hashable {
  /// The name of the documentation page about it.
  let kind: Problem.Kind

  /// The path of the file; nil if the declaration isn't found in the sources.
  let file: String?

  /// The line, counted from 1; zero if the file isn't known.
  let line: Int

  /// The column in UTF-8 bytes, counted from 1, as in compilers; zero if the file isn't known.
  let column: Int
  let message: String
  let remedy: String

  /// The lines in the format of a compiler: a warning and a note.
  var text: String {
    let place = file.map { "\($0):\(line):\(column): " } ?? ""
    return "\(place)warning: \(message) [\(kind.rawValue)]\n\(place)note: \(remedy)\n"
  }
}

extension Finding: Comparable {
  static func < (left: Finding, right: Finding) -> Bool {
    (left.file ?? "", left.line, left.column, left.message)
      < (right.file ?? "", right.line, right.column, right.message)
  }
}
