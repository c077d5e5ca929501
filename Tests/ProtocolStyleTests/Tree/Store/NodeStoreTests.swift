import Testing

@testable import ProtocolStyle
@testable import TestSupport

/// The store next to plain arrays of children, in random operations.
@Suite struct NodeStoreTests {
  private struct Reference {
    var children: [UInt32: [UInt32]] = [:]
    var parents: [UInt32: UInt32] = [:]

    /// A node with everything in it.
    func subtree(of node: UInt32) -> [UInt32] {
      [node] + (children[node] ?? []).flatMap { subtree(of: $0) }
    }
  }

  @Test(arguments: TestScale.seeds(20))
  func `children are in the order in which they were linked`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let store = NodeStore(serial: 1)
    var reference = Reference()
    func link(_ node: UInt32) {
      let outside = reference.parents.keys.filter { !reference.subtree(of: node).contains($0) }
      let parent =
        outside.sorted().randomElement(using: &generator)
        .flatMap { Bool.random(using: &generator) ? $0 : nil } ?? NodeRecord.none
      let siblings = reference.children[parent] ?? []
      let place = Int.random(in: 0...siblings.count, using: &generator)
      let isLast = place == siblings.count && Bool.random(using: &generator)
      let next = store.successor(at: isLast ? nil : place, in: parent)
      #expect(next == (place == siblings.count ? NodeRecord.none : siblings[place]))
      store.link(Int(node), into: parent, before: next, place: isLast ? nil : place)
      reference.children[parent, default: []].insert(node, at: place)
      reference.parents[node] = parent
    }
    func unlink(_ node: UInt32) {
      store.unlink(Int(node))
      reference.children[reference.parents[node] ?? 0]?.removeAll { $0 == node }
    }
    var handles: [AnyNodeHandle] = []
    for _ in 0..<200 {
      let known = reference.parents.keys.sorted().randomElement(using: &generator)
      switch (Int.random(in: 0..<6, using: &generator), known) {
      case (0, let node?):
        unlink(node)
        for node in reference.subtree(of: node).reversed() {
          #expect(store.contains(store.handle(node)))
          handles.append(store.handle(node))
          _ = store.freeRecord(Int(node))
          reference.children[node] = nil
          reference.parents[node] = nil
        }
      case (1, let node?):
        unlink(node)
        link(node)
      default:
        let node = store.makeRecord(column: ColumnNumber(index: 0), row: 0, []).index
        store.records[node].computedStyle = ComputedStyleNumber(value: 1)
        link(UInt32(node))
      }
      store.checkInvariants()
      #expect(store.count == reference.parents.count)
      for (parent, expected) in reference.children {
        var children: [UInt32] = []
        store.forEachChild(of: parent) { children.append(UInt32($0)) }
        #expect(children == expected)
      }
      #expect(!handles.contains(where: store.contains))
    }
  }

  @Test func `a record is 36 bytes`() {
    #expect(MemoryLayout<NodeRecord>.stride == 36)
  }

  @Test func `a copy has the shape and the settings, and no computedStyles`() {
    let tree = StyleTree()
    let screen = tree.attach(DemoScreen())
    let child = tree.attach(DemoScreen(), to: screen)
    tree.detach(tree.attach(DemoScreen()))
    tree.override(child) { $0.alpha = 0.5 }
    let copy = NodeStore(copying: tree.store) { $0 }
    #expect(copy.count == 2 && copy.contains(child.erased))
    #expect(copy.firstChild(of: screen.erased.index) == child.erased.index)
    #expect(copy.settings.keys.sorted() == [child.erased.index])
    #expect(!copy.isUsed(Int(child.erased.index)))
  }
}

private struct DemoScreen: ScreenNode {}
