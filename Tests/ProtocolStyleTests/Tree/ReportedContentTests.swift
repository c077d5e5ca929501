import ProtocolStyle
import Testing

@testable import TreeFixtures

private final class TitleLabel: LabelNode, TextContent {
  var text: String

  init(_ text: String) {
    self.text = text
  }
}

/// A label whose text depends on the color scheme.
private struct SchemeLabel: LabelNode, TextContent {
  var isFixed = false
  var text: String {
    isFixed ? "fixed" : StyleEnvironment.current.colorScheme == .dark ? "dark" : "light"
  }
}

/// Content in reports: both view models of a change are complete.
@Suite struct ReportedContentTests {
  private let tree = StyleTree()

  private func changes(_ report: RefreshReport) -> [String] {
    report.changes.flatMap(\.attributes).map(\.description)
  }

  private typealias Change = @Sendable (StyleTree, NodeHandle<PriceLabel>) throws -> Void

  private static let writes: [(name: String, change: Change)] = [
    ("subscript", { tree, label in tree[label].text = "new" }),
    ("update", { tree, label in try tree.update(label) { $0.text = "new" } }),
    ("whole model", { tree, label in tree[label] = PriceLabel(text: "new") }),
    ("override", { tree, label in tree.override(label) { $0.text = "new" } }),
    (
      "twice",
      { tree, label in
        tree[label].text = "between"
        tree[label].text = "new"
      }
    ),
    (
      "read between",
      { tree, label in
        tree[label].text = "between"
        _ = tree.viewModel(of: label)
        tree[label].text = "new"
      }
    ),
    (
      "read after",
      { tree, label in
        tree[label].text = "new"
        _ = tree.viewModel(of: label)
      }
    ),
  ]

  @Test(arguments: writes.indices)
  func `nodes written through the tree are reported with both texts`(index: Int) throws {
    let label = tree.attach(PriceLabel(text: "old"))
    tree.refresh()
    try Self.writes[index].change(tree, label)
    #expect(changes(tree.refresh()) == ["text: old → new"], "\(Self.writes[index].name)")
    #expect(tree.refresh().isEmpty)
  }

  @Test func `a text that is written as it was is not reported`() {
    let label = tree.attach(PriceLabel(text: "old"))
    tree.refresh()
    tree[label].text = "old"
    #expect(tree.refresh().isEmpty)
  }

  @Test func `a change of style alone has the content as well`() {
    let label = tree.attach(PriceLabel(text: "old"))
    tree.refresh()
    tree.styleSheet.insert(StyleRule(for: .label) { $0.alpha = 0.5 })
    let report = tree.refresh()
    #expect(report.changes.map { "\($0.previous)" } == ["label(text: old)"])
    #expect(report.changes.map { "\($0.current)" } == ["label(alpha: 0.5, text: old)"])
    #expect(tree.viewModel(of: label).text == "old")
  }

  @Test func `a rule's text is reported when it's added and removed`() {
    tree.attach(PlainButton())
    tree.refresh()
    let rule = tree.styleSheet.insert(StyleRule(for: .button) { $0.text = "rule" })
    #expect(changes(tree.refresh()) == ["text: nil → rule"])
    tree.styleSheet.insert(StyleRule(for: .button) { $0.text = "other" })
    #expect(changes(tree.refresh()) == ["text: rule → other"])
    tree.styleSheet = StyleSheet()
    #expect(changes(tree.refresh()) == ["text: other → nil"])
    #expect(rule != tree.styleSheet.insert(StyleRule(for: .button) { $0.text = "rule" }))
  }

  @Test func `a class node that the tree returned is reported with both texts`() {
    let label = tree.attach(TitleLabel("old"))
    tree.refresh()
    tree[label].text = "new"
    #expect(changes(tree.refresh()) == ["text: old → new"])
  }

  @Test func `an object that changed outside of the tree is reported with both texts`() {
    let object = TitleLabel("old")
    let label = tree.attach(object)
    tree.refresh()
    object.text = "new"
    tree.setNeedsStyle(of: label)
    let report = tree.refresh()
    #expect(report.changes.map(\.previous.text) == ["old"])
    #expect(report.changes.map(\.current.text) == ["new"])
    #expect(tree.refresh().isEmpty)
  }

  @Test func `an object in two places is reported in both`() {
    let object = TitleLabel("old")
    let nodes = [tree.attach(object), tree.attach(object, to: tree.attach(CardView()))]
    tree.refresh()
    tree[nodes[0]].text = "new"
    let report = tree.refresh()
    #expect(Set(report.changes.map(\.node)) == Set(nodes.map(\.erased)))
    #expect(report.changes.map(\.current.text) == ["new", "new"])
  }

  @Test func `a move leaves the text alone`() {
    let label = tree.attach(PriceLabel(text: "old"), to: tree.attach(CardView()))
    let accent = tree.attach(AccentView())
    tree.refresh()
    #expect(throws: Never.self) { try tree.move(label, to: accent) }
    #expect(changes(tree.refresh()) == ["tintColor: nil → #ff0000"])
  }

  @Test(arguments: DependencySource.allCases)
  func `a text that reads its inheritedContext is reported after other rules came`(
    source: DependencySource
  ) {
    let label = tree.attach(LitLabel(source: source, counter: EvaluationCounter()))
    tree.refresh()
    #expect(tree.viewModel(of: label).text == "dim")
    tree.styleSheet.insert(StyleRule(for: .label) { $0.alpha = 0.5 })
    #expect(changes(tree.refresh()) == ["alpha: nil → 0.5"])
    light()
    #expect(changes(tree.refresh()) == ["text: dim → lit"])
  }

  @Test(arguments: DependencySource.allCases)
  func `a text that reads its inheritedContext is reported after a scope of something else`(
    source: DependencySource
  ) {
    let card = tree.attach(CardView())
    let label = tree.attach(LitLabel(source: source, counter: EvaluationCounter()), to: card)
    tree.refresh()
    #expect(tree.viewModel(of: label).text == "dim")
    tree.setScope(StyleScope { $0.contrast = .increased }, at: card)
    #expect(tree.refresh().isEmpty)
    light()
    #expect(changes(tree.refresh()) == ["text: dim → lit"])
  }

  @Test(arguments: DependencySource.allCases)
  func `a text that reads its inheritedContext is reported when it moves to others`(
    source: DependencySource
  ) throws {
    let label = tree.attach(LitLabel(source: source, counter: EvaluationCounter()))
    let card = tree.attach(CardView())
    tree.setScope(
      StyleScope(themes: [Theme("lit") { $0[.lamp] = .green }]) { environment in
        environment.colorScheme = .dark
        environment.isLit = true
      }, at: card)
    tree.refresh()
    #expect(tree.viewModel(of: label).text == "dim")
    try tree.move(label, to: card)
    #expect(changes(tree.refresh()) == ["text: dim → lit"])
  }

  @Test(arguments: DependencySource.allCases)
  func `a text that reads its inheritedContext is reported when rules change with these`(
    source: DependencySource
  ) {
    let label = tree.attach(LitLabel(source: source, counter: EvaluationCounter()))
    tree.refresh()
    #expect(tree.viewModel(of: label).text == "dim")
    light()
    tree.styleSheet.insert(.naming("other", ContactScreen.self))
    #expect(changes(tree.refresh()) == ["text: dim → lit"])
  }

  @Test func `a text that reads its inheritedContext is reported after very many inheritedContext`()
  {
    let label = tree.attach(LitLabel(source: .token, counter: EvaluationCounter()))
    let accent = tree.attach(AccentView())
    let card = tree.attach(CardView(), to: accent)
    tree.refresh()
    #expect(tree.viewModel(of: label).text == "dim")
    for step in 0..<1_100 {
      tree[accent].tintColor = Color(red: Double(step) / 1_100, green: 0, blue: 0)
      _ = tree.viewModel(of: card)
    }
    tree.refresh()
    light()
    #expect(changes(tree.refresh()) == ["text: dim → lit"])
  }

  private func light() {
    tree.tokens[.lamp] = .green
    tree.environment.colorScheme = .dark
    tree.environment.isLit = true
  }

  private static let dark = StyleScope { $0.colorScheme = .dark }

  private static let contexts:
    [(name: String, change: @Sendable (StyleTree, AnyNodeHandle) throws -> Void)] = [
      ("environment", { tree, _ in tree.environment.colorScheme = .dark }),
      (
        "twice",
        { tree, _ in
          tree.environment.colorScheme = .dark
          tree.environment.layoutDirection = .rightToLeft
        }
      ),
      (
        "scope",
        { tree, label in
          tree.setScope(ReportedContentTests.dark, at: label)
        }
      ),
      (
        "parent's scope",
        { tree, label in
          let parent = tree.parent(of: label)!
          tree.setScope(ReportedContentTests.dark, at: parent)
        }
      ),
      (
        "environment, a scope that changes nothing, and rules",
        { tree, label in
          tree.environment.colorScheme = .dark
          _ = tree.viewModel(of: label, includingContent: false)
          tree.setScope(StyleScope(), at: tree.parent(of: label)!)
          tree.styleSheet.insert(StyleRule(for: .label) { $0.alpha = 0.5 })
        }
      ),
      (
        "move",
        { tree, label in
          let screen = tree.attach(ContactScreen())
          tree.setScope(ReportedContentTests.dark, at: screen)
          try tree.move(label, to: screen)
        }
      ),
      (
        "packs",
        { tree, _ in
          tree.packs = [StylePack("moods", attributes: [.winner])]
          tree.environment.colorScheme = .dark
        }
      ),
      (
        "rules",
        { tree, _ in
          tree.styleSheet.insert(StyleRule(for: .label) { $0.alpha = 0.5 })
          tree.environment.colorScheme = .dark
        }
      ),
    ]

  /// What is read between a change and the report: nothing, the style, or the content as well.
  private static let readings: [Bool?] = [nil, false, true]

  @Test(arguments: contexts.indices, readings)
  func `content that was never evaluated is reported when the context changes`(
    index: Int, readsContent: Bool?
  ) throws {
    let label = tree.attach(SchemeLabel(), to: tree.attach(CardView()))
    let (other, sibling) = (tree.attach(PriceLabel()), tree.attach(SchemeLabel(isFixed: true)))
    tree.refresh()
    _ = tree.viewModel(of: label, includingContent: false)
    try Self.contexts[index].change(tree, label.erased)
    if let readsContent { _ = tree.viewModel(of: label, includingContent: readsContent) }
    let report = tree.refresh()
    let text = report.changes.filter { $0.node == label.erased }.flatMap(\.attributes)
      .map(\.description)
    #expect(text.contains("text: light → dark"), "\(Self.contexts[index].name)")
    for node in [other.erased, sibling.erased] {
      let texts = report.changes.filter { $0.node == node }.flatMap(\.attributes).filter {
        $0.attribute == Attribute.text.id
      }
      #expect(texts.isEmpty)
    }
  }

  @Test func `content that was never evaluated since it was written is reported`() {
    let label = tree.attach(SchemeLabel(isFixed: true))
    tree.attach(SchemeLabel(isFixed: true))
    let other = ChangeCursor(of: tree)
    tree.refresh()
    _ = tree.viewModel(of: label)
    tree[label].isFixed = false
    _ = tree.changes(since: other)
    tree.environment.colorScheme = .dark
    _ = tree.viewModel(of: label, includingContent: false)
    let report = tree.changes(since: other)
    #expect(report.changes.flatMap(\.attributes).map(\.description) == ["text: light → dark"])
    #expect(changes(tree.refresh()) == ["text: fixed → dark"])
  }
}
