/// The space between a button's title and the place it would have.
///
/// In points; negative moves it outwards. The default is zero. From UIKit's
/// `UIButton.titleEdgeInsets`.
public protocol TitleEdgeInsets: SendableMetatype {
  /// The space between a button's title and the place it would have.
  var titleEdgeInsets: EdgeInsets { get }
}

extension TitleEdgeInsets {
  /// The default: zero.
  public var titleEdgeInsets: EdgeInsets { .zero }
}

extension AnyAttribute where Self == Attribute<EdgeInsets> {
  /// The space between a button's title and the place it would have.
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
  /// The space between a button's title and the place it would have; nil where nothing says.
  public var titleEdgeInsets: EdgeInsets? {
    get { self[.titleEdgeInsets] }
    set { self[.titleEdgeInsets] = newValue }
  }
}
