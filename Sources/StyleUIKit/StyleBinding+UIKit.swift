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
  /// Each kind has the view with the corresponding name: a `UIButton` for `.button`, and for
  /// `.link`. Screens and plain views are stacks, vertical ones unless a layout attribute is
  /// written; so is the content of scroll views and cells. The style of a table is that of its node
  /// when its view is created, because UIKit can't change it. Items of bars are `UIBarItem`s. The
  /// binding sets the data source of tables, which shows their cells and sections. It sets the
  /// delegate of tables whose sections have headers or footers, unless the table has another one;
  /// that has to return the views itself. Stacks and scroll views set the widths of their nodes that
  /// are containers, in each layout. Changes made in `StyleTree.animated(_:)` take 0.3
  /// seconds, in which views fade in and out; set the binding's `animation` for a different one.
  /// You can add entries for other attributes or classes.
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
    let (models, concentric) = (ChildModels(), ConcentricViews())
    let binding = StyleBinding<AnyObject>(tree) { kind in
      let view =
        try makeView(kind)
        ?? StandardView(models: models, node: edits.binding?.modelOfNewView).make(for: kind)
      if let view { edits.binding?.observe(view, edits) }
      return view
    } insert: { view, parent, next in
      let node = edits.binding?.node(of: view)
      if let node, keepsInPlace(node) { return }
      let kind = node.map { tree.viewModel(of: $0, includingContent: false).kind }
      let isFooter = kind?.isKind(of: .tableSectionFooter) == true
      try Insertion(view, into: parent ?? container, before: next, isFooter: isFooter).perform(
        tables, bars, models)
      if let view = view as? UIView { concentric.refresh(in: view) }
    } remove: { view in
      Insertion.remove(view, from: tables, bars, models)
    }
    edits.binding = binding
    models.model = { [weak binding] in binding?.viewModel(shownBy: $0) }
    models.onWidth = { [weak binding, weak container] view, width in
      guard let binding, let container else { return }
      binding.setContainerWidth(width, of: view, in: container.bounds.width)
      binding.refresh()
    }
    binding.showAccessibility()
    binding.showLayers()
    binding.showSurfaces(concentric)
    binding.showBoxes()
    binding.showLayout(models)
    binding.showViews()
    binding.showText()
    binding.showControls()
    binding.showButtons()
    binding.showTracks()
    binding.showBars()
    binding.showItems()
    binding.showTables(tables, models)
    binding.showContent()
    binding.noteMissing()
    binding.animateChanges()
    return binding
  }
}

@MainActor
extension StyleBinding where View == AnyObject {
  /// Adds an entry that shows the values of an attribute, converted, in a property.
  func on<Value, Target: AnyObject, Property>(
    _ attribute: Attribute<Value>, in property: ReferenceWritableKeyPath<Target, Property>,
    _ converted: @escaping (Value) -> Property
  ) {
    on(attribute, Target.self, restoring: property) { $0[keyPath: property] = converted($1) }
  }
}

// MARK: - StandardView

/// The views of the library's kinds.
@MainActor
struct StandardView {
  let models: ChildModels

  /// The view model of the node whose view is created.
  let node: ViewModel?

  /// The kinds that have their own view; other kinds have the view of their parent.
  private static let makers: [NodeKind: @MainActor (StandardView) -> AnyObject] = [
    .screen: { StyleStackView.make($0.models) },
    .view: { StyleStackView.make($0.models) },
    .control: { _ in UIControl() },
    .button: { _ in UIButton() },
    .link: { _ in UIButton() },
    .label: { _ in UILabel() },
    .textField: { _ in UITextField() },
    .textView: { _ in UITextView() },
    .searchBar: { _ in UISearchBar() },
    .navigationBar: { _ in UINavigationBar() },
    .toolbar: { _ in UIToolbar() },
    .tabBar: { _ in UITabBar() },
    .barItem: { _ in UIBarButtonItem() },
    .tabBarItem: { _ in UITabBarItem() },
    .segmentedControl: { _ in UISegmentedControl() },
    .slider: { _ in UISlider() },
    .switch: { _ in UISwitch() },
    .stepper: { _ in UIStepper() },
    .progress: { _ in UIProgressView() },
    .pageControl: { _ in UIPageControl() },
    .datePicker: { _ in UIDatePicker() },
    .image: { _ in UIImageView() },
    .scroll: { StyleScrollView.make($0.models) },
    .table: {
      UITableView(frame: .zero, style: UITableView.Style($0.node?.listVariant ?? .plain))
    },
    .tableCell: { _ in UITableViewCell() },
    .tableSection: { _ in TableSection() },
    .tableSectionHeader: { _ in UITableViewHeaderFooterView() },
    .tableSectionFooter: { _ in UITableViewHeaderFooterView() },
    .activityIndicator: { _ in
      let view = UIActivityIndicatorView()
      view.startAnimating()
      return view
    },
    .picker: { _ in UIPickerView() },
  ]

  /// Creates the view for a kind or its nearest ancestor that has one.
  func make(for kind: NodeKind) -> AnyObject? {
    var kind: NodeKind? = kind
    while let current = kind {
      if let make = Self.makers[current] { return make(self) }
      kind = current.parent
    }
    return nil
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
    motionAnimation = { curve, changes in
      // A node's `model.motion`, in which a press can interrupt a release.
      guard curve.form != .spring else {
        return UIView.animate(
          springDuration: curve.duration, bounce: curve.bounce, initialSpringVelocity: 0,
          delay: curve.delay, options: [.beginFromCurrentState, .allowUserInteraction],
          animations: changes, completion: nil)
      }
      let points = curve.controlPoints
      UIViewPropertyAnimator(
        duration: curve.duration, controlPoint1: CGPoint(x: points.x1, y: points.y1),
        controlPoint2: CGPoint(x: points.x2, y: points.y2), animations: changes
      ).startAnimation(afterDelay: curve.delay)
    }
    let repeating = RepeatingViews()
    repeatingAnimation = { view, animation in
      if let view = view as? UIView { repeating.show(animation, in: view) }
    }
    onTransition(UIView.self, restoring: \.alpha) { view, alpha, presence in
      view.alpha = alpha * presence
    }
  }
}

// MARK: - Without a counterpart

@MainActor
extension StyleBinding where View == AnyObject {
  /// The attributes that UIKit, or all but some of its views, have no counterpart of.
  fileprivate func noteMissing() {
    on(.blur, none: "UIKit blurs what is behind a view, but not a view itself.")
    on(.textGradient, none: "A label draws its text in one color.")
    on(.titleEdgeInsets, none: "The configuration of a button has no insets of its title alone.")
    on(.controlSize, none: "UIKit's controls other than buttons have one size.")
    on(.textTransform, none: "In a field, it would change the text that the user edits.")
    on(.textAlignment, none: "The content configuration of a list can't align text to the right.")
    on(.isHidden, none: "An item of a tab bar can't be hidden.")
    on(.statusBarStyle, none: "A view controller sets it: show the screen in StyleHostingView.")
    on(
      Arrangement.attributes,
      none: "A bar arranges items, a table rows, and other views have no children to arrange.")
  }
}
#endif
