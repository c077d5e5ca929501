/// The accent color of a node and what is in it.
///
/// A page control derives its indicators' tint from it. In a tree, a node that says nothing has its
/// parent's. The default is system blue. From UIKit's `UIView.tintColor`; CSS `accent-color`.
public protocol TintColor: SendableMetatype {
  /// The accent color of a node and what is in it.
  var tintColor: Color { get }
}

extension TintColor {
  /// The default: system blue.
  public var tintColor: Color { .systemBlue }
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The accent color of a node and what is in it.
  public static var tintColor: Self { key }
}

private let key = Attribute<Color>(
  "tintColor", of: (any TintColor).self, kinds: [], isInherited: true
) {
  ($0 as? any TintColor.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some TintColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.tintColor)
}

extension ViewModel {
  /// The accent color of a node and what is in it; nil where nothing says.
  public var tintColor: Color? {
    get { self[.tintColor] }
    set { self[.tintColor] = newValue }
  }
}
