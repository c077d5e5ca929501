import ProtocolStyle
import Testing

@testable import StyleNavigation
@testable import TreeFixtures

// The navigation of a small shop, for tests of screen stacks.

struct ShopNavigation: ScreenNode {}
struct ShopToolbar: ToolbarNode {}

/// A bar with a custom font, which appearances don't set.
struct FontedBar: NavigationBarNode, Font {
  var font: FontDescriptor { FontDescriptor("Helvetica Neue", size: 20) }
}

/// A screen with a configurable appearance.
struct BarScreen: ScreenAppearanceContext {
  var prefersNavigationBarHidden = false
  var prefersToolbarHidden = true
  var preferredAppearance: ScreenAppearance?
}

extension BarScreen {
  /// A screen with bars of one color.
  init(_ color: Color, toolbar: Bool = false) {
    self.init(
      prefersToolbarHidden: !toolbar, preferredAppearance: ScreenAppearance(barColor: color))
  }
}

/// Records the applied appearances, and marks the bars that they were applied to.
final class RecordingStrategy: AppearanceApplyingStrategy {
  let mark: Double
  private(set) var changes: [BarChange] = []

  init(mark: Double = 1) {
    self.mark = mark
  }

  func apply(_ change: BarChange, in tree: StyleTree) {
    changes.append(change)
    OverridingStrategy().apply(change, in: tree)
    let mark = self.mark
    if change.appearance != nil { tree.override(change.node) { $0.shadowRadius = mark } }
  }

  /// Returns the changes since the last call.
  func takeChanges() -> [BarChange] {
    defer { changes = [] }
    return changes
  }
}

extension ScreenStack {
  /// Returns a stack with plain bars in a new tree.
  static func make(
    in tree: StyleTree = StyleTree(),
    strategy: any AppearanceApplyingStrategy = OverridingStrategy()
  ) -> ScreenStack {
    ScreenStack(
      ShopNavigation(), navigationBar: ShopBar(), toolbar: ShopToolbar(), in: tree,
      strategy: strategy)
  }

  /// The background of the bar at the top.
  var navigationColor: Color? { tree.viewModel(of: navigationBar).backgroundColor }

  /// The background of the bar at the bottom.
  var toolbarColor: Color? { toolbar.flatMap { tree.viewModel(of: $0).backgroundColor } }
}
