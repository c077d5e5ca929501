import ProtocolStyle
import Testing

@testable import StyleBinding

/// A binding is isolated like its tree, and is notified once per turn.
@Suite struct FollowingTests {
  @Test @MainActor func `a binding on the main actor follows its tree`() async throws {
    let shop = Shop()
    shop.bindStandardTable()
    let label = shop.tree.attach(Caption(text: "a"))
    shop.binding.follow()
    #expect(shop.window.outline == "box(a)")
    shop.tree[label].text = "b"
    shop.tree[label].text = "c"
    #expect(shop.window.outline == "box(a)")
    let view = try #require(shop.binding.view(of: label))
    let count = view.setCount
    while shop.window.outline != "box(c)" { await Task.yield() }
    #expect(view.setCount == count + 1)
    shop.tree[label].text = "d"
    while shop.window.outline != "box(d)" { await Task.yield() }
  }

  actor Stage {
    private let shop = Shop()

    func begin() {
      shop.bindStandardTable()
      shop.tree.attach(Caption(text: "a"))
      shop.binding.follow()
    }

    func change() {
      guard let caption = shop.tree.first(Caption.self) else { return }
      shop.tree[caption].text = "b"
    }

    var outline: String { shop.window.outline }
  }

  @Test func `a binding follows its tree on another actor`() async {
    let stage = Stage()
    await stage.begin()
    #expect(await stage.outline == "box(a)")
    await stage.change()
    while await stage.outline != "box(b)" { await Task.yield() }
  }

  @Test func `an actor that owns a binding is released while the binding follows its tree`() async {
    weak var stage: Stage?
    do {
      let owner = Stage()
      stage = owner
      await owner.begin()
      await owner.change()
      while await owner.outline != "box(b)" { await Task.yield() }
    }
    // The turn of the last refresh may not have ended.
    while stage != nil { await Task.yield() }
  }
}
