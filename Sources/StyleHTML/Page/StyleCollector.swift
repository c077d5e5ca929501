internal import ProtocolStyle

/// Finds the classes of a tree's nodes, in all settings of a page.
struct StyleCollector {
  let tree: StyleTree
  let table: StyleTable
  let observation: LookObservation

  /// The class numbers of nodes and their descendants, depth first.
  func classes(within nodes: [AnyNodeHandle]) -> [UInt32] {
    collect { tree, known, find in
      tree.styleNumbers(within: nodes, known: &known, find: find)
    }
  }

  /// The class numbers of individual nodes.
  func classes(of nodes: [AnyNodeHandle]) -> [UInt32] {
    collect { tree, known, find in tree.styleNumbers(of: nodes, known: &known, find: find) }
  }

  private typealias Numbering = (
    _ tree: StyleTree, _ known: inout StyleNumbers, _ find: (AnyNodeHandle) -> UInt32
  ) -> [UInt32]

  private func collect(_ numbers: Numbering) -> [UInt32] {
    guard table.hasLooks else {
      return numbers(tree, &table.known) { node in
        let styles = tree.stateStyles(of: node, observing: observation)
        return table.classNumber(of: [table.look(of: styles)])
      }
    }
    let looks = observation.observing(tree) {
      table.settings.map { setting in
        setting.render(tree) { tree in
          var known = StyleNumbers()
          return numbers(tree, &known) { table.look(of: tree.stateStyles(of: $0)) }
        }
      }
    }
    return looks[0].indices.map { index in table.classNumber(of: looks.map { $0[index] }) }
  }
}
