import ProtocolStyle
import Testing

/// An object with a scope that is attached several times.
@Suite struct SharedScopeTests {
  private final class Lamp: ViewNode, ScopeProviding, BackgroundColor {
    var isDark = false
    var styleScope: StyleScope {
      StyleScope { [isDark] in $0.colorScheme = isDark ? .dark : .light }
    }
    var backgroundColor: Color { .adaptive(light: .white, dark: .black) }
  }

  @Test func `the scope of a changed object is read again at all of its places`() {
    let tree = StyleTree()
    let lamp = Lamp()
    let first = tree.attach(lamp)
    let second = tree.attach(lamp)
    lamp.isDark = true
    tree.setNeedsStyle(of: first)
    #expect(tree.viewModel(of: first).backgroundColor == .black)
    #expect(tree.viewModel(of: second).backgroundColor == .black)
  }
}
