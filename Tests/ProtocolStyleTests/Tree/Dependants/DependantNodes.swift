import ProtocolStyle

// Nodes that read a source in one way each and count their evaluations.

struct LitView: ViewNode, BackgroundColor {
  let source: DependencySource
  let counter: EvaluationCounter
  var backgroundColor: Color { counter.counting(source.color) }
}

struct LitBar: NavigationBarNode, BackgroundColor {
  let source: DependencySource
  let counter: EvaluationCounter
  var backgroundColor: Color { counter.counting(source.color) }
}

struct TintingView: ViewNode, TintColor {
  let source: DependencySource
  let counter: EvaluationCounter
  var tintColor: Color { counter.counting(source.color) }
}

struct ClosureView: ViewNode, CustomClosure {
  let source: DependencySource
  let counter: EvaluationCounter
  var customClosure: StyleClosure {
    { $0.backgroundColor = counter.counting(source.color) }
  }
}

struct AdaptiveView: ViewNode, BackgroundColor {
  let counter: EvaluationCounter
  var backgroundColor: Color { counter.counting(.adaptive(light: .blue, dark: .green)) }
}

/// A view with the color of a token.
struct TokenView: ViewNode, BackgroundColor {
  let token: Token<Color>
  let counter: EvaluationCounter
  var backgroundColor: Color { counter.counting(token.value) }
}

struct LitLabel: LabelNode, TextContent {
  let source: DependencySource
  let counter: EvaluationCounter
  var text: String { counter.counting(source.isLit ? "lit" : "dim") }
}

/// A view that reads nothing.
struct CountedView: ViewNode, CornerRadius {
  let counter: EvaluationCounter
  var cornerRadius: Double { counter.counting(1) }
}

/// A view that has a style class while the source is lit; only its style is counted.
struct LitClassView: ViewNode, StyleClassed, CornerRadius {
  let source: DependencySource
  let counter: EvaluationCounter
  var styleClasses: [String] { source.isLit ? ["Lit"] : [] }
  var cornerRadius: Double { counter.counting(1) }
}

/// A label that is selected while the source is lit; only its style is counted.
struct LitStateLabel: LabelNode, ControlStateContent, Alpha {
  let source: DependencySource
  let counter: EvaluationCounter
  var controlState: ControlState { source.isLit ? .selected : .normal }
  var alpha: Double { counter.counting(1) }
}

/// A view with a theme in its scope while the source is lit.
struct LitScopeView: ViewNode, ScopeProviding {
  private static let lit = Theme("lit") { $0[.shade] = .green }

  let source: DependencySource
  let counter: EvaluationCounter
  var styleScope: StyleScope {
    StyleScope(themes: counter.counting(source.isLit) ? [Self.lit] : [])
  }
}
