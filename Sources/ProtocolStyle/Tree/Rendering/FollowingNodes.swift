/// The nodes whose contexts follow control states: those with a scope that reads a state, and those
/// that inherit another value or another scope's changes in another state of their enclosing control.
///
/// Their computed styles don't determine their styles in other states, because a control with other
/// values in another state can have the computed style of one without.
struct FollowingNodes {
  private let tree: StyleTree

  /// Whether there may be any in the tree; false for most trees.
  let mayExist: Bool

  /// Whether the contexts in controls differ between their states, as far as it's known.
  private var passesOnStates: [Int: Bool] = [:]

  /// Finds out whether there may be any.
  ///
  /// The cost depends on the number of contexts, scopes and settings.
  init(of tree: StyleTree) {
    self.tree = tree
    mayExist = Self.mayExist(in: tree)
    if mayExist { tree.resolver.haveContextsFollowedStates = true }
  }

  /// Whether a node that is up to date is one of them.
  mutating func contains(_ index: Int) -> Bool {
    let (store, resolver) = (tree.store, tree.resolver)
    guard mayExist else { return false }
    if resolver.scopeReads(of: store.place(of: index))?.readsControlStates == true { return true }
    var (ancestor, isPassedOn) = (store.records[index].parent, false)
    while ancestor != NodeRecord.none {
      let place = store.place(of: Int(ancestor))
      if store.column(of: place.index).with(\.isControl) {
        return isPassedOn || passesOn(place.index)
      }
      if !isPassedOn { isPassedOn = resolver.mayPassOnEnclosingState(place) }
      ancestor = place.parent
    }
    return false
  }

  private mutating func passesOn(_ control: Int) -> Bool {
    if let known = passesOnStates[control] { return known }
    let passes = tree.passesOnStates(control)
    passesOnStates[control] = passes
    return passes
  }

  /// Whether the contexts of any nodes may follow control states, as far as evaluations so far show.
  ///
  /// Climbing from each node to its control would take long in deep trees.
  static func mayExist(in tree: StyleTree) -> Bool {
    let resolver = tree.resolver
    let count = resolver.styledCount
    if resolver.following.styledCount != count {
      resolver.following = (count, findAny(in: tree))
    }
    return resolver.following.mayExist
  }

  private static func findAny(in tree: StyleTree) -> Bool {
    let (store, resolver) = (tree.store, tree.resolver)
    if resolver.scopes.values.contains(where: \.reads.readsControlStates) { return true }
    func hasChildren(_ index: Int) -> Bool {
      store.records[index].firstChild != NodeRecord.none
    }
    let haveReaders = tree.refresher.surroundings.contains { index, surroundings in
      surroundings.known.contains(.enclosingState) && hasChildren(Int(index))
    }
    if haveReaders { return true }
    let readers = store.settings.lazy.filter { $0.value.reads?.readsControlState == true }
    if readers.contains(where: { hasChildren(Int($0.key)) }) { return true }
    guard store.haveControlsHadChildren else { return false }
    var isRead = false
    resolver.contexts.forEach { inherited in
      guard !isRead, inherited.isBase else { return }
      inherited.base.forEachCandidates { candidates in
        if candidates.column.isControl,
          candidates.mentionsControlState || candidates.readFields.contains(.controlState)
        {
          isRead = true
        }
      }
    }
    return isRead
  }
}
