internal import ProtocolStyle

extension StyleBinding {
  /// Sets the width of the container that a view shows, after the toolkit has arranged it.
  ///
  /// Call it with each layout, and refresh afterwards: the styles of nodes that compare the width with
  /// `ContainerWidth.isAtLeast(_:)` follow. A width that crosses no threshold evaluates nothing. Does
  /// nothing for views whose nodes aren't containers.
  ///
  /// If the layout with the styles that follow a width crosses the threshold back, the width depends on
  /// itself. It isn't set then, and the problem `endless-width` names the nodes. Another width, that of
  /// another host, and any after another change of the tree are set.
  ///
  /// - Parameters:
  ///   - width: The width of the container's content box, in points: without padding and borders.
  ///   - view: The view.
  ///   - hostWidth: The width, in points, of the window or the view in which the tree is shown.
  public func setContainerWidth(_ width: Double, of view: View, in hostWidth: Double) {
    core.setContainerWidth(width, of: view, in: hostWidth)
  }
}

extension BindingCore {
  func setContainerWidth(_ width: Double, of view: AnyObject, in hostWidth: Double) {
    guard let node = nodes[view], let handle = node.handle, tree.contains(handle),
      tree.isSizeContainer(handle)
    else { return }
    let former = tree.containerWidth(of: handle)
    if former == width { return }
    let around = [hostWidth] + widthsAround(handle)
    if let crossing = widths.crossings[handle], crossing.around == around,
      isRefused(width, after: crossing, of: handle, node)
    {
      return
    }
    // The layout may be that of styles which are out of date.
    let wasPending = reader.isPending
    tree.setContainerWidth(width, of: handle)
    guard reader.isPending else { return }
    widths.crossings[handle] =
      wasPending ? nil : former.map { WidthCrossing(former: $0, around: around) }
    widths.isFollowing = widths.isFollowing || !wasPending
  }

  /// Whether a width is that before the last change, to which the styles that follow have returned.
  ///
  /// A user who moves the side of a container returns in steps, and not to the same width.
  private func isRefused(
    _ width: Double, after crossing: WidthCrossing, of handle: AnyNodeHandle, _ node: BoundNode
  ) -> Bool {
    let (former, isMoving) = (tree.containerWidth(of: handle), !running.isEmpty)
    let followers = followers(in: handle)
    guard followers.reached(by: width) == followers.reached(by: crossing.former) else {
      if !isMoving { widths.crossings[handle] = nil }
      return false
    }
    if let refused = crossing.refused, refused != width, !crossing.isMoving { return false }
    widths.crossings[handle]?.refused = width
    widths.crossings[handle]?.isMoving = crossing.isMoving || isMoving
    if crossing.refused == nil, let type = node.type {
      onProblem(
        .endlessWidth(
          handle, type, width: former ?? 0, former: width,
          followers.nodes.map { "\(tree.nodeType(of: $0)), \($0)" }))
    }
    return true
  }

  /// The widths of the containers around a node, from the inside out.
  private func widthsAround(_ node: AnyNodeHandle) -> [Double] {
    var widths: [Double] = []
    var container = tree.enclosingContainer(of: node)
    while let current = container {
      widths.append(tree.containerWidth(of: current) ?? -1)
      container = tree.enclosingContainer(of: current)
    }
    return widths
  }

  /// The nodes that compare the width of a container.
  private func followers(in container: AnyNodeHandle) -> WidthFollowers {
    var followers = WidthFollowers()
    var remaining = tree.children(of: container)
    while let node = remaining.popLast() {
      let thresholds = tree.containerWidths(affecting: node)
      if tree.enclosingContainer(of: node) == container, !thresholds.isEmpty {
        followers.nodes.append(node)
        followers.thresholds.formUnion(thresholds)
      }
      if !tree.isSizeContainer(node) { remaining += tree.children(of: node) }
    }
    return followers
  }
}

/// The widths that have crossed a threshold, as long as only widths have changed.
struct ContainerWidths {
  var crossings: [AnyNodeHandle: WidthCrossing] = [:]

  /// Whether the next report is that of styles which follow a width.
  var isFollowing = false

  /// Notes a report: one of other changes may change the widths again.
  mutating func noteReport() {
    if !isFollowing, !crossings.isEmpty { crossings = [:] }
    isFollowing = false
  }
}

/// A change of a container's width that styles follow.
struct WidthCrossing {
  /// The width before the change.
  let former: Double

  /// The widths of the host and of the containers around the container.
  let around: [Double]

  /// The width that wasn't set, because styles have returned to it.
  var refused: Double?

  /// Whether an animation was running then, so that other widths follow.
  var isMoving = false

  init(former: Double, around: [Double]) {
    self.former = former
    self.around = around
  }
}

/// The nodes that compare the width of a container, and their thresholds.
struct WidthFollowers {
  var nodes: [AnyNodeHandle] = []
  var thresholds: Set<Double> = []

  /// The number of thresholds that a width reaches.
  func reached(by width: Double?) -> Int {
    width.map { width in thresholds.count { width >= $0 } } ?? 0
  }
}
