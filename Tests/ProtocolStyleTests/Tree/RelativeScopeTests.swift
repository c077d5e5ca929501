import ProtocolStyle
import Testing

@testable import TestSupport

extension Token<Bool> {
  fileprivate static let isLoud = Token("relativeScopeIsLoud", default: false)
}

private enum DepthKey: StyleEnvironmentKey {
  static let defaultValue = 0
}

/// A view that shows its environment.
private struct Probe: ViewNode, AccessibilityLabelContent, BackgroundColor, Alpha {
  var accessibilityLabel: String { "\(StyleEnvironment.current[DepthKey.self])" }
  var backgroundColor: Color { .adaptive(light: .white, dark: .black) }
  var alpha: Double { Double(StyleEnvironment.current[DepthKey.self]) / 100 }
}

/// A banner that stands out from its surroundings.
private struct Banner: ViewNode, ScopeProviding, BackgroundColor {
  static let scope = StyleScope { $0.colorScheme = $0.colorScheme.inverse }
  var styleScope: StyleScope { Self.scope }
  var backgroundColor: Color { .adaptive(light: .white, dark: .black) }
}

private struct RelativePanel: ViewNode, SizeContainer {}

/// Scopes whose closure reads the environment around the node.
@Suite struct RelativeScopeTests {
  private let tree = StyleTree()

  @Test func `a closure changes the environment around the node`() {
    let banner = tree.attach(Banner())
    let inner = tree.attach(Probe(), to: banner)
    #expect(tree.viewModel(of: banner).backgroundColor == .black)
    #expect(tree.viewModel(of: inner).backgroundColor == .black)
    tree.environment.colorScheme = .dark
    #expect(tree.viewModel(of: banner).backgroundColor == .white)
    #expect(tree.viewModel(of: inner).backgroundColor == .white)
    let second = tree.attach(Banner(), to: banner)
    #expect(tree.viewModel(of: second).backgroundColor == .black)
  }

  @Test func `a scope that was set follows its surroundings when they change`() {
    let outer = tree.attach(Probe())
    let inner = tree.attach(Probe(), to: outer)
    tree.setScope(StyleScope { $0[DepthKey.self] += 1 }, at: inner)
    #expect(tree.viewModel(of: inner).alpha == 0.01)
    tree.setScope(StyleScope { $0[DepthKey.self] = 20 }, at: outer)
    #expect(tree.viewModel(of: inner).alpha == 0.21)
    tree.refresh()
    #expect(tree.refresh().changes.isEmpty)
    tree.environment[DepthKey.self] = 5
    #expect(tree.viewModel(of: inner).alpha == 0.21)
    tree.setScope(nil, at: outer)
    #expect(tree.viewModel(of: inner).alpha == 0.06)
  }

  @Test func `a closure is run again for a token that it reads`() {
    let node = tree.attach(Probe())
    tree.setScope(
      StyleScope { if Token.isLoud.value { $0.colorScheme = .dark } }, at: node)
    #expect(tree.viewModel(of: node).backgroundColor == .white)
    tree.themes = [Theme("loud") { $0[.isLoud] = true }]
    #expect(tree.viewModel(of: node).backgroundColor == .black)
  }

  @Test func `a closure follows the control state and the width that it reads`() {
    let panel = tree.attach(RelativePanel())
    let node = tree.attach(Probe(), to: panel)
    tree.setScope(
      StyleScope { if ControlState.current.contains(.hovered) { $0.colorScheme = .dark } }, at: node
    )
    #expect(tree.viewModel(of: node).backgroundColor == .white)
    tree.setControlState(.hovered, of: node)
    #expect(tree.viewModel(of: node).backgroundColor == .black)
    #expect(tree.viewModel(of: node, in: .normal).backgroundColor == .white)
    #expect(tree.controlStates(affecting: node).contains(.hovered))
    tree.setScope(
      StyleScope { if ContainerWidth.isAtLeast(300) { $0.colorScheme = .dark } }, at: node)
    #expect(tree.viewModel(of: node).backgroundColor == .white)
    tree.setContainerWidth(400, of: panel)
    #expect(tree.viewModel(of: node).backgroundColor == .black)
  }

  @Test func `a node moved into another scope gets another environment`() throws {
    let dark = tree.attach(Probe())
    tree.setScope(StyleScope { $0.colorScheme = .dark }, at: dark)
    let banner = tree.attach(Banner())
    #expect(tree.viewModel(of: banner).backgroundColor == .black)
    try tree.move(banner, to: dark)
    #expect(tree.viewModel(of: banner).backgroundColor == .white)
  }

  @Test func `an assignment stays, even if it's the value around the node`() {
    let outer = tree.attach(Probe())
    let inner = tree.attach(Probe(), to: outer)
    tree.environment[DepthKey.self] = 7
    tree.setScope(
      StyleScope {
        _ = $0.colorScheme
        $0[DepthKey.self] = 7
      }, at: inner)
    #expect(tree.viewModel(of: inner).alpha == 0.07)
    tree.environment[DepthKey.self] = 8
    #expect(tree.viewModel(of: inner).alpha == 0.07)
    #expect(tree.viewModel(of: outer).alpha == 0.08)
  }

  @Test func `scopes with closures that read are equal if one is a copy of the other`() {
    let scope = StyleScope { $0.colorScheme = $0.colorScheme.inverse }
    let copy = scope
    #expect(copy == scope)
    #expect(StyleScope { $0.colorScheme = $0.colorScheme.inverse } != scope)
    #expect(StyleScope { $0.colorScheme = .dark } == StyleScope { $0.colorScheme = .dark })
    var replaced = scope
    replaced.environment = StyleEnvironment.Changes { $0.colorScheme = .dark }
    #expect(replaced == StyleScope { $0.colorScheme = .dark })
  }

  @Test func `other situations of the roots reach the closure`() {
    let banner = tree.attach(Banner())
    #expect(tree.viewModel(of: banner, in: .colorScheme(.dark)).backgroundColor == .white)
    #expect(tree.viewModel(of: banner, in: .colorScheme(.light)).backgroundColor == .black)
  }

  private typealias Change = @Sendable (inout StyleEnvironment) -> Void

  /// What the scopes of the random test do to an environment.
  private static let changes: [Change] = [
    { $0.colorScheme = $0.colorScheme.inverse },
    { $0[DepthKey.self] += 1 },
    { $0.colorScheme = .dark },
    { $0.layoutDirection = $0.colorScheme == .dark ? .rightToLeft : .leftToRight },
    { if $0.layoutDirection == .rightToLeft { $0[DepthKey.self] = 40 } },
    { if $0.contrast == .increased { $0[DepthKey.self] = 3 } },
  ]
  private static let scopes = changes.map { StyleScope(environment: $0) }

  @Test(arguments: TestScale.seeds(40))
  func `random scopes are those of a chain of changes, one after another`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let tree = StyleTree()
    var nodes: [NodeHandle<Probe>] = []
    var parents: [Int?] = []
    var scopes: [Int?] = []
    for _ in 0..<80 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        let parent = nodes.indices.randomElement(using: &random)
        nodes.append(
          parent.map { tree.attach(Probe(), to: nodes[$0]) } ?? tree.attach(Probe()))
        parents.append(parent)
        scopes.append(nil)
      case 2, 3:
        guard let node = nodes.indices.randomElement(using: &random) else { continue }
        scopes[node] = Self.scopes.indices.randomElement(using: &random)
        tree.setScope(scopes[node].map { Self.scopes[$0] }, at: nodes[node])
      case 4:
        tree.environment.colorScheme = Bool.random(using: &random) ? .dark : .light
        tree.environment.contrast = Bool.random(using: &random) ? .increased : .standard
      default:
        tree.environment[DepthKey.self] = Int.random(in: 0..<3, using: &random)
      }
      guard Bool.random(using: &random) else { continue }
      for (place, node) in nodes.enumerated() {
        var chain: [Int] = []
        var current: Int? = place
        while let index = current { (chain, current) = ([index] + chain, parents[index]) }
        let expected = chain.reduce(into: tree.environment) { environment, index in
          if let scope = scopes[index] { Self.changes[scope](&environment) }
        }
        let model = tree.viewModel(of: node)
        #expect(model.alpha == Double(expected[DepthKey.self]) / 100)
        #expect(model.backgroundColor == (expected.colorScheme == .dark ? .black : .white))
      }
    }
  }
}
