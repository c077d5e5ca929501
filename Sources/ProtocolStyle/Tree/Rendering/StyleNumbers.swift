/// The numbers that a renderer assigns to the styles of nodes, looked up by the computed style of a
/// node.
///
/// A renderer reads the styles of a computed style only once, when it encounters the computed
/// style's first node.
///
/// Invariants:
/// - A computed style has a number only if all nodes with the computed style have the same styles
///   in every control state, apart from those in `followers`. Other nodes have separate numbers.
/// - Numbers are void once a node is styled: the styles in other control states may have changed
///   although the computed style is the same.
package struct StyleNumbers {
  /// The numbers of computed styles, by computed style; void unless they're of the present round.
  private var entries: [Entry] = []
  private var round: UInt32 = 1

  /// The numbers of nodes that don't have their computed style's number, by index.
  private var own: [UInt32: UInt32] = [:]

  /// The nodes whose contexts follow control states, so that their computed styles don't determine
  /// their styles in other states.
  private var followers: Set<UInt32> = []

  /// The numbers of all nodes, by index, if they aren't looked up by computed style.
  private let listed: [UInt32]?

  /// Whether nodes stay in their present control state.
  private let isInert: Bool

  /// The resolver's count of styled nodes when these numbers were assigned.
  private var styledCount = 0

  private struct Entry {
    var round: UInt32 = 0
    var number: UInt32 = 0
  }

  /// Makes an empty set of numbers.
  ///
  /// - Parameter isInert: Whether nodes stay in their present control state; false by default.
  package init(isInert: Bool = false) { (listed, self.isInert) = (nil, isInert) }

  /// Makes a set of numbers that were assigned to all nodes of a tree, by index.
  package init(byNode numbers: [UInt32]) { (listed, isInert) = (numbers, false) }

  /// Makes a set of numbers that were assigned to some nodes of a tree, by index.
  package init(ofSome numbers: [UInt32: UInt32]) { (listed, isInert, own) = (nil, false, numbers) }

  /// The number of a node that is up to date.
  @inline(__always)
  mutating func number(
    of index: UInt32, _ record: ValueReference<NodeRecord>, in tree: StyleTree,
    _ find: (AnyNodeHandle) -> UInt32
  ) -> UInt32 {
    let computedStyle = Int(record.value.computedStyle.value)
    if followers.isEmpty, computedStyle < entries.count, entries[computedStyle].round == round {
      return entries[computedStyle].number
    }
    return findNumber(of: index, computedStyle, in: tree, find)
  }

  private mutating func findNumber(
    of index: UInt32, _ computedStyle: Int, in tree: StyleTree, _ find: (AnyNodeHandle) -> UInt32
  ) -> UInt32 {
    if let listed { return listed[Int(index)] }
    if let known = own[index] { return known }
    let isFollower = followers.contains(index)
    if !isFollower, computedStyle < entries.count, entries[computedStyle].round == round {
      return entries[computedStyle].number
    }
    let number = find(tree.store.handle(index))
    if !isFollower, isShared(byNodesLike: Int(index), in: tree) {
      while entries.count <= computedStyle { entries.append(Entry()) }
      entries[computedStyle] = Entry(round: round, number: number)
    } else {
      own[index] = number
    }
    return number
  }

  /// The numbers that were assigned: by index, or in any order if they're looked up by computed
  /// style.
  package var assigned: [UInt32] {
    listed ?? entries.filter { $0.round == round }.map(\.number) + own.values
  }

  /// Discards all numbers.
  private mutating func removeAll(in tree: StyleTree) {
    styledCount = tree.resolver.styledCount
    (own, followers) = ([:], [])
    round &+= 1
    if round == 0 { (entries, round) = ([], 1) }
  }

  /// Notes which nodes follow control states, before numbers are found for them.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - forEach: Calls a closure with each node that gets a number; all are up to date.
  private mutating func noteFollowers(
    of tree: StyleTree, among forEach: ((UInt32) -> Void) -> Void
  ) {
    if isInert || listed != nil { return }
    var (following, found) = (FollowingNodes(of: tree), followers)
    guard following.mayExist else { return }
    forEach { if following.contains(Int($0)) { found.insert($0) } }
    followers = found
  }

  /// Discards all numbers if a node of the tree was styled since they were assigned.
  private mutating func removeVoid(in tree: StyleTree) {
    if styledCount != tree.resolver.styledCount { removeAll(in: tree) }
  }
}

// MARK: - Finding Numbers

extension StyleNumbers {
  /// Replaces all numbers by those of the styles of all attached nodes, so that a renderer has all
  /// styles before it draws the first node.
  ///
  /// Nodes are examined in the order of their records, which costs much less than visiting them
  /// depth first.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - find: Finds the number of a node by all its styles, one for each control state that rules
  ///     mention.
  package mutating func numberAll(in tree: StyleTree, find: (AnyNodeHandle) -> UInt32) {
    tree.requireIdle("The styles of nodes were read")
    tree.refresher.keepingNumbers {
      tree.repeatingForNewThresholds { findAll(in: tree, find) }
    }
  }

  private mutating func findAll(in tree: StyleTree, _ find: (AnyNodeHandle) -> UInt32) {
    let (store, refresher) = (tree.store, tree.refresher)
    refresher.absorbChangedNodes()
    refresher.keepingNumbers {
      removeAll(in: tree)
      var hasStale = false
      store.forEachUsedRecord { index, record in
        if record.value.revision != refresher.revision { hasStale = true }
        if !hasStale { _ = number(of: index, record, in: tree, find) }
      }
      // Numbers are valid until a node is styled, so all nodes are styled first.
      if hasStale { store.forEachUsedRecord { index, _ in refresher.bringUpToDate(Int(index)) } }
      guard hasStale || FollowingNodes(of: tree).mayExist else { return }
      removeAll(in: tree)
      noteFollowers(of: tree) { note in store.forEachUsedRecord { index, _ in note(index) } }
      store.forEachUsedRecord { index, record in _ = number(of: index, record, in: tree, find) }
    }
  }

  /// Brings nodes and all their descendants up to date, and discards numbers that aren't valid
  /// anymore, before these nodes are drawn.
  ///
  /// Traps when one of the nodes isn't attached.
  package mutating func prepare(toDraw nodes: [AnyNodeHandle], of tree: StyleTree) {
    tree.requireIdle("The styles of nodes were read")
    tree.refresher.absorbChangedNodes()
    tree.refresher.keepingNumbers {
      tree.repeatingForNewThresholds {
        tree.refresher.absorbChangedNodes()
        let compares = !tree.resolver.thresholds.isEmpty
        tree.forEachRecord(within: nodes) { index, _, record in
          if record.value.revision != tree.refresher.revision {
            tree.refresher.bringUpToDate(Int(index))
          }
          // Thresholds that are only read in other widths are found before anything is drawn.
          if compares, tree.mayDependOnContainerWidth(tree.store.place(of: Int(index))) {
            _ = tree.situationReads(of: tree.store.handle(index))
          }
        }
      }
    }
    removeVoid(in: tree)
    noteFollowers(of: tree) { note in
      tree.forEachRecord(within: nodes) { index, _, _ in note(index) }
    }
  }

  /// The numbers of the styles of all nodes of a tree, by index.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - find: Finds the number of a node, as in `numberAll(in:find:)`.
  /// - Returns: A number for each index; `.max` for those without a node.
  static func byIndex(of tree: StyleTree, find: (AnyNodeHandle) -> UInt32) -> [UInt32] {
    tree.requireIdle("The styles of nodes were read")
    let refresher = tree.refresher
    refresher.absorbChangedNodes()
    let roots = tree.roots
    var known = StyleNumbers()
    var numbers: [UInt32] = []
    refresher.keepingNumbers {
      tree.repeatingForNewThresholds {
        // Numbers are valid until a node is styled, so all nodes are styled first.
        tree.forEachRecord(within: roots) { index, _, _ in refresher.bringUpToDate(Int(index)) }
        known.removeAll(in: tree)
        known.noteFollowers(of: tree) { note in
          tree.forEachRecord(within: roots) { index, _, _ in note(index) }
        }
        numbers = Array(repeating: UInt32.max, count: tree.store.records.count)
        tree.forEachRecord(within: roots) { index, _, record in
          numbers[Int(index)] = known.number(of: index, record, in: tree, find)
        }
      }
    }
    return numbers
  }

  /// The numbers of the styles of nodes without their descendants.
  ///
  /// Traps when one of the nodes isn't attached.
  ///
  /// - Parameters:
  ///   - nodes: The nodes.
  ///   - tree: The tree.
  ///   - find: Finds the number of a node, as in `numberAll(in:find:)`.
  /// - Returns: A number for each node.
  package mutating func numbers(
    of nodes: [AnyNodeHandle], in tree: StyleTree, find: (AnyNodeHandle) -> UInt32
  ) -> [UInt32] {
    tree.requireIdle("The styles of nodes were read")
    let refresher = tree.refresher
    refresher.absorbChangedNodes()
    var numbers: [UInt32] = []
    refresher.keepingNumbers {
      tree.repeatingForNewThresholds {
        for node in nodes { refresher.bringUpToDate(Int(tree.index(of: node))) }
        removeVoid(in: tree)
        noteFollowers(of: tree) { note in for node in nodes { note(node.index) } }
        numbers = nodes.map { node in
          number(
            of: node.index, tree.store.records.reference(to: Int(node.index)), in: tree, find)
        }
      }
    }
    return numbers
  }

  /// Whether all nodes with the computed style of a node have the same styles in all states, values
  /// per state included.
  ///
  /// The styles of the node in all states must have been read. Others may differ if closures read
  /// the state, or if rules for states depend on style classes or on different values of nodes with
  /// the same computed style. Inert nodes have no other states.
  private func isShared(byNodesLike index: Int, in tree: StyleTree) -> Bool {
    let (store, resolver) = (tree.store, tree.resolver)
    let place = store.place(of: index)
    if isInert, !tree.mayStyleDependOnContainerWidth(place),
      tree.viewModel(of: store.handle(UInt32(index)), includingContent: false)
        .statesWithValues.isEmpty
    {
      return true
    }
    return store.column(of: place.index).with { column in
      resolver.inheritedContext(of: place.index).with { inherited in
        inherited.candidates(for: column, row: place.row).with { candidates in
          if resolver.hasReadState(place) || tree.mayStyleDependOnContainerWidth(place) {
            return false
          }
          // A renderer may follow positions in some parents, and getters may read models in them.
          if tree.dependsOnPosition(place) { return false }
          if candidates.mentionedStates.isEmpty { return true }
          if candidates.namesStyleClasses
            || !candidates.mentionedStates.isSubset(of: [.controlState, .enclosingState])
          {
            return false
          }
          return resolver.styling(place, column, in: inherited) {
            ([.normal] + candidates.enclosingStates).allSatisfy { enclosing in
              StyleContext.withStates(
                nil, Surroundings(enclosingState: enclosing), at: inherited.context
              ) {
                ([.normal] + candidates.controlStates).allSatisfy { state in
                  tree.knownStyle(of: place, column, candidates, in: state, inherited) != nil
                }
              }
            }
          }
        }
      }
    }
  }
}
