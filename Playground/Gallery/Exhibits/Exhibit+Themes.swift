import ProtocolStyle

extension Exhibit {
  /// Tokens that the page's themes set, and a subtree with a separate theme.
  static var themes: [Exhibit] { [switching, scoped] }

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
