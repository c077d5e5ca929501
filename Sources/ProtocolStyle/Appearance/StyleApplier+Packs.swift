extension StyleApplier {
  /// Creates an applier that also reads the attributes of packs.
  ///
  /// An applier only uses the attributes of packs. Their rules and themes are applied by a tree,
  /// which has its own parameter for packs. If several attributes have the same name, the first one
  /// is read.
  ///
  /// - Parameters:
  ///   - packs: The packs.
  ///   - attributes: The other attributes that it reads; `.standard` by default.
  public init(packs: [StylePack], attributes: AttributeList = .standard) {
    self = StyleApplier(attributes: attributes).adding(packs)
  }

  /// Returns an applier that also reads the attributes of packs; this one if they have none.
  ///
  /// If several attributes have the same name, the first one is read, and there is a finding for
  /// the others.
  func adding(_ packs: [StylePack]) -> StyleApplier {
    var names = Set(attributes.map(\.name))
    let added = packs.flatMap(\.attributes).filter { names.insert($0.name).inserted }
    return added.isEmpty ? self : StyleApplier(attributes: attributes + AttributeList(added))
  }
}
