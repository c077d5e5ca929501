import ProtocolStyle

extension Exhibit {
  /// Tokens that the page's themes set, and a subtree with a separate theme.
  static var themes: [Exhibit] { [switching, scoped, surroundings, whatIf] }

  private static var switching: Exhibit {
    Exhibit(
      heading: "Switch themes",
      prose: """
        Choose a look at the top of the page. No element is rebuilt: one attribute of the document \
        changes, and the CSS already contains every look.
        """,
      before: """
        NotificationCenter.default.addObserver(
          self, selector: #selector(applyTheme),
          name: .themeDidChange, object: nil)

        @objc func applyTheme() {
          button.backgroundColor = Theme.current.highlight
          // … in every view of the app
        }
        """,
      code: """
        extension Token<Color> {
          static let highlight = Token("highlight", default: .blue)
        }

        struct OfferButton: ButtonNode, BackgroundColor {
          var backgroundColor: Color { Token.highlight.value }
        }

        let contoso = Theme("contoso") { $0[.highlight] = .brown }
        tree.themes = [contoso]
        """,
      stages: [
        StageContent("With the page's look") { tree, frame in offer(in: tree, frame) }
      ])
  }

  private static var scoped: Exhibit {
    Exhibit(
      heading: "Style a subtree with a scope",
      prose: "A scope sets themes and environment for one subtree.",
      code: """
        tree.setScope(StyleScope(themes: [contoso]), at: frame)
        tree.setScope(StyleScope { $0.colorScheme = .dark }, at: frame)
        """,
      stages: [
        StageContent("Always contoso", scope: StyleScope(themes: [.secondBrand])) { tree, frame in
          offer(in: tree, frame)
        },
        StageContent("Always dark", scope: StyleScope { $0.colorScheme = .dark }) { tree, frame in
          offer(in: tree, frame)
        },
      ])
  }

  private static var surroundings: Exhibit {
    Exhibit(
      heading: "Stand out from what is around",
      prose: """
        The notice has the other color scheme than its surroundings, whatever that is. The sheet is \
        elevated, which lightens its surface in dark. Its button has a green outside sRGB, on displays \
        that show it.
        """,
      before: """
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          notice.overrideUserInterfaceStyle =
            traitCollection.userInterfaceStyle == .dark ? .light : .dark
        }
        """,
      code: """
        struct Notice: ViewNode, ScopeProviding {
          static let scope = StyleScope { $0.colorScheme = $0.colorScheme.inverse }
          var styleScope: StyleScope { Self.scope }
        }

        extension Color {
          static let surface = adaptive([
            .light: .white, .dark: Color(hex: 0x16161A), [.dark, .elevated]: Color(hex: 0x2A2A31),
          ])
          static let go = Color(displayP3Red: 0, green: 0.45, blue: 0.2)
        }

        tree.setScope(StyleScope { $0.interfaceLevel = .elevated }, at: sheet)
        """,
      stages: [
        StageContent("Around it light", scope: StyleScope { $0.colorScheme = .light }) {
          notice(in: $0, $1)
        },
        StageContent("Around it dark", scope: StyleScope { $0.colorScheme = .dark }) {
          notice(in: $0, $1)
        },
      ])
  }

  private static func notice(in tree: StyleTree, _ frame: AnyNodeHandle) {
    let panel = tree.attach(NoticePanel(), to: frame)
    tree.attach(NoticeText(text: "Your order is on its way."), to: panel)
    let notice = tree.attach(Notice(), to: panel)
    tree.attach(NoticeText(text: "The shop closes at six today."), to: notice)
    let sheet = tree.attach(NoticePanel(), to: panel)
    tree.setScope(StyleScope { $0.interfaceLevel = .elevated }, at: sheet)
    tree.attach(NoticeText(text: "A sheet in front of it."), to: sheet)
    tree.attach(GoButton(text: "Pay"), to: sheet)
  }

  private static func offer(in tree: StyleTree, _ frame: AnyNodeHandle) {
    let card = tree.attach(OfferCard(), to: frame)
    tree.attach(OfferTitle(text: "Spring offer"), to: card)
    tree.attach(OfferText(text: "Two teas for the price of one."), to: card)
    tree.attach(OfferButton(text: "Order"), to: card)
  }
}

struct OfferCard: ViewNode, CardAppearance, Padding {
  var padding: EdgeInsets { EdgeInsets(top: 16, left: 16, bottom: 16, right: 16) }
}

struct OfferTitle: LabelNode, ReadAppearance {
  var text: String
  var font: FontDescriptor { Token.subheading.value }
}

struct OfferText: LabelNode, AsideAppearance {
  var text: String
}

struct OfferButton: ButtonNode, BackgroundColor, TextColor, Font, CornerRadius, ContentEdgeInsets,
  TextContent
{
  var text: String
  var backgroundColor: Color { Token.highlight.value }
  var textColor: Color { Token.highlightText.value }
  var font: FontDescriptor { Token.body.value }
  var cornerRadius: Double { Token.corner.value / 2 }
  var contentEdgeInsets: EdgeInsets { .sample }
}

// MARK: - Cafe

extension Exhibit {
  /// One app in four renderers and in four themes, and the transition between two of them.
  static var cafe: [Exhibit] { [renderers, fourThemes, threeScreens, crossFade] }

  private static var fourThemes: Exhibit {
    Exhibit(
      heading: "One screen, four themes",
      prose: """
        The same models, four times. Each phone has a scope with its theme, and there are no \
        rules and no custom CSS.
        """,
      article: .themes,
      stages: [
        StageContent(
          "Two brands, dark, and high contrast", layout: .phones
        ) { tree, frame in
          for theme in Theme.cafe { Cafe.attach(.menu, in: theme, to: frame, of: tree) }
        }
      ])
  }

  private static var threeScreens: Exhibit {
    Exhibit(
      heading: "Three screens of traits",
      prose: "Models adopt traits. Traits read tokens, and themes set the tokens.",
      before: """
        class PriceLabel: UILabel {
          override init(frame: CGRect) {
            super.init(frame: frame)
            font = Theme.current.headline
            textColor = Theme.current.ink
            observeThemeChanges()
          }
        }
        """,
      code: """
        protocol CafeText: TextColor, Font {}
        extension CafeText {
          var textColor: Color { Token.cafeInk.value }
          var font: FontDescriptor { .system(size: 16) }
        }

        struct CafeAmount: LabelNode, CafeHeadlineText, TextContent {
          var text: String
        }

        let night = Theme("night") {
          $0[.cafeGround] = Color(rgb: 0x0D1218)
          $0[.cafeAccent] = Color(rgb: 0x7CD3DA)
        }
        """,
      article: .start,
      stages: Theme.cafe.map { theme in
        StageContent(theme.title, layout: .phones) {
          tree, frame in
          for screen in Cafe.Screen.allCases {
            Cafe.attach(screen, in: theme, to: frame, of: tree)
          }
        }
      })
  }

  private static var crossFade: Exhibit {
    Exhibit(
      heading: "From one theme to another",
      prose: "Drag the slider: every attribute is interpolated between the two themes.",
      before: """
        UIView.transition(
          with: window, duration: 0.3,
          options: .transitionCrossDissolve
        ) {
          window.subviews.forEach { view in
            view.removeFromSuperview()
            window.addSubview(view)
          }
        }
        """,
      code: """
        let (day, night) = (views[card], nightViews[card])
        let between = day.interpolated(to: night, at: 0.5)
        """,
      stages: [
        StageContent("Harbor to night", layout: .moments) { tree, frame in
          for step in 0...8 { attachCard(at: Double(step) / 8, to: frame, of: tree) }
        }
      ])
  }

  /// Attaches a card between two themes: overrides set its nodes to interpolated styles.
  private static func attachCard(at fraction: Double, to frame: AnyNodeHandle, of tree: StyleTree) {
    func styles(in theme: Theme) -> [ViewModel] {
      let other = StyleTree()
      let phone = CafeBuilder(tree: other).attachMoment(to: nil)
      other.setScope(Cafe.scope(of: theme), at: phone)
      return other.nodes(in: phone).map { other.viewModel(of: $0) }
    }
    let moment = CafeBuilder(tree: tree).attachMoment(to: frame)
    // For what the browser draws itself, which has no colors between two schemes.
    tree.setScope(Cafe.scope(of: fraction < 0.5 ? .harbor : .night), at: moment)
    for (node, (from, to)) in zip(
      Array(tree.nodes(in: moment)), zip(styles(in: .harbor), styles(in: .night)))
    {
      let between = from.interpolated(to: to, at: fraction)
      tree.override(node) { $0 = between }
    }
  }
}

extension CafeBuilder {
  /// A small part of the menu.
  func attachMoment(to parent: AnyNodeHandle?) -> AnyNodeHandle {
    let phone =
      parent.map { tree.attach(CafePhone(), to: $0).erased } ?? tree.attach(CafePhone()).erased
    let card = tree.attach(CafeCard(), to: phone)
    tree.attach(CafeTitle(text: "Cinnamon bun"), to: card)
    tree.attach(CafeNote(text: "Out of the oven at 8 and at 14"), to: card)
    tree.attach(CafeProgress(value: 0.6, accessibilityLabel: "Baked"), to: card)
    tree.attach(CafeButton(text: "Add · 3.20\u{A0}€"), to: card)
    return phone
  }
}

extension Color {
  /// The surface of panels, which is lighter on elevated interfaces in dark.
  fileprivate static let surface = adaptive([
    .light: .white, .dark: Color(hex: 0x16161A), [.dark, .elevated]: Color(hex: 0x2A2A31),
  ])

  /// The color of a payment, outside sRGB.
  fileprivate static let go = Color(displayP3Red: 0, green: 0.45, blue: 0.2)
}

protocol NoticeSurface: BackgroundColor, CornerRadius, Padding, Spacing, BorderColor, BorderWidth {}

extension NoticeSurface {
  var backgroundColor: Color { .surface }
  var cornerRadius: Double { 10 }
  var padding: EdgeInsets { EdgeInsets(12) }
  var spacing: Double { 10 }
  var borderColor: Color { .separator }
  var borderWidth: Double { 1 }
}

struct NoticePanel: ViewNode, NoticeSurface {}

/// A notice in the other color scheme than its surroundings.
struct Notice: ViewNode, NoticeSurface, ScopeProviding {
  static let scope = StyleScope { $0.colorScheme = $0.colorScheme.inverse }
  var styleScope: StyleScope { Self.scope }
}

struct NoticeText: LabelNode, TextContent, TextColor {
  var text: String
  var textColor: Color { .label }
}

struct GoButton: ButtonNode, TextContent, BackgroundColor, TitleColorForState, CornerRadius,
  ContentEdgeInsets
{
  var text: String
  var contentEdgeInsets: EdgeInsets { .sample }
  var backgroundColor: Color { .go }
  var titleColorForState: StateValues<Color> { [.normal: .white] }
  var cornerRadius: Double { 8 }
}
