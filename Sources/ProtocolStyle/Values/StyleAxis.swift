/// The places along an axis by which values may differ: control states, bar metrics, or your own.
///
/// An attribute of values along an axis is an `Attribute<AxisValues<MyAxis, Color>>`.
public protocol StyleAxis: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// What a place on the axis is called in messages: `control state`.
  static var name: String { get }

  /// The places whose values answer where this one has none, first the nearest.
  var fallbacks: [Self] { get }

  /// Reads what `description` writes.
  ///
  /// - Parameter description: The text.
  /// - Throws: ``InvalidValueError`` that says what is accepted, when the text is anything else.
  init(validating description: String) throws(InvalidValueError)
}
