/// How far the shadow of a node is moved from it.
///
/// In points, to the right and down. The default is (0, -3). From UIKit's
/// `CALayer.shadowOffset`; the offsets of CSS `box-shadow`.
public protocol ShadowOffset: SendableMetatype {
  /// How far the shadow of a node is moved from it.
  var shadowOffset: Offset { get }
}

extension ShadowOffset {
  /// The default: (0, -3).
  public var shadowOffset: Offset { Offset(x: 0, y: -3) }
}

extension AnyAttribute where Self == Attribute<Offset> {
  /// How far the shadow of a node is moved from it.
  public static var shadowOffset: Self { key }
}

private let key = Attribute<Offset>("shadowOffset", of: (any ShadowOffset).self, kinds: []) {
  ($0 as? any ShadowOffset.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some ShadowOffset, _ slot: borrowing AttributeSlot<Offset>
) -> AttributeWrite {
  slot.write(node.shadowOffset)
}

extension ViewModel {
  /// How far the shadow of a node is moved from it; nil where nothing says.
  public var shadowOffset: Offset? {
    get { self[.shadowOffset] }
    set { self[.shadowOffset] = newValue }
  }
}
