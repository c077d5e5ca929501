/// The position and the metrics of a bar: UIKit's pair of `UIBarPosition` and `UIBarMetrics`.
public struct BarPlacement: Hashable, Sendable {
  /// The position of the bar.
  public var position: BarPosition

  /// The metrics of the bar.
  public var metrics: BarMetrics

  /// Creates a placement.
  ///
  /// - Parameters:
  ///   - position: The position of the bar; any position by default.
  ///   - metrics: The metrics of the bar; the default metrics by default.
  public init(_ position: BarPosition = .any, _ metrics: BarMetrics = .default) {
    self.position = position
    self.metrics = metrics
  }
}

extension BarPlacement: Codable {
  /// Decodes the text that ``encode(to:)`` writes.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path and, as its underlying error, ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    try self.init(describedIn: decoder)
  }

  /// Encodes the placement as text, its ``description``.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try encodeDescription(to: encoder)
  }
}

extension BarPlacement: StyleAxis {
  /// The name of a place on this axis in messages: `bar placement`.
  public static var name: String { "bar placement" }

  /// The same position with the fallbacks of the metrics, then any position with the metrics and
  /// these.
  public var fallbacks: [BarPlacement] {
    let positions = position == .any ? [.any] : [position, .any]
    let all = positions.flatMap { position in
      ([metrics] + metrics.fallbacks).map { BarPlacement(position, $0) }
    }
    return Array(all.dropFirst())
  }

  /// The position and the metrics, such as `top/compact`.
  public var description: String { "\(position.rawValue)/\(metrics)" }

  /// Creates a placement from the text that ``description`` returns.
  ///
  /// - Parameter description: A position and metrics, joined by a slash.
  /// - Throws: ``InvalidValueError``, which names what is accepted, if the text is anything else.
  public init(validating description: String) throws(InvalidValueError) {
    let parts = description.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw InvalidValueError(
        description.isEmpty ? .empty : .malformed, subject: Self.name,
        given: InvalidValueError.quoted(description),
        accepted: "a bar position and bar metrics joined by /")
    }
    self.init(
      try .named(String(parts[0]), as: "bar position"),
      try .named(String(parts[1]), as: BarMetrics.name))
  }

  /// Returns whether a placement comes before another, by position and then by metrics.
  ///
  /// - Parameters:
  ///   - left: A placement.
  ///   - right: Another placement.
  /// - Returns: Whether `left` comes before `right`.
  public static func < (left: BarPlacement, right: BarPlacement) -> Bool {
    (left.position.place, left.metrics.place) < (right.position.place, right.metrics.place)
  }
}

/// The position of a bar, like UIKit's `UIBarPosition`.
public enum BarPosition: String, CaseIterable, Hashable, Sendable, Codable {
  /// Anywhere.
  case any

  /// At the bottom of its screen.
  case bottom

  /// At the top of its screen.
  case top

  /// At the top of its screen, extending under the status bar.
  case topAttached
}

/// Values by bar position and metrics, such as the image behind a bar.
public typealias PlacementValues<Value: Hashable & Sendable & Codable> =
  AxisValues<BarPlacement, Value>

// MARK: - BarMetrics

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

// MARK: - BarAppearanceState

/// The state of a bar that its appearance depends on, like the appearances of `UINavigationBar`.
public enum BarAppearanceState: String, CaseIterable, Hashable, Sendable, Codable {
  /// Over scrolled content; UIKit's `standardAppearance`.
  case standard

  /// At the edge of the content, before anything was scrolled; UIKit's `scrollEdgeAppearance`.
  case scrollEdge

  /// The lower bar of phones in landscape; UIKit's `compactAppearance`.
  case compact

  /// The lower bar at the edge of the content; UIKit's `compactScrollEdgeAppearance`.
  case compactScrollEdge
}

extension BarAppearanceState: StyleAxis {
  /// The name of a place on this axis in messages: `bar appearance`.
  public static var name: String { "bar appearance" }

  /// The states whose values are used where this one has none, as in UIKit.
  public var fallbacks: [BarAppearanceState] {
    switch self {
    case .standard: []
    case .scrollEdge, .compact: [.standard]
    case .compactScrollEdge: [.scrollEdge, .compact, .standard]
    }
  }

  /// The name of the case.
  public var description: String { rawValue }

  /// Creates a state from the name of a case.
  ///
  /// - Parameter description: The name.
  /// - Throws: ``InvalidValueError``, which names what is accepted, if the text isn't the name of a
  ///   case.
  public init(validating description: String) throws(InvalidValueError) {
    self = try .named(description, as: Self.name)
  }

  /// Returns whether a state is declared before another one.
  ///
  /// - Parameters:
  ///   - left: A state.
  ///   - right: Another state.
  /// - Returns: Whether `left` comes before `right`.
  public static func < (left: BarAppearanceState, right: BarAppearanceState) -> Bool {
    left.place < right.place
  }
}

/// Values by the state of a bar, such as its tint at the edge of the content.
public typealias BarAppearanceValues<Value: Hashable & Sendable & Codable> =
  AxisValues<BarAppearanceState, Value>
