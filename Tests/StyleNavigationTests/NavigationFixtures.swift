import ProtocolStyle
import Testing

@testable import StyleNavigation

// The navigation of a small shop: what tests of screen stacks attach.

struct ShopNavigation: ScreenNode {}
struct ShopToolbar: ToolbarNode {}

/// A bar with a font of its own, which appearances say nothing of.
struct FontedBar: NavigationBarNode, Font {
  var font: FontDescriptor { FontDescriptor("Helvetica Neue", size: 20) }
}

/// A screen that answers what it is told to.
struct WishScreen: ScreenAppearanceContext {
  var prefersNavigationBarHidden = false
  var prefersToolbarHidden = true
  var preferredAppearance: ScreenAppearance?
}

extension WishScreen {
  /// A screen with bars of one color.
  init(_ color: Color, toolbar: Bool = false) {
    self.init(
      prefersToolbarHidden: !toolbar, preferredAppearance: ScreenAppearance(barColor: color))
  }
}

/// Keeps what it was told to apply, and marks the bars it has applied something to.
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

  /// What was applied since the last call.
  func takeChanges() -> [BarChange] {
    defer { changes = [] }
    return changes
  }
}

extension ScreenStack {
  /// A stack with plain bars in a tree of its own.
  static func make(
    in tree: StyleTree = StyleTree(),
    strategy: any AppearanceApplyingStrategy = OverridingStrategy()
  ) -> ScreenStack {
    ScreenStack(
      ShopNavigation(), navigationBar: ShopBar(), toolbar: ShopToolbar(), in: tree,
      strategy: strategy)
  }

  /// The background that the bar above has.
  var navigationColor: Color? { tree.viewModel(of: navigationBar).backgroundColor }

  /// The background that the bar below has.
  var toolbarColor: Color? { toolbar.flatMap { tree.viewModel(of: $0).backgroundColor } }
}
