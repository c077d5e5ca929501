import ProtocolStyle
import Testing

@testable import PageFixtures
@testable import Playground
@testable import StyleInspector

/// The app of the Playground's page, in all of its themes.
@Suite struct CafeTests {
  private static let looks = Theme.cafe.flatMap { theme in
    Cafe.Screen.allCases.map { (theme, $0) }
  }

  /// WCAG's level AA: 4.5, and 3 for large text, in all control states that rules or values depend
  /// on.
  @Test(arguments: looks)
  func `text has a contrast of level AA in every theme and screen`(
    theme: Theme, screen: Cafe.Screen
  ) {
    let tree = StyleTree()
    Cafe.attach(screen, in: theme, to: nil, of: tree)
    for state in [ControlState.normal, .highlighted, .selected, .focused, .disabled] {
      for node in tree.nodes { tree.setControlState(state, of: node) }
      let findings = Inspector().findings(of: tree)
        .filter { $0.identifier.rawValue == "low-contrast" }
      #expect(findings.map(\.summary) == [], "\(state)")
    }
  }

  /// The screens of the café, without themes and scopes.
  private static func plainTree() -> StyleTree {
    let tree = StyleTree()
    let builder = CafeBuilder(tree: tree)
    for attach in [{ builder.attachMenu(to: $0) }, builder.attachDrink, builder.attachOrder] {
      attach(tree.attach(CafeScreen(), to: tree.attach(CafePhone())).erased)
    }
    return tree
  }

  @Test(arguments: StudioBrand.all.map(\.name))
  func `each brand is certified in all schemes, contrasts and states`(name: String) throws {
    let brand = try #require(StudioBrand.all.first { $0.name == name })
    let environment: Set = ["color scheme", "contrast"]
    try brand.theme.certified(
      in: Self.plainTree(), requirements: [.contrast(.aa, increased: .aaa)],
      over: SituationSpace(axes: SituationAxis.standard.filter { environment.contains($0.name) }))
  }

  @Test func `the studio measures the colors of all texts, as the certifier finds them`() {
    let tokens = StudioBrand.all[0].colors.map(\.token)
    // Each token has a color that tells it.
    let colors = tokens.indices.map { Color(rgb: 0x101010 + $0 << 16) }
    let names = Dictionary(uniqueKeysWithValues: zip(colors, tokens.map(\.name)))
    var pairs: Set<[String]> = []
    for brand in StudioBrand.all {
      let tree = Self.plainTree()
      tree.themes = [
        Theme("marked", styleSheet: brand.rules) { values in
          for (token, color) in zip(tokens, colors) { values[token] = color }
        }
      ]
      var certifier = Certifier(of: tree, Inspector(), [.contrast()], SituationSpace(axes: []))
      certifier.observe = { observation in
        let subject = observation.subject
        guard !subject.isDisabled, let ground = subject.inside.color else { return }
        for color in TextPart.all(of: subject.model, in: subject.state).flatMap(\.colors) {
          pairs.insert([names[color] ?? "\(color)", names[ground] ?? "\(ground)"])
        }
      }
      _ = certifier.certificate()
    }
    #expect(pairs == Set(ContrastPair.all.map { [$0.text, $0.surface] }))
  }

  private static let pairs: [(Theme, Theme)] = [
    (.harbor, .ember), (.harbor, .night), (.ember, .clear),
  ]

  @Test(arguments: pairs)
  func `a theme fades into another, and all that they differ in is on the way`(
    from: Theme, to: Theme
  ) throws {
    func button(in theme: Theme) throws -> ViewModel {
      let tree = StyleTree()
      Cafe.attach(.menu, in: theme, to: nil, of: tree)
      return tree.viewModel(of: try #require(tree.first(CafeButton.self)))
    }
    let (first, last) = try (button(in: from), button(in: to))
    let middle = first.interpolated(to: last, at: 0.5)
    #expect(first.interpolated(to: last, at: 0) == first)
    #expect(first.interpolated(to: last, at: 1) == last)
    #expect(middle.backgroundColor != first.backgroundColor)
    #expect(middle.backgroundColor != last.backgroundColor)
  }

  @Test func `a picture is beside its texts on screens from 600 points on`() throws {
    let tree = StyleTree()
    Cafe.attach(.menu, in: .harbor, to: nil, of: tree)
    let screen = try #require(tree.first(CafeScreen.self))
    let card = try #require(tree.first(CafeFeature.self))
    for (width, axis) in [(390.0, StackAxisValue.vertical), (600, .horizontal), (599, .vertical)] {
      tree.setContainerWidth(width, of: screen)
      #expect(tree.viewModel(of: card).stackAxis == axis)
    }
  }

  @Test func `only traits style it: no rule and no override is in force`() {
    let tree = StyleTree()
    for screen in Cafe.Screen.allCases { Cafe.attach(screen, in: .harbor, to: nil, of: tree) }
    let levels = tree.nodes.flatMap { node in
      tree.explain(node).outcomes.flatMap { $0.entries.map(\.level) }
    }
    #expect(Set(levels).isSubset(of: [.conformances, .closure, .inherited]))
  }
}
