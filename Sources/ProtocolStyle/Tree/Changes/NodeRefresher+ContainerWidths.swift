/// Restyles the nodes in containers whose width crosses a threshold.
///
/// The computed style of a container doesn't depend on its own width. It's marked as changed, so the
/// next refresh revisits its children; these get another context, and so on.
///
/// Invariant: before a width changes, all content in the container that was never evaluated is
/// evaluated, because it may compare the width with a threshold that nothing has read before.
extension NodeRefresher {
  /// Sets the width of a container; nil if it isn't known.
  ///
  /// - Returns: Whether any node may have changed.
  func setContainerWidth(_ width: Double?, of index: Int) -> Bool {
    let size = store.containerSizes[UInt32(index)]
    if size?.width == width { return false }
    // No one has seen the content before the first refresh.
    if size?.stamp != contentStamp, tracker.open.recordCount > 0, mayHaveUnreadContents {
      readUnreadContents(in: index)
    }
    let isDivided = resolver.isDivided(width, from: size?.width)
    // The state of a control in the container may read the width, too.
    if isDivided, resolver.haveContentReads || !surroundings.isEmpty {
      touchDependants(within: index)
    }
    store.setContainerWidth(width, of: UInt32(index), in: batchCount, contentStamp)
    guard isDivided else { return false }
    touchStyle(index)
    resolver.discardInsides()
    if store.records[index].firstChild != NodeRecord.none { advanceRevision() }
    return true
  }

  /// The moment up to which content was evaluated: a node is attached, edited or moved only with a
  /// later one.
  private var contentStamp: ContainerSize.Stamp {
    ContainerSize.Stamp(styledCount: resolver.styledCount, revision: revision)
  }

  @inline(never)
  private func readUnreadContents(in index: Int) {
    store.forEachNode(in: index, isEnclosed: false) { readUnreadContent(of: $0) }
  }

  /// Whether the widths around the children of two nodes are the same, now and at the last refresh;
  /// `none` stands for the parent of the roots.
  func haveEqualWidths(in parent: UInt32, and other: UInt32) -> Bool {
    let (container, second) = (container(at: parent), container(at: other))
    if container == second { return true }
    func widths(_ container: Int?) -> [Double?] {
      guard let container else { return [nil, nil] }
      return [
        store.containerSizes[UInt32(container)]?.width, formerWidth(ofContainer: container),
      ]
    }
    return widths(container) == widths(second)
  }

  /// The container around the children of a node; nil if there is none.
  private func container(at node: UInt32) -> Int? {
    guard node != NodeRecord.none else { return nil }
    let isContainer = store.column(of: Int(node)).with { $0.isContainer }
    return isContainer ? Int(node) : store.enclosingContainer(of: Int(node))
  }

  /// Divides the contexts that contain thresholds which were read for the first time, so that nodes
  /// in containers of different widths aren't styled equally.
  ///
  /// - Returns: Whether there were any, so that nodes may be out of date.
  @discardableResult
  func divideContexts() -> Bool { resolver.hasNewThresholds && replaceDividedContexts() }

  private func replaceDividedContexts() -> Bool {
    let added = resolver.takeNewThresholds()
    advanceRevision()
    if added.count == resolver.thresholds.count {
      resolver.invalidate(.everything)
      return true
    }
    for index in store.containerSizes.keys.sorted() where store.isUsed(Int(index)) {
      touchStyle(Int(index))
    }
    return true
  }

  /// The width of a container at the last refresh.
  func formerWidth(ofContainer index: Int) -> Double? {
    guard let size = store.containerSizes[UInt32(index)] else { return nil }
    return size.batch == batchCount && !isNew(index) ? size.former : size.width
  }
}
