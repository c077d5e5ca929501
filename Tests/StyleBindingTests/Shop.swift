import ProtocolStyle

@testable import StyleBinding

struct Screen: ScreenNode {}

struct Card: ViewNode, BackgroundColor, Alpha {
  var backgroundColor = Color.red
  var alpha = 1.0
}

struct Caption: LabelNode, TextContent, TextColor {
  var text = "caption"
  var textColor: Color { Token.ink.value }
}

struct Plain: LabelNode {}

struct Switch: SwitchNode, OnContent {
  var isOn = false
}

struct Press: ButtonNode, TitleColorForState, Alpha {
  var alpha = 1.0
  var titleColorForState: StateValues<Color> { [.normal: .black, .selected: .red] }
}

let shopStyleSheet = StyleSheet {
  StyleRule(for: .switch) { $0.onTintColor = .blue }
  StyleRule(for: .switch, when: .controlState(.highlighted)) { $0.onTintColor = .green }
}

/// A kind and an attribute that aren't part of the library.
protocol GaugeNode: ViewNode {}

extension GaugeNode {
  static var nodeKind: NodeKind { .gauge }
}

extension NodeKind {
  static let gauge = NodeKind(
    "gauge", of: (any GaugeNode).self, parent: .view, uses: [.needle, .needleForState])
}

extension AnyAttribute where Self == Attribute<Color> {
  static var needle: Self { Attribute("needle", kinds: []) }
}

extension AnyAttribute where Self == Attribute<StateValues<Color>> {
  static var needleForState: Self { Attribute("needleForState", kinds: []) }
}

struct Gauge: GaugeNode, CustomClosure {
  var customClosure: StyleClosure { { $0[.needle] = .yellow } }
}

/// A node with values for control states, whose kind isn't a control.
struct Meter: GaugeNode, CustomClosure {
  var customClosure: StyleClosure {
    { $0[.needleForState] = [.normal: .black, .selected: .red] }
  }
}

extension Token<Color> {
  static let ink = Token("ink", default: .black)
}

/// A tree with its views, bound like in an adapter.
final class Shop {
  let tree: StyleTree
  let window = Widget()
  let binding: StyleBinding<Widget>
  let log = Log()

  /// The log of the binding's calls, separate from the objects that its closures retain.
  final class Log {
    var inserted: [String] = []
    var removed: [String] = []
    var problems: [BindingProblem] = []
  }

  init(
    _ tree: StyleTree = StyleTree(styleSheet: shopStyleSheet),
    makeView: @escaping (NodeKind) throws -> Widget? = Shop.makeView
  ) {
    self.tree = tree
    let (window, log) = (window, log)
    binding = StyleBinding(tree, makeView: makeView) { view, parent, next in
      (parent ?? window).insert(view, before: next)
      log.inserted.append(view.name)
    } remove: { view in
      view.removeFromParent()
      log.removed.append(view.name)
    }
    binding.onProblem = { log.problems.append($0) }
  }

  static func makeView(_ kind: NodeKind) -> Widget? {
    switch kind {
    case .label: Label()
    case .switch: Toggle()
    default: Widget()
    }
  }

  /// Binds the table for most tests.
  func bindStandardTable() {
    binding.on(.backgroundColor, Widget.self, restoring: \.background) { view, color in
      view.background = "\(color)"
      view.setCount += 1
    }
    binding.on(.alpha, Widget.self, restoring: \.alpha) { view, alpha in
      view.alpha = alpha
      view.setCount += 1
    }
    binding.on(.textColor, Label.self, restoring: \.color) { label, color in
      label.color = "\(color)"
      label.setCount += 1
    }
    binding.on(.text, Label.self) { label, text in
      label.text = text ?? ""
      label.setCount += 1
    }
    binding.on(.isOn, Toggle.self) { toggle, isOn in toggle.isOn = isOn ?? false }
    binding.on(.onTintColor, Toggle.self, restoring: \.color) { toggle, color in
      toggle.color = "\(color)"
      toggle.setCount += 1
    }
  }
}
