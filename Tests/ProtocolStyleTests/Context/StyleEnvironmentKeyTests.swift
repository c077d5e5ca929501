import ProtocolStyle
import Testing

private enum DensityKey: StyleEnvironmentKey {
  static let defaultValue = 1.0
}

private enum SeasonKey: StyleEnvironmentKey {
  static let defaultValue: String? = nil
}

/// A key whose default depends on the environment.
private enum StrokeKey: StyleEnvironmentKey {
  static var defaultValue: Double { StyleEnvironment.current.colorScheme == .dark ? 3 : 1 }
}

private enum AccentWidthKey: StyleEnvironmentKey {
  static var defaultValue: Double { Token.stroke.value }
}

extension Token<Double> {
  fileprivate static let stroke = Token("keyStroke", default: 1)
}

extension StyleEnvironment {
  fileprivate var density: Double {
    get { self[DensityKey.self] }
    set { self[DensityKey.self] = newValue }
  }
}

@Suite struct StyleEnvironmentKeyTests {
  private struct DenseView: ViewNode, BorderWidth {
    var borderWidth: Double { 8 * StyleEnvironment.current.density }
  }

  @Test func `a key that was not set has its default`() {
    #expect(StyleEnvironment().density == 1)
    #expect(StyleEnvironment()[SeasonKey.self] == nil)
  }

  @Test func `keys are distinguished by their types`() {
    var environment = StyleEnvironment()
    environment.density = 2
    environment[SeasonKey.self] = "winter"
    #expect(environment.density == 2)
    #expect(environment[SeasonKey.self] == "winter")
  }

  @Test func `setting a default is not setting`() {
    var environment = StyleEnvironment()
    environment.density = 2
    #expect(environment != StyleEnvironment())
    environment.density = 1
    #expect(environment == StyleEnvironment())
    #expect(environment.hashValue == StyleEnvironment().hashValue)
  }

  private struct StrokedView: ViewNode, BorderWidth, CornerRadius {
    var borderWidth: Double { StyleEnvironment.current[StrokeKey.self] }
    var cornerRadius: Double { StyleEnvironment.current[AccentWidthKey.self] }
  }

  @Test func `a value that the default happens to have outside is kept where it has another`() {
    let tree = StyleTree(environment: StyleEnvironment(colorScheme: .dark))
    let view = tree.attach(StrokedView())
    #expect(tree.viewModel(of: view).borderWidth == 3)
    tree.environment[StrokeKey.self] = 1
    #expect(tree.viewModel(of: view).borderWidth == 1)
  }

  @Test func `so is one that only a theme tells from the default`() {
    let tree = StyleTree(themes: [Theme("bold") { $0[.stroke] = 5 }])
    let view = tree.attach(StrokedView())
    #expect(tree.viewModel(of: view).cornerRadius == 5)
    tree.environment[AccentWidthKey.self] = 1
    #expect(tree.viewModel(of: view).cornerRadius == 1)
  }

  @Test func `a subtree keeps such a value too`() {
    let tree = StyleTree(environment: StyleEnvironment(colorScheme: .dark))
    let outer = tree.attach(StrokedView())
    let inner = tree.attach(StrokedView(), to: outer)
    _ = tree.viewModel(of: inner)
    tree.setScope(StyleScope(environment: { $0[StrokeKey.self] = 1 }), at: inner)
    #expect(tree.viewModel(of: outer).borderWidth == 3)
    #expect(tree.viewModel(of: inner).borderWidth == 1)
  }

  @Test func `an assigned value differs from a default that depends on the surroundings`() {
    var environment = StyleEnvironment()
    environment[StrokeKey.self] = 1
    #expect(environment != StyleEnvironment())
    let dark = StyleEnvironment(colorScheme: .dark)
    var assigned = dark
    assigned[StrokeKey.self] = 1
    #expect(dark.evaluating { StyleEnvironment.current[StrokeKey.self] } == 3)
    #expect(assigned.evaluating { StyleEnvironment.current[StrokeKey.self] } == 1)
  }

  @Test func `a copy is a separate value`() {
    let environment = StyleEnvironment()
    var copy = environment
    copy.density = 3
    #expect(environment.density == 1)
  }

  @Test func `a getter reads the key`() {
    var environment = StyleEnvironment()
    environment.density = 0.5
    let applier = StyleApplier()
    #expect(applier.viewModel(for: DenseView(), in: environment).borderWidth == 4)
    #expect(applier.viewModel(for: DenseView()).borderWidth == 8)
  }
}
