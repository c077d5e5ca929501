internal import ProtocolStyle

/// A node of the tree with its view, and its position among the nodes that the binding has seen.
///
/// The links mirror the tree after the steps applied so far, so they are valid during a refresh,
/// when the tree itself is already further ahead. Exclusive access to the shown values isn't
/// checked, because a binding is used on one actor, and no access overlaps with user code.
final class BoundNode {
  /// Nil for the parent of the roots.
  let handle: AnyNodeHandle?

  /// Nil if it couldn't be created, or if an ancestor has no view.
  @exclusivity(unchecked) var view: AnyObject?
  @exclusivity(unchecked) var table: ViewTable?

  /// The view model that the view shows.
  @exclusivity(unchecked) var shown: ViewModel
  @exclusivity(unchecked) var state = ControlState.normal

  /// Whether values are being shown, so that the view may report these as changes.
  @exclusivity(unchecked) var isShowing = false

  /// Whether the control state changed meanwhile.
  @exclusivity(unchecked) var isOutdated = false

  /// The number of the refresh in which the view, or one that it's in, began to appear.
  var entering = 0

  /// The entries that have shown a value.
  @exclusivity(unchecked) var setEntries = EntrySet()

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

  /// The next sibling that has a view.
  var nextShown: BoundNode? {
    var node = next
    while let current = node, current.view == nil { node = current.next }
    return node
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

/// A set of indices in a table, without references because it's read for each shown value.
struct EntrySet {
  private var words = SIMD4<UInt64>()

  /// The maximum number of entries in a table.
  static let capacity = 4 * UInt64.bitWidth

  subscript(position: Int) -> Bool {
    get { words[position / 64] & (1 << UInt64(position % 64)) != 0 }
    set {
      let bit: UInt64 = 1 << UInt64(position % 64)
      if newValue { words[position / 64] |= bit } else { words[position / 64] &= ~bit }
    }
  }
}
