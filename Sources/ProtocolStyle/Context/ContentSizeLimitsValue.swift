/// The content size categories that a font follows, like `minimumContentSizeCategory` of `UIView`.
///
/// ```swift
/// ContentSizeLimitsValue(maximum: .accessibilityLarge)
/// ```
public struct ContentSizeLimitsValue: Hashable, Sendable, Codable {
  /// The smallest category.
  public let minimum: StyleEnvironment.ContentSizeCategory

  /// The largest category.
  public let maximum: StyleEnvironment.ContentSizeCategory

  /// Every category.
  public static let all = ContentSizeLimitsValue()

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - minimum: The smallest category; the smallest of all by default.
  ///   - maximum: The largest category; the largest of all by default. If it's below the minimum,
  ///     the two are exchanged.
  public init(
    minimum: StyleEnvironment.ContentSizeCategory = .extraSmall,
    maximum: StyleEnvironment.ContentSizeCategory = .accessibilityExtraExtraExtraLarge
  ) {
    let isOrdered = minimum <= maximum
    self.minimum = isOrdered ? minimum : maximum
    self.maximum = isOrdered ? maximum : minimum
  }

  /// Decodes an object with `minimum` and `maximum`; a missing one doesn't limit.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if a key is unknown, its underlying error is
  ///   ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(
      strictlyKeyedBy: CodingKeys.self, of: "content size limits")
    typealias Category = StyleEnvironment.ContentSizeCategory
    self.init(
      minimum: try container.decodeIfPresent(Category.self, forKey: .minimum) ?? .extraSmall,
      maximum: try container.decodeIfPresent(Category.self, forKey: .maximum)
        ?? .accessibilityExtraExtraExtraLarge)
  }

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case minimum
    case maximum
  }

  /// Returns the nearest category within the limits.
  ///
  /// - Parameter category: A category.
  /// - Returns: The category, or the limit that it exceeds.
  public func clamped(
    _ category: StyleEnvironment.ContentSizeCategory
  ) -> StyleEnvironment.ContentSizeCategory {
    min(max(category, minimum), maximum)
  }
}

extension ContentSizeLimitsValue: CustomStringConvertible {
  /// The two categories, such as `extraSmall…accessibilityLarge`.
  public var description: String { "\(minimum.rawValue)…\(maximum.rawValue)" }
}
