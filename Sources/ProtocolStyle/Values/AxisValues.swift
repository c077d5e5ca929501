/// Values along an axis, such as control states or bar metrics, each of them set by itself.
///
/// The cascade uses it: where an attribute has an axis, a higher level replaces only the axis
/// values it sets, and those beneath stay. Setting the highlighted title colour leaves the normal
/// one, as with UIKit's `setTitleColor(_:for:)`.
public protocol AxisValues: Sendable {
  /// These values, and those of a lower level where these have none.
  ///
  /// - Parameter lower: The values beneath.
  /// - Returns: The values of both; where both set the same axis value, this one's.
  func merged(over lower: Self) -> Self
}
