internal import ProtocolStyle

/// Finds the classes of a tree's nodes, in all settings of a page.
///
/// On a page without looks, a node's class follows from the number of its look in the tree, so only
/// the first node of each look is examined. On a page with looks, nodes are compared in renditions
/// of the tree, one for each setting.
struct StyleCollector {
  let tree: StyleTree
  let table: StyleTable
  let observation: LookObservation

  /// Finds the classes of all nodes, before any of them is written.
  ///
  /// Removes unused classes from the table.
  func collectAll() {
    if table.hasLooks {
      table.known = StyleNumbers(byNode: listed(within: tree.roots, isPartial: false))
    } else {
      tree.numberStyles(in: &table.known) { classNumber(of: $0) }
    }
    let known = table.known.assigned
    guard let numbers = table.removeClasses(except: known) else { return }
    if table.hasLooks {
      table.known = StyleNumbers(byNode: known.map { $0 == .max ? .max : numbers[Int($0)] })
    } else {
      tree.numberStyles(in: &table.known) { classNumber(of: $0) }
    }
  }

  /// Prepares for writing nodes with their descendants.
  func prepare(for nodes: [AnyNodeHandle]) {
    if table.hasLooks {
      table.known = StyleNumbers(byNode: listed(within: nodes))
    } else {
      tree.prepareNumbers(&table.known, toDraw: nodes)
    }
  }

  /// The class number of a node on a page without looks.
  func classNumber(of node: AnyNodeHandle) -> UInt32 {
    table.classNumber(of: [table.look(of: tree.stateStyles(of: node, observing: observation))])
  }

  /// The class numbers of single nodes, after preparing for writing others with their descendants.
  ///
  /// - Parameters:
  ///   - nodes: The nodes whose classes are returned.
  ///   - written: The nodes that are written.
  ///   - isComplete: Whether all nodes of the tree are among them.
  /// - Returns: The class numbers, in the order of the nodes.
  func classes(
    of nodes: [AnyNodeHandle], preparingFor written: [AnyNodeHandle], isComplete: Bool
  ) -> [UInt32] {
    guard table.hasLooks else {
      tree.prepareNumbers(&table.known, toDraw: written)
      return tree.styleNumbers(of: nodes, known: &table.known) { classNumber(of: $0) }
    }
    if nodes.isEmpty, written.isEmpty { return [] }
    let numbers = listed(within: written, and: nodes, isPartial: !isComplete)
    table.known = StyleNumbers(byNode: numbers)
    return nodes.map { numbers[Int($0.index)] }
  }

  /// The class numbers of nodes and their descendants, and of single nodes, by index, on a page with
  /// looks.
  private func listed(
    within nodes: [AnyNodeHandle], and others: [AnyNodeHandle] = [], isPartial: Bool = true
  ) -> [UInt32] {
    let looks = observation.observing(tree, isPartial: isPartial) {
      table.settings.map { setting in
        setting.render(tree) { tree in
          tree.styleNumbers(within: nodes, and: others) { table.look(of: tree.stateStyles(of: $0)) }
        }
      }
    }
    return looks[0].indices.map { index in
      looks[0][index] == .max ? .max : table.classNumber(of: looks.map { $0[index] })
    }
  }
}
