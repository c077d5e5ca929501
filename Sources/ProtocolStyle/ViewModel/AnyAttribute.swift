/// An attribute of whatever value type: what lists of attributes hold.
///
/// Only `Attribute` and `AttributeID` conform. Keys are declared as extensions of this protocol, so
/// that they read by dot syntax both as `Attribute<Color>.leftColor` and as `[.leftColor]`.
public protocol AnyAttribute: Sendable, CustomStringConvertible {
  /// What the attribute is known by.
  var id: AttributeID { get }
}

extension AnyAttribute {
  /// The name, which is also that of the property on `ViewModel`: `backgroundColor`.
  public var name: String { id.definition.name }

  /// Whether a change of the value can be animated; if not, the value changes at once.
  ///
  /// True when the type of the values is ``Interpolatable``, but for content, which never is.
  public var isInterpolatable: Bool { id.definition.isInterpolatable }

  /// The name.
  public var description: String { name }
}
