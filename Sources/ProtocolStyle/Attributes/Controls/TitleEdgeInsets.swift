/// The offsets of a button's title from its position without insets.
///
/// In points; negative insets move it outwards. The default is zero. From UIKit's
/// `UIButton.titleEdgeInsets`.
public protocol TitleEdgeInsets: SendableMetatype {
  /// The offsets of a button's title from its position without insets.
  var titleEdgeInsets: EdgeInsets { get }
}

extension TitleEdgeInsets {
  /// The default: zero.
  public var titleEdgeInsets: EdgeInsets { .zero }
}

extension AnyAttribute where Self == Attribute<EdgeInsets> {
  /// The offsets of a button's title from its position without insets.
  public static var titleEdgeInsets: Self { key }
}

private let key = Attribute<EdgeInsets>(
  "titleEdgeInsets", of: (any TitleEdgeInsets).self, kinds: []
) {
  ($0 as? any TitleEdgeInsets.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some TitleEdgeInsets, _ slot: borrowing AttributeSlot<EdgeInsets>
) -> AttributeWrite {
  slot.write(node.titleEdgeInsets)
}

extension ViewModel {
  /// The offsets of a button's title from its position without insets; nil if no level of the
  /// cascade writes it.
  public var titleEdgeInsets: EdgeInsets? {
    get { self[.titleEdgeInsets] }
    set { self[.titleEdgeInsets] = newValue }
  }
}
