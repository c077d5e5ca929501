internal import ProtocolStyle

/// What `requireStyle` throws: a node that was rendered otherwise than a test expects.
public struct StyleMismatch: Error, Equatable, Sendable {
  /// What was looked at, for people: `BuyButton`.
  public let subject: String

  /// What is otherwise, by attribute; at least one.
  public let differences: [StyleDifference]

  /// A mismatch, or nil where there is no difference.
  init?(_ subject: String, _ differences: [StyleDifference]) {
    guard !differences.isEmpty else { return nil }
    self.subject = subject
    self.differences = differences
  }
}

extension StyleMismatch: CustomStringConvertible {
  /// A table of what differs: a line for each attribute, with what is expected and what is there.
  public var description: String {
    let rows =
      [["attribute", "expected", "actual"]]
      + differences.map { [$0.name, $0.expectedText, $0.actualText] }
    let widths = (0...1).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      "  " + zip(row, widths).map { $0 + spaces($1 - $0.count) + "  " }.joined() + row[2]
    }
    return (["\(subject) is not styled as expected:"] + lines).joined(separator: "\n")
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
