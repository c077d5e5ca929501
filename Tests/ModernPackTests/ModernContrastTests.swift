import ModernPack
import ProtocolStyle
import Testing

/// The contrast of all text, in every theme and every environment.
@Suite struct ModernContrastTests {
  private static let nodes: [any StyleNode & Sendable] = [
    Story(), Headline(), Footnote(), CardTitle(), CardFootnote(), BuyButton(), LaterButton(),
    NameField(), MainBar(),
  ]

  private static let environments = StyleEnvironment.ColorScheme.allCases.flatMap { scheme in
    StyleEnvironment.Contrast.allCases.map { contrast in
      var environment = StyleEnvironment(colorScheme: scheme)
      environment.contrast = contrast
      return environment
    }
  }

  private static let themes: [[Theme]] =
    [[]] + StylePack.modern.themes.map { [$0] } + [[.modernIncreasedContrast, .modernCompact]]

  @Test(arguments: nodes, environments)
  func `text has enough contrast with its background`(
    node: any StyleNode & Sendable, environment: StyleEnvironment
  ) throws {
    for themes in Self.themes {
      let tree = StyleTree(packs: [.modern], themes: themes, environment: environment)
      let isHigh =
        environment.contrast == .increased || themes.contains(.modernIncreasedContrast)
      let model = tree.viewModel(of: tree.attach(erased: node))
      let background = try #require(model.backgroundColor)
      let texts = try [#require(model.textColor)] + [model.placeholderColor].compactMap(\.self)
      for text in texts {
        #expect(
          text.contrastRatio(with: background) >= (isHigh ? 7 : 4.5),
          "\(text) on \(background) in \(themes)")
      }
    }
  }

  @Test(arguments: environments)
  func `items have enough contrast with their bar`(environment: StyleEnvironment) throws {
    for themes in Self.themes {
      let tree = StyleTree(packs: [.modern], themes: themes, environment: environment)
      let isHigh =
        environment.contrast == .increased || themes.contains(.modernIncreasedContrast)
      let bar = tree.attach(MainBar())
      let item = tree.viewModel(of: tree.attach(DoneItem(), to: bar))
      let background = try #require(tree.viewModel(of: bar).barTintColor)
      let title = try #require(item[.titleTextAttributesForState, .normal]?.foregroundColor)
      #expect(item.tintColor == title)
      #expect(title.contrastRatio(with: background) >= (isHigh ? 7 : 4.5))
    }
  }

  @Test func `increased contrast is as the theme has it, or the environment`() {
    var environment = StyleEnvironment()
    environment.contrast = .increased
    let tree = StyleTree(themes: [.modernIncreasedContrast])
    #expect(
      tree.viewModel(of: tree.attach(BuyButton()))
        == StyleApplier().viewModel(for: BuyButton(), in: environment))
  }
}
