import BenchmarkPack
import ProtocolStyle

/// Switching themes.
enum RefreshRows {
  static let all: [Benchmark] = [
    Benchmark(name: "refresh.switch-growth", baseline: "a switch at 1,000 nodes", bar: 1.5) {
      let (large, small) = (Feed { _ in ThemedRow() }, Feed(sections: 1) { _ in ThemedRow() })
      let switches = 100_000
      return .time(
        items: switches, ours: { for round in 0..<switches { large.switchTheme(round) } },
        baseline: { for round in 0..<switches { small.switchTheme(round) } })
    },
    visible("refresh.visible", bar: 0.0015) { Array($0.rows[500_000..<501_000]) },
    visible("refresh.visible-spread", bar: 0.005) { feed in
      (0..<1_000).map { feed.rows[$0 * 999] }
    },
    all("refresh.all", bar: 0.35) { _ in ThemedRow() },
    all("refresh.all-class", bar: 0.85) { ThemedObject(number: $0) },
    Benchmark(name: "refresh.replay", baseline: "replaying 6 settings on each view", bar: 0.15) {
      let feed = Feed { _ in ThemedRow() }
      let (day, night) = (ReplayedSettings(.white, .blue), ReplayedSettings(.black, .yellow))
      let views = feed.rows.map { _ in ReplayedView() }
      for view in views { day.record(view) }
      let (ourRounds, theirRounds) = (Rounds(), Rounds())
      return .time(
        items: feed.rows.count,
        ours: {
          feed.switchTheme(ourRounds.next())
          feed.readAll()
        },
        baseline: {
          let settings = theirRounds.next().isMultiple(of: 2) ? night : day
          for view in views { settings.replay(view) }
        })
    },
    Benchmark(name: "refresh.one-token", baseline: "a token that all nodes read", bar: 0.04) {
      let feed = Feed.withBadges()
      let (ourRounds, theirRounds) = (Rounds(), Rounds())
      feed.tree.refresh()
      return .time(
        items: feed.rows.count,
        ours: {
          feed.tree.tokens[.badge] = ourRounds.next().isMultiple(of: 2) ? .green : .red
          keep(feed.tree.refresh())
        },
        baseline: {
          let isNight = theirRounds.next().isMultiple(of: 2)
          feed.tree.tokens[.surface] = isNight ? .black : .white
          keep(feed.tree.refresh())
        })
    },
    Benchmark(name: "refresh.tracking", baseline: "attaching with 6 constants", bar: 2) {
      .time(
        items: 1_000_000, ours: { keep(Feed { _ in ThemedRow() }) },
        baseline: { keep(Feed { PlainRow(number: $0) }) })
    },
    Benchmark(name: "refresh.read-content", baseline: "reading without content", bar: 1.5) {
      let (feed, plain) = (
        Feed(sections: 100) { ThemedTitle(number: $0) },
        Feed(sections: 100) { ThemedTitle(number: $0) }
      )
      let (ourRounds, theirRounds) = (Rounds(), Rounds())
      return .time(
        items: feed.rows.count,
        ours: {
          feed.switchTheme(ourRounds.next())
          feed.readAll()
        },
        baseline: {
          plain.switchTheme(theirRounds.next())
          for row in plain.rows { keep(plain.tree.viewModel(of: row, includingContent: false)) }
        })
    },
    Benchmark(name: "refresh.by-hand", baseline: "copying 6 values by hand", bar: 4) {
      let feed = Feed(sections: 100) { _ in ThemedRow() }
      let byHand = RowsByHand(count: feed.rows.count)
      let (ourRounds, theirRounds) = (Rounds(), Rounds())
      return .time(
        items: feed.rows.count,
        ours: {
          feed.switchTheme(ourRounds.next())
          feed.readAll()
        }, baseline: { byHand.switchTheme(theirRounds.next()) })
    },
    report("refresh.report", bar: 1.3) { _ in ThemedRow() },
    report("refresh.report-content", bar: 2.5) { ThemedTitle(number: $0) },
    Benchmark(name: "preview.switch", baseline: "the switch and its report", bar: 1.5) {
      let (feed, switched) = (Feed { _ in ThemedRow() }, Feed { _ in ThemedRow() })
      let rounds = Rounds()
      feed.tree.refresh()
      switched.tree.refresh()
      return .time(
        items: feed.rows.count, ours: { keep(feed.previewNight()) },
        baseline: {
          switched.switchTheme(rounds.next())
          keep(switched.tree.refresh())
        })
    },
  ]

  /// A switch and its report, compared with a switch and reading all view models.
  ///
  /// Both trees have been refreshed, so both record changes.
  private static func report<Row: StyleNode>(
    _ name: String, bar: Double, _ row: @escaping @Sendable (Int) -> Row
  ) -> Benchmark {
    Benchmark(name: name, baseline: "reading all nodes", bar: bar) {
      let (feed, read) = (Feed(row: row), Feed(row: row))
      let (ourRounds, theirRounds) = (Rounds(), Rounds())
      feed.tree.refresh()
      read.tree.refresh()
      return .time(
        items: feed.rows.count,
        ours: {
          feed.switchTheme(ourRounds.next())
          keep(feed.tree.refresh())
        },
        baseline: {
          read.switchTheme(theirRounds.next())
          read.readAll()
        })
    }
  }

  /// A switch and reading some rows, compared with attaching everything again.
  private static func visible(
    _ name: String, bar: Double, _ choose: @escaping @Sendable (Feed) -> [AnyNodeHandle]
  ) -> Benchmark {
    Benchmark(name: name, baseline: "detaching and attaching all", bar: bar) {
      let feed = Feed { _ in ThemedRow() }
      let visible = choose(feed)
      let other = Reattached { _ in ThemedRow() }
      let rounds = Rounds()
      return .time(
        items: feed.rows.count,
        ours: {
          feed.switchTheme(rounds.next())
          for row in visible { keep(feed.tree.viewModel(of: row)) }
        }, baseline: other.reattach)
    }
  }

  /// A switch and reading all rows, compared with attaching everything again.
  private static func all<Row: StyleNode>(
    _ name: String, bar: Double, _ row: @escaping @Sendable (Int) -> Row
  ) -> Benchmark {
    Benchmark(name: name, baseline: "detaching and attaching all", bar: bar) {
      let feed = Feed(row: row)
      let other = Reattached(row: row)
      let rounds = Rounds()
      return .time(
        items: feed.rows.count,
        ours: {
          feed.switchTheme(rounds.next())
          feed.readAll()
        }, baseline: other.reattach)
    }
  }
}

/// A screen of rows that is detached and attached again for each switch.
private final class Reattached<Row: StyleNode> {
  private let tree = StyleTree()
  private let models: [Row]
  private var screen: NodeHandle<ShopScreen>

  init(row: (Int) -> Row) {
    models = (0..<1_000 * Feed.rowsPerSection).map(row)
    screen = tree.attach(ShopScreen())
    fill()
  }

  func reattach() {
    tree.detach(screen)
    screen = tree.attach(ShopScreen())
    fill()
  }

  private func fill() {
    for section in 0..<1_000 {
      let parent = tree.attach(PlainRow(), to: screen)
      let first = section * Feed.rowsPerSection
      for model in models[first..<first + Feed.rowsPerSection] { tree.attach(model, to: parent) }
    }
  }
}

/// Nodes whose six values are copied from a theme's struct: no cascade, and nothing is shared.
private final class RowsByHand {
  struct Values {
    var backgroundColor: Color
    var borderColor = Color.lightGray
    var tintColor: Color
    var cornerRadius = 4.0
    var borderWidth = 1.0
    var alpha = 1.0
  }

  struct Row {
    var isSelected = false
    var values: Values
  }

  private var rows: [Row]
  private static let day = Values(backgroundColor: .white, tintColor: .blue)
  private static let night = Values(backgroundColor: .black, tintColor: .yellow)

  init(count: Int) {
    rows = Array(repeating: Row(values: Self.day), count: count)
  }

  /// Copies the values of a theme to each row, and reads each row.
  func switchTheme(_ round: Int) {
    let theme = round.isMultiple(of: 2) ? Self.night : Self.day
    for index in rows.indices { rows[index].values = theme }
    for row in rows { keep(row) }
  }
}

// MARK: - ThemedNodes

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

  /// Previews the switch from day to night.
  func previewNight() -> StylePreview {
    tree.preview { $0.themes = [Self.night] }
  }

  /// Reads every row.
  func readAll() {
    for row in rows { keep(tree.viewModel(of: row)) }
  }
}
