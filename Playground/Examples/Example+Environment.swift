import ProtocolStyle

extension Example {
  /// Getters can read the environment and tokens; adaptive colors are resolved when written.
  static var environment: Example {
    let dark = StyleEnvironment(colorScheme: .dark)
    let applier = StyleApplier()
    let tree = StyleTree(themes: [Theme("contoso") { $0[.accent] = .systemOrange }])
    return Example(
      heading: "Getters read the environment and tokens",
      code: """
        extension Token<Color> {
          static let accent = Token("accent", default: .systemBlue)
        }

        extension AccentBanner {
          var backgroundColor: Color { Token.accent.value }
          var textColor: Color { .adaptive(light: .black, dark: .white) }
          var height: Double {
            StyleEnvironment.current.verticalSizeClass == .compact ? 32 : 44
          }
        }
        """,
      scenes: [
        Scene(
          caption: "In the default environment",
          nodes: [("Banner", applier.viewModel(for: Banner()))]),
        Scene(
          caption: "In dark mode",
          nodes: [("Banner", applier.viewModel(for: Banner(), in: dark))]),
        Scene(
          caption: "Theme(\"contoso\") { $0[.accent] = .systemOrange }",
          nodes: [("Banner", tree.viewModel(of: tree.attach(Banner())))]),
      ])
  }
}

extension Token<Color> {
  static let accent = Token("accent", default: .systemBlue)
}

protocol AccentBanner: BackgroundColor, TextColor, Height {}

extension AccentBanner {
  var backgroundColor: Color { Token.accent.value }
  var textColor: Color { .adaptive(light: .black, dark: .white) }
  var height: Double { StyleEnvironment.current.verticalSizeClass == .compact ? 32 : 44 }
}

struct Banner: LabelNode, AccentBanner {}
