import ProtocolStyle
import Testing

@testable import TreeFixtures

/// The attributes of packs in a tree, which are added and removed together with the packs.
@Suite struct TreePacksTests {
  @Test func `a tree reads what its packs add`() {
    let tree = StyleTree(packs: [.halo])
    let card = tree.attach(HaloCard())
    #expect(
      "\(tree.viewModel(of: card))"
        == "view(backgroundColor: #ffffff, glowColor: #ffff00, haloRadius: 4)")
    #expect(tree.applier.attributes.suffix(2).map(\.name) == ["haloRadius", "glowColor"])
  }

  @Test func `a pack is added and removed while nodes are attached`() {
    let tree = StyleTree()
    let card = tree.attach(HaloCard())
    let child = tree.attach(PlainButton(), to: card)
    let plain = (tree.viewModel(of: card), tree.viewModel(of: child))
    #expect("\(plain.0)" == "view(backgroundColor: #ffffff)")
    tree.packs.append(.halo)
    #expect(tree.viewModel(of: card)[.haloRadius] == 4)
    // The button inherits the card's glow and has the rule's halo.
    #expect(tree.viewModel(of: child)[.glowColor] == .yellow)
    #expect(tree.viewModel(of: child)[.haloRadius] == 9)
    tree.packs.remove(at: 0)
    #expect(tree.viewModel(of: card) == plain.0)
    #expect(tree.viewModel(of: child) == plain.1)
    #expect(tree.applier.attributes.map(\.id) == AttributeList.standard.map(\.id))
  }

  @Test func `an attribute of two packs stays as long as one of them`() {
    let tree = StyleTree(packs: [.halo, .badge])
    let card = tree.attach(HaloCard())
    tree.packs.removeFirst()
    #expect(tree.viewModel(of: card)[.haloRadius] == 4)
    #expect(tree.viewModel(of: card)[.glowColor] == nil)
    tree.packs = []
    #expect(tree.viewModel(of: card)[.haloRadius] == nil)
  }

  @Test func `the tree's own attributes stay when packs are removed`() {
    let tree = StyleTree(applier: StyleApplier(attributes: [.haloRadius]), packs: [.halo])
    let card = tree.attach(HaloCard())
    #expect("\(tree.viewModel(of: card))" == "view(glowColor: #ffff00, haloRadius: 4)")
    tree.packs = []
    #expect("\(tree.viewModel(of: card))" == "view(haloRadius: 4)")
  }

  @Test func `a pack's themes change tokens only if they are added to the tree`() throws {
    let tree = StyleTree(packs: [.halo])
    let card = tree.attach(HaloCard())
    #expect(tree.viewModel(of: card)[.glowColor] == .yellow)
    tree.themes = [try #require(StylePack.halo.theme(named: "embers"))]
    #expect(tree.viewModel(of: card)[.glowColor] == .red)
    #expect(StylePack.halo.theme(named: "frost") == nil)
  }

  @Test func `content of a pack is reported when it's added and removed`() {
    let tree = StyleTree()
    let label = tree.attach(BadgeLabel())
    tree.refresh()
    tree.packs = [.badge]
    #expect(tree.refresh().changes.map(\.description) == ["\(label): ribbon: nil → 4"])
    #expect(tree.viewModel(of: label)[.ribbon] == "4")
    tree.packs = []
    #expect(tree.refresh().changes.map(\.description) == ["\(label): ribbon: 4 → nil"])
    #expect(tree.viewModel(of: label)[.ribbon] == nil)
  }

  @Test func `a temporary pack is not reported`() {
    let tree = StyleTree()
    tree.attach(HaloCard()) {
      BadgeLabel()
      EchoingLabel()
      HaloView()
    }
    tree.refresh()
    tree.packs = [.halo, .badge, .plain]
    tree.packs = []
    #expect(tree.refresh().isEmpty)
  }

  @Test func `a closure reads a pack's attributes while the pack is in the tree`() {
    let tree = StyleTree()
    let label = tree.attach(EchoingLabel())
    #expect(tree.viewModel(of: label).text == "no halo")
    tree.packs = [.halo]
    #expect(tree.viewModel(of: label).text == "halo 2.0")
    tree.packs = []
    #expect(tree.viewModel(of: label).text == "no halo")
  }

  @Test func `handles, objects and settings of nodes outlive a change of packs`() {
    let tree = StyleTree()
    let object = BadgeView()
    let view = tree.attach(object)
    let button = tree.attach(PlainButton(), to: view)
    tree.override(button) { $0.cornerRadius = 7 }
    tree.setControlState(.disabled, of: button)
    tree.packs = [.halo, .badge]
    object.haloRadius = 3
    tree.setNeedsStyle(of: view)
    #expect(tree.viewModel(of: view)[.ribbon] == "3.0")
    #expect(tree.viewModel(of: view)[.haloRadius] == 3)
    #expect(tree.viewModel(of: button)[.glowColor] == .gray)
    #expect(tree.viewModel(of: button).cornerRadius == 7)
    #expect(tree.node(of: view) === object)
    #expect(tree.detach(view))
    #expect(tree.count == 0)
  }

  @Test func `nodes of known and new types are attached after a change of packs`() {
    let tree = StyleTree()
    tree.attach(HaloCard())
    tree.packs = [.halo, .badge]
    let card = tree.attach(HaloCard(haloRadius: 6))
    let label = tree.attach(BadgeLabel(), to: card)
    #expect(tree.viewModel(of: card)[.haloRadius] == 6)
    #expect(tree.viewModel(of: label)[.ribbon] == "4")
    tree[card].haloRadius = 8
    #expect(tree.viewModel(of: card)[.haloRadius] == 8)
  }

  @Test func `the first of two attributes with one name is read`() {
    let other = Attribute<Double>("alpha", fileID: "Other/Alpha.swift") { _ in nil }
    let pack = StylePack("other", attributes: [other])
    let tree = StyleTree(packs: [pack, .halo])
    #expect(tree.applier.attributes.count { $0.name == "alpha" } == 1)
    #expect(tree.viewModel(of: tree.attach(HaloCard()))[.haloRadius] == 4)
  }

  @Test func `observers are notified of a change of packs`() async {
    let tree = StyleTree()
    var events = tree.invalidations.makeAsyncIterator()
    tree.packs = [.halo]
    #expect(await events.next() != nil)
  }
}
