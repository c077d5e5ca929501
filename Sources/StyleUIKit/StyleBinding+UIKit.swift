#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import ProtocolStyle
public import StyleBinding
public import UIKit

/// UIKit views for the kinds and attributes of the library.
@MainActor
extension StyleBinding where View == AnyObject {
  /// Creates a binding that shows a tree in UIKit views.
  ///
  /// ```swift
  /// let binding = StyleBinding.uiKit(tree, in: view)
  /// binding.follow()
  /// ```
  ///
  /// Each kind has the view with the corresponding name: a `UIButton` for `.button`. Screens and
  /// plain views are vertical stacks. Items of bars are `UIBarItem`s. The binding sets the data
  /// source of tables, which shows their cells and sections. It sets the delegate of tables whose
  /// sections have headers or footers, unless the table has another one; that has to return the
  /// views itself. Changes made in `StyleTree.animated(_:)` take 0.3 seconds, in which views fade in
  /// and out; set the binding's `animation` for a different one. You can add entries for other
  /// attributes or classes.
  ///
  /// - Parameters:
  ///   - tree: The tree, which belongs to the main actor.
  ///   - container: The superview of the roots; retained by the binding.
  ///   - makeView: Creates views for kinds that need a different one, such as custom kinds; returns
  ///     nil for the standard view. By default, all views are standard.
  /// - Returns: The binding, without views until its first refresh.
  public static func uiKit(
    _ tree: StyleTree, in container: UIView,
    makeView: @escaping (NodeKind) throws -> AnyObject? = { _ in nil }
  ) -> StyleBinding<AnyObject> {
    uiKit(tree, in: container, makeView: makeView) { _ in false }
  }

  /// Creates a binding that doesn't move some views.
  static func uiKit(
    _ tree: StyleTree, in container: UIView,
    makeView: @escaping (NodeKind) throws -> AnyObject?,
    keepsInPlace: @escaping (AnyNodeHandle) -> Bool
  ) -> StyleBinding<AnyObject> {
    let (tables, bars, edits) = (TableRows(), BarContents(), TextViewEdits())
    let binding = StyleBinding<AnyObject>(tree) { kind in
      let view = try makeView(kind) ?? StandardView.make(for: kind)
      if let view { edits.binding?.observe(view, edits) }
      return view
    } insert: { view, parent, next in
      let node = edits.binding?.node(of: view)
      if let node, keepsInPlace(node) { return }
      let kind = node.map { tree.viewModel(of: $0, includingContent: false).kind }
      let isFooter = kind?.isKind(of: .tableSectionFooter) == true
      try Insertion(view, into: parent ?? container, before: next, isFooter: isFooter).perform(
        tables, bars)
    } remove: { view in
      Insertion.remove(view, from: tables, bars)
    }
    edits.binding = binding
    binding.showLayers()
    binding.showViews()
    binding.showText()
    binding.showControls()
    binding.showButtons()
    binding.showTracks()
    binding.showBars()
    binding.showItems()
    binding.showTables(tables)
    binding.showContent()
    binding.animateChanges()
    return binding
  }
}
#endif
