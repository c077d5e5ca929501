#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
public import ProtocolStyle
public import StyleBinding
public import UIKit

/// A view that shows a tree, whose environment and themes are those of the view's traits.
///
/// ```swift
/// let view = StyleHostingView(tree)
/// window.rootViewController?.view.addSubview(view)
/// ```
///
/// It retains the tree. Changes of the tree are shown once per turn of the main actor.
public final class StyleHostingView: UIView {
  /// The binding of the views; entries for other attributes and edits can be added to it.
  public let binding: StyleBinding<AnyObject>

  /// The tree.
  public var tree: StyleTree { binding.tree }

  private let root: UIView

  /// Makes a view that shows a tree.
  ///
  /// - Parameters:
  ///   - tree: The tree, which lives on the main actor.
  ///   - makeView: Creates views for kinds that need others; nil for the standard view.
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

  /// Gives the tree the environment of the window that the view is in.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    updateEnvironment()
  }

  /// Fills the view with the tree's views.
  public override func layoutSubviews() {
    super.layoutSubviews()
    root.frame = bounds
  }

  /// Gives the tree the environment and the themes of the traits.
  ///
  /// UIKit calls it for traits. Call it when the scene's orientation or the setting for reduced
  /// motion has changed.
  public func updateEnvironment() {
    let environment = StyleEnvironment(traitCollection, in: window?.windowScene)
    if tree.environment != environment { tree.environment = environment }
    let themes = traitCollection.styleThemes
    if !themes.isEmpty, tree.themes != themes { tree.themes = themes }
  }
}
#endif
