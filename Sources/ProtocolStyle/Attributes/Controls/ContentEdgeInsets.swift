/// The space between a button's bounds and its content.
///
/// In points; negative insets extend the content beyond the bounds. The default is zero. From
/// UIKit's `UIButton.contentEdgeInsets`; CSS `padding`.
public protocol ContentEdgeInsets: SendableMetatype {
  /// The space between a button's bounds and its content.
  var contentEdgeInsets: EdgeInsets { get }
}

extension ContentEdgeInsets {
  /// The default: zero.
  public var contentEdgeInsets: EdgeInsets { .zero }
}

extension AnyAttribute where Self == Attribute<EdgeInsets> {
  /// The space between a button's bounds and its content.
  public static var contentEdgeInsets: Self { key }
}

private let key = Attribute<EdgeInsets>(
  "contentEdgeInsets", of: (any ContentEdgeInsets).self, kinds: []
) {
  ($0 as? any ContentEdgeInsets.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some ContentEdgeInsets, _ slot: borrowing AttributeSlot<EdgeInsets>
) -> AttributeWrite {
  slot.write(node.contentEdgeInsets)
}

extension ViewModel {
  /// The space between a button's bounds and its content; nil if no level of the cascade writes it.
  public var contentEdgeInsets: EdgeInsets? {
    get { self[.contentEdgeInsets] }
    set { self[.contentEdgeInsets] = newValue }
  }
}
