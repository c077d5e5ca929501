import ProtocolStyle
import Testing

@testable import TreeFixtures

/// An actor that owns a tree, like an app's main actor.
private actor Desk {
  struct Refusal: Error {}

  private let tree = StyleTree(
    styleSheet: StyleSheet {
      StyleRule(for: .navigationBar) { $0.barTintColor = .green }
      StyleRule(for: ShopBar.self) { $0.alpha = 0.5 }
    })

  /// Returns the tint of a bar that is attached now.
  func tint() -> Color? {
    tree.viewModel(of: tree.attach(ShopBar())).barTintColor
  }

  func alpha() -> Double? {
    tree.viewModel(of: tree.attach(ShopBar())).alpha
  }

  /// Returns the tints before, during and after a suspension, in a block that returns or throws.
  func tintsInBlock(throwing: Bool = false) async throws -> [Color?] {
    try await tree.withReset(of: .navigationBar) {
      assertIsolated()
      let first = tint()
      await pause()
      assertIsolated()
      if throwing { throw Refusal() }
      return [first, tint()]
    }
  }

  func alphaInBlockOfType() async -> Double? {
    await tree.withReset(of: ShopBar.self, attributes: [.alpha]) {
      await pause()
      return alpha()
    }
  }

  func nested() async -> [Color?] {
    await tree.withReset(of: .navigationBar) {
      let inner = await tree.withReset(of: .navigationBar) {
        await pause()
        return tint()
      }
      return [inner, tint()]
    }
  }

  private func pause() async {
    await Task.yield()
  }
}

/// A reset that is held while a closure runs.
@Suite struct ResetBlockTests {
  private struct Refusal: Error {}

  private let tree = StyleTree(
    styleSheet: StyleSheet { StyleRule(for: .navigationBar) { $0.barTintColor = .green } })

  private func tint() -> Color? {
    tree.viewModel(of: tree.attach(ShopBar())).barTintColor
  }

  @Test func `a block returns what its closure does, and ends the reset`() {
    #expect(tree.withReset(of: .navigationBar) { tint() } == nil)
    #expect(tint() == .green)
    #expect(tree.withReset(of: ShopBar.self, attributes: [.alpha]) { tint() } == .green)
  }

  @Test func `a block that throws ends the reset`() {
    var inside: Color? = .red
    #expect(throws: Refusal.self) {
      try tree.withReset(of: .navigationBar) {
        inside = tint()
        throw Refusal()
      }
    }
    #expect(inside == nil)
    #expect(tint() == .green)
  }

  @Test func `blocks nest`() {
    tree.withReset(of: .navigationBar) {
      tree.withReset(of: .navigationBar) { #expect(tint() == nil) }
      #expect(tint() == nil)
    }
    #expect(tint() == .green)
  }

  @Test func `a block may wait, on the caller's actor`() async throws {
    let desk = Desk()
    #expect(try await desk.tintsInBlock() == [nil, nil])
    #expect(await desk.tint() == .green)
    #expect(await desk.alphaInBlockOfType() == nil)
    #expect(await desk.alpha() == 0.5)
    #expect(await desk.nested() == [nil, nil])
    #expect(await desk.tint() == .green)
  }

  @Test func `a block that throws after waiting ends the reset`() async {
    let desk = Desk()
    await #expect(throws: Desk.Refusal.self) { try await desk.tintsInBlock(throwing: true) }
    #expect(await desk.tint() == .green)
  }

  @Test @MainActor func `a block may wait on the main actor`() async {
    let tree = StyleTree(
      styleSheet: StyleSheet { StyleRule(for: .navigationBar) { $0.barTintColor = .green } })
    let bar = await tree.withReset(of: .navigationBar) {
      await Task.yield()
      MainActor.assertIsolated()
      return tree.attach(ShopBar())
    }
    #expect(tree.viewModel(of: bar).barTintColor == nil)
    #expect(tree.viewModel(of: tree.attach(ShopBar())).barTintColor == .green)
  }
}
