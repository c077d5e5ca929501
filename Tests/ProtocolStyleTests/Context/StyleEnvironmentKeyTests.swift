import ProtocolStyle
import Testing

private enum DensityKey: StyleEnvironmentKey {
  static let defaultValue = 1.0
}

private enum SeasonKey: StyleEnvironmentKey {
  static let defaultValue: String? = nil
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

  @Test func `keys are told apart by their types`() {
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

  @Test func `a copy is a value of its own`() {
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
