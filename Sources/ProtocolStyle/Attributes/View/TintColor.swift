/// The accent color of a node and its descendants.
///
/// A page control derives its indicators' tint from it. A node of a tree that doesn't write it
/// inherits its parent's. The default is system blue. From UIKit's `UIView.tintColor`; CSS
/// `accent-color`.
///
/// ```swift
/// struct CheckoutScreen: ScreenNode, TintColor {
///   var tintColor: Color { .systemGreen }
/// }
///
/// let form = tree.attach(CheckoutScreen())
/// let agreement = tree.attach(CardView(), to: form)
/// tree.viewModel(of: agreement).tintColor  // inherited: .systemGreen
/// ```
public protocol TintColor: SendableMetatype {
  /// The accent color of a node and its descendants.
  var tintColor: Color { get }
}

extension TintColor {
  /// The default: system blue.
  public var tintColor: Color { .systemBlue }
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The accent color of a node and its descendants.
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
  /// The accent color of a node and its descendants; nil if no level of the cascade writes it.
  public var tintColor: Color? {
    get { self[.tintColor] }
    set { self[.tintColor] = newValue }
  }
}
