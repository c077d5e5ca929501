import ProtocolStyle
import Testing

@testable import TreeFixtures

/// Observers are notified once of invalidations until the next refresh.
@Suite struct ObserverTests {
  private let tree = StyleTree()
  private let calls = EvaluationCounter()
  private let screen: NodeHandle<ShopScreen>
  private let button: NodeHandle<BuyButton>
  private let view: NodeHandle<CountingView>

  init() {
    screen = tree.attach(ShopScreen())
    button = tree.attach(BuyButton(), to: screen)
    view = tree.attach(CountingView(), to: screen)
    tree.refresh()
  }

  private func observe() -> InvalidationObservation {
    tree.onInvalidation { [calls] in calls.counting(()) }
  }

  private typealias Change = @Sendable (ObserverTests) throws -> Void

  private static let changes: [(name: String, change: Change)] = [
    ("packs", { $0.tree.packs = [StylePack("pack")] }),
    ("themes", { $0.tree.themes = [Theme("theme")] }),
    ("tokens", { $0.tree.tokens[.lamp] = .green }),
    ("environment", { $0.tree.environment.colorScheme = .dark }),
    ("rule", { $0.tree.styleSheet.insert(.naming("rule")) }),
    ("write", { $0.tree[$0.button].isOn = true }),
    ("update", { test in try test.tree.update(test.button) { $0.isOn = true } }),
    ("object", { test in test.tree[test.view].color = .green }),
    ("setNeedsStyle", { $0.tree.setNeedsStyle(of: $0.view) }),
    ("override", { test in test.tree.override(test.button) { $0.alpha = 0.5 } }),
    ("control state", { $0.tree.setControlState(.selected, of: $0.button) }),
    ("scope", { $0.tree.setScope(StyleScope(isBoundary: true), at: $0.screen) }),
    ("attach", { $0.tree.attach(CardView()) }),
    ("move", { $0.tree.moveToRoot($0.button) }),
    ("detach", { $0.tree.detach($0.button) }),
  ]

  @Test(arguments: changes.indices)
  func `each kind of change notifies before it returns`(index: Int) throws {
    let observation = observe()
    #expect(calls.count == 0)
    try Self.changes[index].change(self)
    #expect(calls.count == 1, "\(Self.changes[index].name)")
    withExtendedLifetime(observation) {}
  }

  @Test func `reading and resetting don't notify`() {
    let observation = observe()
    _ = tree.viewModel(of: button)
    _ = tree.node(of: view)
    _ = tree.explain(button)
    tree.restore(tree.reset(of: .button))
    tree.refresh()
    #expect(calls.count == 0)
    withExtendedLifetime(observation) {}
  }

  @Test func `many changes notify once until the next refresh`() {
    let observation = observe()
    for turn in 1...100 {
      for _ in 0..<10 {
        tree[button].isOn.toggle()
        tree.environment.colorScheme = .dark
        // Reading isn't a refresh.
        _ = tree.viewModel(of: button)
      }
      #expect(calls.count == turn)
      tree.refresh()
    }
    #expect(calls.count == 100)
    withExtendedLifetime(observation) {}
  }

  @Test func `a late observer is notified at once if the tree is stale, and not twice`() {
    tree[button].isOn = true
    let observation = observe()
    #expect(calls.count == 1)
    tree[button].isOn = false
    #expect(calls.count == 1)
    tree.refresh()
    tree[button].isOn = true
    #expect(calls.count == 2)
    withExtendedLifetime(observation) {}
  }

  @Test func `all observers are notified, in the order of registration`() {
    let log = CallLog()
    let observations = ["first", "second", "third"].map { name in
      tree.onInvalidation { log.append(name) }
    }
    tree[button].isOn = true
    #expect(log.entries == ["first", "second", "third"])
    observations[1].cancel()
    tree.refresh()
    tree[button].isOn = false
    #expect(log.entries == ["first", "second", "third", "first", "third"])
    withExtendedLifetime(observations) {}
  }

  @Test func `a cancelled observer is not notified again`() {
    let observation = observe()
    tree[button].isOn = true
    observation.cancel()
    observation.cancel()
    tree.refresh()
    tree[button].isOn = false
    #expect(calls.count == 1)
  }

  @Test func `a released observation ends`() {
    var observation: InvalidationObservation? = observe()
    tree[button].isOn = true
    #expect(calls.count == 1)
    withExtendedLifetime(observation) {}
    observation = nil
    tree.refresh()
    tree[button].isOn = false
    #expect(calls.count == 1)
  }

  @Test func `each tree notifies only its own observers`() {
    let other = StyleTree(styleSheet: tree.styleSheet)
    let observation = observe()
    other.environment.colorScheme = .dark
    other.attach(CardView())
    #expect(calls.count == 0)
    withExtendedLifetime(observation) {}
  }

  @Test func `an observer can cancel itself in its closure`() {
    let log = CallLog()
    log.observation = tree.onInvalidation {
      log.append("once")
      log.observation = nil
    }
    tree[button].isOn = true
    tree.refresh()
    tree[button].isOn = false
    #expect(log.entries == ["once"])
  }
}

/// A log of the observers' calls, all on the thread of the test.
private final class CallLog: @unchecked Sendable {
  var entries: [String] = []
  var observation: InvalidationObservation?

  func append(_ entry: String) {
    entries.append(entry)
  }
}
