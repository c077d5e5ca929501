/// How far the shadow of a node's text is moved from it.
///
/// In points, to the right and down. The default is (0, -1). From UIKit's
/// `UILabel.shadowOffset`; the offsets of CSS `text-shadow`.
public protocol TextShadowOffset: SendableMetatype {
  /// How far the shadow of a node's text is moved from it.
  var textShadowOffset: Offset { get }
}

extension TextShadowOffset {
  /// The default: (0, -1).
  public var textShadowOffset: Offset { Offset(x: 0, y: -1) }
}

extension AnyAttribute where Self == Attribute<Offset> {
  /// How far the shadow of a node's text is moved from it.
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
  /// How far the shadow of a node's text is moved from it; nil where nothing says.
  public var textShadowOffset: Offset? {
    get { self[.textShadowOffset] }
    set { self[.textShadowOffset] = newValue }
  }
}
