import BenchmarkPack
import ProtocolStyle

struct ThemedRow: ViewNode, ThemedAppearance {
  var isSelected = false
}

struct ThemedTitle: LabelNode, ThemedAppearance, TextContent {
  let number: Int
  var text: String { "Row \(number)" }
}

final class ThemedObject: ViewNode, ThemedAppearance {
  let number: Int

  init(number: Int) {
    self.number = number
  }
}

struct PlainRow: ViewNode, PlainAppearance {
  var number = 0
}

struct Badge: ViewNode, BadgeAppearance {
  var number = 0
}

/// A million nodes: rows in sections in a screen, all of which read a theme.
struct Feed {
  let tree = StyleTree()
  private(set) var rows: [AnyNodeHandle] = []

  static let rowsPerSection = 999

  private static let day = theme("day", surface: .white, accent: .blue)
  private static let night = theme("night", surface: .black, accent: .yellow)

  private static func theme(_ name: String, surface: Color, accent: Color) -> Theme {
    Theme(name) {
      $0[.surface] = surface
      $0[.accent] = accent
      $0[.outline] = .lightGray
      $0[.corner] = 4
      $0[.hairline] = 1
      $0[.opacity] = 1
    }
  }

  /// Attaches sections of rows.
  init<Row: StyleNode>(sections: Int = 1_000, row: (Int) -> Row) {
    tree.themes = [Self.day]
    let screen = tree.attach(ShopScreen())
    for _ in 0..<sections {
      let section = tree.attach(PlainRow(), to: screen)
      for _ in 0..<Self.rowsPerSection {
        rows.append(tree.attach(row(rows.count), to: section).erased)
      }
    }
  }

  /// A feed of rows of which one in a hundred is a badge.
  static func withBadges() -> Feed {
    var feed = Feed(sections: 0) { _ in PlainRow() }
    let screen = feed.tree.attach(ShopScreen())
    for _ in 0..<1_000 {
      let section = feed.tree.attach(PlainRow(), to: screen)
      for number in 0..<rowsPerSection {
        if number.isMultiple(of: 100) {
          feed.rows.append(feed.tree.attach(Badge(number: number), to: section).erased)
        } else {
          feed.rows.append(feed.tree.attach(ThemedRow(), to: section).erased)
        }
      }
    }
    return feed
  }

  /// Switches between day and night: two of the tokens that a row reads change.
  func switchTheme(_ round: Int) {
    tree.themes = [round.isMultiple(of: 2) ? Self.night : Self.day]
  }

  /// Reads every row.
  func readAll() {
    for row in rows { keep(tree.viewModel(of: row)) }
  }
}
