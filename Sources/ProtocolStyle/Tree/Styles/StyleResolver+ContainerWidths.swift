/// Finds the contexts in containers by their widths.
///
/// Invariants:
/// - Thresholds are in rising order, and each was read in this tree. None is removed while the tree
///   lives, so few should be used.
/// - As long as nothing has read a width, the context in a container doesn't depend on its width.
///   The first threshold replaces all contexts. From then on, the shared context in a container
///   with a known width has the range between two thresholds around it. So equal containers whose
///   widths are in one range have one context, and no context contains a threshold.
/// - A threshold is new until the refresher has divided the contexts that contain it. Until then, a
///   node that reads it gets the answer for its own container, and others may have that answer, too.
extension StyleResolver {
  /// The width of the container of a node; nil if there is none, or if its width isn't known.
  func enclosingContainerWidth(of index: Int) -> Double? {
    store.enclosingContainer(of: index).flatMap { store.containerSizes[UInt32($0)]?.width }
  }

  /// Notes a threshold that was read.
  func note(threshold: Double) {
    var (place, end) = (0, thresholds.count)
    while place < end {
      let middle = (place + end) / 2
      if thresholds[middle] < threshold { place = middle + 1 } else { end = middle }
    }
    if place < thresholds.count, thresholds[place] == threshold { return }
    thresholds.insert(threshold, at: place)
    newThresholds.append(threshold)
  }

  /// Takes the thresholds that were read for the first time since the last call, and discards the
  /// contexts in containers.
  func takeNewThresholds() -> [Double] {
    discardInsides()
    return exchange(&newThresholds, with: [])
  }

  /// The range of widths that the context in a container is for; nil if the width isn't known, or if
  /// nothing has read one.
  func widths(ofContainer index: Int) -> ContainerWidthRange? {
    guard !thresholds.isEmpty, let width = store.containerSizes[UInt32(index)]?.width else {
      return nil
    }
    return ContainerWidthRange(around: width, among: thresholds)
  }

  /// Whether the context in a container is another one for another width.
  func isDivided(_ width: Double?, from other: Double?) -> Bool {
    guard !thresholds.isEmpty else { return false }
    guard let width, let other else { return (width == nil) != (other == nil) }
    return !ContainerWidthRange(around: width, among: thresholds).contains(other)
  }

  /// The number of the inherited context of the children of a container, which is up to date.
  @inline(never)
  func inside(
    container index: Int, _ computedStyle: ComputedStyleNumber, _ parts: InheritedContext.Parts
  )
    -> ContextNumber
  {
    var (parts, shared) = (parts, parts.shared.key)
    shared.widths = widths(ofContainer: index)
    parts.shared = sharedContext(for: shared)
    let number = number(for: parts)
    insides.insert(number, container: index, computedStyle)
    return number
  }

  /// Discards the contexts in containers, because the width of one has changed.
  func discardInsides() {
    insides.removeAll()
    situatedContexts.removeAll()
  }
}

// MARK: - ContainerInsides

/// The contexts in a few containers, because most children of one are examined one after another.
///
/// An entry follows from the computed style and the width of a container. All are discarded when a
/// context may be removed, when a width crosses a threshold, and when nodes are detached.
struct ContainerInsides {
  private struct Entry {
    var container = -1
    var computedStyle = ComputedStyleNumber.none
    var inside = ContextNumber.none
  }

  private static let limit = 64
  private var entries: [Entry] = []

  /// The context in a container that has a computed style; none if it isn't known.
  @inline(__always)
  func find(container: Int, _ computedStyle: ComputedStyleNumber) -> ContextNumber {
    if entries.isEmpty { return .none }
    let entry = entries[container % Self.limit]
    return entry.container == container && entry.computedStyle == computedStyle
      ? entry.inside : .none
  }

  mutating func insert(
    _ inside: ContextNumber, container: Int, _ computedStyle: ComputedStyleNumber
  ) {
    if entries.isEmpty { entries = Array(repeating: Entry(), count: Self.limit) }
    entries[container % Self.limit] = Entry(
      container: container, computedStyle: computedStyle, inside: inside)
  }

  mutating func removeAll() { if !entries.isEmpty { entries = [] } }
}
