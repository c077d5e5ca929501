@testable import ProtocolStyle
@testable import StyleNavigation

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
