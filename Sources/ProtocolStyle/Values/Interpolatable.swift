/// A value that can be interpolated, so that changes to it can be animated.
///
/// Numbers, colors, insets, offsets, fonts (in their size), gradients, text attributes and values
/// along an axis can be interpolated. Your own value types can conform, part by part:
///
/// ```swift
/// struct Halo: Hashable, Sendable, Codable, Interpolatable {
///   var color: Color
///   var radius: Double
///
///   func interpolated(to other: Halo, at fraction: Double) -> Halo {
///     Halo(
///       color: color.interpolated(to: other.color, at: fraction),
///       radius: radius.interpolated(to: other.radius, at: fraction))
///   }
/// }
/// ```
///
/// Values that can't be interpolated change discretely, as in Web Animations: the old value is used
/// in the first half, and the new one from 0.5 on.
public protocol Interpolatable: Sendable {
  /// Returns the value at a fraction of the way from this one to another.
  ///
  /// The values of this library return exactly this value at 0 and exactly the other at 1. Outside
  /// 0…1, when a timing function overshoots, they continue in the same direction, as in CSS
  /// Transitions, but stay valid: a color stays in its gamut, and a size doesn't fall below 0. A
  /// fraction that is infinite or NaN is replaced by 0.
  ///
  /// - Parameters:
  ///   - other: The value at fraction 1.
  ///   - fraction: The position between the two, from 0 to 1 or beyond.
  /// - Returns: The value at that fraction.
  func interpolated(to other: Self, at fraction: Double) -> Self
}

extension Optional where Wrapped: Interpolatable {
  /// Returns the value at a fraction of the way to another; the change is discrete if either is
  /// nil.
  ///
  /// - Parameters:
  ///   - other: The value at fraction 1.
  ///   - fraction: The position between the two; infinity and NaN are replaced by 0.
  /// - Returns: The value at that fraction.
  package func interpolated(to other: Wrapped?, at fraction: Double) -> Wrapped? {
    guard let self, let other else { return fraction.isSecondHalf ? other : self }
    return self.interpolated(to: other, at: fraction)
  }
}
