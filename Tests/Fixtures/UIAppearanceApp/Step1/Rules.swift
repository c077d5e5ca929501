import ProtocolStyle
import StyleFiles

// Step 1: each proxy is a rule, each brand a theme, and the stylesheet is read as it is.

extension Token<Color> {
  static let accent = Token("accent", default: Color(hex: "#336699")!)
}

extension Theme {
  static let paper = Theme("paper") { $0[.accent] = Color(hex: "#336699")! }
  static let outlet = Theme("outlet") { $0[.accent] = Color(hex: "#cc3300")! }
}

let proxies = StyleSheet {
  StyleRule(for: .navigationBar) {
    $0.barTintColor = Token.accent.value
    $0.tintColor = .white
  }
  StyleRule(for: .button) { $0.tintColor = Token.accent.value }
  StyleRule(for: .switch) { $0.onTintColor = Token.accent.value }
  StyleRule(for: .slider) { $0.minimumTrackTintColor = Token.accent.value }
  StyleRule(for: .label, containedIn: [Card.self]) { $0.textColor = .darkGray }
}

/// The container of the rule for labels.
struct Card: ViewNode {}

/// A tree with the proxies' rules above those of the stylesheet, in a brand.
func makeTree(_ brand: Theme, _ books: StyleSheetFile) -> StyleTree {
  StyleTree(
    themes: [books.theme, brand],
    styleSheet: StyleSheet {
      books.sheet
      proxies
    })
}
