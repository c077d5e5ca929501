internal import ProtocolStyle

/// Finds the classes of a tree's nodes, in all settings of a page.
struct StyleCollector {
  let tree: StyleTree
  let table: StyleTable

  /// The class numbers of nodes and all that is in them, depth first.
  func classes(within nodes: [AnyNodeHandle]) -> [UInt32] {
    collect { tree.styleNumbers(within: nodes, known: &table.known, find: $0) }
  }

  /// The class numbers of nodes alone.
  func classes(of nodes: [AnyNodeHandle]) -> [UInt32] {
    collect { tree.styleNumbers(of: nodes, known: &table.known, find: $0) }
  }

  private func collect(_ numbers: ((AnyNodeHandle) -> UInt32) -> [UInt32]) -> [UInt32] {
    guard table.settings.count > 1 else {
      return table.settings[0].apply(to: tree) {
        numbers { table.classNumber(of: [table.look(of: $0, in: tree)]) }
      }
    }
    let looks = table.settings.map { setting in
      setting.apply(to: tree) { numbers { table.look(of: $0, in: tree) } }
    }
    return looks[0].indices.map { index in table.classNumber(of: looks.map { $0[index] }) }
  }
}
