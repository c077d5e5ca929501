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
