import ProtocolStyle

/// A custom attribute with an axis, which children inherit.
protocol ReferenceEcho: SendableMetatype {
  var echo: StateValues<Color> { get }
}

extension AnyAttribute where Self == Attribute<StateValues<Color>> {
  /// The attribute's key; views use it, screens don't.
  static var echo: Self {
    @Sendable func read(
      _ node: borrowing some ReferenceEcho, _ slot: borrowing AttributeSlot<StateValues<Color>>
    ) -> AttributeWrite {
      slot.write(node.echo)
    }
    return Attribute("echo", of: (any ReferenceEcho).self, kinds: [.view], isInherited: true) {
      ($0 as? any ReferenceEcho.Type).map { AttributeReader($0, read) }
    }
  }
}
