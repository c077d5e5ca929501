#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
public import ProtocolStyle
public import StyleBinding
public import UIKit

/// A view that shows a tree, with the environment and themes of the view's traits.
///
/// ```swift
/// let view = StyleHostingView(tree)
/// window.rootViewController?.view.addSubview(view)
/// ```
///
/// It retains the tree, and shows changes of the tree once per turn of the main actor.
public final class StyleHostingView: UIView {
  /// The binding of the views, to which you can add entries and edit handlers.
  public let binding: StyleBinding<AnyObject>

  /// The tree.
  public var tree: StyleTree { binding.tree }

  private let root: UIView

  /// Creates a view that shows a tree.
  ///
  /// - Parameters:
  ///   - tree: The tree, which belongs to the main actor.
  ///   - makeView: Creates views for kinds that need a different one; returns nil for the standard
  ///     view. By default, all views are standard.
  public init(
    _ tree: StyleTree, makeView: @escaping (NodeKind) throws -> AnyObject? = { _ in nil }
  ) {
    let root = UIStackView()
    root.axis = .vertical
    self.root = root
    binding = .uiKit(tree, in: root, makeView: makeView)
    super.init(frame: .zero)
    addSubview(root)
    let traits: [any UITraitDefinition.Type] = [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self,
      UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitDisplayScale.self, ThemesTrait.self,
    ]
    registerForTraitChanges(traits) { (view: StyleHostingView, _) in
      view.updateEnvironment()
    }
    updateEnvironment()
    binding.follow()
  }

  /// A tree can't be decoded.
  ///
  /// - Parameter coder: Ignored.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    nil
  }

  /// Sets the tree's environment to that of the view's window.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    updateEnvironment()
  }

  /// Fills the view with the tree's views.
  public override func layoutSubviews() {
    super.layoutSubviews()
    root.frame = bounds
  }

  /// Sets the tree's environment and themes to those of the traits.
  ///
  /// The view calls it when traits change. Call it yourself after a change of the scene's
  /// orientation or the reduced-motion setting.
  public func updateEnvironment() {
    let environment = StyleEnvironment(traitCollection, in: window?.windowScene)
    if tree.environment != environment { tree.environment = environment }
    let themes = traitCollection.styleThemes
    if !themes.isEmpty, tree.themes != themes { tree.themes = themes }
  }
}

// MARK: - StyleHostingController

/// A view controller that shows a tree, with the status bar style of its navigation bar.
public final class StyleHostingController: UIViewController {
  /// The view that shows the tree.
  public let hostingView: StyleHostingView

  /// Creates a controller that shows a tree.
  ///
  /// - Parameters:
  ///   - tree: The tree, which belongs to the main actor.
  ///   - makeView: Creates views for kinds that need a different one; returns nil for the standard
  ///     view. By default, all views are standard.
  public init(
    _ tree: StyleTree, makeView: @escaping (NodeKind) throws -> AnyObject? = { _ in nil }
  ) {
    hostingView = StyleHostingView(tree, makeView: makeView)
    super.init(nibName: nil, bundle: nil)
    hostingView.binding.on(.statusBarStyle, UINavigationBar.self) { [weak self] _, _ in
      self?.setNeedsStatusBarAppearanceUpdate()
    }
    hostingView.binding.refresh()
  }

  /// A tree can't be decoded.
  ///
  /// - Parameter coder: Ignored.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    nil
  }

  /// The hosting view.
  public override func loadView() {
    view = hostingView
  }

  /// The status bar style of the tree's first navigation bar.
  public override var preferredStatusBarStyle: UIStatusBarStyle {
    let tree = hostingView.tree
    for node in tree.nodes {
      if let style = tree.viewModel(of: node, includingContent: false).statusBarStyle {
        return UIStatusBarStyle(style)
      }
    }
    return .default
  }
}
#endif
