import ProtocolStyle
import StyleTerminal

extension Example {
  /// Hidden nodes, spacing between children, and values that the environment resolves.
  static var vocabulary: Example {
    var environment = StyleEnvironment(colorScheme: .light)
    environment.contrast = .increased
    environment.contentSizeCategory = .extraLarge
    environment.layoutDirection = .rightToLeft
    let tree = StyleTree()
    let card = tree.attach(SaleCard())
    let title = tree.attach(SaleTitle(text: "Winter sale"), to: card)
    tree.attach(SaleTitle(text: "Until Friday"), to: card)
    let details = tree.attach(SaleDetails(), to: card)
    tree.attach(SaleTitle(text: "In all shops"), to: details)
    func drawing() -> String { TerminalRenderer(columns: 24).text(of: card, in: tree) }
    let collapsed = drawing()
    tree[details].isExpanded = true
    let expanded = drawing()
    let plain = tree.viewModel(of: title)
    tree.environment = environment
    return Example(
      heading: "Hiding, spacing, text size and contrast",
      code: """
        protocol SaleText: TextColor, Font, Padding {}
        extension SaleText {
          var textColor: Color {
            .adaptive(
              light: Color(hex: 0xC93400), dark: Color(hex: 0xFF9F0A),
              highContrastLight: Color(hex: 0x7A2000),
              highContrastDark: Color(hex: 0xFFD08A))
          }
          var font: FontDescriptor {
            FontDescriptor("Georgia", size: 17, relativeTo: .body)
          }
          var padding: EdgeInsets {
            EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 8)
          }
        }

        struct SaleCard: ViewNode, BorderWidth, Spacing {
          var spacing: Double { 16 }
        }
        struct SaleDetails: ViewNode, Hidden {
          var isExpanded = false
          var isHidden: Bool { !isExpanded }
        }
        """,
      scenes: [
        Scene(caption: "Collapsed", text: collapsed),
        Scene(caption: "tree[details].isExpanded = true", text: expanded),
        Scene(caption: "In the default environment", nodes: [("Title", plain)]),
        Scene(
          caption: "With increased contrast, larger text, from right to left",
          nodes: [("Title", tree.viewModel(of: title))]),
      ])
  }
}

protocol SaleText: TextColor, Font, Padding {}

extension SaleText {
  var textColor: Color {
    .adaptive(
      light: Color(hex: 0xC93400), dark: Color(hex: 0xFF9F0A),
      highContrastLight: Color(hex: 0x7A2000), highContrastDark: Color(hex: 0xFFD08A))
  }
  var font: FontDescriptor { FontDescriptor("Georgia", size: 17, relativeTo: .body) }
  var padding: EdgeInsets { EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 8) }
}

struct SaleCard: ViewNode, BorderWidth, Spacing {
  var spacing: Double { 16 }
}

struct SaleTitle: LabelNode, SaleText, TextContent {
  var text: String
}

struct SaleDetails: ViewNode, Hidden {
  var isExpanded = false
  var isHidden: Bool { !isExpanded }
}
