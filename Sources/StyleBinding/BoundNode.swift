internal import ProtocolStyle

/// A node of the tree with its view, and its position among the nodes that the binding has seen.
///
/// The links mirror the tree after the steps applied so far, so they are valid during a refresh,
/// when the tree itself is already further ahead. The node may be gone from the tree. Exclusive access to the shown values isn't
/// checked, because a binding is used on one actor, and no access overlaps with user code.
final class BoundNode {
  /// Nil for the parent of the roots.
  let handle: AnyNodeHandle?

  /// Nil if it couldn't be created, or if an ancestor has no view.
  @safe @exclusivity(unchecked) var view: AnyObject?
  @safe @exclusivity(unchecked) var table: ViewTable?

  /// The view model that the view shows.
  @safe @exclusivity(unchecked) var shown: ViewModel
  @safe @exclusivity(unchecked) var state = ControlState.normal

  /// Whether values are being shown, so that the view may report these as changes.
  @safe @exclusivity(unchecked) var isShowing = false

  /// The entries that have shown a value.
  @safe @exclusivity(unchecked) var setEntries = EntrySet()

  // What follows isn't used when values are shown, which takes longer if more memory is touched.

  /// The control state that the binding has set last, and the one that the app had set before.
  var reportedState, stateOfApp: ControlState?

  /// The type of the model of a node that has a view.
  var type: (any StyleNode.Type)?

  /// Whether the view was inserted into that of the parent; false if that failed.
  var isInserted = false

  /// The number of the pass in which the view, or one that it's in, began to appear.
  var entering = 0

  private(set) unowned var parent: BoundNode?
  private(set) unowned var firstChild: BoundNode?
  private unowned var lastChild: BoundNode?
  private(set) unowned var next: BoundNode?
  private unowned var previous: BoundNode?

  init(_ handle: AnyNodeHandle?) {
    self.handle = handle
    shown = ViewModel(kind: .view)
  }

  /// Whether views of children can be inserted.
  var isShown: Bool { handle == nil || view != nil }

  /// The next sibling whose view is in place.
  var nextInserted: BoundNode? {
    var node = next
    while let current = node, !current.isInserted { node = current.next }
    return node
  }

  /// The number of siblings before the node.
  var siblingIndex: Int {
    var (index, sibling) = (0, previous)
    while let current = sibling { (index, sibling) = (index + 1, current.previous) }
    return index
  }

  /// Inserts the node among the children of another node, before a sibling or, for nil, at the end.
  func link(into parent: BoundNode, before sibling: BoundNode?) {
    self.parent = parent
    next = sibling
    previous = sibling.map { $0.previous } ?? parent.lastChild
    if let previous { previous.next = self } else { parent.firstChild = self }
    if let sibling { sibling.previous = self } else { parent.lastChild = self }
  }

  /// Removes the node from its parent's children.
  func unlink() {
    if let previous { previous.next = next } else { parent?.firstChild = next }
    if let next { next.previous = previous } else { parent?.lastChild = previous }
    (parent, next, previous) = (nil, nil, nil)
  }
}

/// The nodes that a binding has seen, by their positions in the tree and by their views.
struct BoundNodes {
  /// The parent of the roots, which has no view.
  let top = BoundNode(nil)

  private var byIndex: [BoundNode?] = []
  private var byView: [ObjectIdentifier: AnyNodeHandle] = [:]

  /// The node of a handle, if it's known.
  subscript(handle: AnyNodeHandle) -> BoundNode? {
    let index = Int(handle.index)
    guard index < byIndex.count, let node = byIndex[index], node.handle == handle else {
      return nil
    }
    return node
  }

  /// The node that a view shows.
  subscript(view: AnyObject) -> BoundNode? {
    byView[ObjectIdentifier(view)].flatMap { self[$0] }
  }

  /// All nodes, in no particular order.
  var all: some Sequence<BoundNode> { byIndex.lazy.compactMap { $0 } }

  /// Adds a node, at a position that no other node has.
  mutating func insert(_ node: BoundNode, _ handle: AnyNodeHandle) {
    let index = Int(handle.index)
    while byIndex.count <= index { byIndex.append(nil) }
    byIndex[index] = node
  }

  /// Removes a node and returns it.
  mutating func remove(_ handle: AnyNodeHandle) -> BoundNode? {
    guard let node = self[handle] else { return nil }
    byIndex[Int(handle.index)] = nil
    if let view = node.view { byView[ObjectIdentifier(view)] = nil }
    return node
  }

  /// Removes the association of a view with its node.
  mutating func remove(view: AnyObject) {
    byView[ObjectIdentifier(view)] = nil
  }

  /// Associates a view with a node.
  mutating func note(_ view: AnyObject, of handle: AnyNodeHandle) {
    byView[ObjectIdentifier(view)] = handle
  }
}

/// A set of indices in a table: the first 64 are stored inline, which is enough for most tables.
///
/// Each node has one. It's read for each shown value, so it's as small as two words.
struct EntrySet {
  private var near: UInt64 = 0
  private var far: [UInt64] = []

  subscript(position: Int) -> Bool {
    @inline(__always)
    get { position < 64 ? near & Self.bit(position) != 0 : farContains(position) }
    @inline(__always)
    set {
      if position >= 64 {
        setFar(position, to: newValue)
      } else if newValue {
        near |= Self.bit(position)
      } else {
        near &= ~Self.bit(position)
      }
    }
  }

  private func farContains(_ position: Int) -> Bool {
    let word = position / 64 - 1
    return word < far.count && far[word] & Self.bit(position) != 0
  }

  private mutating func setFar(_ position: Int, to isMember: Bool) {
    let word = position / 64 - 1
    while far.count <= word { far.append(0) }
    if isMember { far[word] |= Self.bit(position) } else { far[word] &= ~Self.bit(position) }
  }

  private static func bit(_ position: Int) -> UInt64 {
    1 << UInt64(truncatingIfNeeded: position & 63)
  }
}
