/// The data that a tree keeps for one attached node besides the model: 36 bytes.
///
/// Nodes are identified by the index of their record. The children of a node are a ring: the first
/// one's `previous` is the last, and the last one's `next` is `none`.
struct NodeRecord {
  /// No node.
  static let none = UInt32.max

  var parent = none
  var firstChild = none
  var next = none
  var previous = none

  /// Counts the uses of the record, so that a handle of an earlier node is detected.
  var generation: UInt32 = 0

  /// The row of the model in its column.
  var row: UInt32 = 0

  /// The node's computed style; none before the node is styled.
  var computedStyle = ComputedStyleNumber.none

  /// The revision at which the computed style was last known to be valid; `stale` if the node must
  /// be restyled.
  var revision = stale

  /// The column of the model.
  var column = ColumnNumber(index: 0)

  var flags: Flags = []

  /// Links the node between others.
  @inline(__always)
  mutating func link(_ parent: UInt32, previous: UInt32, next: UInt32) {
    self.parent = parent
    self.previous = previous
    self.next = next
  }

  /// A revision that no tree reaches.
  static let stale: UInt32 = 0

  /// The properties of a node that differ from the usual ones.
  struct Flags: OptionSet {
    let rawValue: UInt16

    /// The node has individual settings, in `NodeSettings`.
    static let hasSettings = Flags(rawValue: 1 << 0)

    /// The node has a scope, from its model or set on it.
    static let hasScope = Flags(rawValue: 1 << 1)

    /// The tree keeps the node's content, in `keptContents`, where no entry means none.
    static let keepsContent = Flags(rawValue: 1 << 2)

    /// Resets were held when the node was attached.
    static let hasHidden = Flags(rawValue: 1 << 3)

    /// The open batch has the computed style that the node had when it began.
    static let isTouched = Flags(rawValue: 1 << 4)

    /// The node was attached since the open batch began, in a record that another node had then.
    static let isNew = Flags(rawValue: 1 << 5)

    /// The node was moved since the open batch began.
    static let isMoved = Flags(rawValue: 1 << 6)

    /// The open batch has the content that the node had when it began, where no entry means none.
    static let hasNotedContent = Flags(rawValue: 1 << 7)

    /// The node is in `unsettled`, and is evaluated again each time it's read.
    static let isUnsettled = Flags(rawValue: 1 << 8)

    /// The report under construction attaches the node.
    static let isReportedNew = Flags(rawValue: 1 << 9)

    /// The report under construction moves the node.
    static let isReportedMoved = Flags(rawValue: 1 << 10)

    /// The record of changes counts the writes to the node's model, because a closure was evaluated
    /// at the node.
    static let isEvaluated = Flags(rawValue: 1 << 11)

    /// The content of the present model was evaluated, and the node's matched rules have its reads.
    static let hasReadContent = Flags(rawValue: 1 << 12)

    /// The style, the rules, the scope or the content depends on the surroundings of the node.
    static let readsSurroundings = Flags(rawValue: 1 << 13)

    /// The number of the node among its siblings is even, if these are numbered.
    static let isEvenSibling = Flags(rawValue: 1 << 14)

    /// Flags of nodes that may have other styles than equal models in the same context.
    static let isSpecial: Flags = [
      .hasSettings, .hasScope, .keepsContent, .hasHidden, .isUnsettled, .readsSurroundings,
    ]

    mutating func set(_ flag: Flags, to isSet: Bool) {
      if isSet { insert(flag) } else { remove(flag) }
    }
  }
}

/// The location of a node, read from its record once per styling.
struct NodePlace {
  let index: Int
  let parent: UInt32
  let row: Int
  let flags: NodeRecord.Flags
}

// MARK: - NodeHandle

/// A reference to an attached node of a type, valid as long as the node is attached.
///
/// ```swift
/// let tree = StyleTree()
/// let buy = tree.attach(BuyButton())
/// tree[buy].isOn = true
/// tree.viewModel(of: buy).backgroundColor
/// ```
///
/// Copying it costs nothing, and it doesn't keep the node alive. A node that is attached later
/// never gets the handle of an earlier one, so a handle whose node was detached is stale forever.
///
/// A tree's methods trap if they get a stale handle or one of another tree, with a message that
/// names the node. Where a node may have been detached meanwhile, use those that don't:
/// ``StyleTree/contains(_:)``, ``StyleTree/viewModel(ifAttached:includingContent:)`` and
/// ``StyleTree/node(ifAttached:)-(NodeHandle<Node>)`` for reading, ``StyleTree/update(_:_:)`` and
/// ``StyleTree/move(_:to:at:)``, which throw, and ``StyleTree/detach(_:)``, which returns false.
public struct NodeHandle<Node: StyleNode>: NodeReference, CustomStringConvertible {
  /// The same handle without the node's type.
  public let erased: AnyNodeHandle

  init(_ erased: AnyNodeHandle) {
    self.erased = erased
  }

  /// The type and the place in the tree, for display: `BuyButton, node 12`.
  public var description: String { "\(Node.self), \(erased)" }
}

/// A reference to an attached node of any type, valid as long as the node is attached.
///
/// Copying it costs nothing, and it doesn't keep the node alive. A node that is attached later
/// never gets the handle of an earlier one. Stale handles are treated like those of a `NodeHandle`.
///
/// ```swift
/// let nodes: [AnyNodeHandle] = Array(tree.nodes)
/// for node in nodes where tree.viewModel(of: node).kind == .button {
///   tree.override(node) { $0.alpha = 0.5 }
/// }
/// ```
public struct AnyNodeHandle: NodeReference, CustomStringConvertible {
  /// The serial number of the tree that it belongs to.
  let tree: UInt32

  /// The node's place in its tree: less than the highest number of nodes that the tree has had.
  ///
  /// Together with ``generation``, it identifies the node in its tree, for example in the
  /// identifiers of a page.
  public let index: UInt32

  /// The number of nodes that had the same place before: 0 for the first.
  public let generation: UInt32

  /// The handle itself.
  public var erased: AnyNodeHandle { self }

  /// The handle of another node of the same tree.
  package func other(at index: UInt32, generation: UInt32) -> AnyNodeHandle {
    AnyNodeHandle(tree: tree, index: index, generation: generation)
  }

  /// The node's place in its tree, for display: `node 12`, and `node 12.3` for generation 3.
  public var description: String {
    generation == 0 ? "node \(index)" : "node \(index).\(generation)"
  }
}

/// A reference to an attached node: a `NodeHandle` of its type, or an `AnyNodeHandle`.
///
/// Only these two conform.
public protocol NodeReference: Hashable, Sendable {
  /// The same reference without the node's type.
  var erased: AnyNodeHandle { get }
}

// MARK: - Numbers

/// A number, from 1, of something that a table of a tree has once; 0 stands for nothing.
///
/// Each table has a type for its numbers, so that numbers of different tables aren't confused. At
/// run time, a number is its 32 bits.
protocol TableNumber: Hashable, Sendable {
  var value: UInt32 { get }

  init(value: UInt32)
}

extension TableNumber {
  /// The number of nothing.
  static var none: Self { Self(value: 0) }
}

/// The number of a computed style; a node has none until it's styled.
struct ComputedStyleNumber: TableNumber {
  let value: UInt32
}

/// The number of an inherited context of a tree.
struct ContextNumber: TableNumber {
  let value: UInt32
}

/// The number of a column, from 0.
struct ColumnNumber: Hashable, Comparable, Sendable {
  private let value: UInt16

  init(index: Int) {
    value = UInt16(index)
  }

  /// The number as an index.
  var index: Int { Int(value) }

  static func < (left: ColumnNumber, right: ColumnNumber) -> Bool { left.value < right.value }
}

// MARK: - NodeKey

/// A node among those of one tree, past ones included.
struct NodeKey: Hashable {
  let index: UInt32
  let generation: UInt32
}

extension AnyNodeHandle {
  /// The node among those of its tree.
  var key: NodeKey { NodeKey(index: index, generation: generation) }
}

// MARK: - NodeSettings

/// The settings of one attached node.
struct NodeSettings {
  /// The control state, which takes precedence over the model's own.
  var controlState: ControlState?

  /// The overrides, in the order in which they were set.
  var overrides: [LocalOverride] = []

  /// The changes for the node and its descendants, in addition to the scope of the model.
  var scope: StyleScope? {
    get { scopeBox?.scope }
    set { scopeBox = newValue.map(ScopeBox.init) }
  }

  /// The scope, in a box because few nodes have one, and settings are copied often.
  private var scopeBox: ScopeBox?

  /// The surroundings that the node has in a situated tree, in place of those in its tree.
  var situatedSurroundings: Surroundings?

  /// The reads of the context for the node, if it was styled individually rather than by a rule
  /// set.
  var reads: ContextReads?

  var isEmpty: Bool {
    controlState == nil && overrides.isEmpty && scopeBox == nil && situatedSurroundings == nil
  }

  private final class ScopeBox {
    let scope: StyleScope

    init(_ scope: StyleScope) {
      self.scope = scope
    }
  }
}

// MARK: - ContainerSize

/// The width of a container, and the one at the last refresh.
struct ContainerSize {
  /// Nil if it isn't known.
  private(set) var width: Double?

  /// The width before the first change in the batch.
  private(set) var former: Double?

  /// The number of the batch of changes in which the width was set last.
  private(set) var batch: Int?

  /// The moment at which all content in the container was evaluated.
  private(set) var stamp: Stamp?

  /// A moment in which as many nodes were styled, and as many changes affected other nodes.
  struct Stamp: Equatable {
    let styledCount: Int
    let revision: UInt32
  }

  /// Sets the width, at a moment at which all content in the container has been evaluated.
  @inline(__always)
  mutating func set(_ width: Double?, in batch: Int, _ stamp: Stamp) {
    if self.batch != batch { (former, self.batch) = (self.width, batch) }
    self.width = width
    self.stamp = stamp
  }
}

/// A closure at the highest cascade level of one attached node, without the attributes that were
/// cleared later.
///
/// It's kept and run again whenever the node is styled, so that the values that it reads from the
/// context are never out of date. While it has read nothing, it's a set of values.
final class LocalOverride {
  let location: RuleLocation

  /// Whether the library set it to hide the node; `StyleTree.setHidden(_:of:)` replaces it.
  let hidesNode: Bool

  /// The attributes that were cleared later: the closure's values for these are ignored.
  var cleared: Set<AttributeID> = []

  private let body: StyleClosure

  /// The writes of the last run; empty before the first.
  private var writes: WriteSet = []

  /// Whether the closure ever read the context, or a value of the model.
  private var hasRead = false

  init(at location: RuleLocation, hidesNode: Bool = false, _ body: @escaping StyleClosure) {
    self.location = location
    self.hidesNode = hidesNode
    self.body = body
  }

  /// Applies the closure to a model and returns the writes.
  func apply(to model: inout ViewModel) -> WriteSet {
    if hasRead { return model.recordingWrites(hiding: cleared, body) }
    (writes, hasRead) = StyleContext.noticingReads {
      model.recordingWrites(hiding: cleared, body)
    }
    return writes
  }

  /// The writes, if they're the same in every context and over every model; empty if they aren't
  /// known.
  fileprivate var values: WriteSet { hasRead ? [] : writes }
}

extension NodeSettings {
  /// Removes the overrides whose values are all replaced by those of later ones.
  ///
  /// An override that reads something keeps those before it, because it may read their values.
  ///
  /// - Returns: The removed overrides, which may be released only when the tree is consistent.
  mutating func removeReplacedOverrides() -> [LocalOverride] {
    var replaced: WriteSet = []
    var removed: [LocalOverride] = []
    for index in overrides.indices.reversed() where !overrides[index].hidesNode {
      let values = overrides[index].values
      if values.isEmpty {
        replaced = []
      } else if values.allSatisfy({ value in replaced.contains { $0.covers(value) } }) {
        removed.append(overrides.remove(at: index))
      } else {
        replaced.formUnion(values)
      }
    }
    return removed
  }
}
