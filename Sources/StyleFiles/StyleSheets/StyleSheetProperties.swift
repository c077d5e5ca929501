public import ProtocolStyle

/// Properties of a stylesheet for which the node's kind has no attribute.
///
/// Renderers read them by their names in the stylesheet; empty by default.
public protocol StyleSheetProperties: SendableMetatype {
  /// The values by property name, as strings with variables replaced.
  var styleSheetProperties: [String: String] { get }
}

extension StyleSheetProperties {
  /// The default: empty.
  public var styleSheetProperties: [String: String] { [:] }
}

extension AnyAttribute where Self == Attribute<[String: String]> {
  /// Properties of a stylesheet without an attribute in the library, used by every kind.
  public static var styleSheetProperties: Self { key }
}

private let key = Attribute<[String: String]>(
  "styleSheetProperties", of: (any StyleSheetProperties).self
) {
  ($0 as? any StyleSheetProperties.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some StyleSheetProperties, _ slot: borrowing AttributeSlot<[String: String]>
) -> AttributeWrite {
  slot.write(node.styleSheetProperties)
}

extension ViewModel {
  /// Properties of a stylesheet without an attribute in the library; nil if there are none.
  public var styleSheetProperties: [String: String]? {
    get { self[.styleSheetProperties] }
    set { self[.styleSheetProperties] = newValue }
  }
}
