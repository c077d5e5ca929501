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

extension StyleAxis {
  /// Decodes the text that `encodeDescription(to:)` writes.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path and, as its underlying error, ``InvalidValueError``.
  init(describedIn decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    do {
      try self.init(validating: text)
    } catch {
      throw DecodingError.invalidValue(error, at: decoder.codingPath)
    }
  }

  /// Encodes the place as its description.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  func encodeDescription(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
