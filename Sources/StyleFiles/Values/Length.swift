public import ProtocolStyle

/// A distance in px or rem.
///
/// ```swift
/// import StyleFiles
///
/// let gap = Length(8, .px).points  // 8
/// let size = Length(1.5, .rem).points  // 24 at the usual text size, more where text is larger
/// ```
public struct Length: Hashable, Sendable {
  /// A unit of distances.
  public enum Unit: String, CaseIterable, Hashable, Sendable {
    /// A point of UIKit and a pixel of CSS, which don't depend on the pixels of the display.
    case px

    /// The default text size: 16 points at the default content size category.
    case rem
  }

  /// The number of units; finite.
  public let value: Double

  /// The unit.
  public let unit: Unit

  /// The length zero.
  public static let zero = Length(0, .px)

  /// Creates a length.
  ///
  /// - Parameters:
  ///   - value: The number of units; 0 for infinity and NaN.
  ///   - unit: The unit.
  public init(_ value: Double, _ unit: Unit) {
    self.value = value.isFinite ? value : 0
    self.unit = unit
  }

  /// The distance in points, in the current environment.
  ///
  /// A rem is 16 points at the content size category `large` and is scaled with body text: in the
  /// category `extraLarge`, whose body text has 19 instead of 17 points, it's 16 × 19 / 17 points.
  /// Unless the unit is px, a getter, a rule or a theme that reads this depends on the content size
  /// category.
  public var points: Double {
    switch unit {
    case .px: value
    case .rem: value * Self.pointsPerRem(at: StyleEnvironment.current.contentSizeCategory)
    }
  }

  /// The points in a rem.
  ///
  /// - Parameter category: The content size category.
  /// - Returns: 16 at `large`, and in proportion to body text in other categories.
  public static func pointsPerRem(at category: StyleEnvironment.ContentSizeCategory) -> Double {
    let body = FontDescriptor.TextStyle.body
    return 16 * body.size(for: category) / body.size
  }
}

extension Length: CustomStringConvertible {
  /// The number and the unit: `1.5rem`.
  public var description: String { JSONNumber(value).text + unit.rawValue }
}
