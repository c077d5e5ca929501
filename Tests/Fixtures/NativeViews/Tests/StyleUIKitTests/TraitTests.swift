import ProtocolStyle
import StyleBinding
import Testing
import UIKit

@testable import KindFixtures
@testable import StyleUIKit

/// The environment from traits, and scopes as overrides.
@Suite(.serialized) @MainActor struct TraitTests {
  struct Card: ViewNode, BackgroundColor {
    var backgroundColor: Color { .adaptive(light: .white, dark: .black) }
  }

  struct Badge: ViewNode, BackgroundColor {
    var backgroundColor: Color { Token.badge.value }
  }

  @Test func `an environment has the traits that are specified`() {
    let traits = UITraitCollection { traits in
      traits.userInterfaceStyle = .dark
      traits.accessibilityContrast = .high
      traits.preferredContentSizeCategory = .accessibilityLarge
      traits.layoutDirection = .rightToLeft
      traits.horizontalSizeClass = .regular
      traits.verticalSizeClass = .compact
      traits.displayScale = 3
    }
    let scene = UIWindowScene()
    scene.effectiveGeometry.interfaceOrientation = .landscapeLeft
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    let environment = StyleEnvironment(traits, in: scene)
    #expect(environment.colorScheme == .dark)
    #expect(environment.contrast == .increased)
    #expect(environment.contentSizeCategory == .accessibilityLarge)
    #expect(environment.layoutDirection == .rightToLeft)
    #expect(environment.horizontalSizeClass == .regular)
    #expect(environment.verticalSizeClass == .compact)
    #expect(environment.displayScale == 3)
    #expect(environment.orientation == .landscapeLeft)
    #expect(environment.reduceMotion)
  }

  @Test func `traits that are unspecified leave the defaults`() {
    #expect(StyleEnvironment(UITraitCollection { _ in }) == StyleEnvironment())
  }

  @Test(arguments: StyleEnvironment.ContentSizeCategory.allCases)
  func `each content size has its counterpart`(category: StyleEnvironment.ContentSizeCategory) {
    #expect(StyleEnvironment.ContentSizeCategory(UIContentSizeCategory(category)) == category)
  }

  @Test func `a hosting view's tree follows its traits`() async throws {
    let tree = StyleTree()
    let card = tree.attach(Card())
    let host = StyleHostingView(tree)
    let window = UIWindow()
    window.addSubview(host)
    #expect(
      host.binding.view(of: card).flatMap { ($0 as? UIView)?.backgroundColor }
        == UIColor(Color.white))
    window.traitOverrides.userInterfaceStyle = .dark
    #expect(tree.environment.colorScheme == .dark)
    host.binding.refresh()
    #expect(
      host.binding.view(of: card).flatMap { ($0 as? UIView)?.backgroundColor }
        == UIColor(Color.black))
  }

  @Test func `themes travel by a trait`() {
    let tree = StyleTree()
    let badge = tree.attach(Badge())
    let host = StyleHostingView(tree)
    let window = UIWindow()
    window.addSubview(host)
    window.traitOverrides.styleThemes = [Theme("contoso") { $0[.badge] = .green }]
    host.binding.refresh()
    #expect(
      host.binding.view(of: badge).flatMap { ($0 as? UIView)?.backgroundColor }
        == UIColor(Color.green))
    #expect(host.traitCollection.styleThemes.count == 1)
  }

  @Test func `a scope overrides the traits of its view, and back`() throws {
    let tree = StyleTree()
    let outer = tree.attach(KindNodes.View())
    let card = tree.attach(Card(), to: outer)
    let binding = StyleBinding.uiKit(tree, in: UIView())
    binding.refresh()
    let view = try #require(binding.view(of: outer) as? UIView)
    binding.setScope(StyleScope { $0.colorScheme = .dark }, at: outer)
    binding.refresh()
    #expect(view.traitOverrides.userInterfaceStyle == .dark)
    #expect(!view.traitOverrides.contains(UITraitLayoutDirection.self))
    #expect(
      binding.view(of: card).flatMap { ($0 as? UIView)?.backgroundColor } == UIColor(Color.black))
    binding.setScope(nil, at: outer)
    binding.refresh()
    #expect(!view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(
      binding.view(of: card).flatMap { ($0 as? UIView)?.backgroundColor } == UIColor(Color.white))
    view.traitOverrides.userInterfaceStyle = .dark
    binding.adoptTraitOverrides(of: view)
    binding.refresh()
    #expect(
      binding.view(of: card).flatMap { ($0 as? UIView)?.backgroundColor } == UIColor(Color.black))
    view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    binding.adoptTraitOverrides(of: view)
    #expect(tree.scope(at: outer) == nil)
  }

  @Test func `a hosting controller has the status bar of its bar`() {
    struct Bar: NavigationBarNode, StatusBarStyle {
      var statusBarStyle: StatusBarStyleValue { .lightContent }
    }
    let tree = StyleTree()
    let bar = tree.attach(Bar())
    let controller = StyleHostingController(tree)
    #expect(controller.view === controller.hostingView)
    #expect(controller.preferredStatusBarStyle == .lightContent)
    let count = controller.statusBarUpdateCount
    tree.override(bar) { $0.statusBarStyle = .darkContent }
    controller.hostingView.binding.refresh()
    #expect(controller.statusBarUpdateCount == count + 1)
    #expect(controller.preferredStatusBarStyle == .darkContent)
  }
}

extension Token<Color> {
  static let badge = Token("badge", default: .red)
}
