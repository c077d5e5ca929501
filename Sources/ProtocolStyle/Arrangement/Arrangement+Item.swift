extension Arrangement {
  /// The size of a node among its siblings, and its place over them.
  ///
  /// ```swift
  /// let width = Arrangement.Item(of: tree.viewModel(of: buy)).width
  /// let shown = width.limited(width.fixed ?? 120)
  /// ```
  public struct Item: Hashable, Sendable {
    /// The width, with borders and padding.
    public var width = Length()

    /// The height, with borders and padding.
    public var height = Length()

    /// The width divided by the height, above 0; nil if none is set, or if both sides are fixed.
    public var aspectRatio: Double?

    /// The share of free space along the axis, from 0 to a million.
    public var growth = 0.0

    /// The number of columns in a grid, 1 or more.
    public var columnSpan = 1

    /// The place over the parent; nil for one among the siblings.
    public var overlay: OverlayValue?

    /// The order in which the node is drawn among its siblings; 1 for one over them, unless it's written.
    public var zIndex = 0

    /// The edge of a parent that scrolls at which the node stays; nil for none.
    public var stickyEdge: StickyEdgeValue?

    /// Creates an item without any attribute.
    public init() {}

    /// Creates the item of a view model.
    ///
    /// - Parameter model: The view model.
    public init(of model: ViewModel) {
      width = Length(model.width, from: model.minimumWidth, to: model.maximumWidth)
      height = Length(model.height, from: model.minimumHeight, to: model.maximumHeight)
      let isFixed = model.width != nil && model.height != nil
      aspectRatio = model.aspectRatio.flatMap { $0 > 0 && $0.isFinite && !isFixed ? $0 : nil }
      growth = model.growth.map { $0 > 0 ? min($0, 1_000_000) : 0 } ?? 0
      columnSpan = max(model.columnSpan ?? 1, 1)
      overlay = model.overlay
      stickyEdge = overlay == nil ? model.stickyEdge : nil
      zIndex = model.zIndex ?? (overlay == nil && stickyEdge == nil ? 0 : 1)
    }

    /// The attributes that an item is made from.
    public static let attributes = AttributeList(
      ids: [AttributeID].size + [AttributeID].position + [.width, .height])
  }

  /// The length of a side: fixed or not, within limits, as in CSS.
  public struct Length: Hashable, Sendable {
    /// The written length, which can be beyond the limits; nil for that of the content.
    public var fixed: Double?

    /// The least length; 0 for no limit.
    public var minimum = 0.0

    /// The largest length, at least the least one; infinity for no limit.
    public var maximum = Double.infinity

    /// Creates the length of a side that its content determines.
    public init() {}

    /// Creates a length.
    ///
    /// - Parameters:
    ///   - fixed: The written length; a number that isn't finite counts as none.
    ///   - minimum: The least length; 0, less, and numbers that aren't finite set no limit.
    ///   - maximum: The largest length; a negative number, infinity and the largest finite number
    ///     set no limit. A larger minimum wins.
    public init(_ fixed: Double?, from minimum: Double?, to maximum: Double?) {
      self.fixed = fixed.flatMap { $0.isFinite ? max($0, 0) : nil }
      if let minimum, minimum > 0, minimum.isFinite { self.minimum = minimum }
      if let maximum, maximum >= 0, maximum < .greatestFiniteMagnitude {
        self.maximum = max(maximum, self.minimum)
      }
    }

    /// Whether a limit is set.
    public var isLimited: Bool { minimum > 0 || maximum < .infinity }

    /// Returns a length within the limits.
    ///
    /// - Parameter length: A length.
    /// - Returns: The nearest length within the limits.
    public func limited(_ length: Double) -> Double { min(max(length, minimum), maximum) }
  }
}
