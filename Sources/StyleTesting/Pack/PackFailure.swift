public import ProtocolStyle

/// The error of ``PackCheck/require()``: a pack with findings.
public struct PackFailure: Error, Equatable, Sendable {
  /// The name of the pack.
  public let pack: String

  /// The findings; at least one.
  public let findings: [Finding]
}

extension PackFailure: CustomStringConvertible {
  /// The findings, each with its explanation and remedy.
  public var description: String {
    (["Pack '\(pack)' has findings:"] + findings.map(\.description)).joined(separator: "\n")
  }
}
