import ProtocolStyle

/// A node whose look follows from one number, told to the reference as data.
protocol ReferenceNode: StyleNode {
  var number: Int { get set }

  /// What the getters return.
  var conformances: [ReferenceWrite] { get }
  var closure: [ReferenceWrite] { get }
  var title: String? { get }
  var ownState: ControlState? { get }
  var classes: [String] { get }
  var ownScope: ReferenceScope? { get }
}

extension ReferenceNode {
  var conformances: [ReferenceWrite] { [] }
  var closure: [ReferenceWrite] { [] }
  var title: String? { nil }
  var ownState: ControlState? { nil }
  var classes: [String] { [] }
  var ownScope: ReferenceScope? { nil }
}

protocol RoundedReference: CornerRadius {}

extension RoundedReference {
  var cornerRadius: Double { 5 }
}

struct AppScreen: ScreenNode, ReferenceNode {
  var number = 0
}

/// A screen that is dark, a boundary, or neither.
struct ScopedScreen: ScreenNode, ReferenceNode, ScopeProviding {
  var number = 0
  var ownScope: ReferenceScope? {
    switch number % 3 {
    case 0: ReferenceScope(scheme: .dark)
    case 1: ReferenceScope(isBoundary: true)
    default: ReferenceScope()
    }
  }
  var styleScope: StyleScope { ownScope?.styleScope ?? StyleScope() }
}

struct ColoredBar: NavigationBarNode, ReferenceNode, BackgroundColor, RoundedReference {
  var number = 0
  private var color: ReferenceColor { number.isMultiple(of: 2) ? .adaptive(0, 1) : .plain(3) }
  var backgroundColor: Color { color.color }
  var conformances: [ReferenceWrite] { [.background(color), .cornerRadius(5)] }
}

struct PlainBar: NavigationBarNode, ReferenceNode {
  var number = 0
}

struct ClassedButton: ButtonNode, ReferenceNode, TextColor, TextContent, StyleClassed {
  var number = 0
  private var color: ReferenceColor { number.isMultiple(of: 3) ? .token : .plain(number % 8) }
  var textColor: Color { color.color }
  var text: String { "title \(number)" }
  var styleClasses: [String] { classes }
  var conformances: [ReferenceWrite] { [.text(color)] }
  var title: String? { text }
  var classes: [String] {
    switch number % 4 {
    case 0: []
    case 1: ["Large"]
    case 2: ["Large", "Loud"]
    default: ["Loud", "Large"]
    }
  }
}

struct StateButton: ButtonNode, ReferenceNode, ControlStateContent, TitleColorForState,
  CustomClosure, TintColor
{
  var number = 0
  var controlState: ControlState { number.isMultiple(of: 2) ? .normal : .highlighted }
  var ownState: ControlState? { controlState }
  var tintColor: Color { .orange }
  private var titles: [ControlState: ReferenceColor] {
    number % 3 == 0 ? [.highlighted: .plain(2)] : [.normal: .token, .disabled: .adaptive(1, 2)]
  }
  var titleColorForState: StateValues<Color> { ReferenceWrite.values(of: titles) }
  var conformances: [ReferenceWrite] { [.titles(titles), .tint(.plain(4))] }
  var closure: [ReferenceWrite] {
    switch number % 4 {
    case 0: []
    case 1: [.titles([.selected: .plain(6)]), .alpha(0.25)]
    case 2: [.titles(nil)]
    default: [.title(.normal, nil), .text(.adaptive(4, 5))]
    }
  }
  var customClosure: StyleClosure {
    let writes = closure
    return { model in
      for write in writes { write.apply(to: &model) }
    }
  }
}

class CardModel: ViewNode, ReferenceNode, Alpha, RoundedReference {
  var number: Int

  required init(number: Int) {
    self.number = number
  }

  var alpha: Double { Double(number % 5) / 5 }
  var conformances: [ReferenceWrite] { [.alpha(alpha), .cornerRadius(5)] }
}

final class TintedCardModel: CardModel {}

struct Pages: PageControlNode, ReferenceNode {
  var number = 0
}
