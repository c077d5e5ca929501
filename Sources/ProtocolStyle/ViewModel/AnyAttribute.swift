/// An attribute with any type of values, as the element of lists of attributes.
///
/// Only `Attribute` and `AttributeID` conform. Keys are declared as extensions of this protocol, so
/// that both `Attribute<Color>.leftColor` and `[.leftColor]` compile.
///
/// ```swift
/// let colors: [any AnyAttribute] = [.backgroundColor, .leftColor]
/// let names = colors.map(\.name)  // "backgroundColor", "leftColor"
/// ```
public protocol AnyAttribute: Sendable, CustomStringConvertible {
  /// The identity of the attribute.
  var id: AttributeID { get }
}

extension AnyAttribute {
  /// The name, which is also that of the property on `ViewModel`, such as `backgroundColor`.
  public var name: String { id.definition.name }

  /// Whether changes of the value can be animated; if not, the value changes at once.
  ///
  /// True if the type of the values is ``Interpolatable``, except for content, which is never
  /// animated.
  public var isInterpolatable: Bool { id.definition.isInterpolatable }

  /// The name.
  public var description: String { name }
}
