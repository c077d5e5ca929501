/// The offset of a node's shadow.
///
/// In points, to the right and down. The default is (0, -3). From UIKit's
/// `CALayer.shadowOffset`; the offsets of CSS `box-shadow`.
public protocol ShadowOffset: SendableMetatype {
  /// The offset of a node's shadow.
  var shadowOffset: Offset { get }
}

extension ShadowOffset {
  /// The default: (0, -3).
  public var shadowOffset: Offset { Offset(x: 0, y: -3) }
}

extension AnyAttribute where Self == Attribute<Offset> {
  /// The offset of a node's shadow.
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
  /// The offset of a node's shadow; nil if no level of the cascade writes it.
  public var shadowOffset: Offset? {
    get { self[.shadowOffset] }
    set { self[.shadowOffset] = newValue }
  }
}
