extension StyleTree {
  /// Reads from nodes what packs add, and no more what others added.
  ///
  /// Every type is planned anew then, and every node styled anew when it is read, as if its
  /// attributes had been read from the beginning on.
  func readAttributes(of packs: [StylePack]) {
    requireIdle("The tree's settings were changed")
    let applier = baseApplier.adding(packs)
    guard !applier.attributes.elementsEqual(self.applier.attributes, by: { $0.id == $1.id })
    else { return }
    var fresh: [AnyColumn] = []
    for number in 0..<store.columns.count {
      let column = store.column(number).takeUnretainedValue()
      fresh.append(column.replanned(by: applier, isObserved: true))
      // Content is not kept, so what it was has to be asked for while it is still read as it was.
      if !fresh[number].plan.readsSameContent(as: column.plan) {
        column.forEachRow { _, index in touch(index) }
      }
    }
    self.applier = applier
    store.forgetPlans()
    for column in fresh {
      if let former = store.setColumn(column) { formerColumns.append(former) }
    }
    voidTable()
  }
}
