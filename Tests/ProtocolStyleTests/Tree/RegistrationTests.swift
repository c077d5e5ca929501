import Observation
import ProtocolStyle
import Testing

@testable import TestSupport
@testable import TreeFixtures

/// Registrations with observable objects, which take memory until the object changes.
///
/// Each test runs in a separate process and measures the allocated memory.
@Suite struct RegistrationTests {
  private static let roundCount = max(300, TestScale.steps(1_000))

  /// Less than the size of one registration for each round.
  private static let bound = 64 * roundCount

  private struct HoldingRow: LabelNode, BackgroundColor, TextContent {
    let lamp: Lamp
    var backgroundColor: Color {
      StyleEnvironment.current.colorScheme == .dark ? lamp.backgroundColor : .blue
    }
    var text: String { Token.glow.value == .red ? lamp.text : "none" }
  }

  /// An observable node whose style reads a token and another object.
  private final class GlowingLabel: LabelNode, BackgroundColor, Observable {
    let lamp = Lamp()
    var backgroundColor: Color { lamp.isOn ? .yellow : Token.glow.value }
  }

  @Test func `switching themes leaves no registrations behind`() async {
    await #expect(processExitsWith: .success) {
      let tree = StyleTree()
      let (lamp, row) = (Lamp(), HoldingRow(lamp: Lamp()))
      tree.attach(lamp)
      tree.attach(GlowingLabel())
      tree.attach(row)
      let themes = StylePack.halo.themes
      let growth = AllocatedBytes.growth(over: Self.roundCount) { round in
        tree.themes = [themes[round % 2]]
        tree.environment.colorScheme = round.isMultiple(of: 3) ? .dark : .light
        tree.refresh()
      }
      #expect(growth < Self.bound)
    }
  }

  @Test func `restyling an observable node leaves no registrations behind`() async {
    await #expect(processExitsWith: .success) {
      let tree = StyleTree()
      let node = tree.attach(Lamp())
      let growth = AllocatedBytes.growth(over: Self.roundCount) { _ in
        tree.setNeedsStyle(of: node)
        tree.refresh()
      }
      #expect(growth < Self.bound)
    }
  }

  @Test func `attaching and detaching an observable object leaves no registrations behind`() async {
    await #expect(processExitsWith: .success) {
      let tree = StyleTree()
      let (lamp, row) = (Lamp(), HoldingRow(lamp: Lamp()))
      let growth = AllocatedBytes.growth(over: Self.roundCount) { _ in
        let nodes = [tree.attach(lamp).erased, tree.attach(row).erased]
        tree.refresh()
        for node in nodes { tree.detach(node) }
        tree.refresh()
      }
      #expect(growth < Self.bound)
    }
  }

  @Test func `moving an observable node leaves no registrations behind`() async {
    await #expect(processExitsWith: .success) {
      let tree = StyleTree()
      let lamp = tree.attach(Lamp())
      let parents = [tree.attach(AccentView()), tree.attach(AccentView(tintColor: .blue))]
      let growth = AllocatedBytes.growth(over: Self.roundCount) { round in
        #expect(throws: Never.self) { try tree.move(lamp, to: parents[round % 2]) }
        tree.refresh()
      }
      #expect(growth < Self.bound)
    }
  }

  @Test func `freed trees leave no registrations behind`() async {
    await #expect(processExitsWith: .success) {
      let (lamp, applier) = (Lamp(), StyleApplier())
      let row = HoldingRow(lamp: Lamp())
      let growth = AllocatedBytes.growth(over: Self.roundCount) { _ in
        let tree = StyleTree(applier: applier)
        tree.environment.colorScheme = .dark
        tree.attach(lamp)
        tree.attach(row)
        tree.refresh()
      }
      #expect(growth < Self.bound)
    }
  }
}
