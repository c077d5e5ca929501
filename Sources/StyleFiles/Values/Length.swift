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

    /// The size of text by default: 16 points at the usual content size category.
    case rem
  }

  /// The number of units; finite.
  public let value: Double

  /// The unit.
  public let unit: Unit

  /// No distance.
  public static let zero = Length(0, .px)

  /// Makes a dimension.
  ///
  /// - Parameters:
  ///   - value: The number of units; 0 where it is infinite or NaN.
  ///   - unit: The unit.
  public init(_ value: Double, _ unit: Unit) {
    self.value = value.isFinite ? value : 0
    self.unit = unit
  }

  /// The distance in points, in the current environment.
  ///
  /// A rem is 16 points at the content size category `large` and grows with body text: in category
  /// `extraLarge`, whose body text has 19 instead of 17 points, it is 16 × 19 / 17 points. Reading it
  /// in a getter, a rule or a theme depends on the content size category, unless the unit is px.
  public var points: Double {
    switch unit {
    case .px: value
    case .rem: value * Self.pointsPerRem(at: StyleEnvironment.current.contentSizeCategory)
    }
  }

  /// The points in a rem.
  ///
  /// - Parameter category: The content size category.
  /// - Returns: 16 at `large`, and in proportion to body text elsewhere.
  public static func pointsPerRem(at category: StyleEnvironment.ContentSizeCategory) -> Double {
    let body = FontDescriptor.TextStyle.body
    return 16 * body.size(for: category) / body.size
  }
}

extension Length: CustomStringConvertible {
  /// The number and the unit: `1.5rem`.
  public var description: String { JSONNumber(value).text + unit.rawValue }
}
