/// The numbers that a renderer assigns to the styles of nodes, looked up by the look of a node.
///
/// A renderer reads the styles of a look only once, when it encounters the look's first node.
///
/// Invariants:
/// - A look has a number only if all nodes with the look have the same styles in every control
///   state, apart from those in `followers`. Other nodes have separate numbers.
/// - Numbers are void once a node is styled: the styles in other control states may have changed
///   although the look is the same.
package struct StyleNumbers {
  /// The numbers of looks, by look; void unless they're of the present round.
  private var entries: [Entry] = []
  private var round: UInt32 = 1

  /// The numbers of nodes that don't have their look's number, by index.
  private var own: [UInt32: UInt32] = [:]

  /// The nodes whose contexts follow control states, so that their looks don't determine their styles
  /// in other states.
  private var followers: Set<UInt32> = []

  /// The numbers of all nodes, by index, if they aren't looked up by look.
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
    of index: UInt32, _ record: UnsafePointer<NodeRecord>, in tree: StyleTree,
    _ find: (AnyNodeHandle) -> UInt32
  ) -> UInt32 {
    let look = Int(record.pointee.look.value)
    if followers.isEmpty, look < entries.count, entries[look].round == round {
      return entries[look].number
    }
    return findNumber(of: index, look, in: tree, find)
  }

  @inline(never)
  private mutating func findNumber(
    of index: UInt32, _ look: Int, in tree: StyleTree, _ find: (AnyNodeHandle) -> UInt32
  ) -> UInt32 {
    if let listed { return listed[Int(index)] }
    if let known = own[index] { return known }
    let isFollower = followers.contains(index)
    if !isFollower, look < entries.count, entries[look].round == round {
      return entries[look].number
    }
    let number = find(tree.store.handle(index))
    if !isFollower, tree.sharesStyles(Int(index), isInert: isInert) {
      while entries.count <= look { entries.append(Entry()) }
      entries[look] = Entry(round: round, number: number)
    } else {
      own[index] = number
    }
    return number
  }

  /// The numbers that were assigned: by index, or in any order if they're looked up by look.
  package var assigned: [UInt32] {
    listed ?? entries.filter { $0.round == round }.map(\.number) + own.values
  }

  /// Discards all numbers.
  fileprivate mutating func removeAll(in tree: StyleTree) {
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
  fileprivate mutating func noteFollowers(
    of tree: StyleTree, among forEach: ((UInt32) -> Void) -> Void
  ) {
    if isInert || listed != nil { return }
    var (following, found) = (FollowingNodes(of: tree), followers)
    guard following.mayExist else { return }
    forEach { if following.contains(Int($0)) { found.insert($0) } }
    followers = found
  }

  /// Discards all numbers if a node of the tree was styled since they were assigned.
  fileprivate mutating func removeVoid(in tree: StyleTree) {
    if styledCount != tree.resolver.styledCount { removeAll(in: tree) }
  }
}

extension StyleTree {
  /// Assigns numbers to the styles of all attached nodes, so that a renderer has all styles before
  /// it draws the first node.
  ///
  /// Nodes are examined in the order of their records, which costs much less than visiting them
  /// depth first.
  ///
  /// - Parameters:
  ///   - numbers: The numbers, which replace all earlier ones.
  ///   - find: Finds the number of a node by all its styles, one for each control state that rules
  ///     mention.
  package func numberStyles(
    in numbers: inout StyleNumbers, find: (AnyNodeHandle) -> UInt32
  ) {
    requireIdle("The styles of nodes were read")
    refresher.keepingNumbers {
      repeatingForNewThresholds { findNumbers(&numbers, find) }
    }
  }

  private func findNumbers(_ numbers: inout StyleNumbers, _ find: (AnyNodeHandle) -> UInt32) {
    refresher.absorbChangedNodes()
    refresher.keepingNumbers {
      numbers.removeAll(in: self)
      var hasStale = false
      store.forEachUsedRecord { index, record in
        if record.pointee.revision != refresher.revision { hasStale = true }
        if !hasStale { _ = numbers.number(of: index, record, in: self, find) }
      }
      // Numbers are valid until a node is styled, so all nodes are styled first.
      if hasStale { store.forEachUsedRecord { index, _ in refresher.bringUpToDate(Int(index)) } }
      guard hasStale || FollowingNodes(of: self).mayExist else { return }
      numbers.removeAll(in: self)
      numbers.noteFollowers(of: self) { note in store.forEachUsedRecord { index, _ in note(index) }
      }
      store.forEachUsedRecord { index, record in
        _ = numbers.number(of: index, record, in: self, find)
      }
    }
  }

  /// Brings nodes and all their descendants up to date, and discards numbers that aren't valid
  /// anymore, before these nodes are drawn.
  ///
  /// Traps when one of the nodes isn't attached.
  package func prepareNumbers(_ numbers: inout StyleNumbers, toDraw nodes: [AnyNodeHandle]) {
    requireIdle("The styles of nodes were read")
    refresher.absorbChangedNodes()
    refresher.keepingNumbers {
      repeatingForNewThresholds {
        refresher.absorbChangedNodes()
        let compares = !resolver.thresholds.isEmpty
        forEachRecord(within: nodes) { index, _, record in
          if record.pointee.revision != refresher.revision { refresher.bringUpToDate(Int(index)) }
          // Thresholds that are only read in other widths are found before anything is drawn.
          if compares { findThresholds(of: index) }
        }
      }
    }
    numbers.removeVoid(in: self)
    numbers.noteFollowers(of: self) { note in
      forEachRecord(within: nodes) { index, _, _ in note(index) }
    }
  }

  private func findThresholds(of index: UInt32) {
    if mayDependOnContainerWidth(store.place(of: Int(index))) {
      _ = situationReads(of: store.handle(index))
    }
  }

  /// The numbers of the styles of all nodes, by index.
  ///
  /// - Parameter find: Finds the number of a node, as in `numberStyles(in:find:)`.
  /// - Returns: A number for each index; `.max` for those without a node.
  package func styleNumbers(find: (AnyNodeHandle) -> UInt32) -> [UInt32] {
    requireIdle("The styles of nodes were read")
    refresher.absorbChangedNodes()
    let roots = roots
    var known = StyleNumbers()
    var numbers: [UInt32] = []
    refresher.keepingNumbers {
      repeatingForNewThresholds {
        // Numbers are valid until a node is styled, so all nodes are styled first.
        forEachRecord(within: roots) { index, _, _ in refresher.bringUpToDate(Int(index)) }
        known.removeAll(in: self)
        known.noteFollowers(of: self) { note in
          forEachRecord(within: roots) { index, _, _ in note(index) }
        }
        numbers = Array(repeating: UInt32.max, count: store.records.count)
        forEachRecord(within: roots) { index, _, record in
          numbers[Int(index)] = known.number(of: index, record, in: self, find)
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
  ///   - known: The numbers that were assigned before.
  ///   - find: Finds the number of a node, as in `numberStyles(in:find:)`.
  /// - Returns: A number for each node.
  package func styleNumbers(
    of nodes: [AnyNodeHandle], known: inout StyleNumbers, find: (AnyNodeHandle) -> UInt32
  ) -> [UInt32] {
    requireIdle("The styles of nodes were read")
    refresher.absorbChangedNodes()
    var numbers: [UInt32] = []
    refresher.keepingNumbers {
      repeatingForNewThresholds {
        for node in nodes { refresher.bringUpToDate(Int(index(of: node))) }
        known.removeVoid(in: self)
        known.noteFollowers(of: self) { note in for node in nodes { note(node.index) } }
        numbers = nodes.map { node in
          known.number(of: node.index, store.records.address(of: Int(node.index)), in: self, find)
        }
      }
    }
    return numbers
  }

  /// Whether all nodes with the look of a node have the same styles in all states, values per state
  /// included.
  ///
  /// The styles of the node in all states must have been read. Others may differ if closures read
  /// the state, or if rules for states depend on style classes or on different values of nodes with
  /// the same look. Inert nodes have no other states.
  fileprivate func sharesStyles(_ index: Int, isInert: Bool) -> Bool {
    let place = store.place(of: index)
    if isInert, !mayLookDependOnContainerWidth(place),
      viewModel(of: store.handle(UInt32(index)), includingContent: false).statesWithValues.isEmpty
    {
      return true
    }
    return store.column(of: place.index)._withUnsafeGuaranteedRef { column in
      resolver.inheritedContext(of: place.index)._withUnsafeGuaranteedRef { inherited in
        inherited.selection(for: column, row: place.row)._withUnsafeGuaranteedRef { selection in
          if resolver.hasReadState(place) || mayLookDependOnContainerWidth(place) { return false }
          if selection.mentionedStates.isEmpty { return true }
          if selection.namesStyleClasses { return false }
          return resolver.styling(place, column, in: inherited) {
            ([.normal] + selection.enclosingStates).allSatisfy { enclosing in
              StyleContext.withStates(nil, enclosing: enclosing, at: inherited.context) {
                ([.normal] + selection.controlStates).allSatisfy { state in
                  knownStyle(of: place, column, selection, in: state, inherited) != nil
                }
              }
            }
          }
        }
      }
    }
  }
}
