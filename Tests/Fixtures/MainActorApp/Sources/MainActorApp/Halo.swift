import ProtocolStyle

/// The light around a node, which is the value of a custom attribute.
nonisolated struct Halo: Hashable, Codable {
  var radius: Double
}

/// A node with light around it.
nonisolated protocol HaloStyle: SendableMetatype {
  var halo: Halo { get }
}

nonisolated extension HaloStyle {
  var halo: Halo { Halo(radius: 8) }
}

nonisolated extension AnyAttribute where Self == Attribute<Halo> {
  static var halo: Self {
    @Sendable func read(
      _ node: borrowing some HaloStyle, _ slot: borrowing AttributeSlot<Halo>
    ) -> AttributeWrite {
      slot.write(node.halo)
    }
    return Attribute("halo", of: (any HaloStyle).self) {
      ($0 as? any HaloStyle.Type).map { AttributeReader($0, read) }
    }
  }
}

nonisolated extension ViewModel {
  var halo: Halo? {
    get { self[.halo] }
    set { self[.halo] = newValue }
  }
}
