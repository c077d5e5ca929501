// The attributes of layout: how a node arranges its children, and its size among its siblings.
//
// A declaration is a protocol with its unit, range and origin, and its default. `swift run
// Generator` writes its key, reader and accessor to `Stacks+Generated.swift`.

// MARK: Aspect ratio

/// The width of a node divided by its height.
///
/// A number above 0; 0 or less, and a number that isn't finite, set no ratio. If both the width and
/// the height are fixed, they win. The default is 0. From UIKit's `NSLayoutConstraint` between a
/// view's width and height; CSS `aspect-ratio`.
///
/// ```swift
/// struct CardImage: ImageNode, ImageContent, AspectRatio {
///   let image = ImageReference.named("card")
///   var aspectRatio: Double { 1.6 }
/// }
/// ```
public protocol AspectRatio: SendableMetatype {
  /// The width of a node divided by its height.
  var aspectRatio: Double { get }
}

extension AspectRatio {
  /// The default: 0, which sets no ratio.
  public var aspectRatio: Double { 0 }
}

// MARK: Column span

/// The number of columns of a grid that a node takes.
///
/// 1 or more; a node takes at most all columns of its grid. The default is 1. From SwiftUI's
/// `gridCellColumns(_:)`; CSS `grid-column: span`.
public protocol ColumnSpan: SendableMetatype {
  /// The number of columns of a grid that a node takes.
  var columnSpan: Int { get }
}

extension ColumnSpan {
  /// The default: 1.
  public var columnSpan: Int { 1 }
}

// MARK: Grid columns

/// The columns in which a node arranges its children, row by row.
///
/// Columns share the width equally, with the spacing between them. A child whose own stack axis is
/// horizontal is a row: it takes all columns, and its children are placed in them, so columns are
/// aligned across rows. The default is a single column, which is a plain stack. From SwiftUI's
/// `Grid` and `LazyVGrid`; CSS `grid-template-columns` and `subgrid`.
///
/// ```swift
/// struct PriceList: ViewNode, GridColumns, Spacing {
///   var gridColumns: GridColumnsValue { .count(3) }
/// }
/// struct PriceRow: ViewNode, StackAxis {
///   var stackAxis: StackAxisValue { .horizontal }
/// }
/// ```
public protocol GridColumns: SendableMetatype {
  /// The columns in which a node arranges its children, row by row.
  var gridColumns: GridColumnsValue { get }
}

extension GridColumns {
  /// The default: a single column, which is a plain stack.
  public var gridColumns: GridColumnsValue { .count(1) }
}

// MARK: Growth

/// The share of the free space along its parent's axis that a node takes.
///
/// 0 or more, relative to the growth of its siblings; 0 keeps its own size. The default is 0. From
/// UIKit's content hugging priority; CSS `flex-grow`.
///
/// ```swift
/// struct SearchField: TextFieldNode, Growth {
///   var growth: Double { 1 }  // fills the row, beside a button
/// }
/// ```
public protocol Growth: SendableMetatype {
  /// The share of the free space along its parent's axis that a node takes.
  var growth: Double { get }
}

extension Growth {
  /// The default: 0, which keeps the node's own size.
  public var growth: Double { 0 }
}

// MARK: Maximum height

/// The maximum height of a node.
///
/// In points, 0 or more; infinity is no limit. A larger minimum height wins. The default is the
/// largest finite number, which is no limit. From UIKit's `NSLayoutConstraint`; CSS `max-height`.
public protocol MaximumHeight: SendableMetatype {
  /// The maximum height of a node.
  var maximumHeight: Double { get }
}

extension MaximumHeight {
  /// The default: the largest finite number, which is no limit.
  public var maximumHeight: Double { .greatestFiniteMagnitude }
}

// MARK: Maximum width

/// The maximum width of a node.
///
/// In points, 0 or more; infinity is no limit. A larger minimum width wins. The default is the
/// largest finite number, which is no limit. From UIKit's `NSLayoutConstraint`; CSS `max-width`.
public protocol MaximumWidth: SendableMetatype {
  /// The maximum width of a node.
  var maximumWidth: Double { get }
}

extension MaximumWidth {
  /// The default: the largest finite number, which is no limit.
  public var maximumWidth: Double { .greatestFiniteMagnitude }
}

// MARK: Minimum height

/// The minimum height of a node.
///
/// In points, 0 or more. The default is 0. From UIKit's `NSLayoutConstraint`; CSS `min-height`.
public protocol MinimumHeight: SendableMetatype {
  /// The minimum height of a node.
  var minimumHeight: Double { get }
}

extension MinimumHeight {
  /// The default: 0.
  public var minimumHeight: Double { 0 }
}

// MARK: Minimum width

/// The minimum width of a node.
///
/// In points, 0 or more. The default is 0. From UIKit's `NSLayoutConstraint`; CSS `min-width`.
public protocol MinimumWidth: SendableMetatype {
  /// The minimum width of a node.
  var minimumWidth: Double { get }
}

extension MinimumWidth {
  /// The default: 0.
  public var minimumWidth: Double { 0 }
}

// MARK: Overflow

/// The treatment of content that is larger than its node.
///
/// The default is visible. From UIKit's `UIView.clipsToBounds` and `UIScrollView`; CSS `overflow`.
public protocol Overflow: SendableMetatype {
  /// The treatment of content that is larger than its node.
  var overflow: OverflowValue { get }
}

extension Overflow {
  /// The default: visible.
  public var overflow: OverflowValue { .visible }
}

// MARK: Overlay

/// The place of a node over its parent, at an edge or corner, in which it takes no space.
///
/// The siblings are arranged as if it weren't there, and it's drawn over them. In a node that scrolls, it
/// stays over what scrolls; on pages it scrolls along. The default is the top trailing corner. From
/// SwiftUI's `overlay(alignment:content:)`; CSS `position: absolute`.
///
/// ```swift
/// struct UnreadBadge: LabelNode, TextContent, Overlay {
///   let text = "3"
///   var overlay: OverlayValue { OverlayValue(.topTrailing, offset: Offset(x: 6, y: -6)) }
/// }
/// let inbox = tree.attach(InboxButton())
/// tree.attach(UnreadBadge(), to: inbox)
/// ```
public protocol Overlay: SendableMetatype {
  /// The place of a node over its parent.
  var overlay: OverlayValue { get }
}

extension Overlay {
  /// The default: the top trailing corner.
  public var overlay: OverlayValue { OverlayValue(.topTrailing) }
}

// MARK: Stack alignment

/// The alignment of a node's children across the axis of its stack.
///
/// The default is fill. From UIKit's `UIStackView.alignment`; CSS `align-items`.
public protocol StackAlignment: SendableMetatype {
  /// The alignment of a node's children across the axis of its stack.
  var stackAlignment: StackAlignmentValue { get }
}

extension StackAlignment {
  /// The default: fill.
  public var stackAlignment: StackAlignmentValue { .fill }
}

// MARK: Stack axis

/// The direction in which a node arranges its children.
///
/// The default is vertical, as the children of every node are arranged without it. From UIKit's
/// `UIStackView.axis` and SwiftUI's `ZStack`; CSS `flex-direction`, or one grid cell.
///
/// ```swift
/// struct Toolbox: ViewNode, StackAxis, StackAlignment, Spacing {
///   var stackAxis: StackAxisValue { .horizontal }
///   var stackAlignment: StackAlignmentValue { .center }
/// }
/// ```
public protocol StackAxis: SendableMetatype {
  /// The direction in which a node arranges its children.
  var stackAxis: StackAxisValue { get }
}

extension StackAxis {
  /// The default: vertical.
  public var stackAxis: StackAxisValue { .vertical }
}

// MARK: Stack distribution

/// The distribution of a node's children along the axis of its stack.
///
/// The default is leading. From UIKit's `UIStackView.distribution`; CSS `justify-content`.
public protocol StackDistribution: SendableMetatype {
  /// The distribution of a node's children along the axis of its stack.
  var stackDistribution: StackDistributionValue { get }
}

extension StackDistribution {
  /// The default: leading.
  public var stackDistribution: StackDistributionValue { .leading }
}

// MARK: Stack wrapping

/// Whether children that don't fit into a horizontal stack continue on the next line.
///
/// The default is false. From CSS `flex-wrap`; UIKit's compositional layouts.
public protocol StackWrapping: SendableMetatype {
  /// Whether children that don't fit into a horizontal stack continue on the next line.
  var wrapsChildren: Bool { get }
}

extension StackWrapping {
  /// The default: false.
  public var wrapsChildren: Bool { false }
}

// MARK: Sticky edge

/// The edge of a parent that scrolls at which a node stays when it would be scrolled away.
///
/// It's drawn over its siblings there. It has no effect in a parent that doesn't scroll, and for a node
/// with an overlay. The default is the top. From SwiftUI's `pinnedViews`; CSS `position: sticky`.
///
/// ```swift
/// struct DayHeader: LabelNode, TextContent, BackgroundColor, StickyEdge {
///   let text: String
///   var stickyEdge: StickyEdgeValue { .top }
/// }
/// ```
public protocol StickyEdge: SendableMetatype {
  /// The edge of a parent that scrolls at which a node stays.
  var stickyEdge: StickyEdgeValue { get }
}

extension StickyEdge {
  /// The default: the top.
  public var stickyEdge: StickyEdgeValue { .top }
}

// MARK: Z index

/// The order in which a node is drawn among its siblings: those with a larger number are over others.
///
/// Siblings with the same number are drawn in their order, and without the attribute it's 0; a negative
/// number is behind those. It doesn't change where a node is. The default is 1. From UIKit's
/// `CALayer.zPosition` and SwiftUI's `zIndex(_:)`; CSS `z-index`.
public protocol ZIndex: SendableMetatype {
  /// The order in which a node is drawn among its siblings.
  var zIndex: Int { get }
}

extension ZIndex {
  /// The default: 1, which is over its siblings.
  public var zIndex: Int { 1 }
}
