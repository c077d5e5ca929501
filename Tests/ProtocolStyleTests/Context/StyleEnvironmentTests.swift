import ProtocolStyle
import Testing

@Suite struct StyleEnvironmentTests {
  private static let dark = StyleEnvironment(colorScheme: .dark)

  @Test func `the default environment is light and current outside an applier`() {
    #expect(StyleEnvironment().colorScheme == .light)
    #expect(StyleEnvironment.current == StyleEnvironment())
    #expect(StyleEnvironment() != Self.dark)
  }

  @Test func `getters and closures find the environment that was given`() {
    let applier = StyleApplier()
    #expect(applier.viewModel(for: Dimmed()).alpha == 1)
    #expect(applier.viewModel(for: Dimmed(), in: Self.dark).alpha == 0.5)
    #expect(applier.viewModel(for: Dimmed(), in: Self.dark).borderWidth == 2)
    #expect(applier.viewModel(for: Dimmed(), in: StyleEnvironment()).alpha == 1)
    #expect(applier.viewModel(for: Dimmed()).borderWidth == 1)
  }

  @Test func `applying finds the environment that was given`() {
    var model = ViewModel(kind: .view)
    StyleApplier().apply(Dimmed(), to: &model, in: Self.dark)
    #expect(model.alpha == 0.5)
    StyleApplier().apply(Dimmed(), to: &model)
    #expect(model.alpha == 1)
  }

  @Test func `the environment ends with the call`() {
    _ = StyleApplier().viewModel(for: Dimmed(), in: Self.dark)
    #expect(StyleEnvironment.current.colorScheme == .light)
  }

  @Test func `styling inside a getter inherits the environment`() {
    #expect(StyleApplier().viewModel(for: Outer(inner: nil), in: Self.dark).alpha == 0.5)
    #expect(StyleApplier().viewModel(for: Outer(inner: nil)).alpha == 1)
  }

  @Test(arguments: StyleEnvironment.ColorScheme.allCases, StyleEnvironment.ColorScheme.allCases)
  func `styling inside a getter restores the outer environment`(
    outer: StyleEnvironment.ColorScheme, inner: StyleEnvironment.ColorScheme
  ) {
    let model = StyleApplier().viewModel(
      for: Outer(inner: StyleEnvironment(colorScheme: inner)),
      in: StyleEnvironment(colorScheme: outer))
    #expect(model.alpha == (inner == .dark ? 0.5 : 1))
    #expect(model.cornerRadius == (outer == .dark ? 4 : 8))
    #expect(model.backgroundColor == (outer == .dark ? .black : .white))
    #expect(StyleEnvironment.current == StyleEnvironment())
  }

  @Test func `a task that a getter starts does not inherit the environment`() async {
    let node = Starting()
    _ = StyleApplier().viewModel(for: node, in: Self.dark)
    #expect(await node.task?.value == .light)
  }
}

extension StyleEnvironmentTests {
  private struct Dimmed: ViewNode, Alpha, CustomClosure {
    var alpha: Double { StyleEnvironment.current.colorScheme == .dark ? 0.5 : 1 }
    var customClosure: StyleClosure {
      { $0.borderWidth = StyleEnvironment.current.colorScheme == .dark ? 2 : 1 }
    }
  }

  /// Styles another node in one getter, and reads the environment in this and other getters.
  private struct Outer: ViewNode, Alpha, CornerRadius, BackgroundColor {
    var inner: StyleEnvironment?

    var alpha: Double { StyleApplier().viewModel(for: Dimmed(), in: inner).alpha! }

    var cornerRadius: Double {
      _ = StyleApplier().viewModel(for: Dimmed(), in: inner)
      return StyleEnvironment.current.colorScheme == .dark ? 4 : 8
    }
  }

  private final class Starting: ViewNode, Alpha {
    var task: Task<StyleEnvironment.ColorScheme, Never>?

    var alpha: Double {
      task = Task { StyleEnvironment.current.colorScheme }
      return 1
    }
  }
}
