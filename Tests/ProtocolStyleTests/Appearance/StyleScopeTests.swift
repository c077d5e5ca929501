import ProtocolStyle
import Testing

/// A scope as a value; the tests under `Tree` cover its effects on a subtree.
@Suite struct StyleScopeTests {
  private static let contoso = Theme("contoso")
  private static let sheet = StyleSheet { StyleRule(for: .button) { _ in } }

  @Test func `a default scope changes nothing`() {
    let scope = StyleScope()
    #expect(scope.themes.isEmpty)
    #expect(scope.environment.isEmpty)
    #expect(scope.styleSheet.isEmpty)
    #expect(!scope.isBoundary)
  }

  @Test func `a scope contains only its changes`() {
    #expect(StyleScope(isBoundary: true).isBoundary)
    #expect(StyleScope(themes: [Self.contoso]).themes == [Self.contoso])
    #expect(StyleScope(styleSheet: Self.sheet).styleSheet.count == 1)
    let dark = StyleScope { $0.colorScheme = .dark }
    let around = StyleEnvironment.Changes { $0.idiom = .pad }.applied(to: StyleEnvironment())
    let inside = dark.environment.applied(to: around)
    #expect(inside.colorScheme == .dark)
    #expect(inside.idiom == .pad)
  }

  @Test func `a scope may change everything at once`() {
    let scope = StyleScope(themes: [Self.contoso], styleSheet: Self.sheet, isBoundary: true) {
      $0.colorScheme = .dark
    }
    #expect(scope.themes == [Self.contoso])
    #expect(scope.styleSheet.count == 1)
    #expect(scope.isBoundary)
    #expect(scope.environment == StyleEnvironment.Changes { $0.colorScheme = .dark })
  }

  private static let different = [
    StyleScope(), StyleScope(isBoundary: true), StyleScope(themes: [contoso]),
    StyleScope(themes: [Theme("contoso")]), StyleScope(themes: [contoso, contoso]),
    StyleScope(styleSheet: sheet),
    StyleScope(styleSheet: StyleSheet { StyleRule(for: .button) { _ in } }),
    StyleScope { $0.colorScheme = .dark }, StyleScope { $0.colorScheme = .light },
    StyleScope(isBoundary: true) { $0.colorScheme = .dark },
  ]

  @Test(arguments: different.indices)
  func `scopes differ when anything in them does`(index: Int) {
    let equal = Self.different.indices.filter { Self.different[$0] == Self.different[index] }
    #expect(equal == [index])
  }

  @Test func `scopes are equal when they change the same`() {
    func scope() -> StyleScope {
      StyleScope(themes: [Self.contoso], styleSheet: Self.sheet) {
        $0.colorScheme = .dark
        $0.idiom = .pad
      }
    }
    #expect(scope() == scope())
    #expect(Set([scope(), scope(), StyleScope()]).count == 2)
    var changed = scope()
    changed.styleSheet.insert(StyleRule(for: .label) { _ in })
    #expect(changed != scope())
  }
}
