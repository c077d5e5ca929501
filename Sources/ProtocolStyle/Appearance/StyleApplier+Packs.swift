extension StyleApplier {
  /// Makes an applier that reads what packs add.
  ///
  /// Of a pack, an applier uses the attributes alone: rules and themes are applied by a tree, which
  /// takes packs itself. Of several attributes of one name the first is read.
  ///
  /// - Parameters:
  ///   - packs: The packs.
  ///   - attributes: The attributes that it reads besides; `.standard` by default.
  public init(packs: [StylePack], attributes: AttributeList = .standard) {
    self = StyleApplier(attributes: attributes).adding(packs)
  }

  /// An applier that reads what packs add as well; this one when they add nothing.
  ///
  /// Of several attributes of one name the first is read, and the findings of packs say so.
  func adding(_ packs: [StylePack]) -> StyleApplier {
    var names = Set(attributes.map(\.name))
    let added = packs.flatMap(\.attributes).filter { names.insert($0.name).inserted }
    return added.isEmpty ? self : StyleApplier(attributes: attributes + AttributeList(added))
  }
}
