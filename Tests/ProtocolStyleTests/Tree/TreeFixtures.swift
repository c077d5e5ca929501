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

/// A view that accents what is in it.
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

/// A trait without an attribute, which rules name.
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
  /// The name of the rule that won: each rule of a precedence test writes its own.
  static var winner: Self { Attribute("winner") }
}

extension StyleTree {
  /// The name of the rule that won for a node.
  func winner(of node: some NodeReference) -> String? {
    viewModel(of: node)[.winner]
  }

  /// The models below a node, depth first, by the names of their types.
  func typeNames(in node: some NodeReference) -> [String] {
    nodes(in: node).map { "\(type(of: self.node(of: $0)))" }
  }
}

extension StyleRule {
  /// A rule that writes its name.
  static func naming(
    _ name: String, _ type: any Any.Type = (any StyleNode).self,
    in containers: [any Any.Type] = [], when condition: StyleCondition? = nil
  ) -> StyleRule {
    StyleRule(for: type, containedIn: containers, when: condition) { $0[.winner] = name }
  }

  /// A rule for a kind that writes its name.
  static func naming(
    _ name: String, kind: NodeKind, in containers: [any Any.Type] = [],
    when condition: StyleCondition? = nil
  ) -> StyleRule {
    StyleRule(for: kind, containedIn: containers, when: condition) { $0[.winner] = name }
  }

  /// A rule for a style class that writes its name.
  static func naming(_ name: String, ofClass styleClass: String) -> StyleRule {
    StyleRule(forClass: styleClass) { $0[.winner] = name }
  }
}

/// What a process that trapped said.
func complaint(of result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
