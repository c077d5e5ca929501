import BenchmarkPack
import Observation
import ProtocolStyle

// Nodes of one type with few or many styles, and lists that grow.

/// A row with one of several widths.
struct WidthRow: ViewNode, YellowBackground, BorderWidth {
  var borderWidth: Double

  init(_ borderWidth: Double) { self.borderWidth = borderWidth }
}

/// A row with style classes.
struct ClassedRow: ViewNode, YellowBackground, StyleClassed {
  var styleClasses: [String] { ["c1", "c2"] }
}

/// A row that shows a lamp.
@Observable
final class LampRow: ViewNode, BackgroundColor {
  var isLit = false
  var backgroundColor: Color { isLit ? .yellow : .gray }
}

/// A screen of rows of one type.
struct SharingList {
  let tree: StyleTree
  let screen: NodeHandle<ShopScreen>
  private(set) var rows: [NodeHandle<WidthRow>] = []

  init(_ sheet: StyleSheet = StyleSheet()) {
    tree = StyleTree(styleSheet: sheet)
    screen = tree.attach(ShopScreen())
  }

  /// Attaches rows with alternating widths.
  init(count: Int, widths: Int) {
    self.init()
    rows = (0..<count).map { tree.attach(WidthRow(Double($0 % widths)), to: screen) }
  }

  /// A sheet of rules for style classes.
  static func classRules(_ count: Int) -> StyleSheet {
    var sheet = StyleSheet()
    for number in 0..<count {
      sheet.insert(StyleRule(for: .styleClass("c\(number)")) { $0.cornerRadius = Double(number) })
    }
    return sheet
  }
}
