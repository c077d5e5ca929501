import Foundation
import Testing

/// A place where a document makes a false claim, and the reason.
struct Complaint: Sendable, Equatable {
  /// The line of the document, counted from 1.
  let line: Int
  let text: String
}

extension Complaint {
  /// Creates a complaint from a diagnostic of the compiler.
  init(_ diagnostic: Diagnostic) {
    self.init(line: diagnostic.line, text: "\(diagnostic.severity): \(diagnostic.text)")
  }

  /// Creates a complaint about a false claim; `printed` is nil if the program didn't reach it.
  init(_ claim: Claim, printed: [String]?) {
    let claimed = claim.text.joined(separator: "\n")
    let printed = printed.map { "printed '\($0.joined(separator: "\n"))'" } ?? "never came there"
    self.init(line: claim.line, text: "claims '\(claimed)', \(printed)")
  }

  /// Fails the test at the line of the document, whose path is relative to the root.
  func record(at path: String) {
    Issue.record(
      "\(path):\(line): \(text)",
      sourceLocation: SourceLocation(
        fileID: "IntegrationTests/\(path)",
        filePath: Repository.root.appending(path: path).path(), line: max(line, 1), column: 1))
  }
}
