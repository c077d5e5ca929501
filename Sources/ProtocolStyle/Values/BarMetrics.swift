/// How much room a bar has, as UIKit's `UIBarMetrics`.
public enum BarMetrics: String, CaseIterable, Hashable, Sendable, Codable {
  /// The usual height.
  case `default`

  /// The lower height of bars on phones in landscape.
  case compact

  /// The usual height, with a prompt above the title.
  case defaultPrompt

  /// The lower height, with a prompt above the title.
  case compactPrompt
}

extension BarMetrics: StyleAxis {
  /// What a place on this axis is called in messages: `bar metrics`.
  public static var name: String { "bar metrics" }

  /// The same without the prompt, then the default metrics.
  public var fallbacks: [BarMetrics] {
    switch self {
    case .default: []
    case .compact, .defaultPrompt: [.default]
    case .compactPrompt: [.compact, .default]
    }
  }

  /// The name of the case.
  public var description: String { rawValue }

  /// Reads the name of a case.
  ///
  /// - Parameter description: The name.
  /// - Throws: ``InvalidValueError`` that says what is accepted, when the text is anything else.
  public init(validating description: String) throws(InvalidValueError) {
    self = try .named(description, as: Self.name)
  }

  /// Orders as the cases are declared.
  ///
  /// - Parameters:
  ///   - left: Metrics.
  ///   - right: Other metrics.
  /// - Returns: Whether the first come before the second.
  public static func < (left: BarMetrics, right: BarMetrics) -> Bool {
    left.place < right.place
  }
}
