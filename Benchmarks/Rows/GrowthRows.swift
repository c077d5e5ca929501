import AllocationCounter
import BenchmarkPack
import ProtocolStyle
import StyleHTML
import StyleTerminal

/// Operations whose cost must not grow with other things: siblings, earlier edits, looks, nesting
/// levels and other tokens.
enum GrowthRows {
  static let all: [Benchmark] = [
    Benchmark(name: "html.patch-insert", baseline: "one among 1,000 siblings", bar: 2) {
      let (large, small) = (PatchedList(count: 100_000), PatchedList(count: 1_000))
      let inserts = 50
      return .time(
        items: inserts, ours: { for _ in 0..<inserts { large.insertAndRemove() } },
        baseline: { for _ in 0..<inserts { small.insertAndRemove() } })
    },
    Benchmark(name: "html.patch-looks", baseline: "a page without looks", bar: 4) {
      let looks = GrowingList(count: 1_000, looks: 2)
      let none = GrowingList(count: 1_000, looks: 0)
      return .time(
        items: GrowingList.batch, ours: { looks.insertAndRemove() },
        baseline: { none.insertAndRemove() })
    },
    Benchmark(name: "html.patch-looks-growth", baseline: "among 1,000 siblings", bar: 1.3) {
      let (large, small) = (
        GrowingList(count: 10_000, looks: 2), GrowingList(count: 1_000, looks: 2)
      )
      return .time(
        items: GrowingList.batch, ours: { large.insertAndRemove() },
        baseline: { small.insertAndRemove() })
    },
    Benchmark(name: "html.patch-look-edit", baseline: "among 1,000 siblings", bar: 1.5) {
      let (large, small) = (
        GrowingList(count: 100_000, looks: 2), GrowingList(count: 1_000, looks: 2)
      )
      let edits = 20
      return .time(
        items: edits, ours: { for _ in 0..<edits { large.edit() } },
        baseline: { for _ in 0..<edits { small.edit() } })
    },
    Benchmark(name: "html.looks-device", baseline: "one look", bar: 1.5) {
      // None of the nodes reads the motion.
      let tree = Wall(classes: 200, statesRules: 4).tree
      let looks = [false, true].map { isStill in
        HTMLLook(
          "still \(isStill)", colorScheme: .light,
          environment: StyleEnvironment.Changes { $0.reduceMotion = isStill })
      }
      return .time(
        items: 200, ours: { keep(HTMLPage(of: tree, looks: looks).bytes()) },
        baseline: { keep(HTMLPage(of: tree, looks: [looks[0]]).bytes()) })
    },
    Benchmark(name: "html.in-control", baseline: "beside the controls", bar: 4) {
      // Their control's context depends on its state, but is the same in all of its states.
      let (inside, beside) = (Lamps(areInButtons: true), Lamps(areInButtons: false))
      return .time(
        items: Lamps.count, ours: { keep(HTMLPage(of: inside.tree).bytes()) },
        baseline: { keep(HTMLPage(of: beside.tree).bytes()) })
    },
    Benchmark(name: "html.patch-long", baseline: "a fresh page", bar: 1.3) {
      let list = PatchedList(count: 200)
      list.edit(20_000)
      list.restore()
      return .time(
        items: 200, ours: { keep(list.page.bytes()) },
        baseline: { keep(HTMLPage(of: list.tree, isPatchable: true).bytes()) })
    },
    Benchmark(name: "html.patch-memory", baseline: "the first 4,000 edits", bar: 1.1) {
      let before = allocated_bytes()
      let list = PatchedList(count: 200)
      let early = list.edit(4_000) - before
      return .amount(
        unit: "B", ours: { Double(list.edit(20_000) - before) }, baseline: { Double(early) })
    },
    Benchmark(name: "html.css", baseline: "one look without states", bar: 8) {
      .amount(
        unit: "B",
        ours: { Double(Wall(classes: 100, statesRules: 4).styleSheetSize(looks: 4)) },
        baseline: { Double(Wall(classes: 100, statesRules: 0).styleSheetSize(looks: 1)) })
    },
    Benchmark(name: "terminal.nested", baseline: "100 nested boxes", bar: 2) {
      let (deep, shallow) = (NestedBoxes(count: 300), NestedBoxes(count: 100))
      return .time(
        items: 300, ours: { keep(deep.text()) },
        baseline: { for _ in 0..<3 { keep(shallow.text()) } })
    },
    Benchmark(name: "markdown.growth", baseline: "texts of 1,000 marks", bar: 2) {
      // Marks that match none of those before them, or all of them in each other.
      let patterns = ["~a ", "*a ", "[a](", "![", "[[a](b)", "`a ``b ", "_a*b~"]
      func texts(_ marks: Int) -> [String] {
        patterns.map { String(repeating: $0, count: marks) }
          + [("~a ", "a~~ "), ("*a ", "a* "), ("[", "[a](b) ")].map { open, close in
            String(repeating: open, count: marks) + String(repeating: close, count: marks)
          }
      }
      let (long, short) = (texts(30_000), texts(1_000))
      return .time(
        items: long.count * 30_000, ours: { for text in long { keep(RichText(text)) } },
        baseline: { for _ in 0..<30 { for text in short { keep(RichText(text)) } } })
    },
    Benchmark(name: "markdown.length", baseline: "eight texts, each an eighth as long", bar: 1.5) {
      // Without marks, with a match for each, and with links after images that don't end.
      func texts(_ characters: Int) -> [String] {
        [("", "a"), ("", "**a** b "), ("![", "[a](b) ")].map { open, part in
          let half = characters / 2
          return String(repeating: open, count: open.isEmpty ? 0 : half / open.count)
            + String(repeating: part, count: (open.isEmpty ? characters : half) / part.count)
        }
      }
      let (long, short) = (texts(800_000), texts(100_000))
      return .time(
        items: long.count * 800_000, ours: { for text in long { keep(RichText(text)) } },
        baseline: { for _ in 0..<8 { for text in short { keep(RichText(text)) } } })
    },
    Benchmark(name: "tokens.set", baseline: "one of 10 tokens", bar: 3) {
      let (many, few) = (TokenShop(tokens: 10_000), TokenShop(tokens: 10))
      let sets = 1_000
      return .time(
        items: sets, ours: { for _ in 0..<sets { many.setOne() } },
        baseline: { for _ in 0..<sets { few.setOne() } })
    },
  ]
}

// MARK: - GrowthNodes

/// A row with a text and a width.
struct TextRow: LabelNode, TextContent, YellowBackground, BorderWidth {
  var text: String
  var borderWidth = 0.0
}

/// A list of rows on a page that is updated by patches.
final class PatchedList {
  let tree: StyleTree
  let page: HTMLPage
  private let screen: NodeHandle<ShopScreen>
  private let rows: [NodeHandle<TextRow>]
  private var edits = 0

  init(count: Int) {
    let tree = StyleTree()
    let screen = tree.attach(ShopScreen())
    rows = (0..<count).map { tree.attach(TextRow(text: "\($0)"), to: screen) }
    tree.refresh()
    (self.tree, self.screen) = (tree, screen)
    page = HTMLPage(of: tree, isPatchable: true)
    keep(page.bytes())
  }

  /// Inserts a row before all others and removes it, with a patch for each step.
  func insertAndRemove() {
    let row = tree.attach(TextRow(text: "new"), to: screen, at: 0)
    let insertion = page.patch(for: tree.refresh())
    precondition(insertion.operations.count == 1, "One row comes.")
    keep(insertion)
    tree.detach(row)
    keep(page.patch(for: tree.refresh()))
  }

  /// Gives rows new widths or new texts in turn, with a patch for each.
  ///
  /// - Returns: The maximum number of bytes allocated meanwhile.
  @discardableResult
  func edit(_ count: Int) -> Int {
    var most = 0
    for _ in 0..<count {
      edits += 1
      let row = rows[edits / 2 % rows.count]
      if edits.isMultiple(of: 2) {
        tree[row].borderWidth = Double(edits)
      } else {
        tree[row].text = "\(edits)"
      }
      let patch = page.patch(for: tree.refresh())
      precondition(patch.operations.count == 1, "One row changes.")
      keep(patch)
      if edits.isMultiple(of: 16) { most = max(most, allocated_bytes()) }
    }
    return most
  }

  /// Gives all rows their initial width again.
  func restore() {
    for row in rows { tree[row].borderWidth = 0 }
    keep(page.patch(for: tree.refresh()))
  }
}

/// A list that receives many rows at once, on a page that is updated by patches.
final class GrowingList {
  private let tree = StyleTree()
  private let page: HTMLPage
  private let screen: NodeHandle<ShopScreen>
  private let rows: [NodeHandle<TextRow>]
  private var edits = 0

  /// The rows of one batch.
  static let batch = 1_000

  init(count: Int, looks: Int) {
    let screen = tree.attach(ShopScreen())
    let tree = tree
    rows = (0..<count).map { tree.attach(TextRow(text: "\($0)"), to: screen) }
    tree.refresh()
    self.screen = screen
    let colors: [Color] = [.red, .green, .blue, .orange]
    page = HTMLPage(
      of: tree,
      looks: (0..<looks).map { number in
        HTMLLook(
          "look\(number)", themes: [Theme("look\(number)") { $0[.badge] = colors[number] }],
          colorScheme: number.isMultiple(of: 2) ? .light : .dark)
      }, isPatchable: true)
    keep(page.bytes())
  }

  /// Gives a row another width, with a patch.
  func edit() {
    edits += 1
    tree[rows[edits % rows.count]].borderWidth = Double(edits % 8 + 1)
    let patch = page.patch(for: tree.refresh())
    precondition(patch.operations.count > 0, "One row changes.")
    keep(patch)
  }

  /// Inserts a batch of rows in front of all others and removes it, with a patch for each step.
  func insertAndRemove() {
    let rows = (0..<Self.batch).map { number in
      tree.attach(TextRow(text: "new", borderWidth: Double(number % 4)), to: screen, at: number)
    }
    let insertion = page.patch(for: tree.refresh())
    precondition(insertion.operations.count == Self.batch, "All rows come.")
    keep(insertion)
    for row in rows { tree.detach(row) }
    keep(page.patch(for: tree.refresh()))
  }
}

/// A button with one of many styles, with one color from the theme.
struct Tile: ButtonNode, BrandFont, BorderWidth, BorderColor, TintColor {
  var borderWidth: Double
  var borderColor: Color { .darkGray }
  var tintColor: Color { Token.badge.value }
}

/// Tiles of different styles, with rules for some control states.
struct Wall {
  let tree: StyleTree

  private static let states: [ControlState] = [.highlighted, .disabled, .selected, .focused]

  init(classes: Int, statesRules: Int) {
    var sheet = StyleSheet()
    for (place, state) in Self.states.prefix(statesRules).enumerated() {
      sheet.insert(
        StyleRule(for: .button, when: .controlState(state)) {
          $0.alpha = 0.9 - Double(place) / 10
          $0.backgroundColor = Token.badge.value.withAlpha(1 - Double(place) / 10)
        })
    }
    tree = StyleTree(styleSheet: sheet)
    for number in 0..<classes { tree.attach(Tile(borderWidth: Double(number))) }
    tree.refresh()
  }

  /// The size of the classes' rules in a page's style sheet, in bytes.
  func styleSheetSize(looks: Int) -> Int {
    let colors: [Color] = [.red, .green, .blue, .orange]
    let looks = (0..<looks).map { number in
      HTMLLook(
        "look\(number)", themes: [Theme("look\(number)") { $0[.badge] = colors[number] }])
    }
    let empty = HTMLPage(of: StyleTree(), looks: looks).bytes().count
    let page = HTMLPage(of: tree, looks: looks).bytes()
    return page.count - empty
  }
}

/// Labels that follow their own control state, and as many buttons whose tint follows theirs, but is
/// the same in all of them.
private struct Lamps {
  static let count = 100
  let tree = StyleTree()

  init(areInButtons: Bool) {
    for _ in 0..<Self.count {
      let button = tree.attach(LampButton())
      if areInButtons { tree.attach(Lamp(), to: button) } else { tree.attach(Lamp()) }
    }
  }
}

private struct LampButton: ButtonNode, TintColor {
  var tintColor: Color { ControlState.current.contains(.selected) ? .blue : .blue }
}

private struct Lamp: LabelNode, TextColor {
  var textColor: Color { ControlState.current.contains(.focused) ? .red : .black }
}

/// A box with a border, drawn in a terminal.
private struct BorderedBox: ViewNode, BorderWidth {}

/// Nested boxes.
struct NestedBoxes {
  private let tree = StyleTree()
  private let columns: Int

  init(count: Int) {
    columns = count * 2 + 10
    var inner = tree.attach(BorderedBox()).erased
    for _ in 1..<count { inner = tree.attach(BorderedBox(), to: inner).erased }
    tree.refresh()
  }

  func text() -> String { TerminalRenderer(columns: columns).text(of: tree) }
}

/// A tree with values for many tokens.
final class TokenShop {
  private let tree = StyleTree()
  private var sets = 0
  private let token: Token<Color>

  /// The first tokens get the lowest indices, as the few tokens of a typical process do.
  private static let tokens = (0..<10_000).map { number in
    Token<Color>(
      named: "token\(number)", in: "GrowthNodes", summary: nil, deprecation: nil,
      default: { .black })
  }

  init(tokens: Int) {
    let all = Self.tokens.prefix(tokens)
    token = all[tokens - 1]
    for each in all { tree.tokens[each] = .gray }
    tree.attach(TokenTile(token: token))
    tree.refresh()
  }

  func setOne() {
    sets += 1
    tree.tokens[token] = sets.isMultiple(of: 2) ? .red : .green
    keep(tree.refresh())
  }
}

private struct TokenTile: ViewNode, BackgroundColor {
  let token: Token<Color>
  var backgroundColor: Color { token.value }
}
