/// Something about a type's styling that is probably not meant, and that the compiler lets through.
///
/// A finding does not stop the work. Ask for them in a test: `StyleApplier().findings(for:)`.
public struct Finding: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, CaseIterable, Hashable, Sendable, Codable, Comparable {
    /// Worth knowing.
    case note

    /// Probably not meant.
    case warning

    /// Certainly wrong.
    case error

    /// Orders from note to error.
    ///
    /// - Parameters:
    ///   - left: A severity.
    ///   - right: Another severity.
    /// - Returns: Whether the first is the lesser.
    public static func < (left: Severity, right: Severity) -> Bool {
      left.place < right.place
    }
  }

  /// What kind of finding it is: open, so that packs and tools may add theirs.
  public struct Identifier: RawRepresentable, Hashable, Sendable, Codable {
    /// The name, in words joined by hyphens: `unused-attribute`.
    public let rawValue: String

    /// Makes an identifier.
    ///
    /// - Parameter rawValue: The name, in words joined by hyphens.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How bad it is.
  public let severity: Severity

  /// What kind of finding it is.
  public let identifier: Identifier

  /// The problem, in one sentence that names the culprits.
  public let summary: String

  /// What follows from it, and why.
  public let explanation: String

  /// What to do about it.
  public let remedy: String

  /// Makes a finding.
  ///
  /// - Parameters:
  ///   - severity: How bad it is.
  ///   - identifier: What kind of finding it is.
  ///   - summary: The problem, in one sentence that names the culprits.
  ///   - explanation: What follows from it, and why.
  ///   - remedy: What to do about it.
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
  /// All of it: `warning: … [unused-attribute]`, then the explanation and the remedy.
  public var description: String {
    "\(severity.rawValue): \(summary) [\(identifier.rawValue)]\n  \(explanation)\n  \(remedy)"
  }
}
