import Testing

@testable import ProtocolStyle
@testable import StyleNavigation
@testable import TestSupport

/// Random changes of stacks of screens, compared with plain ones.
@Suite struct RandomStackTests {
  @Test(arguments: TestScale.seeds(21))
  func `bars always have the last applied appearance`(seed: UInt64) {
    let random = RandomStack(seed: seed)
    let stepCount = max(1_200, TestScale.steps(2_400))
    for step in 0..<stepCount {
      random.step()
      guard let difference = random.difference() else { continue }
      Issue.record("seed \(seed), step \(step): \(difference)\nLast: \(random.history)")
      return
    }
    let all: Set = [
      "theme", "scheme", "present", "dismiss", "push", "pop", "popToRoot", "popTo", "replace",
      "finishAnimation", "begin", "progress", "finish", "cancel", "mind", "update", "strategy",
      "default",
      "defaultInPop", "refresh",
    ]
    #expect(Set(random.counts.filter { $0.value >= stepCount / 240 }.keys) == all)
  }
}

// MARK: - PlainStack

extension Token<Color> {
  /// The color of bars without an appearance in a random walk, and of some appearances.
  static let walkAccent = Token("navigationWalkAccent", default: .brown)
}

/// A screen of a random walk, whose appearance may have the accent of the theme.
struct WalkScreen: ScreenAppearanceContext {
  var prefersNavigationBarHidden = false
  var prefersToolbarHidden = true
  var answer: ScreenAppearance?
  var answersWithAccent = false

  var preferredAppearance: ScreenAppearance? {
    answersWithAccent ? ScreenAppearance(barColor: Token.walkAccent.value) : answer
  }
}

/// The expected state of a stack, as plain values, computed by rules that examine all of it each
/// time.
struct PlainStack {
  /// A participating screen has a model; others have nil.
  struct Screen {
    let handle: AnyNodeHandle
    var model: WalkScreen?
  }

  /// The visible state of the bars: whether they're hidden, and the last appearance.
  struct View {
    var hidden: [ScreenBar: Bool] = [.navigationBar: false, .toolbar: true]
    var answer: ScreenAppearance?
  }

  /// The appearance that was applied to a bar, and its strategy.
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

  /// The appearance for screens that don't return one.
  var defaultAppearance: ScreenAppearance?

  /// The expected calls of strategies since the last check.
  var expected: [(bar: ScreenBar, appearance: BarAppearance?, isAnimated: Bool)] = []

  /// Reads the preferences of a screen; one that doesn't participate only gets the default.
  mutating func readPreferences(of screen: Screen?, accent: Color) {
    guard let screen else { return }
    waiting.removeAll { $0 == screen.handle }
    guard let model = screen.model else {
      view.answer = defaultAppearance ?? view.answer
      return
    }
    view.hidden = [
      .navigationBar: model.prefersNavigationBarHidden, .toolbar: model.prefersToolbarHidden,
    ]
    let own = model.answersWithAccent ? ScreenAppearance(barColor: accent) : model.answer
    view.answer = own ?? defaultAppearance ?? view.answer
  }

  /// Reads the screen that is on top again: now, or when the transition ends, after which it may be
  /// the one below.
  mutating func follow(accent: Color) {
    guard let top = screens.last else { return }
    guard doing == .nothing else {
      waiting += screens.map(\.handle)
      return
    }
    readPreferences(of: top, accent: accent)
    show(isAnimated: false)
  }

  /// Applies the expected appearances to the visible bars.
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

  /// Returns the expected appearance of a bar, without the mark of a strategy.
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

  /// Performs the changes that waited for the end of a transition.
  mutating func rest(accent: Color) {
    guard doing == .nothing else { return }
    let isDue = screens.last.map { screen in waiting.contains(screen.handle) } ?? false
    waiting = []
    guard isDue else { return }
    readPreferences(of: screens.last, accent: accent)
    show(isAnimated: true)
  }

  /// Replaces the screens.
  mutating func replace(with screens: [Screen], isAnimated: Bool, accent: Color) {
    let isOtherTop = screens.last?.handle != self.screens.last?.handle
    self.screens = screens
    doing = isAnimated ? .animation : .nothing
    if isOtherTop {
      readPreferences(of: screens.last, accent: accent)
      show(isAnimated: isAnimated)
    }
    rest(accent: accent)
  }

  /// The style of the status bar if no other stack covers this one.
  var statusBarStyle: StatusBarStyleValue {
    if view.hidden[.navigationBar] == true {
      var nearer = view
      if case .pop(let progress) = doing, progress < 0.5 { nearer = viewBeforePop }
      if let answer = nearer.answer { return answer.statusBarStyle }
    }
    return receipts[.navigationBar]?.style ?? .default
  }
}
