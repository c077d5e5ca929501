import Foundation
import ProtocolStyle
import StyleInspector

/// Themes that a solver finds for 60 tokens and 200 pairs of a text and a background.
enum SolverRows {
  static let all: [Benchmark] = [
    Benchmark(name: "solver.theme", baseline: "one certificate", bar: nil) {
      let palette = SolvedPalette()
      return .time(
        items: 1, ours: { keep(palette.solve()) }, baseline: { keep(palette.certify()) })
    },
    Benchmark(name: "solver.seconds", baseline: "", bar: 1) {
      .count(unit: "s") {
        let palette = SolvedPalette()
        let duration = ContinuousClock().measure { keep(palette.solve()) }
        return Double(duration.components.seconds)
          + Double(duration.components.attoseconds) / 1e18
      }
    },
    Benchmark(name: "solver.freedom", baseline: "one certificate", bar: nil) {
      let palette = SolvedPalette()
      let solved = palette.solution()
      return .time(
        items: 1, ours: { keep(palette.freedom(in: solved)) },
        baseline: { keep(palette.certify()) })
    },
    Benchmark(name: "freedom.contains", baseline: "contrast with one background", bar: nil) {
      let palette = SolvedPalette()
      let freedom = palette.freedom(in: palette.solution())
      let colors = (0..<100).map { Color(oklchLightness: 0.5, chroma: 0.1, hue: Double($0) * 3.6) }
      return .time(
        items: colors.count,
        ours: { for color in colors { keep(freedom?.contains(color)) } },
        baseline: { for color in colors { keep(color.contrastRatio(with: .white) >= 4.5) } })
    },
  ]
}

/// A palette of 20 backgrounds and 40 texts, of which a quarter has too little contrast.
private struct SolvedPalette {
  private let theme: Theme
  private let pack: StylePack
  private let labels: [PaletteLabel]
  private let texts: [Token<Color>]

  init() {
    func tokens(_ name: String, _ count: Int) -> [Token<Color>] {
      (0..<count).map { place in
        Token(
          named: "\(name)\(place)", in: "benchmark.solver", summary: nil, deprecation: nil,
          default: { Color.black })
      }
    }
    let backgrounds = tokens("background", 20)
    let texts = tokens("text", 40)
    self.texts = texts
    pack = StylePack("solver", tokens: backgrounds + texts)
    labels = (0..<200).map { place in
      PaletteLabel(text: texts[place % 40], background: backgrounds[(place * 7 + place / 40) % 20])
    }
    @Sendable func adaptive(_ light: Double, _ blue: Double) -> Color {
      .adaptive(
        light: Color(red: light, green: light, blue: blue),
        dark: Color(red: 1 - light, green: 1 - light, blue: 1 - blue))
    }
    theme = Theme("palette") { values in
      for (place, token) in backgrounds.enumerated() {
        values[token] = adaptive(0.8 + Double(place) / 100, 0.85)
      }
      for (place, token) in texts.enumerated() {
        values[token] = adaptive(place % 4 == 0 ? 0.5 : 0.2, 0.4 + Double(place % 7) / 50)
      }
    }
  }

  func solve() -> Int {
    let solver = ThemeSolver(constraints: [.hue(within: 5)])
    return (try? solver.solve(theme, for: pack, samples: labels).changes.count) ?? -1
  }

  /// The theme with which all pairs have enough contrast.
  func solution() -> Theme? {
    try? ThemeSolver().solve(theme, for: pack, samples: labels).theme
  }

  /// The colors that the first text can have in a theme.
  func freedom(in theme: Theme?) -> ColorFreedom? {
    let tree = StyleTree(packs: [pack])
    for label in labels { tree.attach(label) }
    return try? ThemeSolver().freedom(of: texts[0], in: tree, with: theme)
  }

  func certify() -> Int {
    Inspector(themes: [[theme]]).certify(
      [.contrast(.aa, increased: .aaa)], of: pack, samples: labels
    ).situationCount
  }
}

private struct PaletteLabel: LabelNode, TextColor, BackgroundColor {
  let text: Token<Color>
  let background: Token<Color>
  var textColor: Color { text.value }
  var backgroundColor: Color { background.value }
}
