/// The width of the container around the node that is being styled, compared with thresholds.
///
/// The container of a node is its nearest ancestor that adopts ``SizeContainer``, as every screen
/// does. So a card turns its layout where it has room, as `@container (min-width: 600px)` does in
/// CSS:
///
/// ```swift
/// protocol CardLayout: StackAxis {}
/// extension CardLayout {
///   var stackAxis: StackAxisValue { ContainerWidth.isAtLeast(600) ? .horizontal : .vertical }
/// }
/// ```
///
/// Renderers set the widths with ``StyleTree/setContainerWidth(_:of:)``. Styles can only compare
/// them, so that a resize that crosses no threshold evaluates nothing.
public enum ContainerWidth {
  /// Returns whether the container around the node that is being styled has at least a width.
  ///
  /// Read it in getters, custom closures, closures of rules and defaults of tokens. The getters of a
  /// container itself read the next container above, so its width never depends on itself. A tree
  /// tracks the threshold: the nodes in a container are styled again when its width becomes at least
  /// a threshold that a node of the tree has read, or less. Use few thresholds for the whole tree,
  /// because each makes one more case.
  ///
  /// - Parameter width: The threshold, in points. A negative one counts as zero, which every known
  ///   width reaches. No width reaches infinity or NaN.
  /// - Returns: Whether the width is known, and at least the threshold. False if there is no
  ///   container, if its width wasn't set, if no node is being styled, and in closures of themes.
  public static func isAtLeast(_ width: Double) -> Bool {
    StyleContext.readContainerWidth(atLeast: threshold(width))
  }

  /// The threshold that a number stands for: zero for a negative one, infinity for NaN.
  static func threshold(_ width: Double) -> Double { width.isNaN ? .infinity : max(width, 0) + 0 }

  /// The width that a number stands for: zero for a negative one and NaN, the greatest finite number
  /// for infinity.
  static func width(_ width: Double) -> Double {
    width.isNaN ? 0 : min(max(width, 0), .greatestFiniteMagnitude) + 0
  }
}

/// The widths between two thresholds that follow each other, in which all nodes are styled equally.
package struct ContainerWidthRange: Hashable, Sendable {
  /// The least width.
  package let lowerBound: Double

  /// The width below which all widths are; infinity if there's no threshold above.
  package let upperBound: Double

  /// Makes the range of the widths from one threshold to the next.
  package init(from lowerBound: Double, below upperBound: Double = .infinity) {
    (self.lowerBound, self.upperBound) = (lowerBound, upperBound)
  }

  /// Makes the range of one width, in points; NaN and negative numbers count as zero.
  init(exactly width: Double) {
    let width = ContainerWidth.width(width)
    self.init(from: width, below: width.nextUp)
  }

  /// Makes the range around a width, given thresholds in rising order.
  init(around width: Double, among thresholds: [Double]) {
    let place = thresholds.countInOrder(upTo: width)
    lowerBound = place == 0 ? 0 : thresholds[place - 1]
    upperBound = place == thresholds.count ? .infinity : thresholds[place]
  }

  func contains(_ width: Double) -> Bool { lowerBound <= width && width < upperBound }

  /// Whether the widths are at least a threshold; nil if only some of them are.
  func isAtLeast(_ threshold: Double) -> Bool? {
    threshold <= lowerBound ? true : threshold >= upperBound ? false : nil
  }
}

/// The thresholds that an evaluation has compared the width of the container with.
///
/// Most compare it with one, which takes no allocation.
struct ContainerThresholds: Hashable, Sendable {
  /// The lowest one; negative if there is none.
  private var first = -1.0

  /// The others in rising order, because they're compared and copied faster than hash tables.
  private var others: [Double]?

  /// The lowest one and the number of the others, because hashing all of them would take longer than
  /// comparing the few sets with equal hashes.
  func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(others?.count)
  }

  /// All of them, in rising order.
  var elements: [Double] { first < 0 ? [] : [first] + (others ?? []) }

  func contains(_ threshold: Double) -> Bool {
    if threshold == first { return true }
    guard let others else { return false }
    let place = others.countInOrder(upTo: threshold)
    return place > 0 && others[place - 1] == threshold
  }

  mutating func insert(_ threshold: Double) {
    if contains(threshold) { return }
    if first < 0 {
      first = threshold
      return
    }
    let other = max(first, threshold)
    // Taken out, so that it's changed in place.
    var others = exchange(&self.others, with: nil) ?? []
    others.insert(other, at: others.countInOrder(upTo: other))
    (first, self.others) = (min(first, threshold), others)
  }

  mutating func formUnion(_ other: ContainerThresholds) {
    if first < 0 {
      self = other
    } else if other.first >= 0 {
      insert(other.first)
      other.others?.forEach { insert($0) }
    }
  }
}

extension [Double] {
  /// The number of elements that are at most a limit, if the elements are in rising order.
  fileprivate func countInOrder(upTo limit: Double) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension StyleContext {
  /// Returns whether the container of the node that is being styled has at least a width, and records
  /// the threshold as read.
  static func readContainerWidth(atLeast threshold: Double) -> Bool {
    guard let context = reference, threshold < .infinity else { return false }
    context.value.reads.insert(threshold: threshold)
    if let known = context.value.containerWidths?.isAtLeast(threshold) { return known }
    let node = context.value.node
    return context.value.stateSource?.object.isContainerWidth(atLeast: threshold, ofNode: node)
      ?? false
  }
}
