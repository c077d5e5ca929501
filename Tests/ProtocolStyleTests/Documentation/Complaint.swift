import Foundation
import Testing

/// Where a document does not hold what it promises, and why.
struct Complaint: Sendable, Equatable {
  /// The line of the document, counted from 1.
  let line: Int
  let text: String
}

extension Complaint {
  /// What the compiler says.
  init(_ diagnostic: Diagnostic) {
    self.init(line: diagnostic.line, text: "\(diagnostic.severity): \(diagnostic.text)")
  }

  /// A claim that was not met; nothing was printed when the program never came there.
  init(_ claim: Claim, printed: [String]?) {
    let claimed = claim.text.joined(separator: "\n")
    let printed = printed.map { "printed '\($0.joined(separator: "\n"))'" } ?? "never came there"
    self.init(line: claim.line, text: "claims '\(claimed)', \(printed)")
  }

  /// Fails the test, at the line of the document, which is given by its path from the root.
  func record(at path: String) {
    Issue.record(
      "\(path):\(line): \(text)",
      sourceLocation: SourceLocation(
        fileID: "ProtocolStyleTests/\(path)",
        filePath: Repository.root.appending(path: path).path(), line: max(line, 1), column: 1))
  }
}
