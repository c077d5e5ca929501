import ProtocolStyle
import StyleHTML
import Testing

@testable import PageFixtures

private struct Stack: ViewNode {}

private struct Heading: LabelNode, TextContent {
  var text: String { "Heading" }
}

private struct Row: ViewNode, BackgroundColor {
  var shade = Color.gray
  var backgroundColor: Color { SiblingPosition.isEven ? shade : .white }
}

private struct Line: ViewNode {}

private struct End: ViewNode, StackAxis {
  var stackAxis: StackAxisValue { SiblingPosition.isLast ? .horizontal : .vertical }
}

private struct Field: TextFieldNode, CornerRadius {
  var cornerRadius: Double { SiblingPosition.isFirst ? 8 : 0 }
}

/// A button whose style depends on its position only while it's pressed.
private struct Key: ButtonNode, Alpha {
  var alpha: Double {
    ControlState.current.contains(.highlighted) && SiblingPosition.isFirst ? 0.5 : 1
  }
}

/// Rules for the position of an element, and classes where an element doesn't have that of its node.
@Suite struct SiblingPositionPageTests {
  private let tree = StyleTree()

  /// The style classes of nodes on a page.
  private func classes(_ nodes: [AnyNodeHandle]) -> [String] {
    let markup = String(decoding: HTMLPage(of: tree, isPatchable: true).bytes(), as: UTF8.self)
    return nodes.map { node in
      markup.matches(of: /class="(s\w{9})[^"]*" id="n(\d+)"/)
        .first { $0.2 == "\(node.index)" }.map { String($0.1) } ?? ""
    }
  }

  private func sheet() -> String {
    String(decoding: HTMLPage(of: tree).bytes(), as: UTF8.self)
  }

  @Test func `rows in a view share a class, whose rules select their position`() {
    let list = tree.attach(Stack())
    let rows = (0..<3).map { _ in tree.attach(Row(), to: list).erased }
    #expect(Set(classes(rows)).count == 1)
    #expect(sheet().contains(":nth-child(2n){background-color:"))
  }

  @Test(arguments: [
    (SiblingPosition.first, ":first-child"), (.last, ":last-child"), (.only, ":only-child"),
    (.even, ":nth-child(2n)"),
  ])
  func `a condition of a rule is a pseudo-class`(position: SiblingPosition, selector: String) {
    tree.styleSheet = StyleSheet {
      StyleRule(for: Line.self, when: .siblingPosition(position)) { $0.alpha = 0.5 }
    }
    let list = tree.attach(Stack())
    tree.attach(Line(), to: list)
    #expect(sheet().contains("\(selector){opacity:0.5"))
  }

  @Test func `an inserted row changes no other element`() {
    let list = tree.attach(Stack())
    for _ in 0..<20 { tree.attach(Row(), to: list) }
    let page = HTMLPage.shown(tree)
    tree.attach(Row(), to: list, at: 0)
    let operations = page.patch(for: tree.refresh()).operations
    #expect(operations.count == 1)
    if case .insert = operations.first {} else { Issue.record("\(operations)") }
  }

  @Test func `a value of a position in which no node is changes the page`() {
    let list = tree.attach(Stack())
    let row = tree.attach(Row(), to: list)
    let page = HTMLPage.shown(tree)
    tree[row].shade = .red
    let patch = page.patch(for: tree.refresh())
    #expect(patch.css.contains(":nth-child(2n){background-color:#ff0000"))
  }

  @Test func `other elements beside a row give it a class of its position`() {
    let heading = tree.attach(Heading())
    let rows = (0..<3).map { _ in tree.attach(Row(), to: heading).erased }
    let found = classes(rows)
    #expect(found[0] == found[2])
    #expect(found[0] != found[1])
    #expect(!sheet().contains(":nth-child(2n){background-color:"))
  }

  @Test func `roots have classes of their positions`() {
    #expect(Set(classes((0..<2).map { _ in tree.attach(Row()).erased })).count == 2)
  }

  @Test func `markup that differs, and a field that may be in a group, aren't selected`() {
    let list = tree.attach(Stack())
    let ends = (0..<2).map { _ in tree.attach(End(), to: list).erased }
    let others = tree.attach(Stack())
    let fields = (0..<2).map { _ in tree.attach(Field(), to: others).erased }
    #expect(Set(classes(ends)).count == 2)
    #expect(Set(classes(fields)).count == 2)
  }

  @Test(arguments: [
    [], [HTMLLook("day")], [HTMLLook("day"), HTMLLook("night", colorScheme: .dark)],
  ])
  func `a position that only a pressed button reads changes its class`(looks: [HTMLLook]) {
    let key = tree.attach(Key())
    let page = HTMLPage.shown(tree, in: looks)
    for index in [0, 1] {
      tree.attach(Key(), at: index)
      let operations = page.patch(for: tree.refresh()).operations
      let changed = operations.contains {
        if case .setClass(let element, _) = $0 { element == "n\(key.erased.index)" } else { false }
      }
      #expect(changed == (index == 0))
    }
  }

  @Test func `a row that is moved to other siblings gets their class`() throws {
    let list = tree.attach(Stack())
    let heading = tree.attach(Heading())
    let row = tree.attach(Row(), to: list)
    tree.attach(Row(), to: heading)
    let page = HTMLPage.shown(tree)
    try tree.move(row, to: heading)
    let operations = page.patch(for: tree.refresh()).operations
    #expect(operations.contains { if case .setClass = $0 { true } else { false } })
  }
}
