@testable import ProtocolStyle
@testable import StyleNavigation
@testable import TestSupport
@testable import TreeFixtures

/// Stacks that present each other and are changed at random, each with a plain one for comparison.
final class RandomStack {
  typealias Layer = (stack: ScreenStack, plain: PlainStack, strategy: RecordingStrategy)

  let tree: StyleTree
  var layers: [Layer] = []
  var generator: SeededGenerator
  var accent = Color.brown
  var isDark = false

  /// The last few steps.
  var history: [String] = []

  /// The number of successful calls of each sort.
  var counts: [String: Int] = [:]

  /// The first unexpected effect of a stack.
  var misled: String?

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .navigationBar) { $0.backgroundColor = Token.walkAccent.value }
        StyleRule(for: .toolbar) { $0.backgroundColor = Token.walkAccent.value }
        StyleRule(for: .toolbar) { $0.tintColor = .magenta }
      })
    layers = [makeLayer()]
  }

  func makeLayer() -> Layer {
    let strategy = RecordingStrategy(mark: 1)
    let stack = ScreenStack(
      ShopNavigation(), navigationBar: FontedBar(), toolbar: ShopToolbar(), in: tree,
      strategy: strategy)
    return (stack, PlainStack(), strategy)
  }

  func step() {
    switch Int.random(in: 0..<100, using: &generator) {
    case ..<4: changeTheme()
    case ..<7: changeScheme()
    case ..<11: present()
    case ..<15: dismiss()
    case ..<18: refresh()
    default:
      let index = layers.indices.randomElement(using: &generator)!
      change(index, by: Int.random(in: 0..<21, using: &generator))
    }
    if history.count > 20 { history.removeFirst(history.count - 20) }
  }

  func note(_ what: String) {
    history.append(what)
    counts[String(what.prefix { $0 != " " }), default: 0] += 1
  }

  func changeTheme() {
    accent = Bool.random(using: &generator) ? color() : .brown
    let accent = self.accent.decided(dark: false)
    self.accent = accent
    tree.themes = [Theme("walk") { $0[.walkAccent] = accent }]
    note("theme \(accent)")
    refreshDuringTransitions()
  }

  func changeScheme() {
    isDark.toggle()
    tree.environment.colorScheme = isDark ? .dark : .light
    note("scheme")
  }

  /// Refreshes the tree, which reads the top screens again.
  func refresh() {
    tree.refresh()
    for index in layers.indices { layers[index].plain.follow(accent: accent) }
    note("refresh")
  }

  /// Refreshes the tree after a change during a transition.
  ///
  /// Stacks read a screen again after a transition if a refresh finds a change, and the plain ones
  /// after any refresh, which is the same as long as each change is followed by a refresh.
  func refreshDuringTransitions() {
    if layers.contains(where: { $0.plain.doing != .nothing }) { refresh() }
  }

  func changeDefault(_ index: Int) {
    let appearance = Int.random(in: 0..<3, using: &generator) == 0 ? nil : makeAppearance()
    layers[index].plain.defaultAppearance = appearance
    layers[index].plain.follow(accent: accent)
    layers[index].stack.defaultAppearance = appearance
    note(isPopping(index) ? "defaultInPop \(index)" : "default \(index)")
  }

  func changeMind(_ index: Int) {
    let place = layers[index].plain.screens.indices.randomElement(using: &generator)
    guard let place, layers[index].plain.screens[place].model != nil, let model = makeScreen(),
      let handle = tree.handle(layers[index].plain.screens[place].handle, as: WalkScreen.self)
    else { return }
    layers[index].plain.screens[place].model = model
    tree[handle] = model
    note("mind \(index)")
    refreshDuringTransitions()
  }

  func update(_ index: Int) {
    let screens = layers[index].plain.screens
    guard let screen = screens.randomElement(using: &generator) else { return }
    let isOfStack = Bool.random(using: &generator)
    let requester = isOfStack ? screens[screens.count - 1] : screen
    if isOfStack {
      layers[index].stack.updateAppearance()
    } else {
      layers[index].stack.setNeedsAppearanceUpdate(from: requester.handle)
    }
    if layers[index].plain.doing != .nothing {
      layers[index].plain.waiting.append(requester.handle)
    } else if requester.handle == screens.last?.handle {
      layers[index].plain.readPreferences(of: requester, accent: accent)
      layers[index].plain.show(isAnimated: true)
    }
    note("update \(index)")
  }

  func changeStrategy(_ index: Int) {
    let strategy = RecordingStrategy(mark: layers[index].plain.mark + 1)
    layers[index].plain.mark = strategy.mark
    layers[index].strategy = strategy
    layers[index].stack.strategy = strategy
    layers[index].plain.show(isAnimated: false)
    note("strategy \(index)")
  }
}

// MARK: - Calls

/// The calls of stacks and their expected effects.
extension RandomStack {
  /// Calls a stack, which refuses during an interactive pop unless the call is part of it.
  func attempt(
    _ name: String, _ index: Int, if isPossible: Bool = true,
    _ call: (ScreenStack) throws(ScreenStackError) -> Void,
    then follow: (inout PlainStack, Color) -> Void
  ) {
    let concernsPop = ["progress", "finish", "cancel"].contains(name)
    let isExpected = isPossible && (concernsPop || !isPopping(index))
    do throws(ScreenStackError) {
      try call(layers[index].stack)
      if isExpected {
        follow(&layers[index].plain, accent)
        note("\(name) \(index)")
      } else {
        misled = "\(name) was not refused"
      }
    } catch {
      if isExpected { misled = "\(name) was refused: \(error)" }
    }
  }

  func push(_ model: WalkScreen?, isAnimated: Bool, on layer: inout Layer) {
    do throws(ScreenStackError) {
      let handle =
        if let model {
          try layer.stack.push(model, animated: isAnimated).erased
        } else {
          try layer.stack.push(ShopScreen(), animated: isAnimated).erased
        }
      layer.plain.replace(
        with: layer.plain.screens + [PlainStack.Screen(handle: handle, model: model)],
        isAnimated: isAnimated, accent: accent)
    } catch {
      misled = "push was refused: \(error)"
    }
  }

  func isPopping(_ index: Int) -> Bool {
    if case .pop = layers[index].plain.doing { true } else { false }
  }
}

// MARK: - Data

/// Random screens and appearances.
extension RandomStack {
  /// Returns a screen, or nil for one that doesn't participate.
  func makeScreen() -> WalkScreen? {
    guard Int.random(in: 0..<5, using: &generator) > 0 else { return nil }
    return WalkScreen(
      prefersNavigationBarHidden: Int.random(in: 0..<4, using: &generator) == 0,
      prefersToolbarHidden: Bool.random(using: &generator),
      answer: Bool.random(using: &generator) ? makeAppearance() : nil,
      answersWithAccent: Int.random(in: 0..<6, using: &generator) == 0)
  }

  func makeAppearance() -> ScreenAppearance {
    ScreenAppearance(
      statusBarStyle: StatusBarStyleValue.allCases.randomElement(using: &generator)!,
      navigationBar: makeBar(), toolbar: makeBar())
  }

  func makeBar() -> BarAppearance {
    BarAppearance(
      style: [.default, .black, nil].randomElement(using: &generator)!,
      backgroundColor: Bool.random(using: &generator) ? color() : nil,
      tintColor: Bool.random(using: &generator) ? color() : nil,
      barTintColor: Bool.random(using: &generator) ? color() : nil)
  }

  func color() -> Color {
    let colors: [Color] = [
      .red, .green, .blue, .white, .adaptive(light: .yellow, dark: .purple), .systemBackground,
    ]
    return colors.randomElement(using: &generator)!
  }
}

// MARK: - Checks

/// The comparisons after each step.
extension RandomStack {
  /// Returns the first difference between the stacks and the plain ones; nil if there is none.
  func difference() -> String? {
    if let misled { return misled }
    for index in layers.indices {
      if let found = difference(at: index) { return "stack \(index): \(found)" }
    }
    let count = layers.map { 3 + $0.plain.screens.count }.reduce(0, +)
    let isResting = layers.allSatisfy { $0.plain.doing != .animation }
    if isResting, tree.count != count { return "\(tree.count) nodes, not \(count)" }
    return nil
  }

  func difference(at index: Int) -> String? {
    let (stack, plain, strategy) = layers[index]
    if stack.screens != plain.screens.map(\.handle) { return "other screens" }
    let children = tree.children(of: stack.container).filter(stack.screens.contains)
    if children != stack.screens { return "the tree has the screens in another order" }
    if stack.appearance != plain.view.answer { return "another answer" }
    if stack.isNavigationBarHidden != plain.view.hidden[.navigationBar]
      || stack.isToolbarHidden != plain.view.hidden[.toolbar]
    {
      return "other bars are hidden"
    }
    let applied = strategy.takeChanges().map {
      "\($0.bar) \($0.isAnimated) \($0.appearance, default: "-")"
    }
    let expected = plain.expected.map {
      "\($0.bar) \($0.isAnimated) \($0.appearance, default: "-")"
    }
    layers[index].plain.expected = []
    if applied != expected { return "applied \(applied), not \(expected)" }
    let front = layers[layers.count - 1].plain
    if stack.statusBarStyle != front.statusBarStyle { return "another status bar" }
    return difference(of: .navigationBar, stack.navigationBar, plain)
      ?? stack.toolbar.map { difference(of: .toolbar, $0, plain) } ?? "no toolbar"
  }

  /// Returns a difference in a bar and its applied appearance; a hidden bar keeps its appearance.
  func difference(
    of bar: ScreenBar, _ node: AnyNodeHandle, _ plain: PlainStack
  ) -> String? {
    guard let receipt = plain.receipts[bar] else { return "no receipt" }
    let received = receipt.appearance
    let model = tree.viewModel(of: node)
    let background = received?.backgroundColor?.decided(dark: isDark) ?? accent
    let tint = received?.tintColor?.decided(dark: isDark)
    let barTint = received?.barTintColor?.decided(dark: isDark) ?? background
    if model.backgroundColor != background { return "\(bar): another background" }
    if model.barTintColor != barTint { return "\(bar): another bar tint" }
    if model.barStyle != received?.style { return "\(bar): another style" }
    if model.shadowRadius != receipt.mark { return "\(bar): another strategy" }
    if bar == .toolbar { return model.tintColor == tint ?? .magenta ? nil : "another tint below" }
    if model.tintColor != tint { return "another tint above" }
    if model.statusBarStyle != receipt.style { return "another status bar style" }
    let title = TextAttributes(
      foregroundColor: tint, font: FontDescriptor("Helvetica Neue", size: 20))
    return model.titleTextAttributes == title ? nil : "another title"
  }
}
