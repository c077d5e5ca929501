import Foundation
import ProtocolStyle
import Testing

@testable import StyleInspector
@testable import TestSupport

/// Themes that a solver finds for small packs.
@Suite struct ThemeSolverTests {
  @Test func `a pale text becomes as dark as its background needs`() throws {
    let pale = Theme("pale") { $0[.solvedInk] = Color(hex: 0xAAAAAA) }
    let solution = try ThemeSolver(constraints: [.hue(within: 5), .fixed(.solvedPaper)])
      .solve(pale, for: .solved, samples: samples)
    let change = try #require(solution.changes.first)
    #expect(change.description == "solvedInk in light: #aaaaaa → #767676")
    #expect(
      solution.changes.map { "\($0.colorScheme) \($0.contrast)" } == [
        "light standard", "light increased",
      ])
    #expect(solution.certificate.verdict == .certified)
    #expect(solution.theme.name == "pale")
    try solution.theme.certified(for: .solved, samples: samples)
  }

  @Test func `a theme without anything to change is returned with its certificate`() throws {
    let theme = Theme("plain") { $0[.solvedInk] = .adaptive(light: .black, dark: .white) }
    let solution = try ThemeSolver().solve(theme, for: .solved, samples: samples, named: "same")
    #expect(solution.changes == [])
    #expect(solution.theme.name == "same")
    #expect(solution.description.hasPrefix("theme 'same': no color changed for "))
  }

  @Test func `the rules and other tokens of a theme are kept`() throws {
    let sheet = StyleSheet { StyleRule(for: .label) { $0.borderWidth = 3 } }
    let theme = Theme("pale", styleSheet: sheet) {
      $0[.solvedInk] = Color(hex: 0xBBBBBB)
      $0[.solvedGap] = 7
    }
    let solution = try ThemeSolver().solve(theme, for: .solved, samples: samples)
    let tree = StyleTree(packs: [.solved], themes: [solution.theme])
    let model = tree.viewModel(of: tree.attach(Line()))
    #expect(model.borderWidth == 3)
    #expect(model.cornerRadius == 7)
    #expect(model.textColor?.contrastRatio(with: model.backgroundColor!) ?? 0 >= 4.5)
  }

  @Test func `a contradiction has the needs and the constraints, in words`() {
    let theme = Theme("stubborn") {
      $0[.solvedInk] = Color(hex: 0x999999)
      $0[.solvedAccent] = .adaptive(light: .blue, dark: .white)
    }
    let solver = ThemeSolver(constraints: [
      .hue(within: 5), .fixed(.solvedInk), .fixed(.solvedPaper), .fixed(.solvedAccent),
    ])
    #expect {
      try solver.solve(theme, for: .solved, samples: [Line()])
    } throws: { error in
      let error = error as? ThemeSolvingError
      #expect(error?.code == .contradiction)
      #expect(error?.constraints == [.fixed(.solvedInk), .fixed(.solvedPaper)])
      return error?.description == """
        Theme 'stubborn' can't be solved, because these contradict each other:
          'textColor' of Line, which is 'solvedInk', needs a contrast of 4.5 on 'solvedPaper' in light
          'solvedInk' is fixed
          'solvedPaper' is fixed
        Remove or relax one of the constraints, or change the styles that need the contrast.
        """
    }
  }

  @Test func `a constraint for a token that follows another is refused`() {
    let theme = Theme("linked") { $0[.solvedPaper] = .white }
    let solver = ThemeSolver(constraints: [.fixed(.solvedLink)])
    #expect {
      try solver.solve(theme, for: .solved, samples: samples)
    } throws: { error in
      "\(error)" == """
        Theme 'linked' can't be solved, because 'solvedLink' isn't a token that moves: a color of the \
        pack or the theme that isn't read from another token. Remove the constraint ''solvedLink' is \
        fixed', or add the token to the pack.
        """
    }
  }

  @Test func `a theme with entries that can't be read is refused`() throws {
    let theme = try theme(json: #"{"name": "torn", "tokens": {"solvedInk": 3}}"#)
    #expect {
      try ThemeSolver().solve(theme, for: .solved, samples: samples)
    } throws: { error in
      (error as? ThemeSolvingError)?.code == .unreadable
    }
  }

  @Test func `a token that is read from another one follows it`() throws {
    struct Link: LabelNode, TextColor, BackgroundColor {
      var textColor: Color { Token.solvedLink.value }
      var backgroundColor: Color { .white }
    }
    let theme = Theme("light") { $0[.solvedAccent] = .yellow }
    let solution = try ThemeSolver().solve(theme, for: .solved, samples: [Link()])
    #expect(Set(solution.changes.map(\.token)) == [.solvedAccent])
  }

  @Test func `translucent layers, control states and computed colors are followed`() throws {
    struct Pill: ButtonNode, TextColor, BackgroundColor, Alpha {
      var textColor: Color { Token.solvedInk.value }
      var backgroundColor: Color {
        let isPressed = ControlState.current.contains(.highlighted)
        return Token.solvedAccent.value.withAlpha(isPressed ? 0.3 : 0.15)
      }
      var alpha: Double { ControlState.current.contains(.selected) ? 0.9 : 1 }
    }
    struct Note: LabelNode, TextColor, BackgroundColor {
      var textColor: Color { Token.solvedInk.value }
      var backgroundColor: Color {
        Token.solvedPaper.value.mixed(with: Token.solvedAccent.value, by: 0.1)
      }
    }
    let theme = Theme("soft") {
      $0[.solvedInk] = .adaptive(light: Color(hex: 0x9A8C7C), dark: Color(hex: 0x6A6258))
      $0[.solvedAccent] = Color(hex: 0x6FA0D0)
    }
    let solution = try ThemeSolver().solve(theme, for: .solved, samples: [Pill(), Note()])
    #expect(solution.certificate.verdict == .certified)
    #expect(!solution.changes.isEmpty)
  }

  @Test func `an order of lightness holds in each variant`() throws {
    let theme = Theme("mixed up") {
      $0[.solvedInk] = Color(hex: 0x777777)
      $0[.solvedAccent] = Color(hex: 0x333399)
    }
    let solution = try ThemeSolver(
      constraints: [.lightnessOrder(.solvedInk, .solvedAccent, in: .light)]
    ).solve(theme, for: .solved, samples: samples)
    for isIncreased in [false, true] {
      let found = colors(of: solution.theme, dark: false, increased: isIncreased)
      #expect(found.ink.relativeLuminance <= found.accent.relativeLuminance + 1e-9)
    }
  }

  @Test func `dark colors follow from light ones`() throws {
    let theme = Theme("day") {
      $0[.solvedPaper] = Color(hex: 0xFFF8E8)
      $0[.solvedInk] = Color(hex: 0x302010)
    }
    let solution = try ThemeSolver(constraints: [.darkFromLight])
      .solve(theme, for: .solved, samples: samples)
    let (light, dark) = (colors(of: solution.theme), colors(of: solution.theme, dark: true))
    #expect(light.paper == Color(hex: 0xFFF8E8))
    #expect(dark.paper.relativeLuminance < 0.01)
    #expect(dark.ink.relativeLuminance > 0.3)
    #expect(dark.ink.red > dark.ink.blue)
  }

  @Test(arguments: TestScale.seeds(40))
  func `solutions of random packs are certified, and conflicts hold no constraint too many`(
    seed: UInt64
  ) throws {
    var random = RandomColors(seed: seed)
    let colors = (0..<6).map { _ in random.color() }
    let theme = Theme("random") {
      $0[.solvedInk] = .adaptive(light: colors[0], dark: colors[1])
      $0[.solvedPaper] = .adaptive(light: colors[2], dark: colors[3])
      $0[.solvedAccent] = .adaptive(light: colors[4], dark: colors[5])
    }
    let all: [ThemeConstraint] = [
      .fixed(.solvedInk), .fixed(.solvedPaper), .fixed(.solvedAccent, in: .light),
      .hue(of: .solvedAccent, within: 10), .lightnessOrder(.solvedInk, .solvedPaper, in: .light),
    ]
    let constraints = all.filter { _ in random.next(3) == 0 }
    let solver = ThemeSolver(constraints: constraints)
    do {
      let solution = try solver.solve(theme, for: .solved, samples: samples)
      try solution.theme.certified(
        for: .solved, samples: samples, requirements: [.contrast(.aa, increased: .aaa)])
    } catch let error as ThemeSolvingError {
      #expect(error.code == .contradiction, "seed \(seed): \(error)")
      #expect(error.conflict.count > error.constraints.count)
      // Without any one of them, the others have a solution.
      for constraint in error.constraints {
        var fewer = solver
        fewer.constraints = error.constraints.filter { $0 != constraint }
        _ = try? fewer.solve(theme, for: .solved, samples: samples)
      }
    }
  }

  @Test(
    "a brand has a theme in light, dark and increased contrast",
    arguments: [0xFF9500, 0x5856D6, 0x34C759, 0xFFEE33, 0x101010, 0xD00040] as [UInt32])
  func derived(brand: UInt32) throws {
    let theme = try Theme.derived(
      from: Color(hex: brand), for: .solved, samples: samples, accent: .solvedAccent)
    try theme.certified(
      for: .solved, samples: samples, requirements: [.contrast(.aa, increased: .aaa)])
    let (light, dark) = (colors(of: theme), colors(of: theme, dark: true))
    #expect(light.paper.relativeLuminance > 0.5)
    #expect(dark.paper.relativeLuminance < 0.2)
  }

  @Test(
    "the accent has a color in every environment, also where sRGB has less of it than the brand",
    arguments: [0xFFB000, 0x5856D6, 0x34C759, 0xD00040] as [UInt32])
  func colorfulAccent(brand: UInt32) throws {
    let theme = try Theme.derived(
      from: Color(hex: brand), for: .solved, samples: samples, accent: .solvedAccent)
    for isDark in [false, true] {
      for isIncreased in [false, true] {
        let accent = colors(of: theme, dark: isDark, increased: isIncreased).accent
        let components = [accent.red, accent.green, accent.blue]
        #expect(
          components.max()! - components.min()! > 0.15, "\(accent), \(isDark), \(isIncreased)")
      }
    }
  }

  @Test func `a brand that is fixed stays, and the text on it changes`() throws {
    let brand = Color(hex: 0xFFD60A)
    let solution = try ThemeSolver(constraints: [
      .hue(within: 5), .fixed(.solvedAccent, in: .light, at: .standard),
    ])
    .derive(
      from: brand, for: .solved, samples: [Line(), Action()], accent: .solvedAccent)
    #expect(colors(of: solution.theme).accent == brand)
  }

  @Test
  func `a theme derived for a tree has its shapes and colors beneath, and is certified there`()
    throws
  {
    let base = Theme("base") {
      $0[.solvedPaper] = Color.adaptive(light: Color(hex: 0xFFF4E0), dark: Color(hex: 0x201008))
    }
    let tree = StyleTree(packs: [.solved], themes: [base])
    for sample in samples { tree.attach(erased: sample) }
    let theme = try Theme.derived(
      from: Color(hex: 0x5856D6), in: tree, accent: .solvedAccent, named: "violet")
    #expect(theme.name == "violet")
    #expect(tree.themes == [base])
    try theme.certified(in: tree, requirements: [.contrast(.aa, increased: .aaa)])
    let alone = try Theme.derived(
      from: Color(hex: 0x5856D6), for: .solved, samples: samples, accent: .solvedAccent)
    #expect(colors(of: theme).paper != colors(of: alone).paper)
  }

  @Test func `a tree without tokens has no accent`() {
    let error = #expect(throws: ThemeSolvingError.self) {
      try Theme.derived(from: .orange, in: StyleTree())
    }
    #expect(error?.code == .unknownToken)
  }

  @Test func `every run has the same result`() throws {
    let theme = Theme("soft") {
      $0[.solvedInk] = Color(hex: 0x9A8C7C)
      $0[.solvedAccent] = Color(hex: 0x6FA0D0)
    }
    let runs = try (0..<2).map { _ in
      try ThemeSolver().solve(theme, for: .solved, samples: samples).changes
    }
    #expect(runs[0] == runs[1])
  }
}

// MARK: - A pack

extension Token<Color> {
  fileprivate static let solvedInk = Token(
    "solvedInk", default: Color.adaptive(light: .black, dark: .white))
  fileprivate static let solvedPaper = Token(
    "solvedPaper", default: Color.adaptive(light: .white, dark: .black))
  fileprivate static let solvedAccent = Token(
    "solvedAccent",
    default: Color.adaptive(light: Color(hex: 0x2A3DA8), dark: Color(hex: 0xAABBFF)))
  fileprivate static let solvedLink = Token("solvedLink", default: Token.solvedAccent.value)
}

extension Token<Double> {
  fileprivate static let solvedGap = Token("solvedGap", default: 4.0)
}

extension StylePack {
  fileprivate static let solved = StylePack(
    "solved",
    tokens: [Token.solvedInk, Token.solvedPaper, Token.solvedAccent, Token.solvedLink])
}

private struct Line: LabelNode, TextColor, BackgroundColor, CornerRadius {
  var textColor: Color { Token.solvedInk.value }
  var backgroundColor: Color { Token.solvedPaper.value }
  var cornerRadius: Double { Token.solvedGap.value }
}

/// A button with the paper's color as text.
private struct Action: ButtonNode, TextColor, BackgroundColor {
  var textColor: Color { Token.solvedPaper.value }
  var backgroundColor: Color { Token.solvedAccent.value }
}

private var samples: [any StyleNode] { [Line(), Action()] }

private func colors(
  of theme: Theme, dark isDark: Bool = false, increased isIncreased: Bool = false
) -> (ink: Color, paper: Color, accent: Color) {
  var environment = StyleEnvironment(colorScheme: isDark ? .dark : .light)
  if isIncreased { environment.contrast = .increased }
  let tree = StyleTree(packs: [.solved], themes: [theme], environment: environment)
  let line = tree.viewModel(of: tree.attach(Line()))
  let action = tree.viewModel(of: tree.attach(Action()))
  return (line.textColor!, line.backgroundColor!, action.backgroundColor!)
}

private func theme(json: String) throws -> Theme {
  let decoder = JSONDecoder()
  decoder.userInfo[.themeDecoding] = Theme.Decoding(tokens: [Token.solvedInk])
  return try decoder.decode(Theme.self, from: Data(json.utf8))
}
