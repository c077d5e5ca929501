package import Foundation
package import ProtocolStyle

/// A problem or a finding of a file in one line, as compilers print them.
///
/// `swift package check-tokens` prints it, and editors find the place in it.
package struct FileDiagnostic: Hashable, Sendable {
  /// The severity: an error for a problem that rejects the file.
  package let severity: Finding.Severity

  /// The kind of the finding, or of the problem: `older-token-form`, `invalidValue`.
  package let identifier: String

  /// The path of the file, which begins with the folder that was given.
  package let file: String

  /// The line and the column; nil for a file that can't be read.
  package let position: TextPosition?
  private let line: Int?
  private let column: Int?

  /// The pointer to the value, what's wrong, and the remedy.
  package let message: String

  /// The message without the pointer and what it quotes, which is the same for diagnostics with the same
  /// cause.
  fileprivate let cause: String

  /// The number of diagnostics of the file with this cause, of which this is the first.
  package fileprivate(set) var count = 1

  /// Makes a diagnostic whose message may begin with a pointer.
  fileprivate init(
    _ severity: Finding.Severity, _ identifier: String, file: String, _ position: TextPosition?,
    _ message: String, pointer: String?
  ) {
    (self.severity, self.identifier, self.file) = (severity, identifier, file)
    (self.position, line, column) = (position, position?.line, position?.column)
    self.message = message
    let pointer = pointer.map { printable($0) } ?? ""
    let rest = message.dropFirst(message.hasPrefix(pointer) ? pointer.count : 0)
    cause = String(rest).replacing(/"(?:[^"\\]|\\.)*"…?/, with: "…").replacing(
      /\d+(?:\.\d+)?/, with: "0")
  }
}

extension FileDiagnostic: CustomStringConvertible {
  /// The diagnostic: `brand.tokens.json:3:14: error: #/gap/$value: "8pt" was found; …`.
  package var description: String {
    let place = "\(file)\(position.map { ":\($0)" } ?? "")"
    let others = count > 1 ? " (the first of \(count))" : ""
    return printable("\(place): \(severity.rawValue): \(message)\(others)")
  }
}

extension [FileDiagnostic] {
  /// The first diagnostic of each file with each cause, with the number of all of them.
  package var byCause: [FileDiagnostic] {
    var (result, places) = ([FileDiagnostic](), [[String]: Int]())
    for diagnostic in self {
      let key = [
        diagnostic.file, diagnostic.severity.rawValue, diagnostic.identifier, diagnostic.cause,
      ]
      if let place = places[key] {
        result[place].count += diagnostic.count
      } else {
        places[key] = result.count
        result.append(diagnostic)
      }
    }
    return result
  }
}

extension FileDiagnostic: Encodable {
  private enum CodingKeys: String, CodingKey {
    case severity, identifier, file, line, column, message, count
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
  ///   - rules: The rules that tokens are checked by, if the file can be read; none by default.
  /// - Returns: The diagnostics, by file and position.
  package static func diagnostics(
    in path: String, mode: Mode, root: URL? = URL(filePath: "/"), bases: [URL] = [],
    rules: TokenRules? = nil
  ) -> [FileDiagnostic] {
    let limits = TokenLimits()
    let log = ProblemLog(isLenient: mode == .lenient, nameComparisons: limits.nameComparisons)
    var diagnostics: [FileDiagnostic] = []
    do throws(StyleFileError) {
      let file = try TokenFile(
        contentsOf: URL(filePath: path), named: path, log, limits: limits, root: root,
        bases: bases)
      rules?.check(file, log)
    } catch {
      diagnostics = error.problems.map { problem in
        FileDiagnostic(
          .error, problem.code.rawValue, file: Self.path(of: problem.file, from: path),
          problem.position, Self.text(problem.message), pointer: problem.pointer)
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
          finding.severity, finding.identifier.rawValue, file: file, position,
          "\(summary) \(finding.remedy) [\(finding.identifier.rawValue)]",
          pointer: place.site.pointer.description))
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
