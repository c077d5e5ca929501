/// The height of a bar and whether it has a prompt, like UIKit's `UIBarMetrics`.
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
  /// The name of a place on this axis in messages: `bar metrics`.
  public static var name: String { "bar metrics" }

  /// The same metrics without the prompt, then the default metrics.
  public var fallbacks: [BarMetrics] {
    switch self {
    case .default: []
    case .compact, .defaultPrompt: [.default]
    case .compactPrompt: [.compact, .default]
    }
  }

  /// The name of the case.
  public var description: String { rawValue }

  /// Creates metrics from the name of a case.
  ///
  /// - Parameter description: The name.
  /// - Throws: ``InvalidValueError``, which names what is accepted, if the text isn't the name of a
  ///   case.
  public init(validating description: String) throws(InvalidValueError) {
    self = try .named(description, as: Self.name)
  }

  /// Returns whether metrics are declared before other metrics.
  ///
  /// - Parameters:
  ///   - left: Metrics.
  ///   - right: Other metrics.
  /// - Returns: Whether `left` comes before `right`.
  public static func < (left: BarMetrics, right: BarMetrics) -> Bool {
    left.place < right.place
  }
}

/// Values by bar metrics, such as the vertical position of a bar's title.
public typealias MetricsValues<Value: Hashable & Sendable & Codable> = AxisValues<BarMetrics, Value>
