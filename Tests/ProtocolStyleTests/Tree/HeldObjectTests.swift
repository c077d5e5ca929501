import Observation
import ProtocolStyle
import Testing

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
}
