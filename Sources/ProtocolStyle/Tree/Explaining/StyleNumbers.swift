/// The numbers that a renderer assigns to styles, looked up by the look of a node without reading
/// its style.
package struct StyleNumbers {
  /// The numbers that were assigned last, each at the place of its look.
  private var latest = [(look: UInt32, number: UInt32)](
    repeating: (Look.none, 0), count: roomForLatest)
  private static let roomForLatest = 256

  /// The resolver's count of styled nodes when these numbers were assigned.
  private var styledCount = 0

  /// Makes an empty set of numbers.
  package init() {}

  /// The number of a node that is up to date.
  @inline(__always)
  fileprivate mutating func number(
    of index: UInt32, _ record: UnsafePointer<NodeRecord>, in tree: StyleTree,
    _ find: (AnyNodeHandle) -> UInt32
  ) -> UInt32 {
    let look = record.pointee.look
    let known = latest[Int(look) % Self.roomForLatest]
    if styledCount == tree.resolver.styledCount, known.look == look { return known.number }
    return findNumber(of: index, look, in: tree, find)
  }

  @inline(never)
  private mutating func findNumber(
    of index: UInt32, _ look: UInt32, in tree: StyleTree, _ find: (AnyNodeHandle) -> UInt32
  ) -> UInt32 {
    let number = find(tree.store.handle(index))
    if styledCount != tree.resolver.styledCount { self = StyleNumbers() }
    styledCount = tree.resolver.styledCount
    if tree.sharesStyles(Int(index)) { latest[Int(look) % Self.roomForLatest] = (look, number) }
    return number
  }
}

extension StyleTree {
  /// The numbers of the styles of nodes and all their descendants, depth first.
  ///
  /// Traps when one of the nodes isn't attached.
  ///
  /// - Parameters:
  ///   - nodes: The nodes to begin with.
  ///   - known: The numbers that were assigned before.
  ///   - find: Finds the number of a node by all its styles, one for each control state that rules
  ///     mention.
  /// - Returns: A number for each node.
  package func styleNumbers(
    within nodes: [AnyNodeHandle], known: inout StyleNumbers, find: (AnyNodeHandle) -> UInt32
  ) -> [UInt32] {
    requireIdle("The styles of nodes were read")
    absorbChangedNodes()
    return keepingNumbers {
      var numbers: [UInt32] = []
      var hasStale = false
      forEachRecord(within: nodes) { index, _, record in
        if record.pointee.revision != revision { hasStale = true }
        if !hasStale { numbers.append(known.number(of: index, record, in: self, find)) }
      }
      guard hasStale else { return numbers }
      // Numbers are valid until a node is styled, so all nodes are styled first.
      forEachRecord(within: nodes) { index, _, _ in bringUpToDate(Int(index)) }
      numbers.removeAll()
      forEachRecord(within: nodes) { index, _, record in
        numbers.append(known.number(of: index, record, in: self, find))
      }
      return numbers
    }
  }

  /// The numbers of the styles of nodes without their descendants, as
  /// `styleNumbers(within:known:find:)`.
  package func styleNumbers(
    of nodes: [AnyNodeHandle], known: inout StyleNumbers, find: (AnyNodeHandle) -> UInt32
  ) -> [UInt32] {
    requireIdle("The styles of nodes were read")
    absorbChangedNodes()
    return keepingNumbers {
      for node in nodes { bringUpToDate(Int(index(of: node))) }
      return nodes.map { node in
        known.number(of: node.index, store.records.address(of: Int(node.index)), in: self, find)
      }
    }
  }

  /// Whether all nodes with the look of a node have the same styles in all states, values per state
  /// included.
  ///
  /// The styles of the node in all states must have been read. Others may differ if style classes
  /// or closures affect them, or if nodes with different values have the same look.
  fileprivate func sharesStyles(_ index: Int) -> Bool {
    let place = store.place(of: index)
    return store.column(of: place.index)._withUnsafeGuaranteedRef { column in
      resolver.inheritedContext(of: place.index)._withUnsafeGuaranteedRef { inherited in
        inherited.selection(for: column, row: place.row)._withUnsafeGuaranteedRef { selection in
          if selection.namesStyleClasses || hasReadControlState(place) { return false }
          if !selection.mentionsControlState { return true }
          return resolver.styling(place, column, in: inherited) {
            ([.normal] + selection.controlStates).allSatisfy { state in
              knownStyle(of: place, column, selection, in: state) != nil
            }
          }
        }
      }
    }
  }
}
