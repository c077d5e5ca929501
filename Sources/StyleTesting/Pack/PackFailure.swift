public import ProtocolStyle

/// What ``PackCheck/require()`` throws: a pack of which something does not hold.
public struct PackFailure: Error, Equatable, Sendable {
  /// The name of the pack.
  public let pack: String

  /// What does not hold; at least one.
  public let findings: [Finding]
}

extension PackFailure: CustomStringConvertible {
  /// The findings, each with its explanation and what to do.
  public var description: String {
    (["Pack '\(pack)' does not hold:"] + findings.map(\.description)).joined(separator: "\n")
  }
}
