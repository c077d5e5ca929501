import ProtocolStyle

/// The situations of each value of a component, against evaluating every combination.
enum SituationRows {
  static let all: [Benchmark] = [
    Benchmark(name: "situations.cells", baseline: "evaluating the full product", bar: 0.05) {
      let component = Component()
      return .time(
        items: 3_072, ours: { keep(component.cells(over: Component.axes)) },
        baseline: { keep(component.product()) })
    },
    Benchmark(
      name: "situations.growth", baseline: "without an axis that one of ten values reads", bar: 1.3
    ) {
      let component = Component()
      return .time(
        items: 1, ours: { keep(component.cells(over: Component.axes + [.idiom])) },
        baseline: { keep(component.cells(over: Component.axes)) })
    },
    Benchmark(name: "situations.unread", baseline: "without an axis that nothing reads", bar: 1.02)
    {
      let component = Component()
      return .time(
        items: 1, ours: { keep(component.cells(over: Component.axes + [.orientation])) },
        baseline: { keep(component.cells(over: Component.axes)) })
    },
  ]
}

/// A button of 8 types and 2 sizes, in 16 states, 6 themes and 2 contrasts.
private struct Component {
  private let tree = StyleTree()
  private let button: NodeHandle<ComponentButton>

  private static let themes = (0..<6).map { number in
    Theme("theme \(number)") {
      $0[.componentAccent] = Color(red: Double(number) / 6, green: 0.5, blue: 0.25)
      $0[.componentRadius] = Double(number)
    }
  }

  static let axes: [SituationAxis] = [
    .themes(themes.map { [$0] }), .contrast, .variant("type", \ComponentButton.type),
    .variant("size", \ComponentButton.size),
  ]

  init() { button = tree.attach(ComponentButton()) }

  /// The number of cells of all values.
  func cells(over axes: [SituationAxis]) -> Int {
    tree.situations(of: button, over: axes).reduce(0) { $0 + $1.cells.count }
  }

  /// The number of values in all combinations.
  func product() -> Int {
    var count = 0
    for theme in Self.themes {
      tree.themes = [theme]
      for contrast in StyleEnvironment.Contrast.allCases {
        tree.environment.contrast = contrast
        for type in ComponentButton.Kind.allCases {
          for size in ComponentButton.Size.allCases {
            tree[button].type = type
            tree[button].size = size
            for state in 0..<16 {
              let model = tree.viewModel(of: button, in: ControlState(rawValue: UInt(state)))
              count += model.attributes.count
            }
          }
        }
      }
    }
    return count
  }
}

extension Token<Color> {
  fileprivate static let componentAccent = Token("component-accent", default: .blue)
}

extension Token<Double> {
  fileprivate static let componentRadius = Token("component-radius", default: 4)
}

/// A button with ten values, none of which depends on everything.
private struct ComponentButton: ButtonNode, TextContent, BackgroundColor, TextColor, CornerRadius,
  BorderWidth, BorderColor, Alpha, Padding, MinimumHeight, ShadowOpacity, Font
{
  enum Kind: CaseIterable { case primary, secondary, negative, quiet, pill, link, overlay, flat }
  enum Size: CaseIterable { case small, large }

  var type = Kind.primary
  var size = Size.small

  var text: String { "Buy" }
  var backgroundColor: Color { type == .primary ? Token.componentAccent.value : .white }
  var textColor: Color {
    if ControlState.current.contains(.disabled) { return .gray }
    return type == .primary ? .white : Token.componentAccent.value
  }
  var cornerRadius: Double { type == .pill ? 20 : Token.componentRadius.value }
  var borderWidth: Double {
    StyleEnvironment.current.contrast == .increased ? 2 : type == .flat ? 0 : 1
  }
  var borderColor: Color { type == .negative ? .red : Token.componentAccent.value }
  var alpha: Double { ControlState.current.contains(.highlighted) ? 0.75 : 1 }
  var padding: EdgeInsets {
    let inset: Double = size == .small ? 4 : 8
    return EdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
  }
  var minimumHeight: Double { StyleEnvironment.current.idiom == .phone ? 44 : 32 }
  var shadowOpacity: Double { type == .overlay ? 0.25 : 0 }
  var font: FontDescriptor { .system(size: size == .small ? 14 : 17) }
}
