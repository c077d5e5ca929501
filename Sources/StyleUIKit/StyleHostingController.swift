#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
public import ProtocolStyle
internal import StyleBinding
public import UIKit

/// A view controller that shows a tree, with the status bar style of its navigation bar.
public final class StyleHostingController: UIViewController {
  /// The view that shows the tree.
  public let hostingView: StyleHostingView

  /// Creates a controller that shows a tree.
  ///
  /// - Parameters:
  ///   - tree: The tree, which belongs to the main actor.
  ///   - makeView: Creates views for kinds that need a different one; returns nil for the standard
  ///     view.
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
