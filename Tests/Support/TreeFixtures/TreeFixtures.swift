import ProtocolStyle
import Testing

// A small shop: the nodes that tests of rules and of the tree attach.

struct ShopScreen: ScreenNode {}
struct ContactScreen: ScreenNode {}
struct ShopBar: NavigationBarNode {}
struct CardView: ViewNode {}
struct PlainButton: ButtonNode {}

struct PriceLabel: LabelNode, TextContent {
  var text = "9.99"
}

struct BuyButton: ButtonNode, BackgroundColor, TextContent {
  var isOn = false
  var backgroundColor: Color { isOn ? .green : .yellow }
  var text: String { isOn ? "Bought" : "Buy" }
}

/// A view with a tint that its descendants inherit.
struct AccentView: ViewNode, TintColor {
  var tintColor = Color.red
}

/// A label that names its style classes.
struct ClassedLabel: LabelNode, StyleClassed {
  var styleClasses: [String]
}

protocol CallToActionAppearance: BorderWidth {}

extension CallToActionAppearance {
  var borderWidth: Double { 2 }
}

/// A trait without attributes, for rules.
protocol Prominent {}

struct ProminentButton: ButtonNode, Prominent {}
struct ProminentCard: ViewNode, Prominent {}

/// An object that counts how often its getter is called.
class CountingView: ViewNode, BackgroundColor {
  private(set) var evaluations = 0
  var color: Color

  init(color: Color = .yellow) {
    self.color = color
  }

  var backgroundColor: Color {
    evaluations += 1
    return color
  }
}

final class CountingCard: CountingView {}

extension AnyAttribute where Self == Attribute<String> {
  /// The name of the winning rule; each rule of a precedence test writes its own.
  static var winner: Self { Attribute("winner") }
}

extension StyleTree {
  /// Returns the name of the winning rule for a node.
  func winner(of node: some NodeReference) -> String? {
    viewModel(of: node)[.winner]
  }

  /// Returns the type names of the models below a node, depth first.
  func typeNames(in node: some NodeReference) -> [String] {
    nodes(in: node).map { "\(type(of: self.node(of: $0)))" }
  }
}

extension StyleRule {
  /// Returns a rule that writes its name.
  static func naming(
    _ name: String, _ type: any Any.Type = (any StyleNode).self,
    in containers: [any Any.Type] = [], when condition: StyleCondition? = nil
  ) -> StyleRule {
    StyleRule(for: type, containedIn: containers, when: condition) { $0[.winner] = name }
  }

  /// Returns a rule for a kind that writes its name.
  static func naming(
    _ name: String, kind: NodeKind, in containers: [any Any.Type] = [],
    when condition: StyleCondition? = nil
  ) -> StyleRule {
    StyleRule(for: .kind(kind), containedIn: containers, when: condition) { $0[.winner] = name }
  }

  /// Returns a rule for a style class that writes its name.
  static func naming(_ name: String, ofClass styleClass: String) -> StyleRule {
    StyleRule(for: .styleClass(styleClass)) { $0[.winner] = name }
  }
}

/// Returns the message of a process that trapped.
func trapMessage(of result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
