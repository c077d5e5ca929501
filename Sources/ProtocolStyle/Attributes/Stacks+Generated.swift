// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Stacks.swift

/// The identifiers of the family, by name.
let stacksIDs: [AttributeID] = [
  .aspectRatio,
  .columnSpan,
  .gridColumns,
  .growth,
  .maximumHeight,
  .maximumWidth,
  .minimumHeight,
  .minimumWidth,
  .overflow,
  .overlay,
  .stackAlignment,
  .stackAxis,
  .stackDistribution,
  .stickyEdge,
  .wrapsChildren,
  .zIndex,
]

extension AttributeID {
  static var aspectRatio: Self { aspectRatioKey.id }
  static var columnSpan: Self { columnSpanKey.id }
  static var gridColumns: Self { gridColumnsKey.id }
  static var growth: Self { growthKey.id }
  static var maximumHeight: Self { maximumHeightKey.id }
  static var maximumWidth: Self { maximumWidthKey.id }
  static var minimumHeight: Self { minimumHeightKey.id }
  static var minimumWidth: Self { minimumWidthKey.id }
  static var overflow: Self { overflowKey.id }
  static var overlay: Self { overlayKey.id }
  static var stackAlignment: Self { stackAlignmentKey.id }
  static var stackAxis: Self { stackAxisKey.id }
  static var stackDistribution: Self { stackDistributionKey.id }
  static var stickyEdge: Self { stickyEdgeKey.id }
  static var wrapsChildren: Self { wrapsChildrenKey.id }
  static var zIndex: Self { zIndexKey.id }
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The width of a node divided by its height.
  public static var aspectRatio: Self { aspectRatioKey }
}

private let aspectRatioKey = Attribute<Double>(
  builtIn: "aspectRatio", of: (any AspectRatio).self
) {
  ($0 as? any AspectRatio.Type).map { AttributeReader($0, readAspectRatio) }
}

@Sendable private func readAspectRatio(
  _ node: borrowing some AspectRatio, _ slot: borrowing AttributeSlot<Double>
) -> AttributeWrite {
  slot.write(node.aspectRatio)
}

extension AnyAttribute where Self == Attribute<Int> {
  /// The number of columns of a grid that a node takes.
  public static var columnSpan: Self { columnSpanKey }
}

private let columnSpanKey = Attribute<Int>(
  builtIn: "columnSpan", of: (any ColumnSpan).self
) {
  ($0 as? any ColumnSpan.Type).map { AttributeReader($0, readColumnSpan) }
}

@Sendable private func readColumnSpan(
  _ node: borrowing some ColumnSpan, _ slot: borrowing AttributeSlot<Int>
) -> AttributeWrite {
  slot.write(node.columnSpan)
}

extension AnyAttribute where Self == Attribute<GridColumnsValue> {
  /// The columns in which a node arranges its children, row by row.
  public static var gridColumns: Self { gridColumnsKey }
}

private let gridColumnsKey = Attribute<GridColumnsValue>(
  builtIn: "gridColumns", of: (any GridColumns).self
) {
  ($0 as? any GridColumns.Type).map { AttributeReader($0, readGridColumns) }
}

@Sendable private func readGridColumns(
  _ node: borrowing some GridColumns, _ slot: borrowing AttributeSlot<GridColumnsValue>
) -> AttributeWrite {
  slot.write(node.gridColumns)
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The share of the free space along its parent's axis that a node takes.
  public static var growth: Self { growthKey }
}

private let growthKey = Attribute<Double>(
  builtIn: "growth", of: (any Growth).self
) {
  ($0 as? any Growth.Type).map { AttributeReader($0, readGrowth) }
}

@Sendable private func readGrowth(
  _ node: borrowing some Growth, _ slot: borrowing AttributeSlot<Double>
) -> AttributeWrite {
  slot.write(node.growth)
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The maximum height of a node.
  public static var maximumHeight: Self { maximumHeightKey }
}

private let maximumHeightKey = Attribute<Double>(
  builtIn: "maximumHeight", of: (any MaximumHeight).self
) {
  ($0 as? any MaximumHeight.Type).map { AttributeReader($0, readMaximumHeight) }
}

@Sendable private func readMaximumHeight(
  _ node: borrowing some MaximumHeight, _ slot: borrowing AttributeSlot<Double>
) -> AttributeWrite {
  slot.write(node.maximumHeight)
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The maximum width of a node.
  public static var maximumWidth: Self { maximumWidthKey }
}

private let maximumWidthKey = Attribute<Double>(
  builtIn: "maximumWidth", of: (any MaximumWidth).self
) {
  ($0 as? any MaximumWidth.Type).map { AttributeReader($0, readMaximumWidth) }
}

@Sendable private func readMaximumWidth(
  _ node: borrowing some MaximumWidth, _ slot: borrowing AttributeSlot<Double>
) -> AttributeWrite {
  slot.write(node.maximumWidth)
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The minimum height of a node.
  public static var minimumHeight: Self { minimumHeightKey }
}

private let minimumHeightKey = Attribute<Double>(
  builtIn: "minimumHeight", of: (any MinimumHeight).self
) {
  ($0 as? any MinimumHeight.Type).map { AttributeReader($0, readMinimumHeight) }
}

@Sendable private func readMinimumHeight(
  _ node: borrowing some MinimumHeight, _ slot: borrowing AttributeSlot<Double>
) -> AttributeWrite {
  slot.write(node.minimumHeight)
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The minimum width of a node.
  public static var minimumWidth: Self { minimumWidthKey }
}

private let minimumWidthKey = Attribute<Double>(
  builtIn: "minimumWidth", of: (any MinimumWidth).self
) {
  ($0 as? any MinimumWidth.Type).map { AttributeReader($0, readMinimumWidth) }
}

@Sendable private func readMinimumWidth(
  _ node: borrowing some MinimumWidth, _ slot: borrowing AttributeSlot<Double>
) -> AttributeWrite {
  slot.write(node.minimumWidth)
}

extension AnyAttribute where Self == Attribute<OverflowValue> {
  /// The treatment of content that is larger than its node.
  public static var overflow: Self { overflowKey }
}

private let overflowKey = Attribute<OverflowValue>(
  builtIn: "overflow", of: (any Overflow).self
) {
  ($0 as? any Overflow.Type).map { AttributeReader($0, readOverflow) }
}

@Sendable private func readOverflow(
  _ node: borrowing some Overflow, _ slot: borrowing AttributeSlot<OverflowValue>
) -> AttributeWrite {
  slot.write(node.overflow)
}

extension AnyAttribute where Self == Attribute<OverlayValue> {
  /// The place of a node over its parent, at an edge or corner, in which it takes no space.
  public static var overlay: Self { overlayKey }
}

private let overlayKey = Attribute<OverlayValue>(
  builtIn: "overlay", of: (any Overlay).self
) {
  ($0 as? any Overlay.Type).map { AttributeReader($0, readOverlay) }
}

@Sendable private func readOverlay(
  _ node: borrowing some Overlay, _ slot: borrowing AttributeSlot<OverlayValue>
) -> AttributeWrite {
  slot.write(node.overlay)
}

extension AnyAttribute where Self == Attribute<StackAlignmentValue> {
  /// The alignment of a node's children across the axis of its stack.
  public static var stackAlignment: Self { stackAlignmentKey }
}

private let stackAlignmentKey = Attribute<StackAlignmentValue>(
  builtIn: "stackAlignment", of: (any StackAlignment).self
) {
  ($0 as? any StackAlignment.Type).map { AttributeReader($0, readStackAlignment) }
}

@Sendable private func readStackAlignment(
  _ node: borrowing some StackAlignment, _ slot: borrowing AttributeSlot<StackAlignmentValue>
) -> AttributeWrite {
  slot.write(node.stackAlignment)
}

extension AnyAttribute where Self == Attribute<StackAxisValue> {
  /// The direction in which a node arranges its children.
  public static var stackAxis: Self { stackAxisKey }
}

private let stackAxisKey = Attribute<StackAxisValue>(
  builtIn: "stackAxis", of: (any StackAxis).self
) {
  ($0 as? any StackAxis.Type).map { AttributeReader($0, readStackAxis) }
}

@Sendable private func readStackAxis(
  _ node: borrowing some StackAxis, _ slot: borrowing AttributeSlot<StackAxisValue>
) -> AttributeWrite {
  slot.write(node.stackAxis)
}

extension AnyAttribute where Self == Attribute<StackDistributionValue> {
  /// The distribution of a node's children along the axis of its stack.
  public static var stackDistribution: Self { stackDistributionKey }
}

private let stackDistributionKey = Attribute<StackDistributionValue>(
  builtIn: "stackDistribution", of: (any StackDistribution).self
) {
  ($0 as? any StackDistribution.Type).map { AttributeReader($0, readStackDistribution) }
}

@Sendable private func readStackDistribution(
  _ node: borrowing some StackDistribution, _ slot: borrowing AttributeSlot<StackDistributionValue>
) -> AttributeWrite {
  slot.write(node.stackDistribution)
}

extension AnyAttribute where Self == Attribute<StickyEdgeValue> {
  /// The edge of a parent that scrolls at which a node stays when it would be scrolled away.
  public static var stickyEdge: Self { stickyEdgeKey }
}

private let stickyEdgeKey = Attribute<StickyEdgeValue>(
  builtIn: "stickyEdge", of: (any StickyEdge).self
) {
  ($0 as? any StickyEdge.Type).map { AttributeReader($0, readStickyEdge) }
}

@Sendable private func readStickyEdge(
  _ node: borrowing some StickyEdge, _ slot: borrowing AttributeSlot<StickyEdgeValue>
) -> AttributeWrite {
  slot.write(node.stickyEdge)
}

extension AnyAttribute where Self == Attribute<Bool> {
  /// Whether children that don't fit into a horizontal stack continue on the next line.
  public static var wrapsChildren: Self { wrapsChildrenKey }
}

private let wrapsChildrenKey = Attribute<Bool>(
  builtIn: "wrapsChildren", of: (any StackWrapping).self
) {
  ($0 as? any StackWrapping.Type).map { AttributeReader($0, readWrapsChildren) }
}

@Sendable private func readWrapsChildren(
  _ node: borrowing some StackWrapping, _ slot: borrowing AttributeSlot<Bool>
) -> AttributeWrite {
  slot.write(node.wrapsChildren)
}

extension AnyAttribute where Self == Attribute<Int> {
  /// The order in which a node is drawn among its siblings: those with a larger number are over others.
  public static var zIndex: Self { zIndexKey }
}

private let zIndexKey = Attribute<Int>(
  builtIn: "zIndex", of: (any ZIndex).self
) {
  ($0 as? any ZIndex.Type).map { AttributeReader($0, readZIndex) }
}

@Sendable private func readZIndex(
  _ node: borrowing some ZIndex, _ slot: borrowing AttributeSlot<Int>
) -> AttributeWrite {
  slot.write(node.zIndex)
}

extension ViewModel {
  /// The width of a node divided by its height; nil if no level of the cascade writes it.
  public var aspectRatio: Double? {
    get { self[.aspectRatio] }
    set { self[.aspectRatio] = newValue }
  }

  /// The number of columns of a grid that a node takes; nil if no level of the cascade writes it.
  public var columnSpan: Int? {
    get { self[.columnSpan] }
    set { self[.columnSpan] = newValue }
  }

  /// The columns in which a node arranges its children, row by row; nil if no level of the cascade
  /// writes it.
  public var gridColumns: GridColumnsValue? {
    get { self[.gridColumns] }
    set { self[.gridColumns] = newValue }
  }

  /// The share of the free space along its parent's axis that a node takes; nil if no level of the
  /// cascade writes it.
  public var growth: Double? {
    get { self[.growth] }
    set { self[.growth] = newValue }
  }

  /// The maximum height of a node; nil if no level of the cascade writes it.
  public var maximumHeight: Double? {
    get { self[.maximumHeight] }
    set { self[.maximumHeight] = newValue }
  }

  /// The maximum width of a node; nil if no level of the cascade writes it.
  public var maximumWidth: Double? {
    get { self[.maximumWidth] }
    set { self[.maximumWidth] = newValue }
  }

  /// The minimum height of a node; nil if no level of the cascade writes it.
  public var minimumHeight: Double? {
    get { self[.minimumHeight] }
    set { self[.minimumHeight] = newValue }
  }

  /// The minimum width of a node; nil if no level of the cascade writes it.
  public var minimumWidth: Double? {
    get { self[.minimumWidth] }
    set { self[.minimumWidth] = newValue }
  }

  /// The treatment of content that is larger than its node; nil if no level of the cascade writes
  /// it.
  public var overflow: OverflowValue? {
    get { self[.overflow] }
    set { self[.overflow] = newValue }
  }

  /// The place of a node over its parent, at an edge or corner, in which it takes no space; nil if
  /// no level of the cascade writes it.
  public var overlay: OverlayValue? {
    get { self[.overlay] }
    set { self[.overlay] = newValue }
  }

  /// The alignment of a node's children across the axis of its stack; nil if no level of the
  /// cascade writes it.
  public var stackAlignment: StackAlignmentValue? {
    get { self[.stackAlignment] }
    set { self[.stackAlignment] = newValue }
  }

  /// The direction in which a node arranges its children; nil if no level of the cascade writes it.
  public var stackAxis: StackAxisValue? {
    get { self[.stackAxis] }
    set { self[.stackAxis] = newValue }
  }

  /// The distribution of a node's children along the axis of its stack; nil if no level of the
  /// cascade writes it.
  public var stackDistribution: StackDistributionValue? {
    get { self[.stackDistribution] }
    set { self[.stackDistribution] = newValue }
  }

  /// The edge of a parent that scrolls at which a node stays when it would be scrolled away; nil if
  /// no level of the cascade writes it.
  public var stickyEdge: StickyEdgeValue? {
    get { self[.stickyEdge] }
    set { self[.stickyEdge] = newValue }
  }

  /// Whether children that don't fit into a horizontal stack continue on the next line; nil if no
  /// level of the cascade writes it.
  public var wrapsChildren: Bool? {
    get { self[.wrapsChildren] }
    set { self[.wrapsChildren] = newValue }
  }

  /// The order in which a node is drawn among its siblings: those with a larger number are over
  /// others; nil if no level of the cascade writes it.
  public var zIndex: Int? {
    get { self[.zIndex] }
    set { self[.zIndex] = newValue }
  }
}
