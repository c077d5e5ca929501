@testable import ProtocolStyle
@testable import StyleNavigation

extension Token<Color> {
  /// What the bars of a random walk have where no appearance says, and some appearances too.
  static let walkAccent = Token("navigationWalkAccent", default: .brown)
}

/// A screen of a random walk, which may answer with the accent of the theme.
struct WalkScreen: ScreenAppearanceContext {
  var prefersNavigationBarHidden = false
  var prefersToolbarHidden = true
  var answer: ScreenAppearance?
  var answersWithAccent = false

  var preferredAppearance: ScreenAppearance? {
    answersWithAccent ? ScreenAppearance(barColor: Token.walkAccent.value) : answer
  }
}

/// What a stack is to be, kept by plain values, and by rules that look at all of it each time.
struct PlainStack {
  /// A screen that takes part has a model; the others are nil.
  struct Screen {
    let handle: AnyNodeHandle
    var model: WalkScreen?
  }

  /// What is seen of the bars: who is hidden, and the last answer.
  struct View {
    var hidden: [ScreenBar: Bool] = [.navigationBar: false, .toolbar: true]
    var answer: ScreenAppearance?
  }

  /// What a bar has received, from which strategy.
  struct Receipt: Equatable {
    var appearance: BarAppearance?
    var style: StatusBarStyleValue?
    var mark: Double?
  }

  enum Doing: Equatable {
    case nothing
    case animation
    case pop(Double)
  }

  var screens: [Screen] = []
  var doing = Doing.nothing
  var view = View()
  var viewBeforePop = View()
  var receipts: [ScreenBar: Receipt] = [.navigationBar: Receipt(), .toolbar: Receipt()]
  var mark = 1.0
  var waiting: [AnyNodeHandle] = []

  /// What strategies must have been told since the last look.
  var expected: [(bar: ScreenBar, appearance: BarAppearance?, isAnimated: Bool)] = []

  /// Takes the answers of a screen, if it takes part.
  mutating func ask(_ screen: Screen?, accent: Color) {
    guard let screen else { return }
    waiting.removeAll { $0 == screen.handle }
    guard let model = screen.model else { return }
    view.hidden = [
      .navigationBar: model.prefersNavigationBarHidden, .toolbar: model.prefersToolbarHidden,
    ]
    view.answer =
      model.answersWithAccent ? ScreenAppearance(barColor: accent) : model.answer ?? view.answer
  }

  /// Lets the bars that show receive what they are to look like.
  mutating func show(isAnimated: Bool) {
    for bar in [ScreenBar.navigationBar, .toolbar] where view.hidden[bar] == false {
      var receipt = wanted(for: bar)
      if receipt.appearance == nil, receipts[bar]?.appearance == nil { continue }
      if receipt.appearance != nil { receipt.mark = mark }
      if receipts[bar] == receipt { continue }
      receipts[bar] = receipt
      expected.append((bar, receipt.appearance, isAnimated))
    }
  }

  /// What a bar is to look like, without the mark of a strategy.
  private func wanted(for bar: ScreenBar) -> Receipt {
    let after = Self.part(bar, of: view.answer)
    guard case .pop(let progress) = doing, viewBeforePop.hidden[bar] == false else { return after }
    let before = Self.part(bar, of: viewBeforePop.answer)
    let nearer = progress < 0.5 ? before : after
    guard let start = before.appearance, let end = after.appearance else { return nearer }
    return Receipt(
      appearance: start.interpolated(to: end, at: progress), style: nearer.style)
  }

  private static func part(_ bar: ScreenBar, of answer: ScreenAppearance?) -> Receipt {
    bar == .navigationBar
      ? Receipt(appearance: answer?.navigationBar, style: answer?.statusBarStyle)
      : Receipt(appearance: answer?.toolbar)
  }

  /// Does what has waited for nothing to be under way.
  mutating func rest(accent: Color) {
    guard doing == .nothing else { return }
    let isDue = screens.last.map { screen in waiting.contains(screen.handle) } ?? false
    waiting = []
    guard isDue else { return }
    ask(screens.last, accent: accent)
    show(isAnimated: true)
  }

  /// Puts screens in place of those that are there.
  mutating func replace(with screens: [Screen], isAnimated: Bool, accent: Color) {
    let isOtherTop = screens.last?.handle != self.screens.last?.handle
    self.screens = screens
    doing = isAnimated ? .animation : .nothing
    if isOtherTop {
      ask(screens.last, accent: accent)
      show(isAnimated: isAnimated)
    }
    rest(accent: accent)
  }

  /// The style of the status bar where no other stack lies over this one.
  var statusBarStyle: StatusBarStyleValue {
    if view.hidden[.navigationBar] == true {
      var nearer = view
      if case .pop(let progress) = doing, progress < 0.5 { nearer = viewBeforePop }
      if let answer = nearer.answer { return answer.statusBarStyle }
    }
    return receipts[.navigationBar]?.style ?? .default
  }
}
