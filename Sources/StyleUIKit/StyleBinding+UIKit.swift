#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
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

// MARK: - StandardView

/// The views of the library's kinds.
@MainActor
enum StandardView {
  /// The kinds that have their own view; other kinds have the view of their parent.
  private static let makers: [NodeKind: @MainActor () -> AnyObject] = [
    .screen: stack, .view: stack,
    .control: { UIControl() },
    .button: { UIButton() },
    .label: { UILabel() },
    .textField: { UITextField() },
    .textView: { UITextView() },
    .searchBar: { UISearchBar() },
    .navigationBar: { UINavigationBar() },
    .toolbar: { UIToolbar() },
    .tabBar: { UITabBar() },
    .barItem: { UIBarButtonItem() },
    .tabBarItem: { UITabBarItem() },
    .segmentedControl: { UISegmentedControl() },
    .slider: { UISlider() },
    .switch: { UISwitch() },
    .stepper: { UIStepper() },
    .progress: { UIProgressView() },
    .pageControl: { UIPageControl() },
    .datePicker: { UIDatePicker() },
    .image: { UIImageView() },
    .scroll: { UIScrollView() },
    .table: { UITableView() },
    .tableCell: { UITableViewCell() },
    .tableSection: { TableSection() },
    .tableSectionHeader: { UITableViewHeaderFooterView() },
    .tableSectionFooter: { UITableViewHeaderFooterView() },
    .activityIndicator: {
      let view = UIActivityIndicatorView()
      view.startAnimating()
      return view
    },
    .picker: { UIPickerView() },
  ]

  /// Creates the view for a kind or its nearest ancestor that has one.
  static func make(for kind: NodeKind) -> AnyObject? {
    var kind: NodeKind? = kind
    while let current = kind {
      if let make = makers[current] { return make() }
      kind = current.parent
    }
    return nil
  }

  private static func stack() -> AnyObject {
    let stack = UIStackView()
    stack.axis = .vertical
    return stack
  }
}

// MARK: - Scopes

/// Conversion between scopes of the tree and trait overrides of views.
@MainActor
extension StyleBinding where View == AnyObject {
  /// Sets a scope at a node, and overrides the traits of its view in the same way, so that parts
  /// drawn by UIKit follow.
  ///
  /// - Parameters:
  ///   - scope: The scope; nil removes the scope and the overrides.
  ///   - node: The node; traps if it isn't attached.
  public func setScope(_ scope: StyleScope?, at node: some NodeReference) {
    tree.setScope(scope, at: node)
    guard let view = view(of: node) as? UIView else { return }
    (scope?.environment ?? StyleEnvironment.Changes()).write(to: &view.traitOverrides)
    if let themes = scope?.themes, !themes.isEmpty {
      view.traitOverrides.styleThemes = themes
    } else if view.traitOverrides.contains(ThemesTrait.self) {
      view.traitOverrides.remove(ThemesTrait.self)
    }
  }

  /// Sets the scope of a view's node to its trait overrides, and keeps the scope's style sheet and
  /// boundary.
  ///
  /// Does nothing for views that the binding doesn't own.
  ///
  /// - Parameter view: The view, after a change of its overrides.
  public func adoptTraitOverrides(of view: AnyObject) {
    guard let view = view as? UIView, let node = node(of: view) else { return }
    var scope = tree.scope(at: node) ?? StyleScope()
    scope.environment = StyleEnvironment.Changes(view.traitOverrides)
    scope.themes =
      view.traitOverrides.contains(ThemesTrait.self) ? view.traitOverrides.styleThemes : []
    tree.setScope(scope == StyleScope() ? nil : scope, at: node)
  }
}

// MARK: - Animation

@MainActor
extension StyleBinding where View == AnyObject {
  /// Shows animated changes in UIKit's animations, in which views fade in and out.
  ///
  /// Items of bars appear and disappear at once, because they have no opacity.
  func animateChanges() {
    animation = .toolkit { changes, completion in
      UIView.animate(withDuration: 0.3, animations: changes) { _ in completion() }
    }
    onTransition(UIView.self, restoring: \.alpha) { view, alpha, presence in
      view.alpha = alpha * presence
    }
  }
}
#endif
