#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import ProtocolStyle
public import StyleBinding
public import UIKit

/// UIKit's views for the kinds and attributes of the library.
@MainActor
extension StyleBinding where View == AnyObject {
  /// Makes a binding that shows a tree by UIKit's views.
  ///
  /// ```swift
  /// let binding = StyleBinding.uiKit(tree, in: view)
  /// binding.follow()
  /// ```
  ///
  /// Each kind has the view that it's named after: a `UIButton` for `.button`. Screens and plain
  /// views are vertical stacks. Items of bars are `UIBarItem`s, and cells are shown by the data
  /// source of their table, which the binding sets. Entries for other attributes or classes can be
  /// added to the binding.
  ///
  /// - Parameters:
  ///   - tree: The tree, which lives on the main actor.
  ///   - container: The view that the roots are put into; retained by the binding.
  ///   - makeView: Creates views for kinds that need others, such as custom kinds; nil for the
  ///     standard view, which is by default always used.
  /// - Returns: The binding, without any view until its first refresh.
  public static func uiKit(
    _ tree: StyleTree, in container: UIView,
    makeView: @escaping (NodeKind) throws -> AnyObject? = { _ in nil }
  ) -> StyleBinding<AnyObject> {
    uiKit(tree, in: container, makeView: makeView) { _ in false }
  }

  /// Makes a binding that leaves some views where they are.
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
      if let node = edits.binding?.node(of: view), keepsInPlace(node) { return }
      try Insertion(view, into: parent ?? container, before: next).perform(
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
    binding.showTables()
    binding.showContent()
    return binding
  }
}
#endif
