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
      table.known = StyleNumbers(byNode: listed(within: tree.roots))
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

  /// The class numbers of individual nodes.
  func classes(of nodes: [AnyNodeHandle]) -> [UInt32] {
    guard table.hasLooks else {
      return tree.styleNumbers(of: nodes, known: &table.known) { classNumber(of: $0) }
    }
    let looks = inAllSettings { tree in
      var known = StyleNumbers()
      return tree.styleNumbers(of: nodes, known: &known) {
        table.look(of: tree.stateStyles(of: $0))
      }
    }
    return looks[0].indices.map { index in table.classNumber(of: looks.map { $0[index] }) }
  }

  /// The class numbers of nodes and their descendants by index, on a page with looks.
  private func listed(within nodes: [AnyNodeHandle]) -> [UInt32] {
    let looks = inAllSettings { tree in
      tree.styleNumbers(within: nodes) { table.look(of: tree.stateStyles(of: $0)) }
    }
    return looks[0].indices.map { index in
      looks[0][index] == .max ? .max : table.classNumber(of: looks.map { $0[index] })
    }
  }

  private func inAllSettings(_ body: (StyleTree) -> [UInt32]) -> [[UInt32]] {
    observation.observing(tree) { table.settings.map { $0.render(tree, body) } }
  }
}
