import ProtocolStyle
import StyleBinding
import StyleUIKit
import SwiftUI
import Testing
import UIKit

@testable import StyleSwiftUI

/// SwiftUI's environment, the tree's, and UIKit's trait.
@Suite @MainActor struct EnvironmentTests {
  struct Line: LabelNode {}
  struct Card: ViewNode {}

  let tree = StyleTree()
  let theme = Theme("contoso") { _ in }

  /// Tells what the environment has.
  struct Probe: View {
    @Environment(\.self) private var values

    var body: some View {
      Text(
        verbatim: "\(values.colorScheme) \(values.dynamicTypeSize) \(values.layoutDirection) "
          + "\(values.styleThemes.map(\.name))")
    }
  }

  @Test func `a tree has the environment of the view`() {
    let renderer = Renderer(Text(verbatim: "a").styleEnvironment(to: tree))
    renderer.environment.colorScheme = .dark
    renderer.environment.settings.contrast = .increased
    renderer.environment.settings.reducesMotion = true
    renderer.environment.dynamicTypeSize = .accessibility2
    renderer.environment.layoutDirection = .rightToLeft
    renderer.environment.horizontalSizeClass = .regular
    renderer.environment.verticalSizeClass = .compact
    renderer.environment.displayScale = 3
    tree.environment.idiom = .pad
    _ = renderer.render()
    let expected = StyleEnvironment.Changes {
      $0.colorScheme = .dark
      $0.contrast = .increased
      $0.reduceMotion = true
      $0.contentSizeCategory = .accessibilityLarge
      $0.layoutDirection = .rightToLeft
      $0.horizontalSizeClass = .regular
      $0.verticalSizeClass = .compact
      $0.displayScale = 3
      $0.idiom = .pad
    }
    #expect(tree.environment == expected.applied(to: tree.environment))
    renderer.environment.colorScheme = .light
    _ = renderer.render()
    #expect(tree.environment.colorScheme == .light)
  }

  @Test(arguments: DynamicTypeSize.allCases)
  func `each size of text has a category`(size: DynamicTypeSize) {
    let category = StyleEnvironment.ContentSizeCategory(size)
    var values = EnvironmentValues()
    var environment = StyleEnvironment()
    environment.contentSizeCategory = category
    var other = StyleEnvironment()
    other.contentSizeCategory = category == .small ? .large : .small
    values.take(environment, insteadOf: other)
    #expect(values.dynamicTypeSize == size)
  }

  @Test func `a scope is SwiftUI's environment in the view of its node`() {
    let card = tree.attach(Card())
    let scope = StyleScope(themes: [theme]) {
      $0.colorScheme = .dark
      $0.contentSizeCategory = .small
      $0.layoutDirection = .rightToLeft
    }
    let renderer = Renderer(Probe().styled(card, in: tree))
    #expect(renderer.render().contains("light large leftToRight []"))
    ObservableTree.observing(tree).setScope(scope, at: card)
    #expect(!renderer.outdated.isEmpty)
    #expect(renderer.render().contains("dark small rightToLeft [\"contoso\"]"))
    ObservableTree.observing(tree).setScope(nil, at: card)
    #expect(renderer.render().contains("light large leftToRight []"))
  }

  @Test func `themes of the environment are those of the tree`() {
    let view = Text(verbatim: "a").styleEnvironment(to: tree).styleThemes([theme])
    _ = Renderer(view).render()
    #expect(tree.themes == [theme])
  }

  @Test func `themes are bridged with UIKit's trait`() {
    let view = UIView()
    view.traitOverrides.styleThemes = [theme]
    var values = EnvironmentValues()
    values.read(ThemesKey.self, from: view.traitCollection)
    #expect(values.styleThemes == [theme])
    let traits = UITraitCollection { ThemesKey.write(to: &$0, value: [theme]) }
    #expect(traits.styleThemes == [theme])
  }

  @Test func `insets and alignments follow the direction of the layout`() {
    let node = tree.attach(Line())
    tree.override(node) {
      $0.padding = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      $0.textAlignment = .left
    }
    let renderer = Renderer(Text(verbatim: "a").styled(node, in: tree))
    #expect(renderer.render().contains("leading: 2.0, bottom: 3.0, trailing: 4.0"))
    renderer.environment.layoutDirection = .rightToLeft
    let text = renderer.render()
    #expect(text.contains("leading: 4.0, bottom: 3.0, trailing: 2.0"))
    #expect(text.contains("multilineTextAlignment(trailing)"))
  }
}
