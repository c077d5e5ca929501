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

// MARK: - Themes

extension Token<Color> {
  fileprivate static let paper = Token("paper", default: .white, summary: "The background of text")
  fileprivate static let ink = Token("ink", default: .black, summary: "Text and icons")
  fileprivate static let button = Token("button", default: .systemBlue, summary: "Buttons")
}

private struct NewsPage: ViewNode, BackgroundColor {
  var backgroundColor: Color { Token.paper.value }
}

private struct Headline: LabelNode, TextColor {
  var textColor: Color { Token.ink.value }
}

private struct ReadButton: ButtonNode, BackgroundColor, BorderWidth {
  var backgroundColor: Color { Token.button.value }
  var borderWidth: Double { StyleEnvironment.current.contrast == .increased ? 2 : 0 }
}

private struct Ornament: ViewNode, BackgroundColor {
  var backgroundColor: Color { .systemPink }
}

extension Theme {
  fileprivate static let contoso = Theme("contoso") {
    $0[.paper] = .adaptive(light: .white, dark: .black)
    $0[.ink] = .adaptive(light: .black, dark: .white)
    $0[.button] = .orange
  }

  fileprivate static let fabrikam = Theme("fabrikam") {
    $0[.paper] = .adaptive(light: .cream, dark: .navy)
    $0[.ink] = .adaptive(light: .navy, dark: .white)
    $0[.button] = Token.ink
  }
}

extension Example {
  /// A tree switches to dark, to high contrast and to another brand, without attaching nodes again.
  static var themes: Example {
    let tree = StyleTree(themes: [.contoso])
    let page = tree.attach(NewsPage())
    let headline = tree.attach(Headline(), to: page)
    let button = tree.attach(ReadButton(), to: page)
    tree.attach(Ornament(), to: page)
    tree.refresh()
    var scenes = [
      Scene(
        caption: "In light mode",
        nodes: [
          ("NewsPage", tree.viewModel(of: page)), ("Headline", tree.viewModel(of: headline)),
          ("ReadButton", tree.viewModel(of: button)),
        ])
    ]
    func show(_ caption: String) {
      scenes.append(Scene(caption: caption, text: "\(tree.refresh())"))
    }
    tree.environment.colorScheme = .dark
    show("In dark mode")
    tree.environment.contrast = .increased
    show("With high contrast")
    tree.themes = [.fabrikam]
    show("In another brand")
    show("Refreshed again")
    return Example(
      heading: "Switching themes, with a report of the changes",
      code: """
        tree.environment.colorScheme = .dark
        print(tree.refresh())
        tree.environment.contrast = .increased
        print(tree.refresh())
        tree.themes = [.fabrikam]
        print(tree.refresh())
        """,
      scenes: scenes)
  }

  /// The styles between two styles of a node, for an animation.
  static var transition: Example {
    let tree = StyleTree(themes: [.fabrikam])
    let page = tree.attach(NewsPage())
    let day = tree.viewModel(of: page)
    tree.environment.colorScheme = .dark
    let night = tree.viewModel(of: page)
    let steps = [0, 0.25, 0.5, 0.75, 1]
    return Example(
      heading: "Interpolating between styles",
      code: "day.interpolated(to: night, at: 0.25)",
      scenes: steps.map { step in
        Scene(
          caption: "at \(step)", nodes: [("NewsPage", day.interpolated(to: night, at: step))])
      })
  }
}

extension Color {
  fileprivate static let cream = Color(red: 1, green: 250 / 255, blue: 225 / 255)
  fileprivate static let navy = Color(red: 13 / 255, green: 26 / 255, blue: 77 / 255)
}
