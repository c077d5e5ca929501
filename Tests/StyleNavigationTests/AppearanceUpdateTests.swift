import Foundation
import Observation
import ProtocolStyle
import Synchronization
import Testing

@testable import StyleNavigation

extension Token<Color> {
  fileprivate static let brand = Token("navigationBrand", default: .blue)
}

/// A screen whose bars have the brand's color.
private struct BrandScreen: ScreenAppearanceContext {
  var preferredAppearance: ScreenAppearance? { ScreenAppearance(barColor: Token.brand.value) }
}

/// The same screen with its own brand.
private struct GuestScreen: ScreenAppearanceContext, ScopeProviding {
  static let scope = StyleScope(themes: [Theme("guest") { $0[.brand] = .green }])
  var styleScope: StyleScope { Self.scope }
  var preferredAppearance: ScreenAppearance? { ScreenAppearance(barColor: Token.brand.value) }
}

/// The number of times that a screen was read.
final class Counter {
  var count = 0
}

/// An object that changes by itself.
final class Lamp: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let state = Mutex(false)

  var isOn: Bool {
    get {
      registrar.access(self, keyPath: \.isOn)
      return state.withLock(\.self)
    }
    set { registrar.withMutation(of: self, keyPath: \.isOn) { state.withLock { $0 = newValue } } }
  }
}

/// A screen that reads the brand, its state and a lamp.
struct CountingScreen: ScreenAppearanceContext {
  let reads: Counter
  let lamp: Lamp
  var number = 0

  var preferredAppearance: ScreenAppearance? {
    reads.count += 1
    let isDark = lamp.isOn || ControlState.current.contains(.disabled) || number > 0
    return ScreenAppearance(barColor: isDark ? .black : Token.brand.value)
  }
}

/// Screens whose preferences change, and changes of their context.
@Suite struct AppearanceUpdateTests {
  @Test func `a top screen is read again, animated`() throws {
    let strategy = RecordingStrategy()
    let stack = ScreenStack.make(strategy: strategy)
    let screen = try stack.push(BarScreen(.red))
    _ = strategy.takeChanges()
    stack.tree[screen].preferredAppearance = ScreenAppearance(barColor: .red).inverse()
    stack.tree[screen].prefersToolbarHidden = false
    #expect(stack.navigationColor == .red)
    stack.setNeedsAppearanceUpdate(from: screen)
    #expect(stack.navigationColor == .cyan)
    #expect(stack.toolbarColor == .cyan)
    #expect(strategy.changes.map(\.isAnimated) == [true, true])
    #expect(stack.phase == .resting)
  }

  @Test func `another screen is read when it's shown`() throws {
    let stack = ScreenStack.make()
    let root = try stack.push(BarScreen(.red))
    try stack.push(BarScreen(.green))
    stack.tree[root].preferredAppearance = .dark
    stack.setNeedsAppearanceUpdate(from: root)
    #expect(stack.navigationColor == .green)
    try stack.pop()
    #expect(stack.navigationColor == .black)
  }

  @Test func `during an animation nothing happens until that is over`() throws {
    let strategy = RecordingStrategy()
    let stack = ScreenStack.make(strategy: strategy)
    let screen = try stack.push(BarScreen(.red), animated: true)
    stack.tree[screen].preferredAppearance = .dark
    stack.setNeedsAppearanceUpdate(from: screen)
    #expect(stack.navigationColor == .red)
    try stack.finishAnimation()
    #expect(stack.navigationColor == .black)
    #expect(strategy.changes.map(\.isAnimated) == [true, true])
  }

  @Test func `a screen of another stack is not read`() throws {
    let stack = ScreenStack.make()
    let screen = try stack.push(BarScreen(.red))
    stack.tree[screen].preferredAppearance = .dark
    stack.setNeedsAppearanceUpdate(from: stack.tree.attach(BarScreen()))
    #expect(stack.navigationColor == .red)
    stack.updateAppearance()
    #expect(stack.navigationColor == .black)
  }

  @Test func `screens are read in their own context`() throws {
    let tree = StyleTree(themes: [Theme("shop") { $0[.brand] = .red }])
    let stack = ScreenStack.make(in: tree)
    try stack.push(BrandScreen())
    #expect(stack.navigationColor == .red)
    let guest = try stack.push(GuestScreen())
    #expect(stack.navigationColor == .green)
    tree.setScope(StyleScope(themes: [Theme("host") { $0[.brand] = .yellow }]), at: guest)
    stack.updateAppearance()
    #expect(stack.navigationColor == .yellow)
    try stack.pop()
    tree.tokens[.brand] = .purple
    stack.updateAppearance()
    #expect(stack.navigationColor == .purple)
  }

  @Test func `a theme switch reads no screen; adaptive colors follow the environment`() throws {
    let strategy = RecordingStrategy()
    let tree = StyleTree()
    let stack = ScreenStack.make(in: tree, strategy: strategy)
    try stack.push(BrandScreen())
    tree.themes = [Theme("shop") { $0[.brand] = .red }]
    #expect(stack.navigationColor == .blue)
    try stack.push(BarScreen(.adaptive(light: .yellow, dark: .purple)))
    tree.environment.colorScheme = .dark
    #expect(stack.navigationColor == .purple)
    #expect(strategy.changes.count == 2)
  }

  /// A change, and whether a screen that reads the brand and a lamp is read again after it.
  struct Change: CustomTestStringConvertible, Sendable {
    let name: String
    let isRead: Bool
    let make: @Sendable (StyleTree, NodeHandle<CountingScreen>, Lamp) -> Void
    var testDescription: String { name }

    init(
      _ name: String, isRead: Bool,
      _ make: @escaping @Sendable (StyleTree, NodeHandle<CountingScreen>, Lamp) -> Void
    ) {
      (self.name, self.isRead, self.make) = (name, isRead, make)
    }
  }

  static let changes: [Change] = [
    Change("a theme with the brand", isRead: true) { tree, _, _ in
      tree.themes = [Theme("shop") { $0[.brand] = .red }]
    },
    Change("a theme with another token", isRead: false) { tree, _, _ in
      tree.themes = [Theme("shop") { $0[Token("navigationOther", default: Color.red)] = .blue }]
    },
    Change("a token over the themes", isRead: true) { tree, _, _ in tree.tokens[.brand] = .red },
    Change("a scope with the brand", isRead: true) { tree, screen, _ in
      tree.setScope(StyleScope(themes: [Theme("shop") { $0[.brand] = .red }]), at: screen)
    },
    Change("the layout direction", isRead: false) { tree, _, _ in
      tree.environment.layoutDirection = .rightToLeft
    },
    Change("the control state", isRead: true) { tree, screen, _ in
      tree.setControlState(.disabled, of: screen)
    },
    Change("the screen's model", isRead: true) { tree, screen, _ in tree[screen].number = 1 },
    Change("the screen's model, read before the refresh", isRead: true) { tree, screen, _ in
      tree[screen].number = 1
      _ = tree.viewModel(of: screen)
    },
    Change("another node", isRead: false) { tree, screen, _ in
      tree.attach(BarScreen(), to: screen)
    },
    Change("a rule", isRead: false) { tree, _, _ in
      tree.styleSheet.insert(StyleRule(for: .button) { $0.alpha = 0.5 })
    },
    Change("an object", isRead: true) { _, _, lamp in lamp.isOn = true },
    Change("an object on another thread", isRead: true) { _, _, lamp in
      let thread = Thread { lamp.isOn = true }
      thread.start()
      while !thread.isFinished { Thread.sleep(forTimeInterval: 0.001) }
    },
    Change("nothing", isRead: false) { _, _, _ in },
  ]

  @Test(arguments: changes)
  func `a refresh reads the top screen again when something that it read has changed`(
    change: Change
  ) throws {
    let tree = StyleTree()
    let stack = ScreenStack.make(in: tree)
    let (reads, lamp) = (Counter(), Lamp())
    let screen = try stack.push(CountingScreen(reads: reads, lamp: lamp))
    tree.refresh()
    for _ in 0..<2 {
      reads.count = 0
      change.make(tree, screen, lamp)
      tree.refresh()
      #expect((reads.count > 0) == change.isRead)
      tree.refresh()
      tree[screen].number = 0
      tree.tokens[.brand] = nil
      tree.setControlState(.normal, of: screen)
      tree.setScope(nil, at: screen)
      tree.themes = []
      tree.refresh()
    }
  }

  @Test func `a theme switch during an interactive pop neither loses nor repeats anything`() throws
  {
    let strategy = RecordingStrategy()
    let tree = StyleTree()
    let stack = ScreenStack.make(in: tree, strategy: strategy)
    let adaptive = Color.adaptive(light: .red, dark: .green)
    try stack.push(BarScreen(adaptive))
    try stack.push(BarScreen(.blue))
    try stack.beginInteractivePop()
    try stack.updateInteractivePop(progress: 0.5)
    _ = strategy.takeChanges()
    tree.themes = [Theme("night") { $0[.brand] = .red }]
    tree.environment.colorScheme = .dark
    #expect(stack.navigationColor == Color.blue.interpolated(to: .green, at: 0.5))
    try stack.updateInteractivePop(progress: 0.5)
    #expect(strategy.changes.isEmpty)
    try stack.finishInteractivePop()
    #expect(stack.navigationColor == .green)
    #expect(strategy.changes.map(\.appearance) == [BarAppearance(color: adaptive)])
  }
}
