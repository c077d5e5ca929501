internal import ProtocolStyle

/// Finds the classes of a tree's nodes, in all settings of a page.
struct StyleCollector {
  let tree: StyleTree
  let table: StyleTable

  /// The class numbers of nodes and all that is in them, depth first.
  func classes(within roots: [AnyNodeHandle]) -> [UInt32] {
    collect { visit in
      for root in roots { for node in tree.nodes(in: root) { visit(node) } }
    }
  }

  /// The class numbers of nodes alone.
  func classes(of nodes: [AnyNodeHandle]) -> [UInt32] {
    collect { visit in for node in nodes { visit(node) } }
  }

  private func collect(_ forEach: ((AnyNodeHandle) -> Void) -> Void) -> [UInt32] {
    let looks = table.settings.map { setting in
      setting.apply(to: tree) {
        var numbers: [UInt32] = []
        forEach { numbers.append(table.look(of: $0, in: tree)) }
        return numbers
      }
    }
    // Most nodes come out as the one before, or as few others.
    if looks.count == 1 {
      var known: [UInt32?] = []
      return looks[0].map { number in
        let index = Int(number)
        if index >= known.count {
          known += [UInt32?](repeating: nil, count: index + 1 - known.count)
        }
        if let found = known[index] { return found }
        let found = table.classNumber(of: [number])
        known[index] = found
        return found
      }
    }
    return looks[0].indices.map { index in table.classNumber(of: looks.map { $0[index] }) }
  }
}
