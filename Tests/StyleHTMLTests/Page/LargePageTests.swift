import ProtocolStyle
import StyleHTML
import Testing

@testable import PageFixtures
@testable import TestSupport

/// Pages with very many nodes, nested or side by side.
@Suite struct LargePageTests {
  private static let depth = TestScale.nodes(20_000)
  private static let width = TestScale.nodes(100_000)

  /// Returns the number of end tags in a page, by bytes, because searching such long text is slow.
  private func ends(in page: HTMLPage) -> Int {
    let bytes = page.bytes()
    return unsafe bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for index in 1..<bytes.count where unsafe bytes[index] == UInt8(ascii: "/") {
        if unsafe bytes[index - 1] == UInt8(ascii: "<") { count += 1 }
      }
      return count
    }
  }

  @Test func `a chain is written in all looks, and patched`() {
    let tree = StyleTree()
    let top = tree.attach(Card(backgroundColor: .white))
    var inner = top.erased
    for _ in 1..<Self.depth { inner = tree.attach(Card(), to: inner).erased }
    let title = tree.attach(Title(text: "bottom"), to: inner)
    tree.refresh()
    let page = HTMLPage(
      of: tree, looks: [HTMLLook("day"), HTMLLook("night", themes: [.brand])], isPatchable: true)
    let around = ends(in: HTMLPage(of: StyleTree()))
    #expect(ends(in: page) == around + Self.depth + 1)
    tree[title].text = "mended"
    #expect(page.patch(for: tree.refresh()).operations.count == 1)
    #expect(tree.detach(top))
    #expect(ends(in: page) == around)
  }

  @Test func `siblings are written and mended`() {
    let tree = StyleTree()
    let card = tree.attach(Card())
    let titles = (0..<Self.width).map { tree.attach(Title(text: "Item \($0)"), to: card) }
    tree.refresh()
    let page = HTMLPage(of: tree, isPatchable: true)
    #expect(ends(in: page) == ends(in: HTMLPage(of: StyleTree())) + Self.width + 1)
    for title in titles.suffix(10) { tree[title].text = "mended" }
    #expect(page.patch(for: tree.refresh()).operations.count == 10)
  }
}
