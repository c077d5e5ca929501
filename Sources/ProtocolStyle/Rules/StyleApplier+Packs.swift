extension StyleApplier {
  /// An applier that reads what packs add as well; this one when they add nothing.
  ///
  /// Of several attributes of one name the first is read, and the findings of packs say so.
  func adding(_ packs: [StylePack]) -> StyleApplier {
    var names = Set(attributes.map(\.name))
    let added = packs.flatMap(\.attributes).filter { names.insert($0.name).inserted }
    return added.isEmpty ? self : StyleApplier(attributes: attributes + AttributeList(added))
  }
}
