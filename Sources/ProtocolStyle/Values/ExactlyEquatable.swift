/// A value that can compare its texts by their bytes, while `==` uses canonical equivalence.
///
/// In Swift, `"caf\u{E9}"` equals `"cafe\u{301}"`; as addresses, file names and font families they
/// differ. View models share values, and trees skip changes, only if values are *exactly* equal:
/// equal by `==`, and with the same bytes in each text. A number that `==` doesn't hold equal to
/// itself, such as `Double.nan`, is exactly equal to one with the same bytes.
///
/// Types without references, such as numbers and colors, are compared by `==` and these bytes. In your own
/// types that contain texts or references, reflection finds the texts. Conform for speed, and for
/// types whose texts reflection can't find, such as those with a custom mirror:
///
/// ```swift
/// struct Link: Hashable, Sendable, Codable, ExactlyEquatable {
///   var target: String
///   var width: Double
///
///   func isExactlyEqual(to other: Link) -> Bool {
///     target.isExactlyEqual(to: other.target) && width == other.width
///   }
/// }
/// ```
public protocol ExactlyEquatable: Equatable {
  /// Returns whether another value is equal and has the same bytes in each text.
  ///
  /// - Parameter other: Another value.
  /// - Returns: Whether the two are interchangeable; false if `==` is false for a reason
  ///   other than a NaN.
  func isExactlyEqual(to other: Self) -> Bool
}
