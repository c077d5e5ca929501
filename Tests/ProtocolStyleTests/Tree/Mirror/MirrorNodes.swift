import ProtocolStyle

/// A node whose style depends on a number.
protocol MirrorNode: StyleNode {
  var number: Int { get set }
}

extension MirrorNode {
  var isDark: Bool { StyleEnvironment.current.colorScheme == .dark }
}

extension Color {
  /// Returns one of a few colors.
  static func mirror(_ number: Int) -> Color { [.red, .green, .blue, .yellow][abs(number) % 4] }
}

/// A card that its descendants inherit a tint from.
struct TintCard: MirrorNode, ViewNode, BackgroundColor, TintColor {
  var number: Int
  var backgroundColor: Color { .mirror(number) }
  var tintColor: Color { number.isMultiple(of: 3) ? Token.glow.value : .mirror(number / 4) }
}

/// A label that reads the environment for its content, and a token only in dark environments.
struct ReadingLabel: MirrorNode, LabelNode, TextContent, BackgroundColor {
  var number: Int
  var text: String { number.isMultiple(of: 2) ? "\(isDark)" : "\(Token.glow.value), \(number)" }
  var backgroundColor: Color { isDark ? Token.glow.value : .mirror(number) }
}

/// Has content that only a pack lets a tree read, and that reads the environment.
struct BadgeRow: MirrorNode, LabelNode, TextContent, RibbonContent {
  var number: Int
  var text: String { "\(number / 2)" }
  var ribbon: String { number.isMultiple(of: 2) ? "\(number)" : "dark: \(isDark)" }
}

/// A box with style that a tree reads only with a pack, and some of which is inherited.
struct HaloBox: MirrorNode, ViewNode, HaloRadius, GlowColor {
  var number: Int
  var haloRadius: Double { Double(number % 5) }
  var glowColor: Color { number.isMultiple(of: 2) ? Token.glow.value : .mirror(number) }
}

/// A row whose closure writes content that depends on style and the environment.
struct EchoRow: MirrorNode, LabelNode, HaloRadius, CustomClosure {
  var number: Int
  var haloRadius: Double { Double(number % 3) }
  var customClosure: StyleClosure {
    { model in
      let radius = model[.haloRadius].map { "\($0)" } ?? "none"
      model.text = isDark && number.isMultiple(of: 2) ? nil : "halo \(radius)"
    }
  }
}

/// A button with a control state that depends on the environment; only some read a token.
struct SwitchButton: MirrorNode, ButtonNode, ControlStateContent, TextContent, BackgroundColor {
  var number: Int
  var backgroundColor: Color { number.isMultiple(of: 2) ? Token.glow.value : .mirror(number) }
  var text: String { "Buy \(number % 2)" }
  var controlState: ControlState {
    number.isMultiple(of: 3) && isDark ? .selected : number.isMultiple(of: 5) ? .disabled : .normal
  }
}

/// A card with a scope that depends on the environment.
struct ScopedCard: MirrorNode, ViewNode, ScopeProviding, BackgroundColor {
  private static let ember = StyleScope(themes: [MirrorPalette.themes[0]])
  private static let dark = StyleScope { $0.colorScheme = .dark }

  var number: Int
  var backgroundColor: Color { .mirror(number / 3) }
  var styleScope: StyleScope {
    switch number % 3 {
    case 0: StyleEnvironment.current.contrast == .increased ? Self.dark : StyleScope()
    case 1: isDark ? Self.ember : StyleScope()
    default: Self.dark
    }
  }
}
