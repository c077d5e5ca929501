/// Removes what nodes have no use for anymore.
///
/// Marks what is reachable from records and from the record of changes: looks, their contexts and
/// rule sets, and the contexts of children. Everything else is removed, and its numbers are used
/// again. The selection of a removed rule set keeps its reads, because a renderer may show nodes in
/// the control state that it was for.
extension LookResolver {
  /// Removes the looks, inherited contexts, rule sets and contexts that no node uses.
  ///
  /// Costs as much as a walk over all records, so it's done when there are twice as many of one
  /// kind as after the last one.
  ///
  /// - Parameter former: By number, whether something other than a node uses a look.
  /// - Returns: The removed values, which may be released only when the tree is consistent.
  func sweep(keeping former: [Bool]) -> [Any] {
    var (used, usedContexts, usedRuleSets) = (former, table.marks, ruleSets.marks)
    for index in 0..<store.records.count {
      let look = store.records[index].look
      used[Int(look)] = true
      if look != Look.none, store.records[index].firstChild != NodeRecord.none {
        usedContexts[Int(looks[look].inside)] = true
      }
    }
    let removedLooks = looks.sweep(used)
    looks.forEach { look in
      usedContexts[Int(look.context)] = true
      usedRuleSets[Int(look.ruleSet)] = true
    }
    looks.forEach { look in
      if !usedContexts[Int(look.inside)] { look.inside = 0 }
    }
    scopes = scopes.filter { usedContexts[Int($0.value.outer)] && usedContexts[Int($0.value.own)] }
    let removedContexts = table.sweep(usedContexts)
    var usedCells: Set<ObjectIdentifier> = []
    table.forEach { inherited in
      usedCells.insert(ObjectIdentifier(inherited.cell))
      inherited.forEachSelection { $0.sweep(usedRuleSets) }
    }
    let removedRuleSets = ruleSets.sweep(usedRuleSets, looks: used)
    ruleSets.forEach { usedCells.insert(ObjectIdentifier($0.cell)) }
    return [removedLooks, removedContexts, removedRuleSets, contexts.sweep(usedCells)]
  }
}
