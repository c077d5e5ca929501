import Foundation
import Observation
import StyleHTML
import Synchronization
import Testing

@testable import PageFixtures
@testable import ProtocolStyle

/// A label whose text depends on the environment.
private struct SchemeLabel: LabelNode, TextContent {
  var text: String { "\(StyleEnvironment.current.colorScheme)" }
}

/// A lamp that shows its state only in dark environments.
@Observable
private final class Lamp: LabelNode, TextColor {
  var isOn = false

  var textColor: Color {
    guard StyleEnvironment.current.colorScheme == .dark else { return .black }
    return isOn ? .yellow : .gray
  }
}

/// A label with a color that only the dark look reads, and that any thread can set.
private final class NightLabel: LabelNode, TextColor, Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let color = Mutex(Color.gray)

  var nightColor: Color {
    registrar.access(self, keyPath: \.nightColor)
    return color.withLock(\.self)
  }

  var textColor: Color {
    StyleEnvironment.current.colorScheme == .dark ? nightColor : .black
  }

  /// Notifies the observers on another thread, as a setter does before the assignment.
  func announceChange() {
    let announcement = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [self] in
      registrar.willSet(self, keyPath: \.nightColor)
      announcement.signal()
    }
    announcement.wait()
  }

  /// Assigns a color after the change was announced.
  func assign(_ newColor: Color) {
    color.withLock { $0 = newColor }
    registrar.didSet(self, keyPath: \.nightColor)
  }
}

/// Drawing a page in its looks changes nothing in the tree.
@Suite struct LookIsolationTests {
  private final class Counter: Sendable {
    private let state = Mutex(0)
    var count: Int { state.withLock(\.self) }
    func increment() { state.withLock { $0 += 1 } }
  }

  private let tree = StyleTree()
  private let looks = [HTMLLook("day", colorScheme: .light), HTMLLook("night", colorScheme: .dark)]
  private let counter = Counter()

  private func page() -> HTMLPage { .shown(tree, in: looks) }

  @Test func `writing and patching a page invalidates nothing`() {
    tree.attach(Title(text: "x"))
    tree.refresh()
    let observation = tree.onInvalidation { [counter] in counter.increment() }
    let page = page()
    #expect(counter.count == 0)
    #expect(page.patch(for: tree.refresh()).isEmpty)
    #expect(counter.count == 0)
    withExtendedLifetime(observation) {}
  }

  @Test func `content that reads the environment isn't replaced without a change`() {
    tree.attach(SchemeLabel())
    let title = tree.attach(Title(text: "x"))
    let page = page()
    for text in ["y", "z"] {
      tree[title].text = text
      let operations = page.patch(for: tree.refresh()).operations
      #expect(operations.count == 1)
      guard case .replace(element: "n1", html: _) = operations.first else {
        Issue.record("\(operations)")
        return
      }
    }
  }

  @Test func `a property that is read in one look alone patches the page each time`() {
    let lamp = Lamp()
    tree.attach(lamp)
    let page = page()
    let observation = tree.onInvalidation { [counter] in counter.increment() }
    for turn in 1...3 {
      lamp.isOn.toggle()
      #expect(counter.count == turn)
      let patch = page.patch(for: tree.refresh())
      #expect(patch.operations.count == 1)
    }
    withExtendedLifetime(observation) {}
  }

  @Test func `a patch between a notification and the assignment doesn't lose the change`()
    async throws
  {
    let label = NightLabel()
    tree.attach(label)
    let page = page()
    // The change is found however late the color is assigned.
    tree.refresher.observed.settlingTime = .seconds(1_000_000)
    let invalidations = tree.invalidations
    label.announceChange()
    #expect(page.patch(for: tree.refresh()).isEmpty)
    label.assign(.orange)
    // One notification may be from before the assignment, and the next one isn't.
    var patch = page.patch(for: tree.refresh())
    var notifications = invalidations.makeAsyncIterator()
    while patch.isEmpty {
      _ = await notifications.next()
      patch = page.patch(for: tree.refresh())
    }
  }

  @Test func `scopes, resets, settings and moved nodes look as they do in the tree`() throws {
    tree.styleSheet = StyleSheet {
      StyleRule(for: .label, containedIn: [Card.self]) { $0.cornerRadius = 4 }
      StyleRule(for: .button, when: .controlState(.disabled)) { $0.alpha = 0.5 }
    }
    let card = tree.attach(Card(), to: tree.attach(Screen()))
    let dark = tree.attach(Title(text: "dark"), to: card)
    tree.setScope(StyleScope { $0.colorScheme = .dark }, at: dark)
    tree.withReset(of: .label) { _ = tree.attach(Title(text: "reset"), to: card) }
    let gone = tree.attach(Title(text: "gone"), at: 0)
    tree.attach(Title(text: "moved"), to: card, at: 0)
    tree.detach(gone)
    let buy = tree.attach(Buy(), at: 0)
    tree.override(buy) { $0.borderColor = Token.ink.value }
    tree.setControlState(.disabled, of: tree.attach(Buy(), to: card))
    func body(_ looks: [HTMLLook]) -> Substring? {
      String(decoding: HTMLPage(of: tree, looks: looks).bytes(), as: UTF8.self)
        .split(separator: "<body>").last
    }
    #expect(body([HTMLLook("a", colorScheme: .light)]) == body([]))
  }

  @Test func `an observation that has ended invalidates nothing`() {
    let lamp = Lamp()
    tree.refresh()
    let observation = tree.onInvalidation { [counter] in counter.increment() }
    let looks = RenderingObservation()
    looks.observing(tree) { _ = lamp.isOn }
    looks.end()
    lamp.isOn.toggle()
    #expect(counter.count == 0)
    looks.observing(tree) { _ = lamp.isOn }
    lamp.isOn.toggle()
    #expect(counter.count == 1)
    withExtendedLifetime(observation) {}
  }

  @Test func `a page that is gone observes nothing`() {
    let lamp = Lamp()
    tree.attach(lamp)
    _ = page()
    let observation = tree.onInvalidation { [counter] in counter.increment() }
    lamp.isOn.toggle()
    #expect(counter.count == 0)
    withExtendedLifetime(observation) {}
  }
}
