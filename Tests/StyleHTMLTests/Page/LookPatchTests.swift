import Observation
import ProtocolStyle
import Synchronization
import Testing

@testable import PageFixtures
@testable import StyleHTML
@testable import TestSupport

/// A label that counts how often its color is read.
private struct Counted: LabelNode, TextColor, BorderWidth {
  static let reads = Mutex(0)
  var borderWidth = 0.0

  var textColor: Color {
    Self.reads.withLock { $0 += 1 }
    return Token.ink.value
  }
}

/// A label whose color is a property of an object in dark environments.
private struct Lit: LabelNode, TextColor, BorderWidth {
  @Observable
  final class Light {
    var color = Color.yellow
  }

  let light: Light
  var borderWidth = 0.0

  var textColor: Color {
    StyleEnvironment.current.colorScheme == .dark ? light.color : .black
  }
}

/// A label whose corners follow the width of its container.
private struct Fitting: LabelNode, CornerRadius {
  var cornerRadius: Double { ContainerWidth.isAtLeast(300) ? 6 : 1 }
}

/// Patches of pages, which compare only some nodes in each look.
@Suite struct LookPatchTests {
  private static let looks = [
    HTMLLook("day", colorScheme: .light), HTMLLook("night", colorScheme: .dark),
  ]

  private func page(of tree: StyleTree) -> HTMLPage { .shown(tree, in: Self.looks) }

  /// The class of a node's element as a page shows it.
  private func className(of node: AnyNodeHandle, in page: HTMLPage) -> String? {
    page.shown[node].map { page.table.templates[Int($0)].className }
  }

  @Test(arguments: PageLooks.allCases, TestScale.seeds(10))
  func `the classes of a patched page are those of a new one`(looks: PageLooks, seed: UInt64) {
    var editor = RandomEditor(seed: seed)
    let tree = editor.tree
    func makePage() -> (page: HTMLPage, text: String) {
      let page = HTMLPage(
        of: tree, looks: looks.looks, followsDevice: looks.followsDevice, isPatchable: true)
      return (page, String(decoding: page.bytes(), as: UTF8.self))
    }
    func classes(in css: String) -> [Substring] {
      css.split(separator: ".").map { $0.prefix(10) }
    }
    for _ in 0..<20 { editor.edit() }
    tree.refresh()
    let (page, text) = makePage()
    var known = Set(classes(in: text))
    for step in 0..<TestScale.steps(100) {
      for _ in 0..<Int.random(in: 1...3, using: &editor.random) { editor.edit() }
      known.formUnion(classes(in: page.patch(for: tree.refresh()).css))
      let fresh = makePage().page
      for node in tree.nodes {
        let (shown, new) = (className(of: node, in: page), className(of: node, in: fresh))
        let isKnown = (shown ?? "").split(separator: " ")
          .allSatisfy { !($0.count == 10 && $0.first == "s") || known.contains($0) }
        if shown == new, isKnown { continue }
        Issue.record(
          """
          seed \(seed), step \(step): \(tree.node(of: node)), \(node) has \(shown ?? "none") \
          instead of \(new ?? "none"), \(isKnown ? "known" : "without rules")
          """)
        return
      }
    }
  }

  @Test func `an edit evaluates as many nodes among many siblings as among few`() {
    func counts(siblings: Int) -> Set<Int> {
      let tree = StyleTree()
      let screen = tree.attach(Screen())
      let labels = (0..<siblings).map { _ in tree.attach(Counted(), to: screen) }
      let page = page(of: tree)
      return Set(
        (1...100).map { turn in
          tree[labels[turn % siblings]].borderWidth = Double(turn)
          let report = tree.refresh()
          let before = Counted.reads.withLock(\.self)
          #expect(page.patch(for: report).operations.count == 1)
          return Counted.reads.withLock(\.self) - before
        })
    }
    let few = counts(siblings: 10)
    #expect(few.count == 1)
    #expect(few == counts(siblings: 300))
  }

  @Test func `observations of single patches end after as many as there are nodes`() {
    let tree = StyleTree()
    let screen = tree.attach(Screen())
    let light = Lit.Light()
    let labels = (0..<50).map { _ in tree.attach(Lit(light: light), to: screen) }
    let page = page(of: tree)
    for turn in 1...100 {
      tree[labels[turn % 50]].borderWidth = Double(turn)
      #expect(page.patch(for: tree.refresh()).operations.count == 1)
      #expect(page.observation.partialCost < 2 * tree.count)
    }
    light.color = .orange
    #expect(page.patch(for: tree.refresh()).operations.count == 50)
  }

  @Test func `an object of a node that came with a patch is observed in each look`() {
    let tree = StyleTree()
    let screen = tree.attach(Screen())
    let page = page(of: tree)
    let light = Lit.Light()
    tree.attach(Lit(light: light), to: screen)
    #expect(page.patch(for: tree.refresh()).operations.count == 1)
    light.color = .orange
    let patch = page.patch(for: tree.refresh())
    #expect(patch.operations.count == 1)
    #expect(patch.css.contains("color:\(Color.orange)"))
  }

  @Test(arguments: [true, false])
  func `a node that is moved into a container follows its width`(isInView: Bool) throws {
    struct Group: ViewNode {}
    let tree = StyleTree()
    let screen = tree.attach(Screen())
    let group = tree.attach(Group())
    let label = isInView ? tree.attach(Fitting(), to: group) : tree.attach(Fitting())
    tree.refresh()
    let page = HTMLPage(of: tree, isPatchable: true)
    _ = page.bytes()
    try tree.move(isInView ? group.erased : label.erased, to: screen)
    let patch = page.patch(for: tree.refresh())
    let fresh = HTMLPage(of: tree, isPatchable: true)
    _ = fresh.bytes()
    #expect(patch.css.contains("@container(min-width:300px)"))
    #expect(className(of: label.erased, in: page) == className(of: label.erased, in: fresh))
  }
}
