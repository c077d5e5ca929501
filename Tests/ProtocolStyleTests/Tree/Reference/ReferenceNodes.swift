import ProtocolStyle

/// A node whose style depends on one number and the context, with the same style as data.
protocol ReferenceNode: StyleNode {
  static var referenceKind: ReferenceKind { get }

  var number: Int { get set }

  /// Returns the values of the getters.
  func conformances(in context: ReferenceContext) -> [ReferenceWrite]

  /// The writes of the custom closure.
  var closure: [ReferenceWrite] { get }

  /// Returns the control state of the model.
  func ownState(in context: ReferenceContext) -> ControlState?

  func classes(in context: ReferenceContext) -> [String]

  /// Returns the scope of the model in a context.
  func ownScope(in context: ReferenceContext) -> ReferenceScope?
}

extension ReferenceNode {
  func conformances(in context: ReferenceContext) -> [ReferenceWrite] { [] }
  var closure: [ReferenceWrite] { [] }
  func ownState(in context: ReferenceContext) -> ControlState? { nil }
  func classes(in context: ReferenceContext) -> [String] { [] }
  func ownScope(in context: ReferenceContext) -> ReferenceScope? { nil }
}

protocol RoundedReference: CornerRadius {}

extension RoundedReference {
  var cornerRadius: Double { 5 }
}

extension CustomClosure where Self: ReferenceNode {
  var customClosure: StyleClosure {
    let writes = closure
    return { model in
      for write in writes { write.apply(to: &model) }
    }
  }
}

extension ScopeProviding where Self: ReferenceNode {
  var styleScope: StyleScope {
    var context = ReferenceContext.current
    if number % 9 == 6 { context.enclosing = .ofEnclosingControl }
    return ownScope(in: context)?.styleScope ?? StyleScope()
  }
}

// MARK: - ReferenceNodes

struct AppScreen: ScreenNode, ReferenceNode {
  static var referenceKind: ReferenceKind { .screen }
  var number = 0
}

/// A screen that is dark, a boundary, themed, or none of these.
struct ScopedScreen: ScreenNode, ReferenceNode, ScopeProviding {
  static var referenceKind: ReferenceKind { .screen }
  var number = 0

  func ownScope(in context: ReferenceContext) -> ReferenceScope? { .own(number, in: context) }
}

struct ColoredBar: NavigationBarNode, ReferenceNode, BackgroundColor, TextAlignment,
  RoundedReference
{
  static var referenceKind: ReferenceKind { .navigationBar }
  var number = 0
  private var color: ReferenceColor { number.isMultiple(of: 2) ? .adaptive(0, 1) : .plain(3) }
  var backgroundColor: Color { color.color }
  var textAlignment: TextAlignmentValue { number < 6 ? .left : .justified }

  func conformances(in context: ReferenceContext) -> [ReferenceWrite] {
    [.color(.backgroundColor, color), .alignment(textAlignment), .number(.cornerRadius, 5)]
  }
}

struct PlainBar: NavigationBarNode, ReferenceNode {
  static var referenceKind: ReferenceKind { .navigationBar }
  var number = 0
}

/// A button whose classes depend on the color scheme and the state, and often its title as well.
struct ClassedButton: ButtonNode, ReferenceNode, TextColor, TextContent, StyleClassed {
  static var referenceKind: ReferenceKind { .button }
  var number = 0
  private var color: ReferenceColor {
    switch number % 3 {
    case 0: .accent
    case 1: .pressed(number % 8, otherwise: 0)
    default: .plain(number % 8)
    }
  }
  var textColor: Color { color.color }
  var text: String { title(in: number % 4 < 2 ? .current : ReferenceContext()) }
  var styleClasses: [String] { classes(in: .current) }

  private func title(in context: ReferenceContext) -> String {
    number % 4 < 2 ? "title \(number), \(context.scheme)" : "title \(number)"
  }

  func conformances(in context: ReferenceContext) -> [ReferenceWrite] {
    [.color(.textColor, color), .string(.text, title(in: context))]
  }

  func classes(in context: ReferenceContext) -> [String] {
    switch number % 5 {
    case 0: []
    case 1: ["Large"]
    case 2: context.state.contains(.selected) ? ["Loud"] : ["Large", "Loud"]
    case 3: ["Loud", "Large", "Loud"]
    default: context.scheme == .dark ? ["Loud", "Large"] : ["Loud"]
    }
  }
}

/// A button whose state depends on the density.
struct StateButton: ButtonNode, ReferenceNode, ControlStateContent, TitleColorForState,
  CustomClosure, TintColor
{
  static var referenceKind: ReferenceKind { .button }
  var number = 0
  var controlState: ControlState { state(in: .current) }
  var tintColor: Color { .orange }
  var titleColorForState: StateValues<Color> { ReferenceWrite.values(of: titles) }

  private var titles: [ControlState: ReferenceColor] {
    number % 3 == 0
      ? [.highlighted: .plain(2), .selected: .pressed(1, otherwise: 2)]
      : [.normal: .link, .disabled: .adaptive(1, 2)]
  }

  private func state(in context: ReferenceContext) -> ControlState {
    switch number % 4 {
    case 0: .normal
    case 1: .highlighted
    case 2: [.highlighted, .selected]
    default: (number > 15 ? context.isAtLeast(600) : context.density == 2) ? .disabled : .normal
    }
  }

  func ownState(in context: ReferenceContext) -> ControlState? { state(in: context) }

  func conformances(in context: ReferenceContext) -> [ReferenceWrite] {
    [.places(.titleColorForState, titles), .color(.tintColor, .plain(4))]
  }

  var closure: [ReferenceWrite] {
    switch number % 5 {
    case 0: []
    case 1: [.places(.titleColorForState, [.selected: .plain(6)]), .halfAlpha]
    case 2: [.places(.titleColorForState, nil), .string(.accessibilityLabel, "closure")]
    case 3: [.tintBehind, .color(.tintColor, nil), .place(.echo, .normal, .link)]
    default: [.place(.titleColorForState, .normal, nil), .color(.textColor, .adaptive(4, 5))]
    }
  }
}

/// A view with many inherited values, and a motion.
struct AccentBox: ViewNode, ReferenceNode, TintColor, ReferenceEcho, Motion {
  static var referenceKind: ReferenceKind { .view }
  var number = 0
  private var tint: ReferenceColor {
    number.isMultiple(of: 2) ? .adaptive(6, 7) : .plain(number % 8)
  }
  private var echoes: [ControlState: ReferenceColor] {
    number % 3 == 0 ? [.normal: .accent] : [.selected: .plain(number % 8)]
  }
  private var change: ReferenceMotion {
    number.isMultiple(of: 2) ? .pressed(number % 3, otherwise: number % 5) : .curve(number % 4)
  }
  var tintColor: Color { tint.color }
  var motion: MotionValues { change.motion }
  var echo: StateValues<Color> { ReferenceWrite.values(of: echoes) }

  func conformances(in context: ReferenceContext) -> [ReferenceWrite] {
    [.color(.tintColor, tint), .places(.echo, echoes), .motion(change)]
  }
}

/// A label whose text and color depend on the state of the control around it.
struct Follower: ViewNode, ReferenceNode, BackgroundColor, AccessibilityLabelContent, StyleClassed {
  static var referenceKind: ReferenceKind { .view }
  var number = 0
  private var color: ReferenceColor {
    number % 3 == 0 ? .accent : .inSelected(number % 8, otherwise: number % 5)
  }
  var backgroundColor: Color { color.color }
  var accessibilityLabel: String {
    number % 4 < 2 ? label(in: ControlState.ofEnclosingControl) : label(in: .normal)
  }
  var styleClasses: [String] {
    number % 5 == 0 ? classes(in: ControlState.ofEnclosingControl) : []
  }

  private func label(in enclosing: ControlState) -> String {
    number % 4 < 2 ? "follower \(number) in \(enclosing)" : "follower \(number)"
  }

  private func classes(in enclosing: ControlState) -> [String] {
    number % 5 == 0 && enclosing.contains(.highlighted) ? ["Large"] : []
  }

  func classes(in context: ReferenceContext) -> [String] { classes(in: context.enclosing) }

  func conformances(in context: ReferenceContext) -> [ReferenceWrite] {
    [
      .color(.backgroundColor, color), .string(.accessibilityLabel, label(in: context.enclosing)),
    ]
  }
}

/// A view whose color, label and classes depend on the width of the container around it, and which is
/// a container itself.
struct Panel: ViewNode, ReferenceNode, SizeContainer, BackgroundColor, AccessibilityLabelContent,
  StyleClassed, TintColor
{
  static var referenceKind: ReferenceKind { .view }
  var number = 0
  private var color: ReferenceColor {
    number % 3 == 0
      ? .accent : .inWide(Double(number % 4) * 150 + 150, number % 8, otherwise: number % 5)
  }
  private var tint: ReferenceColor {
    number % 2 == 0 ? .plain(number % 8) : .inWide(450, number % 8, otherwise: number % 7)
  }
  var backgroundColor: Color { color.color }
  var tintColor: Color { tint.color }
  var accessibilityLabel: String { label(in: .current) }
  var styleClasses: [String] { classes(in: .current) }

  private func label(in context: ReferenceContext) -> String {
    number % 4 < 2 ? "panel \(number), \(context.isAtLeast(300))" : "panel \(number)"
  }

  func classes(in context: ReferenceContext) -> [String] {
    number % 5 == 0 && context.isAtLeast(600) ? ["Large"] : []
  }

  func conformances(in context: ReferenceContext) -> [ReferenceWrite] {
    [
      .color(.backgroundColor, color), .string(.accessibilityLabel, label(in: context)),
      .color(.tintColor, tint),
    ]
  }
}

struct Pages: PageControlNode, ReferenceNode {
  static var referenceKind: ReferenceKind { .pageControl }
  var number = 0
}

// MARK: - ReferenceBadge

/// A custom kind with a chain of derivations, whose last output is inherited.
protocol BadgeNode: ButtonNode {}

extension BadgeNode {
  static var nodeKind: NodeKind { .referenceBadge }
}

extension NodeKind {
  static let referenceBadge = NodeKind(
    "referenceBadge", of: (any BadgeNode).self, parent: .button,
    derivations: [
      Derivation(of: .backgroundColor, from: .textColor),
      Derivation(of: .tintColor, from: .backgroundColor),
      Derivation(defaults: [.cornerRadius], from: [.textColor]) { _, defaults in
        defaults.cornerRadius = ControlState.current.contains(.highlighted) ? 2 : 6
      },
    ])
}

struct Badge: BadgeNode, ReferenceNode, TextAlignment {
  static var referenceKind: ReferenceKind { .badge }
  var number = 0
  var textAlignment: TextAlignmentValue {
    number % 3 == 0 ? .natural : number % 3 == 1 ? .center : .right
  }

  func conformances(in context: ReferenceContext) -> [ReferenceWrite] {
    [.alignment(textAlignment)]
  }
}

// MARK: - ReferenceCards

/// An object, which can be attached several times.
class CardModel: ViewNode, ReferenceNode, Alpha, RoundedReference {
  class var referenceKind: ReferenceKind { .view }
  var number: Int

  required init(number: Int) {
    self.number = number
  }

  private func alpha(in context: ReferenceContext) -> Double {
    Double(number % 5) * context.density
  }

  var alpha: Double { alpha(in: .current) }

  func conformances(in context: ReferenceContext) -> [ReferenceWrite] {
    [.number(.alpha, alpha(in: context)), .number(.cornerRadius, 5)]
  }

  func ownScope(in context: ReferenceContext) -> ReferenceScope? { nil }
}

class TintedCardModel: CardModel, TintColor {
  private var tint: ReferenceColor { number.isMultiple(of: 2) ? .link : .plain(number % 8) }
  var tintColor: Color { tint.color }

  override func conformances(in context: ReferenceContext) -> [ReferenceWrite] {
    super.conformances(in: context) + [.color(.tintColor, tint)]
  }
}

final class ScopedCardModel: TintedCardModel, ScopeProviding {
  override func ownScope(in context: ReferenceContext) -> ReferenceScope? {
    .own(number, in: context)
  }
}

// MARK: - ReferenceEcho

/// A custom attribute with an axis, which children inherit.
protocol ReferenceEcho: SendableMetatype {
  var echo: StateValues<Color> { get }
}

extension AnyAttribute where Self == Attribute<StateValues<Color>> {
  /// The attribute's key; views use it, screens don't.
  static var echo: Self {
    @Sendable func read(
      _ node: borrowing some ReferenceEcho, _ slot: borrowing AttributeSlot<StateValues<Color>>
    ) -> AttributeWrite {
      slot.write(node.echo)
    }
    return Attribute("echo", of: (any ReferenceEcho).self, kinds: [.view], isInherited: true) {
      ($0 as? any ReferenceEcho.Type).map { AttributeReader($0, read) }
    }
  }
}
