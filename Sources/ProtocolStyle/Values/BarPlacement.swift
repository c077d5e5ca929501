/// Where a bar is and how much room it has: UIKit's pair of `UIBarPosition` and `UIBarMetrics`.
public struct BarPlacement: Hashable, Sendable {
  /// Where the bar is.
  public var position: BarPosition

  /// How much room it has.
  public var metrics: BarMetrics

  /// Makes a placement.
  ///
  /// - Parameters:
  ///   - position: Where the bar is; anywhere by default.
  ///   - metrics: How much room it has; the default metrics by default.
  public init(_ position: BarPosition = .any, _ metrics: BarMetrics = .default) {
    self.position = position
    self.metrics = metrics
  }
}

extension BarPlacement: Codable {
  /// Decodes the text that ``encode(to:)`` writes.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path and, as underlying error, ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    try self.init(describedIn: decoder)
  }

  /// Encodes the placement as text, its ``description``.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try encodeDescription(to: encoder)
  }
}

extension BarPlacement: StyleAxis {
  /// What a place on this axis is called in messages: `bar placement`.
  public static var name: String { "bar placement" }

  /// The same position with the metrics' fallbacks, then any position with the metrics and theirs.
  public var fallbacks: [BarPlacement] {
    let positions = position == .any ? [.any] : [position, .any]
    let all = positions.flatMap { position in
      ([metrics] + metrics.fallbacks).map { BarPlacement(position, $0) }
    }
    return Array(all.dropFirst())
  }

  /// Position and metrics: `top/compact`.
  public var description: String { "\(position.rawValue)/\(metrics)" }

  /// Reads what ``description`` writes.
  ///
  /// - Parameter description: A position and metrics, joined by a slash.
  /// - Throws: ``InvalidValueError`` that says what is accepted, when the text is anything else.
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

  /// Orders by position, then by metrics.
  ///
  /// - Parameters:
  ///   - left: A placement.
  ///   - right: Another placement.
  /// - Returns: Whether the first comes before the second.
  public static func < (left: BarPlacement, right: BarPlacement) -> Bool {
    (left.position.place, left.metrics.place) < (right.position.place, right.metrics.place)
  }
}
