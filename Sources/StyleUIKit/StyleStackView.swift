#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
internal import ProtocolStyle
public import UIKit

extension Arrangement {
  /// The arrangement of what scrolls.
  var ofContent: Arrangement {
    var content = self
    content.overflow = .visible
    return content
  }
}

/// The view models of a binding's views, for the sizes and places of children.
@MainActor
final class ChildModels {
  var model: (UIView) -> ViewModel? = { _ in nil }

  /// Called with a view and the width of its content, when UIKit has laid it out in another one.
  var onWidth: (UIView, CGFloat) -> Void = { _, _ in }

  /// The constraints of views over parents that aren't stacks.
  private var overlays: [ObjectIdentifier: [NSLayoutConstraint]] = [:]

  nonisolated init() {}

  /// The size of a view among its siblings, and its place over them.
  func item(of view: UIView) -> Arrangement.Item {
    model(view).map(Arrangement.Item.init(of:)) ?? Arrangement.Item()
  }

  /// Shows the place of a view over its superview, or in the stack that it's a child of.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - overlay: The place; nil for none.
  func place(_ view: UIView, _ overlay: OverlayValue?) {
    if let former = overlays.removeValue(forKey: ObjectIdentifier(view)) {
      for constraint in former { constraint.isActive = false }
      view.translatesAutoresizingMaskIntoConstraints = true
    }
    if let stack = StyleStackView.containing(view) { return stack.setNeedsArranging() }
    guard let overlay, let superview = view.superview else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraints = Edges(view).placed(
      in: Edges(superview), overlay, isMirrored: superview.isRightToLeft)
    for constraint in constraints { constraint.isActive = true }
    overlays[ObjectIdentifier(view)] = constraints
  }

  /// Forgets the place of a view that is removed.
  func forget(_ view: UIView) { overlays[ObjectIdentifier(view)] = nil }
}

// MARK: - StyleStackView

/// The stack view of screens and plain views, which arranges the children of its node by the layout
/// attributes.
///
/// ```swift
/// let stack = binding.view(of: card) as? StyleStackView
/// ```
///
/// It's a vertical stack until a layout attribute is written. UIKit computes all frames: lines of a
/// grid, and lines that wrap, are stacks in the stack; children over each other, and those over the
/// stack, have constraints; free space at an end is a view without content; and what scrolls is
/// another stack in a scroll view. A change of the children marks the arrangement as outdated, and
/// the next layout pass brings it up to date. Let the binding insert and remove views.
public final class StyleStackView: UIStackView {
  /// The children, in order; some of them can be in lines.
  fileprivate(set) var children: [UIView] = []

  /// The stack whose grid this one is a row of, if it's horizontal.
  private weak var enclosing: StyleStackView?

  /// Whether the stack is within the view of a node, and not the view itself.
  var isContainer = false

  var models = ChildModels()

  private(set) var arrangement = Arrangement()
  private var scroller: StyleScrollView?
  private var isOutdated = false

  /// The columns of the grid that this stack is a row of, with their distance.
  private var inheritedColumns: (count: Int, spacing: CGFloat)? {
    didSet {
      if inheritedColumns ?? (0, 0) != oldValue ?? (0, 0) { setNeedsArranging() }
    }
  }

  /// The width that lines were made for.
  private var arrangedWidth: CGFloat = 0

  /// The width of the content in the last layout.
  private var shownWidth: CGFloat = 0

  /// The children that stay at an edge of the scroll view whose content the stack is.
  fileprivate var stickyChildren: [(view: UIView, edge: StickyEdgeValue)] = []

  private var lines: [ChildLine] = []
  fileprivate var added: [NSLayoutConstraint] = []

  /// The stack that has the children: this one, or the one that scrolls in it.
  private var content: StyleStackView { scroller?.content ?? self }

  static func make(_ models: ChildModels) -> StyleStackView {
    let stack = StyleStackView()
    stack.axis = .vertical
    stack.models = models
    return stack
  }

  /// The stack that has a view among its children.
  static func containing(_ child: UIView) -> StyleStackView? {
    var ancestor = child.superview
    while let view = ancestor {
      if let stack = (view as? StyleScrollView)?.content,
        stack.children.contains(where: { $0 === child })
      {
        return stack
      }
      if let stack = view as? StyleStackView {
        return stack.children.contains { $0 === child } ? stack : nil
      }
      ancestor = view.superview
    }
    return nil
  }

  // MARK: Children

  /// All children, including those that scroll.
  var arrangedChildren: [UIView] { content.children }

  /// Inserts a child, or moves it.
  func insert(_ child: UIView, before next: AnyObject?) {
    StyleStackView.containing(child)?.forget(child)
    content.insertHere(child, before: next)
  }

  private func insertHere(_ child: UIView, before next: AnyObject?) {
    let index = children.firstIndex { $0 === next } ?? children.count
    children.insert(child, at: index)
    (child as? StyleStackView)?.enclosing = self
    // Without lines and spacers, this is its place already.
    removeArrangedSubview(child)
    insertArrangedSubview(child, at: min(index, arrangedSubviews.count))
    setNeedsArranging()
    if children.count == 1 { enclosing?.setNeedsArranging() }
  }

  /// Removes a child, also from its line.
  func remove(_ child: UIView) {
    forget(child)
    child.removeFromSuperview()
  }

  private func forget(_ child: UIView) {
    guard let index = children.firstIndex(where: { $0 === child }) else { return }
    children.remove(at: index)
    if let stack = child as? StyleStackView {
      (stack.enclosing, stack.inheritedColumns) = (nil, nil)
    }
    setNeedsArranging()
    if children.isEmpty { enclosing?.setNeedsArranging() }
  }

  // MARK: Arrangement

  /// Shows an arrangement; the children stay in order.
  func show(_ new: Arrangement) {
    guard new != arrangement else { return }
    if (new.overflow == .scrolls) != (scroller != nil) { setScrolls(new.overflow == .scrolls) }
    arrangement = new
    if let scroller {
      scroller.content.show(new.ofContent)
      scroller.setNeedsUpdateConstraints()
    }
    setNeedsArranging()
    enclosing?.setNeedsArranging()
  }

  private func setScrolls(_ scrolls: Bool) {
    let moved = arrangedChildren
    let former = content
    for child in moved { former.remove(child) }
    scroller?.removeFromSuperview()
    scroller = scrolls ? StyleScrollView.make(models) : nil
    for child in moved { content.insertHere(child, before: nil) }
  }

  /// Marks the arrangement as outdated, because of a child's size or visibility.
  func setNeedsArranging() {
    isOutdated = true
    setNeedsUpdateConstraints()
  }

  /// Arranges the children if the arrangement is outdated.
  public override func updateConstraints() {
    if isOutdated { arrange() }
    super.updateConstraints()
  }

  /// Arranges the children again if their lines depend on the width, and passes on another width.
  public override func layoutSubviews() {
    super.layoutSubviews()
    if contentWidth != shownWidth {
      shownWidth = contentWidth
      models.onWidth(self, shownWidth)
    }
    let dependsOnWidth =
      arrangement.flow == .wrappingRow
      || arrangement.columns?.minimum != nil && inheritedColumns == nil
    if dependsOnWidth, bounds.width != arrangedWidth { arrange() }
  }

  private func arrange() {
    isOutdated = false
    arrangedWidth = bounds.width
    for constraint in added { constraint.isActive = false }
    added = []
    axis = arrangement.axis == .horizontal ? .horizontal : .vertical
    (alignment, distribution) = (.fill, .fill)
    spacing = arrangement.spacing ?? 0
    if inheritedColumns == nil, arrangement.columns == nil {
      for case let row as StyleStackView in children { row.inheritedColumns = nil }
    }
    switch arrangement.flow {
    case _ where scroller != nil: setArranged([scroller].compactMap(\.self))
    case _ where inheritedColumns != nil:
      if let inheritedColumns { arrangeGrid(inheritedColumns.count, inheritedColumns.spacing) }
    case .grid(let columns): arrangeGrid(columns.count(in: contentWidth, spacing: spacing), spacing)
    case .layers: arrangeLayers()
    case .wrappingRow: arrangeWrapped()
    case .row, .column:
      alignment = Alignment(arrangement.alignment ?? .fill, axis)
      added += pack(children.filter(isInFlow), arrangement, models)
    }
    placeOverlays()
    for constraint in added { constraint.isActive = true }
    if superview is StyleScrollView {
      stickyChildren = children.compactMap { child in
        models.item(of: child).stickyEdge.map { (child, $0) }
      }
    }
    lines.removeAll { $0.superview == nil }
  }

  private var contentWidth: CGFloat {
    guard isLayoutMarginsRelativeArrangement else { return bounds.width }
    let margins = directionalLayoutMargins
    return max(bounds.width - margins.leading - margins.trailing, 0)
  }

  private var shownChildren: [UIView] { children.filter { !$0.isHidden && isInFlow($0) } }

  /// Whether a child is among its siblings, and not over them.
  private func isInFlow(_ child: UIView) -> Bool { models.item(of: child).overlay == nil }

  // MARK: Lines

  private func line(_ index: Int) -> ChildLine {
    while lines.count <= index { lines.append(ChildLine()) }
    lines[index].axis = .horizontal
    lines[index].spacing = spacing
    (lines[index].alignment, lines[index].distribution) = (.fill, .fill)
    return lines[index]
  }

  /// Arranges children in lines of equal columns; a row among them has its own line.
  private func arrangeGrid(_ count: Int, _ distance: CGFloat) {
    axis = .vertical
    spacing = distance
    let views = shownChildren
    for case let stack as StyleStackView in views {
      stack.inheritedColumns = stack.isRow ? (count, distance) : nil
    }
    let rows = views.map { ($0 as? StyleStackView)?.isRow == true }
    let spans = zip(views, rows).map { $1 ? Int.max : models.item(of: $0).columnSpan }
    var (shown, used): ([UIView], Int) = ([], 0)
    for placed in Arrangement.lines(ofSpans: spans, in: count) {
      if rows[placed.lowerBound] {
        shown.append(views[placed.lowerBound])
      } else {
        added += line(used).setCells(placed.map { (views[$0], min(spans[$0], count)) }, of: count)
        shown.append(line(used))
        used += 1
      }
    }
    setArranged(shown)
  }

  /// Whether the stack is a row if it's in a grid.
  private var isRow: Bool { arrangement.axis == .horizontal && !arrangedChildren.isEmpty }

  /// Arranges children in lines that they fit into.
  private func arrangeWrapped() {
    axis = .vertical
    let views = shownChildren
    let widths = views.map {
      Double($0.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width)
    }
    let places = Arrangement.lines(of: widths, spacing, in: contentWidth)
    let shown = places.enumerated().map { number, place in
      let next = line(number)
      next.alignment = Alignment(arrangement.alignment ?? .fill, .horizontal)
      added += next.pack(Array(views[place]), arrangement, models)
      return next
    }
    setArranged(shown)
  }

  // MARK: Layers

  private func arrangeLayers() {
    setArranged([])
    let edges = isLayoutMarginsRelativeArrangement ? Edges(layoutMarginsGuide) : Edges(self)
    for child in children where isInFlow(child) {
      child.translatesAutoresizingMaskIntoConstraints = false
      // In order, because UIKit moves a view that it already has to the front.
      addSubview(child)
      added += Edges(child).placed(in: edges, arrangement.alignment ?? .fill)
    }
  }
}

extension StyleStackView {
  /// Places children over the stack, or over the scroll view whose content it is, in front of the others.
  fileprivate func placeOverlays() {
    let scroller = superview as? StyleScrollView
    for child in children {
      guard let overlay = models.item(of: child).overlay else { continue }
      removeArrangedSubview(child)
      child.translatesAutoresizingMaskIntoConstraints = false
      (scroller ?? self).addSubview(child)
      let edges = scroller.map { Edges($0.frameLayoutGuide) } ?? Edges(self)
      added += Edges(child).placed(in: edges, overlay, isMirrored: isRightToLeft)
    }
  }
}

extension UIView {
  /// Whether text begins at the right.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

/// A line of a grid, or of children that wrap.
final class ChildLine: UIStackView {
  /// Arranges cells in columns, which have the same widths in all lines.
  ///
  /// - Parameters:
  ///   - cells: The views with the numbers of columns that they take.
  ///   - count: The number of columns.
  /// - Returns: The constraints of the widths, which aren't active.
  fileprivate func setCells(
    _ cells: [(view: UIView, span: Int)], of count: Int
  ) -> [NSLayoutConstraint] {
    var cells = cells
    let taken = cells.reduce(0) { $0 + $1.span }
    if taken < count { cells.append((Spacer(), count - taken)) }
    setArranged(cells.map(\.view))
    return cells.map { view, span in
      let share = CGFloat(span) / CGFloat(count)
      let width = view.widthAnchor.constraint(
        equalTo: widthAnchor, multiplier: share, constant: spacing * share - spacing)
      // A cell with a written width keeps it.
      width.priority = UILayoutPriority(rawValue: 999)
      return width
    }
  }
}

/// A view that takes free space.
final class Spacer: UIView {}

// MARK: - Stacks

extension UIStackView {
  /// Arranges exactly these views, and moves only those that are somewhere else.
  fileprivate func setArranged(_ views: [UIView]) {
    let kept = Set(views.map(ObjectIdentifier.init))
    for view in arrangedSubviews where !kept.contains(ObjectIdentifier(view)) {
      removeArrangedSubview(view)
      if view is Spacer || view is ChildLine || view is StyleScrollView {
        view.removeFromSuperview()
      }
    }
    for (index, view) in views.enumerated() {
      if index < arrangedSubviews.count, arrangedSubviews[index] === view { continue }
      insertArrangedSubview(view, at: index)
    }
  }

  /// Arranges views along the axis, with free space where the distribution has it.
  ///
  /// - Returns: The constraints of sizes, which aren't active.
  fileprivate func pack(
    _ views: [UIView], _ arrangement: Arrangement, _ models: ChildModels
  ) -> [NSLayoutConstraint] {
    let growths = views.map { arrangement.isEqual ? 0 : models.item(of: $0).growth }
    let growing = zip(views, growths).filter { $0.1 > 0 }
    // Growing views take all free space.
    let place = growing.isEmpty ? arrangement.distribution : nil
    distribution =
      switch place {
      case .equalSpacing: .equalSpacing
      case .fillEqually: .fillEqually
      default: .fill
      }
    let first = [.trailing, .center].contains(place) ? Spacer() : nil
    let last = [.leading, .center].contains(place) ? Spacer() : nil
    setArranged([first].compactMap(\.self) + views + [last].compactMap(\.self))
    for view in views { setCustomSpacing(UIStackView.spacingUseDefault, after: view) }
    if let first { setCustomSpacing(0, after: first) }
    if last != nil, let view = views.last { setCustomSpacing(0, after: view) }
    if let first, let last { return [size(of: first, as: last, 1, .required)] }
    guard let one = growing.first else { return [] }
    // Below the priority of content, which isn't cut off for the sake of equal shares.
    let priority = UILayoutPriority(rawValue: 740)
    return growing.dropFirst().map { view, growth in
      size(of: view, as: one.0, growth / one.1, priority)
    }
  }

  private func size(
    of view: UIView, as other: UIView, _ factor: Double, _ priority: UILayoutPriority
  ) -> NSLayoutConstraint {
    let constraint =
      axis == .horizontal
      ? view.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: factor)
      : view.heightAnchor.constraint(equalTo: other.heightAnchor, multiplier: factor)
    constraint.priority = priority
    return constraint
  }
}

extension UIStackView.Alignment {
  init(_ alignment: StackAlignmentValue, _ axis: NSLayoutConstraint.Axis) {
    self =
      switch (alignment, axis) {
      case (.fill, _): .fill
      case (.center, _): .center
      case (.leading, .horizontal): .top
      case (.trailing, .horizontal): .bottom
      case (.firstBaseline, .horizontal): .firstBaseline
      case (.trailing, _): .trailing
      case (.leading, _), (.firstBaseline, _): .leading
      }
  }
}

// MARK: - StyleScrollView

/// The scroll view of scrolling nodes, with a stack of their children.
///
/// The stack is as wide as the view, or as high if it's horizontal.
public final class StyleScrollView: UIScrollView {
  let content = StyleStackView()

  private var sides: [NSLayoutConstraint] = []
  private var shownWidth: CGFloat = 0

  static func make(_ models: ChildModels) -> StyleScrollView {
    let view = StyleScrollView()
    view.content.axis = .vertical
    view.content.models = models
    view.content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(view.content)
    for constraint in Edges(view.content).placed(in: Edges(view.contentLayoutGuide), .fill) {
      constraint.isActive = true
    }
    view.sides = [
      view.content.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
      view.content.heightAnchor.constraint(equalTo: view.frameLayoutGuide.heightAnchor),
    ]
    view.showSides()
    return view
  }

  /// Fixes the side along which nothing scrolls.
  public override func updateConstraints() {
    showSides()
    super.updateConstraints()
  }

  /// Passes on another width, and keeps children at the edge at which they stay.
  public override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.width != shownWidth {
      shownWidth = bounds.width
      content.models.onWidth(self, shownWidth)
    }
    for (child, edge) in content.stickyChildren { stick(child, to: edge) }
  }

  /// Moves a child that stays at an edge to what's visible, by its transform, of which its place in the
  /// stack is independent.
  private func stick(_ child: UIView, to edge: StickyEdgeValue) {
    let visible = CGRect(origin: contentOffset, size: bounds.size).inset(by: adjustedContentInset)
    let size = child.bounds.size
    let place = CGRect(
      x: content.frame.minX + child.center.x - size.width / 2,
      y: content.frame.minY + child.center.y - size.height / 2, width: size.width,
      height: size.height)
    let offset = edge.offset(
      fromInsets: EdgeInsets(
        top: place.minY - visible.minY, left: place.minX - visible.minX,
        bottom: visible.maxY - place.maxY, right: visible.maxX - place.maxX),
      isRightToLeft: isRightToLeft)
    let own = content.models.model(child)?.transform.map { CGAffineTransform($0) } ?? .identity
    child.transform = own.concatenating(
      CGAffineTransform(translationX: offset.x, y: offset.y))
  }

  private func showSides() {
    let isHorizontal = content.arrangement.flow == .row
    for (index, side) in sides.enumerated() where side.isActive != ((index == 1) == isHorizontal) {
      side.isActive.toggle()
    }
  }
}

// MARK: - Edges

/// The anchors of a view or of a guide: the start, the center and the end of each axis.
@MainActor
struct Edges {
  private let horizontal: [NSLayoutAnchor<NSLayoutXAxisAnchor>]
  private let vertical: [NSLayoutAnchor<NSLayoutYAxisAnchor>]

  init(_ view: UIView) {
    horizontal = [view.leadingAnchor, view.centerXAnchor, view.trailingAnchor]
    vertical = [view.topAnchor, view.centerYAnchor, view.bottomAnchor]
  }

  init(_ guide: UILayoutGuide) {
    horizontal = [guide.leadingAnchor, guide.centerXAnchor, guide.trailingAnchor]
    vertical = [guide.topAnchor, guide.centerYAnchor, guide.bottomAnchor]
  }

  /// The constraints of a view in others, which are at least as large.
  func placed(in outer: Edges, _ alignment: StackAlignmentValue) -> [NSLayoutConstraint] {
    place(horizontal, in: outer.horizontal, alignment)
      + place(vertical, in: outer.vertical, alignment)
  }

  /// The constraints of a view at the start, the middle or the end of others.
  ///
  /// UIKit mirrors the distances from the start and the end, but not those from the middle.
  func placed(
    in outer: Edges, _ overlay: OverlayValue, isMirrored: Bool
  ) -> [NSLayoutConstraint] {
    let (x, y) = (
      Int(overlay.alignment.horizontal * 2), Int(overlay.alignment.vertical * 2)
    )
    let distance = CGFloat(overlay.offset.x)
    return [
      horizontal[x].constraint(
        equalTo: outer.horizontal[x], constant: x == 1 && isMirrored ? -distance : distance),
      vertical[y].constraint(equalTo: outer.vertical[y], constant: CGFloat(overlay.offset.y)),
    ]
  }

  private func place<Axis>(
    _ inner: [NSLayoutAnchor<Axis>], in outer: [NSLayoutAnchor<Axis>],
    _ alignment: StackAlignmentValue
  ) -> [NSLayoutConstraint] {
    let isAtEnd = alignment == .fill || alignment == .trailing
    let isAtStart = alignment == .fill || !isAtEnd && alignment != .center
    let edges = [
      isAtStart
        ? inner[0].constraint(equalTo: outer[0])
        : inner[0].constraint(greaterThanOrEqualTo: outer[0]),
      isAtEnd
        ? inner[2].constraint(equalTo: outer[2])
        : inner[2].constraint(lessThanOrEqualTo: outer[2]),
    ]
    return alignment == .center ? edges + [inner[1].constraint(equalTo: outer[1])] : edges
  }
}
#endif
