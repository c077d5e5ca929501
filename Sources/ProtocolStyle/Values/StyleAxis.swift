/// The places on an axis along which values can differ: control states, bar metrics, or your own.
///
/// An attribute with values along an axis is an `Attribute<AxisValues<MyAxis, Color>>`.
///
/// ```swift
/// enum Density: String, CaseIterable, StyleAxis {
///   case regular, compact
///
///   static var name: String { "density" }
///   var fallbacks: [Density] { self == .regular ? [] : [.regular] }
///   var description: String { rawValue }
///
///   init(validating description: String) throws(InvalidValueError) {
///     guard let density = Density(rawValue: description) else {
///       throw InvalidValueError(
///         .malformed, subject: Self.name, given: description, accepted: "regular or compact")
///     }
///     self = density
///   }
///
///   static func < (left: Density, right: Density) -> Bool {
///     left == .regular && right == .compact
///   }
/// }
/// ```
public protocol StyleAxis: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The name of a place on the axis in messages, such as `control state`.
  static var name: String { get }

  /// The places whose values are used if this one has none, the nearest first.
  var fallbacks: [Self] { get }

  /// Creates a place from the text that `description` returns.
  ///
  /// - Parameter description: The text.
  /// - Throws: ``InvalidValueError``, which names what is accepted, if the text is anything else.
  init(validating description: String) throws(InvalidValueError)
}
