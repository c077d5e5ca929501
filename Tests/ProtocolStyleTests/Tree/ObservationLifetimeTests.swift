import ProtocolStyle
import Testing

@testable import TreeFixtures

/// Observers don't retain trees, and trees don't retain removed observers.
@Suite struct ObservationLifetimeTests {
  /// An object that observers retain.
  private final class Held: Sendable {}

  @Test func `an observation does not keep its tree`() {
    var tree: StyleTree? = StyleTree()
    weak let weakTree = tree
    let observation = tree?.onInvalidation {}
    let events = tree?.invalidations
    tree?.attach(CardView())
    tree = nil
    #expect(weakTree == nil)
    observation?.cancel()
    withExtendedLifetime(events) {}
  }

  @Test func `objects of an observer are released with the observation`() {
    let tree = StyleTree()
    var held: Held? = Held()
    weak let weakHeld = held
    let observation = tree.onInvalidation { [held] in _ = held }
    held = nil
    #expect(weakHeld != nil)
    observation.cancel()
    #expect(weakHeld == nil)
    tree.attach(CardView())
  }

  @Test func `objects of an observer are released with the tree`() {
    var tree: StyleTree? = StyleTree()
    var held: Held? = Held()
    weak let weakHeld = held
    let observation = tree?.onInvalidation { [held] in _ = held }
    held = nil
    tree = nil
    #expect(weakHeld == nil)
    withExtendedLifetime(observation) {}
  }

  @Test func `an abandoned sequence costs its tree nothing`() async {
    let tree = StyleTree()
    for _ in 0..<3 { _ = tree.invalidations }
    tree.attach(CardView())
    var events = tree.invalidations.makeAsyncIterator()
    await #expect(events.next() != nil)
  }

  @Test func `a sequence ends with its tree`() async {
    var tree: StyleTree? = StyleTree()
    tree?.attach(CardView())
    guard let events = tree?.invalidations else { return }
    tree = nil
    var count = 0
    for await _ in events { count += 1 }
    #expect(count == 1)
  }
}
