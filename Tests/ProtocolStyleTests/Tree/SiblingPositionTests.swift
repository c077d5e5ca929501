import Synchronization
import Testing

@testable import ProtocolStyle

private final class SharedCount: Sendable {
  private let value = Atomic(0)
  var current: Int { value.load(ordering: .relaxed) }
  func add() { value.add(1, ordering: .relaxed) }
}

private struct List: ViewNode {}

/// A row that counts how often it's styled, and reads one position.
private struct Row: TableCellNode, Alpha, Hashable {
  var reads: SiblingPosition?
  let count: SharedCount

  var alpha: Double {
    count.add()
    let isHeld =
      switch reads {
      case .first: SiblingPosition.isFirst
      case .last: SiblingPosition.isLast
      case .only: SiblingPosition.isOnly
      case .even: SiblingPosition.isEven
      case nil: false
      }
    return isHeld ? 0.5 : 1
  }

  static func == (left: Row, right: Row) -> Bool { left.reads == right.reads }
  func hash(into hasher: inout Hasher) { hasher.combine(reads) }
}

private struct Numbered: LabelNode, TextContent {
  var text: String { SiblingPosition.isEven ? "even" : "odd" }
}

/// Passes its tint on.
private struct Group: ViewNode, TintColor {
  var tintColor: Color { SiblingPosition.isFirst ? .red : .blue }
}

private struct Icon: ImageNode {}

private struct Shaded: ViewNode, ScopeProviding {
  var styleScope: StyleScope {
    let isLast = SiblingPosition.isLast
    return StyleScope { if isLast { $0.colorScheme = .dark } }
  }
}

private struct Adapting: LabelNode, TextColor {
  var textColor: Color { StyleEnvironment.current.colorScheme == .dark ? .white : .black }
}

/// The position of a node among its siblings, as getters, contents, scopes, closures and conditions read
/// it.
@Suite struct SiblingPositionTests {
  private let tree = StyleTree()

  private func held(in list: some NodeReference) -> [Int] {
    tree.children(of: list).enumerated().filter { tree.viewModel(of: $0.element).alpha == 0.5 }
      .map(\.offset)
  }

  @Test(arguments: zip(SiblingPosition.allCases, [[0], [4], [], [1, 3]]))
  func `each of five rows has its positions`(position: SiblingPosition, places: [Int]) {
    let list = tree.attach(List())
    for _ in 0..<5 { tree.attach(Row(reads: position, count: SharedCount()), to: list) }
    #expect(held(in: list) == places)
  }

  @Test(arguments: SiblingPosition.allCases)
  func `a row without siblings is the first, last and only one`(position: SiblingPosition) {
    let list = tree.attach(List())
    tree.attach(Row(reads: position, count: SharedCount()), to: list)
    #expect(held(in: list) == (position == .even ? [] : [0]))
  }

  @Test func `roots are siblings, also of other types`() {
    tree.attach(List())
    let second = tree.attach(Row(reads: .even, count: SharedCount()))
    let last = tree.attach(Row(reads: .last, count: SharedCount()))
    #expect(tree.viewModel(of: second).alpha == 0.5)
    #expect(tree.viewModel(of: last).alpha == 0.5)
    tree.attach(List())
    #expect(tree.viewModel(of: last).alpha == 1)
  }

  /// A change of a list, and the number of its five rows that read each position and are styled again.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let evaluations: [SiblingPosition: Int]
    let body: @Sendable (StyleTree, [AnyNodeHandle], any StyleNode & Sendable) throws -> Void
  }

  private static let changes = [
    Change(
      testDescription: "insert at the top",
      evaluations: [.first: 1, .last: 0, .only: 0, .even: 5]
    ) { $0.attach(erased: $2, to: $0.parent(of: $1[0])!, at: 0) },
    Change(testDescription: "append", evaluations: [.first: 0, .last: 1, .only: 0, .even: 0]) {
      $0.attach(erased: $2, to: $0.parent(of: $1[0])!)
    },
    Change(
      testDescription: "insert in the middle",
      evaluations: [.first: 0, .last: 0, .only: 0, .even: 3]
    ) { $0.attach(erased: $2, to: $0.parent(of: $1[0])!, at: 2) },
    Change(
      testDescription: "detach the first", evaluations: [.first: 1, .last: 0, .only: 0, .even: 4]
    ) { tree, rows, _ in tree.detach(rows[0]) },
    Change(
      testDescription: "detach the last", evaluations: [.first: 0, .last: 1, .only: 0, .even: 0]
    ) { tree, rows, _ in tree.detach(rows[4]) },
    Change(
      testDescription: "exchange the last two, one of which moves",
      evaluations: [.first: 1, .last: 2, .only: 1, .even: 2]
    ) { tree, rows, _ in try tree.move(rows[4], to: tree.parent(of: rows[0])!, at: 3) },
  ]

  @Test(arguments: changes, SiblingPosition.allCases)
  func `only rows are styled again whose answer changed`(
    change: Change, position: SiblingPosition
  ) throws {
    let (list, count) = (tree.attach(List()), SharedCount())
    let rows = (0..<5).map { _ in tree.attach(Row(reads: position, count: count), to: list).erased }
    tree.refresh()
    let former = count.current
    try change.body(tree, rows, List())
    tree.refresh()
    // A moved row is always styled again.
    let expected = change.evaluations[position]!
    #expect(count.current - former == expected)
    let present = held(in: list)
    let again = StyleTree()
    let other = again.attach(List())
    for child in tree.children(of: list) {
      again.attach(erased: tree.node(of: child), to: other)
    }
    let places = again.children(of: other).enumerated().filter {
      again.viewModel(of: $0.element).alpha == 0.5
    }.map(\.offset)
    #expect(present == places)
  }

  @Test func `a list in which no row reads its position is not examined`() {
    let (list, count) = (tree.attach(List()), SharedCount())
    for _ in 0..<5 { tree.attach(Row(reads: nil, count: count), to: list) }
    tree.refresh()
    let former = count.current
    tree.attach(List(), to: list, at: 0)
    #expect(tree.refresh().changes.nodes.isEmpty)
    #expect(count.current == former)
  }

  @Test func `reports name the rows whose position changed, with both view models`() {
    let list = tree.attach(List())
    let row = tree.attach(Row(reads: .first, count: SharedCount()), to: list)
    tree.refresh()
    tree.attach(List(), to: list, at: 0)
    let changes = tree.refresh().changes
    #expect(changes.count == 1)
    #expect(changes.first?.node == row.erased)
    #expect(changes.first?.previous.alpha == 0.5)
    #expect(changes.first?.current.alpha == 1)
  }

  @Test func `content follows the position`() {
    let list = tree.attach(List())
    let labels = (0..<3).map { _ in tree.attach(Numbered(), to: list) }
    #expect(labels.map { tree.viewModel(of: $0).text } == ["odd", "even", "odd"])
    tree.refresh()
    tree.attach(List(), to: list, at: 1)
    let changes = tree.refresh().changes
    #expect(changes.map(\.node) == labels[1...].map(\.erased))
    #expect(changes.map(\.previous.text) == ["even", "odd"])
    #expect(changes.map(\.current.text) == ["odd", "even"])
  }

  @Test func `descendants inherit what depends on a position`() {
    let list = tree.attach(List())
    let group = tree.attach(Group(), to: list)
    let icon = tree.attach(Icon(), to: group)
    #expect(tree.viewModel(of: icon).tintColor == .red)
    tree.attach(List(), to: list, at: 0)
    #expect(tree.viewModel(of: icon).tintColor == .blue)
  }

  @Test func `a scope follows the position`() {
    let list = tree.attach(List())
    let label = tree.attach(Adapting(), to: tree.attach(Shaded(), to: list))
    #expect(tree.viewModel(of: label).textColor == .white)
    let other = tree.attach(List(), to: list)
    #expect(tree.viewModel(of: label).textColor == .black)
    tree.detach(other)
    #expect(tree.viewModel(of: label).textColor == .white)
  }

  @Test func `conditions and closures of rules follow the position`() {
    tree.styleSheet = StyleSheet {
      StyleRule(for: .view, when: .siblingPosition(.only)) { $0.cornerRadius = 3 }
      StyleRule(for: .view, when: .siblingPosition(.even)) { $0.cornerRadius = 4 }
      StyleRule(for: .view) { $0.alpha = SiblingPosition.isLast ? 0.5 : 1 }
    }
    let list = tree.attach(Row(reads: nil, count: SharedCount()))
    let views = (0..<2).map { _ in tree.attach(List(), to: list) }
    #expect(views.map { tree.viewModel(of: $0).cornerRadius } == [nil, 4])
    #expect(views.map { tree.viewModel(of: $0).alpha } == [1, 0.5])
    tree.detach(views[0])
    #expect(tree.viewModel(of: views[1]).cornerRadius == 3)
  }

  @Test func `a position is false where no node of a tree is styled`() {
    let row = Row(reads: .first, count: SharedCount())
    #expect(!SiblingPosition.isFirst)
    #expect(StyleApplier().viewModel(for: row).alpha == 1)
    #expect(StyleApplier().viewModel(for: row, in: .siblingPosition(0, of: 3)).alpha == 0.5)
    #expect(StyleApplier().viewModel(for: row, in: .siblingPosition(1, of: 3)).alpha == 1)
  }

  @Test(
    arguments: zip(
      SiblingPosition.allCases, [[true, false, false], [false, false, true], [], [false, true]]))
  func `a situation states a position`(position: SiblingPosition, expected: [Bool]) {
    let list = tree.attach(List())
    let row = tree.attach(Row(reads: position, count: SharedCount()), to: list)
    let condition = StyleCondition.siblingPosition(position)
    for index in 0..<3 {
      let isHeld = index < expected.count && expected[index]
      let situation = Situation.siblingPosition(index, of: 3)
      #expect(condition.holds(in: situation) == isHeld)
      #expect(tree.viewModel(of: row, in: situation).alpha == (isHeld ? 0.5 : 1))
    }
    #expect(condition.holds(in: .siblingPosition(0, of: 1)) == (position != .even))
  }

  @Test func `the situations of a value have its positions, and no impossible ones`() {
    struct Card: ViewNode, CornerRadius {
      var cornerRadius: Double {
        SiblingPosition.isFirst ? SiblingPosition.isEven ? 99 : 1 : SiblingPosition.isEven ? 2 : 3
      }
    }
    let card = tree.attach(Card(), to: tree.attach(List()))
    let texts = tree.situations(of: card, [.cornerRadius]).map(\.description)
    #expect(
      texts == [
        """
        cornerRadius
          first of its siblings: 1
          not first of its siblings:
            not even of its siblings: 3
            even of its siblings: 2
        """
      ])
  }
}
