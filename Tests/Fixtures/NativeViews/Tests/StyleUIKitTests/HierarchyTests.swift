import ProtocolStyle
import StyleBinding
import Testing
import UIKit

@testable import KindFixtures
@testable import StyleUIKit

/// The positions of views and items.
@Suite @MainActor struct HierarchyTests {
  let tree = StyleTree()
  let window = UIView()
  let binding: StyleBinding<AnyObject>

  init() {
    binding = .uiKit(tree, in: window)
  }

  struct Item: BarButtonItemNode, TextContent {
    var text: String
  }

  struct Row: TableCellNode, TextContent {
    var text: String
  }

  struct Line: LabelNode, TextContent {
    var text: String
  }

  @Test func `views of a screen are stacked in order`() throws {
    let screen = tree.attach(KindNodes.Screen())
    for text in ["a", "c"] { tree.attach(Line(text: text), to: screen) }
    binding.refresh()
    let b = tree.attach(Line(text: "b"), to: screen)
    try tree.move(b, to: screen, at: 1)
    binding.refresh()
    let stack = try #require(binding.view(of: screen) as? UIStackView)
    #expect(stack.superview === window)
    #expect(stack.arrangedSubviews.compactMap { ($0 as? UILabel)?.text } == ["a", "b", "c"])
    try tree.move(b, to: screen, at: 0)
    binding.refresh()
    #expect(stack.arrangedSubviews.compactMap { ($0 as? UILabel)?.text } == ["b", "a", "c"])
    tree.detach(b)
    binding.refresh()
    #expect(stack.arrangedSubviews.count == 2)
  }

  @Test func `items are in their bars`() throws {
    let (navigationBar, toolbar) = (
      tree.attach(KindNodes.NavigationBar()), tree.attach(KindNodes.Toolbar())
    )
    let tabBar = tree.attach(KindNodes.TabBar())
    let a = tree.attach(Item(text: "a"), to: navigationBar)
    tree.attach(Item(text: "b"), to: toolbar)
    let c = tree.attach(Item(text: "c"), to: toolbar)
    tree.attach(KindNodes.TabBarItem(), to: tabBar)
    try tree.move(c, to: toolbar, at: 0)
    binding.refresh()
    let bar = try #require(binding.view(of: navigationBar) as? UINavigationBar)
    #expect(bar.topItem?.rightBarButtonItems?.map(\.title) == ["a"])
    let tools = try #require(binding.view(of: toolbar) as? UIToolbar)
    #expect(tools.items?.map(\.title) == ["c", "b"])
    #expect((binding.view(of: tabBar) as? UITabBar)?.items?.count == 1)
    tree.detach(c)
    tree.detach(a)
    binding.refresh()
    #expect(tools.items?.map(\.title) == ["b"])
    #expect(bar.topItem?.rightBarButtonItems?.isEmpty == true)
  }

  @Test func `cells are rows of their table`() throws {
    let table = tree.attach(KindNodes.Table())
    let a = tree.attach(Row(text: "a"), to: table)
    let b = tree.attach(Row(text: "b"), to: table)
    tree.attach(Line(text: "inside"), to: b)
    binding.refresh()
    let view = try #require(binding.view(of: table) as? UITableView)
    func texts() -> [String?] {
      view.cells.joined().map { cell in
        let content = cell.contentConfiguration
        return ((content as? RowContent)?.list ?? content as? UIListContentConfiguration)?.text
      }
    }
    #expect(texts() == ["a", "b"])
    let content = try #require(view.cells[0][1].contentConfiguration as? RowContent)
    #expect(content.stack.arrangedSubviews.compactMap { ($0 as? UILabel)?.text } == ["inside"])
    #expect(content.stack.superview?.superview === view.cells[0][1].contentView)
    try tree.move(a, to: table, at: 1)
    binding.refresh()
    #expect(texts() == ["b", "a"])
    tree.detach(b)
    binding.refresh()
    #expect(texts() == ["a"])
  }

  private struct Section: TableSectionNode {}

  private struct Header: TableSectionHeaderNode, TextContent, TextTransform {
    var text: String
    var textTransform: TextTransformValue { .uppercase }
  }

  private struct Footer: TableSectionFooterNode, TextContent {
    var text: String
  }

  /// The texts that a table shows: those of headers, of the rows of each section, and of footers.
  private func shown(_ view: UITableView) -> [[String?]] {
    func text(_ configuration: (any UIContentConfiguration)?) -> String? {
      (configuration as? UIListContentConfiguration)?.text
    }
    return view.cells.enumerated().map { index, cells in
      let header = view.delegate?.tableView(view, viewForHeaderInSection: index)
      let footer = view.delegate?.tableView(view, viewForFooterInSection: index)
      return [(header as? UITableViewHeaderFooterView)?.contentConfiguration].map(text)
        + cells.map { text($0.contentConfiguration) }
        + [(footer as? UITableViewHeaderFooterView)?.contentConfiguration].map(text)
    }
  }

  @Test func `sections have their header, rows and footer`() throws {
    let table = tree.attach(KindNodes.Table())
    tree.attach(Row(text: "loose"), to: table)
    let section = tree.attach(Section(), to: table)
    tree.attach(Header(text: "Sound"), to: section)
    let volume = tree.attach(Row(text: "Volume"), to: section)
    tree.attach(Footer(text: "For calls too."), to: section)
    let other = tree.attach(Section(), to: table)
    tree.attach(Row(text: "About"), to: other)
    binding.refresh()
    let view = try #require(binding.view(of: table) as? UITableView)
    let sound = ["SOUND", "Volume", "For calls too."]
    #expect(shown(view) == [[nil, "loose", nil], sound, [nil, "About", nil]])
    try tree.move(section, to: table, at: 2)
    binding.refresh()
    #expect(shown(view) == [[nil, "loose", nil], [nil, "About", nil], sound])
    try tree.move(volume, to: other, at: 0)
    binding.refresh()
    #expect(shown(view)[1...] == [[nil, "Volume", "About", nil], ["SOUND", "For calls too."]])
    tree.override(section) { $0.isHidden = true }
    binding.refresh()
    #expect(shown(view) == [[nil, "loose", nil], [nil, "Volume", "About", nil]])
    tree.clearOverrides(of: section)
    tree.detach(other)
    binding.refresh()
    #expect(shown(view) == [[nil, "loose", nil], ["SOUND", "For calls too."]])
  }

  @Test func `a table's own delegate is kept`() throws {
    final class Delegate: UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        nil
      }

      func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        nil
      }
    }
    let table = tree.attach(KindNodes.Table())
    tree.attach(Row(text: "a"), to: table)
    binding.refresh()
    let view = try #require(binding.view(of: table) as? UITableView)
    #expect(view.delegate == nil)
    let delegate = Delegate()
    view.delegate = delegate
    let section = tree.attach(Section(), to: table)
    tree.attach(Header(text: "b"), to: section)
    binding.refresh()
    #expect(view.delegate === delegate)
  }

  @Test func `a second header is reported`() throws {
    var problems: [BindingProblem] = []
    binding.onProblem = { problems.append($0) }
    let section = tree.attach(Section(), to: tree.attach(KindNodes.Table()))
    for text in ["a", "b"] { tree.attach(Header(text: text), to: section) }
    binding.refresh()
    #expect(problems.map(\.code) == [.failedInsertion])
    #expect(
      problems[0].message.contains("a section of a table has one header, and this is the second"))
  }

  @Test func `a picker has the items of its node`() throws {
    struct Sizes: PickerNode, ItemsContent {
      var items = ["S", "M", "L"]
      var selectedIndex: Int? = 1
    }
    binding.onEdit(.items, Sizes.self) { $0.selectedIndex = $1.selectedIndex }
    let node = tree.attach(Sizes())
    binding.refresh()
    let picker = try #require(binding.view(of: node) as? UIPickerView)
    let rows = try #require(picker.dataSource)
    #expect(rows.numberOfComponents(in: picker) == 1)
    #expect(rows.pickerView(picker, numberOfRowsInComponent: 0) == 3)
    #expect(picker.delegate?.pickerView(picker, titleForRow: 2, forComponent: 0) == "L")
    #expect(picker.selectedRow == 1)
    picker.delegate?.pickerView(picker, didSelectRow: 2, inComponent: 0)
    #expect(tree[node].selectedIndex == 2)
  }

  @Test func `a view that can't be where its node is, is reported`() throws {
    var problems: [BindingProblem] = []
    binding.onProblem = { problems.append($0) }
    tree.attach(Item(text: "a"), to: tree.attach(KindNodes.Screen()))
    binding.refresh()
    #expect(problems.map(\.code) == [.failedInsertion])
    #expect(
      problems[0].message.contains("a UIBarButtonItem can't be in a StyleStackView"))
  }
}
