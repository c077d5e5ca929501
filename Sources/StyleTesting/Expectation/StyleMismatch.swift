internal import ProtocolStyle

/// The error of `requireStyle`: a node whose style differs from the expectation of a test.
public struct StyleMismatch: Error, Equatable, Sendable {
  /// The description of the styled node: `BuyButton`.
  public let subject: String

  /// The differences, by attribute; at least one.
  public let differences: [StyleDifference]

  /// Creates a mismatch, or returns nil if there are no differences.
  init?(_ subject: String, _ differences: [StyleDifference]) {
    guard !differences.isEmpty else { return nil }
    self.subject = subject
    self.differences = differences
  }
}

extension StyleMismatch: CustomStringConvertible {
  /// A table of the differences, with the expected and the actual value of each attribute.
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
