/// A value that can be on its way to another, so that a change of it can be animated.
///
/// Numbers, colors, insets, offsets, fonts in their size, gradients, text attributes and values
/// along an axis are. A value type of your own takes part when it conforms, part by part:
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
/// What cannot be interpolated is discrete, as Web Animations calls it: the old value in the first
/// half, the new one from 0.5 on.
public protocol Interpolatable: Sendable {
  /// The value at a fraction of the way from this one to another.
  ///
  /// The values of this library are exactly this one at 0 and exactly the other at 1, to the bit.
  /// Outside of 0…1, where a timing function overshoots, they go on in the same direction, as in
  /// CSS Transitions, but stay valid: a color in its gamut, a size from 0 up. A fraction that
  /// is infinite or NaN counts as 0.
  ///
  /// - Parameters:
  ///   - other: The value at fraction 1.
  ///   - fraction: How far to go, from 0 to 1, or beyond.
  /// - Returns: The value there.
  func interpolated(to other: Self, at fraction: Double) -> Self
}
