/// The space between a node's border and its content.
///
/// In points. The default is 8 on every side. From UIKit's `UIView.layoutMargins`; CSS
/// `padding`.
public protocol Padding: SendableMetatype {
  /// The space between a node's border and its content.
  var padding: EdgeInsets { get }
}

extension Padding {
  /// The default: 8 on every side.
  public var padding: EdgeInsets { EdgeInsets(8) }
}

extension AnyAttribute where Self == Attribute<EdgeInsets> {
  /// The space between a node's border and its content.
  public static var padding: Self { key }
}

private let key = Attribute<EdgeInsets>("padding", of: (any Padding).self, kinds: []) {
  ($0 as? any Padding.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some Padding, _ slot: borrowing AttributeSlot<EdgeInsets>
) -> AttributeWrite {
  slot.write(node.padding)
}

extension ViewModel {
  /// The space between a node's border and its content; nil if no level of the cascade writes it.
  public var padding: EdgeInsets? {
    get { self[.padding] }
    set { self[.padding] = newValue }
  }
}
