/// The offset of the shadow of a node's text.
///
/// In points, to the right and down. The default is (0, -1). From UIKit's
/// `UILabel.shadowOffset`; the offsets of CSS `text-shadow`.
public protocol TextShadowOffset: SendableMetatype {
  /// The offset of the shadow of a node's text.
  var textShadowOffset: Offset { get }
}

extension TextShadowOffset {
  /// The default: (0, -1).
  public var textShadowOffset: Offset { Offset(x: 0, y: -1) }
}

extension AnyAttribute where Self == Attribute<Offset> {
  /// The offset of the shadow of a node's text.
  public static var textShadowOffset: Self { key }
}

private let key = Attribute<Offset>("textShadowOffset", of: (any TextShadowOffset).self, kinds: [])
{
  ($0 as? any TextShadowOffset.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some TextShadowOffset, _ slot: borrowing AttributeSlot<Offset>
) -> AttributeWrite {
  slot.write(node.textShadowOffset)
}

extension ViewModel {
  /// The offset of the shadow of a node's text; nil if no level of the cascade writes it.
  public var textShadowOffset: Offset? {
    get { self[.textShadowOffset] }
    set { self[.textShadowOffset] = newValue }
  }
}
