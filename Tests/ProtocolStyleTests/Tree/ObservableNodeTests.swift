import Observation
import ProtocolStyle
import Synchronization
import Testing

@testable import TreeFixtures

@Observable
private final class Player: LabelNode, BackgroundColor, TextContent {
  var isOn = false
  var title = "Song"

  /// A property that the style doesn't depend on.
  var position = 0.0

  @ObservationIgnored let counter: EvaluationCounter

  init(counter: EvaluationCounter) {
    self.counter = counter
  }

  var backgroundColor: Color { counter.counting(isOn ? .green : .yellow) }
  var text: String { title }
}

/// A player whose properties determine its rules and inherited context.
@Observable
private final class ClassedPlayer: LabelNode, StyleClassed, ControlStateContent, ScopeProviding {
  var classes: [String] = []
  var state = ControlState.normal
  var isDark = false

  var styleClasses: [String] { classes }
  var controlState: ControlState { state }
  var styleScope: StyleScope { StyleScope { [isDark] in if isDark { $0.colorScheme = .dark } } }
}

/// A view that can be switched on any thread.
private final class Remote: ViewNode, BackgroundColor, Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let state = Mutex(false)

  var isOn: Bool {
    get {
      registrar.access(self, keyPath: \.isOn)
      return state.withLock(\.self)
    }
    set {
      registrar.withMutation(of: self, keyPath: \.isOn) { state.withLock { $0 = newValue } }
    }
  }

  var backgroundColor: Color { isOn ? .green : .yellow }
}

/// An `@Observable` object goes stale by itself when a property that its styling read changes.
@Suite struct ObservableNodeTests {
  private let tree = StyleTree()
  private let counter = EvaluationCounter()
  private let calls = EvaluationCounter()
  private let player: Player
  private let node: NodeHandle<Player>

  init() {
    player = Player(counter: counter)
    node = tree.attach(player)
    tree.refresh()
  }

  @Test func `a property that the style reads is seen at the next read, each time`() {
    for isOn in [true, false, true] {
      player.isOn = isOn
      #expect(tree.viewModel(of: node).backgroundColor == (isOn ? .green : .yellow))
    }
  }

  @Test func `the report contains it, and observers are notified`() {
    let observation = tree.onInvalidation { [calls] in calls.counting(()) }
    for (isOn, change) in [(true, "#ffff00 → #00ff00"), (false, "#00ff00 → #ffff00")] {
      player.isOn = isOn
      let report = tree.refresh()
      #expect(report.changes.map(\.node) == [node.erased])
      #expect(
        report.changes.flatMap(\.attributes).map(\.description).contains(
          "backgroundColor: \(change)"))
    }
    #expect(calls.count == 2)
    withExtendedLifetime(observation) {}
  }

  @Test func `changed content is reported with its former value`() {
    player.title = "Next"
    let report = tree.refresh()
    #expect(
      report.changes.flatMap(\.attributes).map(\.description) == ["text: Song → Next"])
    #expect(tree.viewModel(of: node).text == "Next")
    #expect(tree.refresh().isEmpty)
  }

  @Test func `a property that the styling does not read costs nothing`() {
    let observation = tree.onInvalidation { [calls] in calls.counting(()) }
    let count = counter.count
    player.position = 0.5
    #expect(calls.count == 0)
    #expect(tree.refresh().isEmpty)
    #expect(counter.count == count)
    withExtendedLifetime(observation) {}
  }

  @Test func `many changes before a read evaluate once`() {
    let count = counter.count
    for turn in 0..<101 { player.isOn = turn.isMultiple(of: 2) }
    #expect(tree.viewModel(of: node).backgroundColor == .green)
    #expect(counter.count == count + 1)
  }

  @Test func `a change of the inheritedContext leaves it observed`() {
    for scheme in [StyleEnvironment.ColorScheme.dark, .light, .dark] {
      tree.environment.colorScheme = scheme
      tree.refresh()
    }
    player.isOn = true
    #expect(tree.refresh().changes.map(\.node) == [node.erased])
  }

  @Test func `one object is seen in all its places, and in two trees`() {
    let second = tree.attach(player, to: tree.attach(CardView()))
    let other = StyleTree()
    let third = other.attach(player)
    player.isOn = true
    #expect(tree.viewModel(of: node).backgroundColor == .green)
    #expect(tree.viewModel(of: second).backgroundColor == .green)
    #expect(other.viewModel(of: third).backgroundColor == .green)
  }

  @Test func `it may change between its detaching and another attaching`() {
    tree.detach(node)
    player.isOn = true
    let again = tree.attach(player)
    #expect(tree.viewModel(of: again).backgroundColor == .green)
    player.isOn = false
    #expect(tree.viewModel(of: again).backgroundColor == .yellow)
  }

  @Test func `it may change when its tree is gone, and keeps no tree`() {
    let player = Player(counter: counter)
    var tree: StyleTree? = StyleTree()
    weak let weakTree = tree
    tree?.attach(player)
    tree = nil
    #expect(weakTree == nil)
    player.isOn = true
    #expect(player.isOn)
  }

  @Test func `a tree does not keep an object that was detached`() {
    weak var object: Player?
    do {
      let player = Player(counter: counter)
      object = player
      let node = tree.attach(player)
      player.isOn = true
      tree.refresh()
      tree.detach(node)
    }
    #expect(object == nil)
  }

  private typealias Change = @Sendable (ClassedPlayer) -> Void

  /// Properties that determine only the rules and the inherited context of a node.
  private static let selecting: [(name: String, change: Change)] = [
    ("style classes", { $0.classes = ["Loud"] }),
    ("control state", { $0.state = .selected }),
    ("scope", { $0.isDark = true }),
  ]

  @Test(arguments: selecting.indices)
  func `properties that determine its rules are observed as well`(index: Int) {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule.naming("changed", ofClass: "Loud")
        StyleRule.naming("changed", ClassedPlayer.self, when: .controlState(.selected))
        StyleRule.naming("changed", ClassedPlayer.self, when: .colorScheme(.dark))
      })
    let player = ClassedPlayer()
    let node = tree.attach(player)
    tree.refresh()
    Self.selecting[index].change(player)
    #expect(tree.refresh().changes.map(\.node) == [node.erased], "\(Self.selecting[index].name)")
    #expect(tree.winner(of: node) == "changed")
  }

  @Test func `a change on another thread, which is waited for, is seen here`() async {
    let remote = Remote()
    let node = tree.attach(remote)
    tree.refresh()
    await Task.detached { remote.isOn = true }.value
    #expect(tree.viewModel(of: node).backgroundColor == .green)
  }
}
