import ProtocolStyle
import StyleHTML

/// Widths of containers that nodes compare with a threshold.
enum ContainerRows {
  static let all: [Benchmark] = [
    Benchmark(name: "container.resize", baseline: "setting 1,000 numbers", bar: 5) {
      let containers = Containers()
      let (ourRounds, theirRounds) = (Rounds(), Rounds())
      var numbers = Dictionary(uniqueKeysWithValues: containers.screens.map { ($0.erased, 0.0) })
      return .time(
        items: containers.screens.count,
        ours: { containers.resize(to: ourRounds.next().isMultiple(of: 2) ? 400 : 500) },
        baseline: {
          let number = Double(theirRounds.next())
          for screen in containers.screens { numbers[screen.erased] = number }
          keep(numbers)
        })
    },
    Benchmark(
      name: "container.cross", baseline: "a theme switch that the same nodes read", bar: 1.2
    ) {
      let (resized, themed) = (Containers(), Containers())
      let (ourRounds, theirRounds) = (Rounds(), Rounds())
      return .time(
        items: Containers.rowCount,
        ours: {
          resized.resize(to: ourRounds.next().isMultiple(of: 2) ? 700 : 500)
          keep(resized.tree.refresh())
        },
        baseline: {
          themed.tree.themes = [theirRounds.next().isMultiple(of: 2) ? Self.night : Self.day]
          keep(themed.tree.refresh())
        })
    },
    Benchmark(
      name: "situations.thresholds", baseline: "a page of 100 nodes with a threshold each", bar: 2.5
    ) {
      let (large, small) = (thresholds(200), thresholds(100))
      return .time(
        items: 200, ours: { keep(HTMLPage(of: large).bytes()) },
        baseline: { keep(HTMLPage(of: small).bytes()) })
    },
  ]

  /// A screen of labels, each of which compares its width with another threshold.
  private static func thresholds(_ count: Int) -> StyleTree {
    let tree = StyleTree()
    let screen = tree.attach(ShopScreen())
    for number in 0..<count { tree.attach(FittingLabel(width: Double(200 + number)), to: screen) }
    tree.setContainerWidth(250, of: screen)
    tree.refresh()
    return tree
  }

  private struct FittingLabel: LabelNode, Alpha {
    let width: Double
    var alpha: Double { ContainerWidth.isAtLeast(width) ? 1 : 0.5 }
  }

  private static let day = Theme("day") { $0[.columnWidth] = 1 }
  private static let night = Theme("night") { $0[.columnWidth] = 2 }

  /// A thousand screens with ninety-nine rows each, which compare the width and read a token.
  private struct Containers {
    static let rowCount = 99_000

    let tree = StyleTree(themes: [ContainerRows.day])
    let screens: [NodeHandle<ShopScreen>]

    init() {
      screens = (0..<1_000).map { [tree] _ in
        let screen = tree.attach(ShopScreen())
        for _ in 0..<99 { tree.attach(ColumnRow(), to: screen) }
        tree.setContainerWidth(500, of: screen)
        return screen
      }
      tree.refresh()
      resize(to: 450)
    }

    func resize(to width: Double) {
      for screen in screens { tree.setContainerWidth(width, of: screen) }
    }
  }
}

private struct ColumnRow: ViewNode, BorderWidth, CornerRadius {
  var borderWidth: Double { Token.columnWidth.value }
  var cornerRadius: Double { ContainerWidth.isAtLeast(600) ? 12 : 8 }
}

extension Token<Double> {
  fileprivate static let columnWidth = Token("column-width", default: 0)
}
