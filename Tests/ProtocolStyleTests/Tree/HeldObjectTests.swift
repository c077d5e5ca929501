import Observation
import ProtocolStyle
import Synchronization
import Testing

@testable import TreeFixtures

@Observable
private final class Item {
  var title = "Song"
  var isOn = false
}

/// A row that shows an object, which it can hold in different ways.
private protocol ItemRow: LabelNode, BackgroundColor, TextContent {
  var shown: Item? { get }
}

extension ItemRow {
  var backgroundColor: Color { shown?.isOn == true ? .green : .yellow }
  var text: String { shown?.title ?? "empty" }
}

private struct PlainRow: ItemRow {
  let item: Item
  var shown: Item? { item }
}

private struct OptionalRow: ItemRow {
  var item: Item?
  var shown: Item? { item }
}

private struct ListRow: ItemRow {
  var items: [Item]
  var shown: Item? { items.last }
}

private struct NestedRow: ItemRow {
  struct Holder {
    let number = 7
    var item: Item?
  }

  let title = "nested"
  var holder: Holder
  var shown: Item? { holder.item }
}

/// A row whose style classes, control state and scope read an object.
private struct SelectingRow: LabelNode, StyleClassed, ControlStateContent, ScopeProviding {
  let classing: Item
  let selecting: Item
  let scoping: Item

  private static let shaded = Theme("shaded") { $0[.shade] = .green }

  var styleClasses: [String] { classing.isOn ? ["On"] : [] }
  var controlState: ControlState { selecting.isOn ? .selected : .normal }
  var styleScope: StyleScope { StyleScope(themes: scoping.isOn ? [Self.shaded] : []) }
}

/// An object that isn't observable.
private final class Name {
  var text = "old"
}

private final class NameLabel: LabelNode, TextContent {
  let name: Name
  var text: String { name.text }

  init(_ name: Name) {
    self.name = name
  }
}

private struct NameRow: LabelNode, TextContent {
  let name: Name
  var text: String { name.text }
}

private struct WeakNameRow: LabelNode, TextContent {
  weak var name: Name?
  var text: String { name?.text ?? "none" }
}

@safe
private struct UnmanagedRow: LabelNode, TextContent, BorderWidth {
  let name: Unmanaged<Name>
  let item: Unmanaged<Item>
  var text: String { unsafe name.takeUnretainedValue().text }
  var borderWidth: Double { unsafe item.takeUnretainedValue().isOn ? 2 : 1 }
}

private struct UnsafeRow: LabelNode, TextContent, BorderWidth {
  @safe unowned(unsafe) let name: Name
  @safe unowned(unsafe) let item: Item
  var text: String { name.text }
  var borderWidth: Double { item.isOn ? 2 : 1 }
}

private struct GlobalRow: LabelNode, TextContent, BorderWidth {
  static let current = Mutex((text: "old", width: 1.0))
  var text: String { Self.current.withLock(\.text) }
  var borderWidth: Double { Self.current.withLock(\.width) }
}

/// A label whose text is another one at each evaluation.
private struct CountedLabel: LabelNode, TextContent {
  private static let count = Atomic(0)
  var text: String { "\(Self.count.add(1, ordering: .relaxed).newValue)" }
}

/// Structs that hold observable objects are observed like nodes that are objects.
@Suite struct HeldObjectTests {
  private typealias Attach = @Sendable (StyleTree, Item) -> AnyNodeHandle

  private static let rows: [(name: String, attach: Attach)] = [
    ("directly", { $0.attach(PlainRow(item: $1)).erased }),
    ("in an optional", { $0.attach(OptionalRow(item: $1)).erased }),
    ("in an array", { $0.attach(ListRow(items: [Item(), $1])).erased }),
    ("in a nested struct", { $0.attach(NestedRow(holder: .init(item: $1))).erased }),
  ]

  private let tree = StyleTree()
  private let item = Item()
  private let calls = EvaluationCounter()

  @Test(arguments: rows.indices)
  func `a change of style and content is reported completely, each time`(index: Int) {
    let row = Self.rows[index].attach(tree, item)
    tree.refresh()
    let observation = tree.onInvalidation { [calls] in calls.counting(()) }
    for (round, isOn) in [true, false].enumerated() {
      let before = tree.viewModel(of: row)
      item.isOn = isOn
      item.title = "\(isOn)"
      #expect(calls.count == round + 1, "\(Self.rows[index].name)")
      let report = tree.refresh()
      #expect(report.changes.map(\.node) == [row], "\(Self.rows[index].name)")
      #expect(report.changes.map(\.previous) == [before])
      #expect(report.changes.map(\.current) == [tree.viewModel(of: row)])
      #expect(tree.viewModel(of: row).backgroundColor == (isOn ? .green : .yellow))
      #expect(tree.viewModel(of: row).text == "\(isOn)")
    }
    withExtendedLifetime(observation) {}
  }

  @Test(arguments: rows.indices)
  func `reading a node after its object changed returns new style with new content`(index: Int) {
    let row = Self.rows[index].attach(tree, item)
    tree.refresh()
    item.isOn = true
    item.title = "Next"
    let model = tree.viewModel(of: row)
    #expect(model.backgroundColor == .green, "\(Self.rows[index].name)")
    #expect(model.text == "Next")
  }

  @Test func `an object that is assigned later is observed, and the former one isn't`() {
    let row = tree.attach(OptionalRow())
    tree.refresh()
    tree[row].item = item
    tree.refresh()
    item.isOn = true
    #expect(tree.refresh().changes.map(\.node) == [row.erased])
    tree[row].item = nil
    tree.refresh()
    item.isOn = false
    #expect(tree.refresh().isEmpty)
    #expect(tree.viewModel(of: row).text == "empty")
  }

  @Test func `one object in several rows changes all of them`() {
    let nodes = Self.rows.map { $0.attach(tree, item) }
    tree.refresh()
    item.title = "Next"
    #expect(Set(tree.refresh().changes.map(\.node)) == Set(nodes))
    #expect(nodes.map { tree.viewModel(of: $0).text } == Array(repeating: "Next", count: 4))
  }

  @Test(arguments: 0..<3)
  func `an object that only selects rules or a scope is observed`(part: Int) {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule.naming("selected", ofClass: "On")
        StyleRule.naming("selected", SelectingRow.self, when: .controlState(.selected))
      })
    let items = [Item(), Item(), Item()]
    let row = tree.attach(
      SelectingRow(classing: items[0], selecting: items[1], scoping: items[2]))
    let child = tree.attach(TokenView(token: .shade, counter: calls), to: row)
    tree.refresh()
    items[part].isOn = true
    #expect(tree.refresh().changes.map(\.node).contains(part == 2 ? child.erased : row.erased))
    #expect(tree.winner(of: row) == (part == 2 ? nil : "selected"))
    #expect(tree.viewModel(of: child).backgroundColor == (part == 2 ? .green : .blue))
  }

  // MARK: Changes that the tree can't notice

  @Test func `the content of a struct without objects is evaluated at each call`() {
    let label = tree.attach(CountedLabel())
    let texts = (0..<2).map { _ in tree.viewModel(of: label).text }
    #expect(Set(texts).count == 2)
  }

  @Test func `other content is kept until the node is stale`() {
    let name = Name()
    let nodes = [
      tree.attach(NameLabel(name)).erased, tree.attach(NameRow(name: name)).erased,
      tree.attach(WeakNameRow(name: name)).erased,
    ]
    tree.refresh()
    name.text = "new"
    #expect(nodes.map { tree.viewModel(of: $0).text } == ["old", "old", "old"])
    for node in nodes { tree.setNeedsStyle(of: node) }
    #expect(nodes.map { tree.viewModel(of: $0).text } == ["new", "new", "new"])
    let changes = tree.refresh().changes
    #expect(changes.map(\.node) == nodes)
    #expect(changes.flatMap(\.attributes).map(\.description).allSatisfy { $0 == "text: old → new" })
  }

  @Test func `a weak reference that becomes nil needs a call`() {
    var name: Name? = Name()
    let row = tree.attach(WeakNameRow(name: name))
    tree.refresh()
    name = nil
    #expect(tree.viewModel(of: row).text == "old")
    tree.setNeedsStyle(of: row)
    #expect(tree.viewModel(of: row).text == "none")
    #expect(
      tree.refresh().changes.flatMap(\.attributes).map(\.description) == ["text: old → none"])
  }

  @Test func `objects behind unsafe references and in globals need a call before the change`() {
    let (name, item) = (Name(), Item())
    let nodes = [
      unsafe tree.attach(UnmanagedRow(name: .passUnretained(name), item: .passUnretained(item)))
        .erased,
      tree.attach(UnsafeRow(name: name, item: item)).erased,
      tree.attach(GlobalRow()).erased,
    ]
    GlobalRow.current.withLock { $0 = ("old", 1) }
    tree.refresh()
    let last = nodes.map { tree.viewModel(of: $0) }
    for node in nodes { tree.setNeedsStyle(of: node) }
    (name.text, item.isOn) = ("new", true)
    GlobalRow.current.withLock { $0 = ("new", 2) }
    let report = tree.refresh()
    #expect(report.changes.map(\.node) == nodes)
    #expect(report.changes.map(\.previous) == last)
    #expect(report.changes.map { $0.current.text } == ["new", "new", "new"])
    #expect(report.changes.map { $0.current.borderWidth } == [2, 2, 2])
    withExtendedLifetime((name, item)) {}
  }
}
