package import Foundation
package import ProtocolStyle

/// A problem or a finding of a file in one line, as compilers print them.
///
/// `swift package check-tokens` prints it, and editors find the place in it.
package struct FileDiagnostic: Hashable, Sendable {
  /// The severity: an error for a problem that rejects the file.
  package let severity: Finding.Severity

  /// The path of the file, which begins with the folder that was given.
  package let file: String

  /// The line and the column; nil for a file that can't be read.
  package let position: TextPosition?

  /// The pointer to the value, what's wrong, and the remedy.
  package let message: String
}

extension FileDiagnostic: CustomStringConvertible {
  /// The diagnostic: `brand.tokens.json:3:14: error: #/gap/$value: "8pt" was found; …`.
  package var description: String {
    printable(
      "\(file)\(position.map { ":\($0)" } ?? ""): \(severity.rawValue): \(message)")
  }
}

extension TokenFile {
  /// Reads a file, and returns everything that is wrong in it or in a file that it refers to.
  ///
  /// - Parameters:
  ///   - path: The path of the file, a resolver or a file of tokens, as diagnostics begin.
  ///   - mode: The accepted forms.
  ///   - root: The folder that contains all files that a resolver may refer to; all files by
  ///     default.
  ///   - bases: The files of tokens that references may be to; none by default.
  /// - Returns: The diagnostics, by file and position.
  package static func diagnostics(
    in path: String, mode: Mode, root: URL? = URL(filePath: "/"), bases: [URL] = []
  ) -> [FileDiagnostic] {
    let limits = TokenLimits()
    let log = ProblemLog(isLenient: mode == .lenient, nameComparisons: limits.nameComparisons)
    var diagnostics: [FileDiagnostic] = []
    do throws(StyleFileError) {
      _ = try TokenFile(
        contentsOf: URL(filePath: path), named: path, log, limits: limits, root: root,
        bases: bases)
    } catch {
      diagnostics = error.problems.map { problem in
        FileDiagnostic(
          severity: .error, file: Self.path(of: problem.file, from: path),
          position: problem.position, message: Self.text(problem.message))
      }
    }
    let findings = zip(zip(log.findings, log.places), log.findingPositions())
    // A file that is rejected because no token is left has each of them as a problem as well.
    let known = Set(diagnostics.map { "\($0.file) \($0.position?.description ?? "")" })
    for ((finding, place), position) in findings {
      let name = log.files.indices.contains(place.site.file) ? log.files[place.site.file] : path
      let file = Self.path(of: name, from: path)
      guard !known.contains("\(file) \(position?.description ?? "")") else { continue }
      let places = [
        printable(name) + (place.position.map { ":\($0)" } ?? ""), printable(name),
      ]
      let shown = places.first { finding.summary.hasPrefix($0) } ?? ""
      let summary = Self.text(finding.summary.dropFirst(shown.count))
      diagnostics.append(
        FileDiagnostic(
          severity: finding.severity, file: file, position: position,
          message: "\(summary) \(finding.remedy) [\(finding.identifier.rawValue)]"))
    }
    return diagnostics.sorted { left, right in
      let (one, other) = (left.position, right.position)
      return (left.file, one?.line ?? 0, one?.column ?? 0)
        < (right.file, other?.line ?? 0, other?.column ?? 0)
    }
  }

  /// A message that begins with its pointer, or without one with its first word.
  private static func text(_ message: some StringProtocol) -> String {
    String(message.drop { $0 == ":" || $0 == " " })
  }

  /// The path of a file that another one refers to, from the folder of the first one.
  private static func path(of name: String, from path: String) -> String {
    guard name != path, !name.hasPrefix("/") else { return name }
    let plain = name.hasPrefix("./") ? String(name.dropFirst(2)) : name
    return path.lastIndex(of: "/").map { path[...$0] + plain } ?? plain
  }
}
