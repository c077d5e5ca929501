import Observation
import ProtocolStyle
import Synchronization

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

/// A label that follows the state of the control around it, in its style, its content or both.
struct FollowingLabel: MirrorNode, LabelNode, TextContent, BackgroundColor {
  var number: Int
  private var isSelected: Bool { ControlState.ofEnclosingControl.contains(.selected) }
  var backgroundColor: Color {
    number.isMultiple(of: 2) && isSelected ? Token.glow.value : .mirror(number)
  }
  var text: String { number.isMultiple(of: 3) ? "\(isSelected)" : "follows \(number)" }
}

/// A label that follows its position among its siblings, in its style, its content or both.
struct PlacedLabel: MirrorNode, LabelNode, TextContent, BackgroundColor {
  var number: Int
  private var isPlaced: Bool {
    switch number % 4 {
    case 0: SiblingPosition.isFirst
    case 1: SiblingPosition.isLast
    case 2: SiblingPosition.isEven
    default: SiblingPosition.isOnly
    }
  }
  var backgroundColor: Color { number.isMultiple(of: 3) && isPlaced ? .mirror(number) : .gray }
  var text: String { number.isMultiple(of: 5) ? "placed \(isPlaced)" : "label \(number)" }
}

/// A card that passes on a tint and a scope which depend on the states in it, or on its position.
struct WatchingCard: MirrorNode, ViewNode, TintColor, BackgroundColor, AccessibilityLabelContent,
  ScopeProviding
{
  private static let dark = StyleScope { $0.colorScheme = .dark }

  var number: Int
  private var hasSelection: Bool { ControlState.ofDescendants.contains(.selected) }
  var tintColor: Color { number.isMultiple(of: 2) && hasSelection ? .mirror(number) : .brown }
  var backgroundColor: Color {
    number.isMultiple(of: 3) && SiblingPosition.isEven ? Token.glow.value : .mirror(number)
  }
  var accessibilityLabel: String { number.isMultiple(of: 5) ? "\(hasSelection)" : "card" }
  var styleScope: StyleScope {
    switch number % 7 {
    case 0: ControlState.ofDescendants.contains(.disabled) ? Self.dark : StyleScope()
    case 1: SiblingPosition.isLast ? Self.dark : StyleScope()
    default: StyleScope()
    }
  }
}

/// A box whose changes move, with another curve into a state and none in some environments.
struct MovingBox: MirrorNode, ViewNode, Alpha, Motion {
  var number: Int
  var alpha: Double { ControlState.ofEnclosingControl.contains(.selected) ? 0.5 : 1 }
  var motion: MotionValues {
    number.isMultiple(of: 3) && isDark
      ? .immediate
      : MotionValues(.linear(duration: Double(number))).with(.bouncy(), into: .selected)
  }
}

/// A label that follows the width of its container, in its style, its content or both.
struct FittingLabel: MirrorNode, LabelNode, TextContent, BackgroundColor {
  var number: Int
  private var isWide: Bool { ContainerWidth.isAtLeast(Double(number % 3) * 200 + 200) }
  var backgroundColor: Color {
    number.isMultiple(of: 2) && isWide ? Token.glow.value : .mirror(number)
  }
  var text: String { number.isMultiple(of: 3) ? "\(isWide)" : "fits \(number)" }
}

/// A container whose descendants inherit a tint that depends on the width of the next container
/// above, and on which a button in it may depend.
struct FittingPane: MirrorNode, ViewNode, SizeContainer, TintColor, ScopeProviding {
  private static let dark = StyleScope { $0.colorScheme = .dark }

  var number: Int
  var tintColor: Color {
    number.isMultiple(of: 2) && ContainerWidth.isAtLeast(400) ? .mirror(number) : .gray
  }
  var styleScope: StyleScope {
    number.isMultiple(of: 5) && ContainerWidth.isAtLeast(200) ? Self.dark : StyleScope()
  }
}

/// A button whose state depends on the width of its container.
struct FittingButton: MirrorNode, ButtonNode, ControlStateContent, BackgroundColor {
  var number: Int
  var backgroundColor: Color { .mirror(number) }
  var controlState: ControlState { ContainerWidth.isAtLeast(400) ? .selected : .normal }
}

/// A button whose tint, and whose scope, follow its state, some only in the dark or in wide containers.
struct GlowingButton: MirrorNode, ButtonNode, TintColor, ScopeProviding {
  private static let dark = StyleScope { $0.colorScheme = .dark }

  var number: Int
  var tintColor: Color {
    (number.isMultiple(of: 3) || isDark) && ControlState.current.contains(.selected)
      ? .mirror(number) : .gray
  }
  var styleScope: StyleScope {
    guard number.isMultiple(of: 2), ControlState.current.contains(.selected) else {
      return StyleScope()
    }
    return number.isMultiple(of: 4) || ContainerWidth.isAtLeast(400) ? Self.dark : StyleScope()
  }
}

/// A button whose state an object determines that any thread can change.
struct ItemButton: MirrorNode, ButtonNode, ControlStateContent, BackgroundColor {
  var number: Int
  let item: SharedItem
  var backgroundColor: Color { .mirror(number) }
  var controlState: ControlState { item.isOn ? .selected : .normal }
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

// MARK: - MirrorObjects

// Nodes that are objects, and structs that hold some.

/// An object that a tree can't observe.
final class PlainObject: MirrorNode, LabelNode, TextContent, BackgroundColor, StyleClassed {
  var number: Int

  init(number: Int) {
    self.number = number
  }

  var text: String { "\(number)" }
  var backgroundColor: Color { .mirror(number) }
  var styleClasses: [String] { number.isMultiple(of: 3) ? ["Loud"] : [] }
}

/// An observable object that any thread can change, and that reads itself only in some
/// environments.
final class LiveObject: MirrorNode, LabelNode, Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let state: Mutex<Int>

  init(number: Int) {
    state = Mutex(number)
  }

  var number: Int {
    get {
      registrar.access(self, keyPath: \.number)
      return state.withLock(\.self)
    }
    set {
      registrar.withMutation(of: self, keyPath: \.number) { state.withLock { $0 = newValue } }
    }
  }
}

extension LiveObject: BackgroundColor, TextContent, RibbonContent, StyleClassed,
  ControlStateContent, ScopeProviding
{
  private static let dark = StyleScope { $0.colorScheme = .dark }

  private var isIncreased: Bool { StyleEnvironment.current.contrast == .increased }

  var backgroundColor: Color { isDark ? .mirror(number) : .gray }
  var text: String { isDark ? "light" : "live \(number)" }
  var ribbon: String { "\(number % 2)" }
  var styleClasses: [String] { isIncreased && number.isMultiple(of: 2) ? ["Loud"] : [] }
  var controlState: ControlState { isDark && number.isMultiple(of: 3) ? .selected : .normal }
  var styleScope: StyleScope {
    isIncreased && number.isMultiple(of: 5) ? Self.dark : StyleScope()
  }
}

/// A row that shows one of its objects; the number determines which one.
struct SharedItemRow: MirrorNode, LabelNode, BackgroundColor, TextContent {
  struct Holder {
    var item: SharedItem?
  }

  var number: Int
  var item: SharedItem?
  var items: [SharedItem]
  var holder: Holder

  private var shown: SharedItem? {
    switch number % 3 {
    case 0: item
    case 1: items.last
    default: holder.item
    }
  }

  var backgroundColor: Color { shown?.isOn == true ? .green : .yellow }
  var text: String { isDark ? "dark" : shown.map { "\($0.number)" } ?? "empty" }
}

/// A panel with an object that determines its rules and its scope.
struct SharedItemPanel: MirrorNode, ViewNode, StyleClassed, ControlStateContent, ScopeProviding,
  TintColor
{
  private static let ember = StyleScope(themes: [MirrorPalette.themes[0]])

  var number: Int
  let item: SharedItem

  var tintColor: Color { number.isMultiple(of: 2) ? .mirror(item.number) : .gray }
  var styleClasses: [String] { item.isOn ? ["Loud"] : [] }
  var controlState: ControlState { isDark && item.isOn ? .selected : .normal }
  var styleScope: StyleScope { isDark && !item.isOn ? Self.ember : StyleScope() }
}

// MARK: - MirrorPalette

/// The rules, themes, packs, scopes and resets that a random tree chooses from.
///
/// Each is created once, because two sheets or themes that are created separately are never equal.
enum MirrorPalette {
  static let rules: [StyleRule] = [
    StyleRule(for: .view) { MirrorWrite.faded.apply(to: &$0) },
    StyleRule(for: .label) { MirrorWrite.label.apply(to: &$0) },
    StyleRule(for: .label, when: .colorScheme(.dark)) { MirrorWrite.text.apply(to: &$0) },
    StyleRule(for: .label, containedIn: [TintCard.self]) { MirrorWrite.darkText.apply(to: &$0) },
    StyleRule(for: .button, when: .controlState(.selected)) { MirrorWrite.glowing.apply(to: &$0) },
    StyleRule(for: .button) { MirrorWrite.stateAlpha.apply(to: &$0) },
    StyleRule(for: .button, when: .controlState(.selected)) {
      MirrorWrite.stateAlpha.apply(to: &$0)
      MirrorWrite.text.apply(to: &$0)
    },
    StyleRule(for: .view) { MirrorWrite.darkStateAlpha.apply(to: &$0) },
    StyleRule(for: .button, when: .colorScheme(.dark)) {
      MirrorWrite.stateAlpha.apply(to: &$0)
    },
    StyleRule(for: LiveObject.self, when: .controlState(.selected)) { $0.cornerRadius = 5 },
    StyleRule(for: SharedItemPanel.self, when: .controlState(.selected)) { $0.cornerRadius = 6 },
    StyleRule(for: .styleClass("Loud")) { $0.borderWidth = 3 },
    StyleRule(for: .view, containedIn: [ScopedCard.self]) { MirrorWrite.glowing.apply(to: &$0) },
    StyleRule(for: (any TextContent).self) { MirrorWrite.noLabel.apply(to: &$0) },
    StyleRule(for: (any HaloRadius).self) { MirrorWrite.tinted.apply(to: &$0) },
    StyleRule(for: .label, when: .enclosingControlState(.selected)) { $0.cornerRadius = 7 },
    StyleRule(for: .view) { MirrorWrite.enclosedAlpha.apply(to: &$0) },
    StyleRule(for: .label, when: .containerWidth(atLeast: 600)) { $0.cornerRadius = 8 },
    StyleRule(for: .label, when: .siblingPosition(.first) || .siblingPosition(.even)) {
      $0.cornerRadius = 9
    },
    StyleRule(for: .view, when: .descendantControlState(.selected)) { $0.cornerRadius = 10 },
    StyleRule(for: .label) { MirrorWrite.lastAlpha.apply(to: &$0) },
    StyleRule(for: .view) { MirrorWrite.watchingAlpha.apply(to: &$0) },
    StyleRule(for: .label) { MirrorWrite.wideAlpha.apply(to: &$0) },
    StyleRule(for: PlainObject.self, when: .colorScheme(.light)) {
      MirrorWrite.darkText.apply(to: &$0)
      $0.accessibilityLabel = "plain"
    },
  ]

  static let sheets: [StyleSheet] = [
    StyleSheet { rules[0] },
    StyleSheet {
      rules[1]
      rules[7]
    },
    StyleSheet { rules[3] },
  ]

  static let themes: [Theme] = [
    Theme("ember") { $0[.glow] = .red },
    Theme("moon", styleSheet: sheets[1]) { $0[.glow] = .white },
    Theme("shade") { $0[.glow] = Token.shade.value },
    Theme("adaptive", styleSheet: sheets[2]) { $0[.glow] = .adaptive(light: .cyan, dark: .purple) },
  ]

  static let packs: [StylePack] = [.halo, .badge, .plain]

  static let scopes: [StyleScope] = [
    StyleScope { $0.colorScheme = .dark },
    StyleScope { $0.colorScheme = .light },
    StyleScope { $0.contrast = .increased },
    StyleScope(themes: [themes[1]]),
    StyleScope(styleSheet: sheets[0]),
    StyleScope(styleSheet: sheets[2], isBoundary: true),
    StyleScope(isBoundary: true),
  ]

  static let resets: [@Sendable (StyleTree) -> ResetToken] = [
    { $0.reset(of: .label) },
    { $0.reset(of: .view, attributes: [.alpha]) },
    { $0.reset(of: PlainObject.self) },
    { $0.reset(of: .styleClass("Loud")) },
    { $0.reset(of: .label, attributes: [.text, .accessibilityLabel]) },
  ]
}

// MARK: - MirrorWrite

/// A write of a rule or an override.
enum MirrorWrite: CaseIterable, Sendable {
  case faded
  case glowing
  case tinted
  case halo
  case text
  case darkText
  case noText
  case label
  case noLabel
  case noBadge
  case state
  case stateAlpha
  case darkStateAlpha
  case enclosedAlpha
  case lastAlpha
  case watchingAlpha
  case motion
  case noMotion
  case wideAlpha

  func apply(to model: inout ViewModel) {
    switch self {
    case .faded: model.alpha = 0.5
    case .glowing: model.backgroundColor = Token.glow.value
    case .tinted: model.tintColor = .brown
    case .halo: model[.haloRadius] = 7
    case .text: model.text = "written"
    case .darkText:
      if StyleEnvironment.current.colorScheme == .dark { model.text = "dark" }
    case .noText: model.text = nil
    case .label: model.accessibilityLabel = model.text.map { "label of \($0)" } ?? "label"
    case .noLabel: model.accessibilityLabel = nil
    case .noBadge: model[.ribbon] = nil
    case .state: model.controlState = .highlighted
    case .stateAlpha:
      if ControlState.current == .selected { model.alpha = 0.3 }
    case .enclosedAlpha:
      if ControlState.ofEnclosingControl == .selected { model.alpha = 0.6 }
    case .lastAlpha:
      if SiblingPosition.isLast { model.alpha = 0.55 }
    case .watchingAlpha:
      if ControlState.ofDescendants == .selected { model.alpha = 0.65 }
    case .motion: model.motion = MotionValues(.smooth()).with(.snappy(), outOf: .selected)
    case .noMotion: model.motion = nil
    case .wideAlpha:
      if ContainerWidth.isAtLeast(200) { model.alpha = 0.7 }
    case .darkStateAlpha:
      guard StyleEnvironment.current.colorScheme == .dark else { return }
      model.alpha = ControlState.current == .normal ? 0.8 : 0.4
    }
  }
}

// MARK: - SharedItem

/// An observable object that several nodes refer to and any thread can change.
final class SharedItem: Observable, Sendable {
  private struct State {
    var number = 0
    var isOn = false
  }

  private let registrar = ObservationRegistrar()
  private let state = Mutex(State())

  var number: Int {
    get {
      registrar.access(self, keyPath: \.number)
      return state.withLock(\.number)
    }
    set {
      registrar.withMutation(of: self, keyPath: \.number) {
        state.withLock { $0.number = newValue }
      }
    }
  }

  var isOn: Bool {
    get {
      registrar.access(self, keyPath: \.isOn)
      return state.withLock(\.isOn)
    }
    set {
      registrar.withMutation(of: self, keyPath: \.isOn) { state.withLock { $0.isOn = newValue } }
    }
  }
}
