/// A probable mistake in types, rules, themes or data that the compiler doesn't detect.
///
/// Findings don't affect styling. The module `StyleInspector` returns those of types, rules,
/// themes, packs and trees; ``Theme/decodingFindings`` has those of a theme's data.
public struct Finding: Hashable, Sendable {
  /// The severity of a finding.
  public enum Severity: String, CaseIterable, Hashable, Sendable, Codable, Comparable {
    /// Useful to know.
    case note

    /// Probably a mistake.
    case warning

    /// Certainly a mistake.
    case error

    /// Returns whether a severity is lower than another.
    ///
    /// - Parameters:
    ///   - left: A severity.
    ///   - right: Another severity.
    /// - Returns: Whether `left` is the lower one.
    public static func < (left: Severity, right: Severity) -> Bool {
      left.place < right.place
    }
  }

  /// The kind of a finding, which packs and tools can extend.
  public struct Identifier: RawRepresentable, Hashable, Sendable, Codable {
    /// The name, in words joined by hyphens, such as `unused-attribute`.
    public let rawValue: String

    /// Creates an identifier.
    ///
    /// - Parameter rawValue: The name, in words joined by hyphens.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The severity.
  public let severity: Severity

  /// The kind of finding.
  public let identifier: Identifier

  /// The problem, in one sentence that names the types involved.
  public let summary: String

  /// The consequence of the problem, and its reason.
  public let explanation: String

  /// The advice for solving the problem.
  public let remedy: String

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - severity: The severity.
  ///   - identifier: The kind of finding.
  ///   - summary: The problem, in one sentence that names the types involved.
  ///   - explanation: The consequence of the problem, and its reason.
  ///   - remedy: The advice for solving the problem.
  public init(
    _ severity: Severity, _ identifier: Identifier, summary: String, explanation: String,
    remedy: String
  ) {
    self.severity = severity
    self.identifier = identifier
    self.summary = summary
    self.explanation = explanation
    self.remedy = remedy
  }
}

extension Finding: CustomStringConvertible {
  /// The whole finding: `warning: … [unused-attribute]`, then the explanation and the remedy.
  public var description: String {
    "\(severity.rawValue): \(summary) [\(identifier.rawValue)]\n  \(explanation)\n  \(remedy)"
  }
}
