/// The changes that edits of a tree's settings would make, and their causes.
///
/// ```swift
/// let preview = tree.preview { $0.themes = [night] }
/// print(preview)
/// for change in preview.changes {
///   print(change.node, change.attributes)
/// }
/// ```
///
/// ``StyleTree/preview(_:)`` returns it, and changes nothing.
public struct StylePreview: Sendable {
  /// The settings that a preview can edit, which begin as those of the tree.
  ///
  /// They're a copy of the tree's values, so nothing else of a tree can be edited in a preview:
  /// attaching, moving and detaching nodes, models, control states, scopes, resets and packs.
  public struct Settings {
    /// The settings of the tree with the edits.
    var values: TreeSettings

    /// The edits of overrides, in order.
    fileprivate(set) var overrides: [(node: AnyNodeHandle, edit: OverrideEdit)] = []

    enum OverrideEdit {
      case add(LocalOverride)
      case clear
    }

    /// The themes whose tokens and rules apply, the lowest first, as `StyleTree.themes`.
    public var themes: [Theme] {
      get { values.themes }
      _modify { yield &values.themes }
    }

    /// Values of tokens for the whole tree, as `StyleTree.tokens`.
    public var tokens: TokenValues {
      get { values.tokens }
      _modify { yield &values.tokens }
    }

    /// The environment of the roots, as `StyleTree.environment`.
    public var environment: StyleEnvironment {
      get { values.environment }
      _modify { yield &values.environment }
    }

    /// The tree's own rules, as `StyleTree.styleSheet`.
    public var styleSheet: StyleSheet {
      get { values.styleSheet }
      _modify { yield &values.styleSheet }
    }

    /// Overrides values of one node, as `StyleTree.override(_:fileID:line:_:)`.
    ///
    /// The preview traps when the node isn't attached.
    ///
    /// - Parameters:
    ///   - node: The node.
    ///   - fileID: The file of the override, for explanations.
    ///   - line: The line of the override, for explanations.
    ///   - body: A closure that writes the values.
    public mutating func override(
      _ node: some NodeReference, fileID: StaticString = #fileID, line: UInt = #line,
      _ body: @escaping StyleClosure
    ) {
      let override = LocalOverride(at: RuleLocation(fileID: fileID, line: line), body)
      overrides.append((node.erased, .add(override)))
    }

    /// Removes all overrides of a node, as `StyleTree.clearOverrides(of:)`.
    ///
    /// - Parameter node: The node; the preview traps when it isn't attached.
    public mutating func clearOverrides(of node: some NodeReference) {
      overrides.append((node.erased, .clear))
    }
  }

  /// An edit that changes nodes.
  public enum Cause: Hashable, Sendable {
    /// Other themes: their tokens or their rules.
    case themes

    /// The tree's value of a token was set, replaced or removed.
    case token(TokenID)

    /// Another environment.
    case environment

    /// A rule was inserted in the tree's style sheet or removed from it.
    case rule(StyleSheet.Identity)

    /// Overrides of nodes.
    case overrides
  }

  /// An edit, and the nodes that it would change.
  public struct Group: Sendable {
    /// The edit.
    public let cause: Cause

    /// The edit in words, such as `themes: day → night`.
    public let summary: String

    /// The positions of the nodes among all changes.
    fileprivate let positions: [UInt32]
    fileprivate let all: NodeChanges

    /// The number of nodes that would change.
    public var count: Int { positions.count }

    /// The nodes that would change; created at each access.
    public var changes: [NodeChange] { positions.map { all[Int($0)] } }
  }

  /// The nodes whose view models would change, as `refresh()` would report them.
  public let changes: NodeChanges

  /// The edits with the nodes that each of them would change: the themes, then tokens by name, the
  /// environment, rules in the order of the sheet, and overrides.
  ///
  /// A node is in the group of each edit that it depends on: it, or an ancestor that it inherits
  /// from, reads a token or a property that differs, or a rule is in force only before or after the
  /// edit. So a node that depends on several edits is in several groups. An edit that changes no
  /// node has an empty group.
  public let groups: [Group]

  /// The number of attached nodes.
  public let nodeCount: Int

  /// Whether nothing would change.
  public var isEmpty: Bool { changes.isEmpty }

  /// Makes a preview of changes, with the positions that each edit causes.
  init(
    changes: NodeChanges, edits: [(cause: Cause, summary: String)], positions: [[UInt32]],
    nodeCount: Int
  ) {
    self.changes = changes
    self.nodeCount = nodeCount
    groups = zip(edits, positions).map { edit, positions in
      Group(cause: edit.cause, summary: edit.summary, positions: positions, all: changes)
    }
  }

  /// The nodes of a group.
  ///
  /// - Parameter cause: The edit.
  /// - Returns: The group; nil if there is no such edit.
  public subscript(cause: Cause) -> Group? { groups.first { $0.cause == cause } }
}

extension StylePreview: CustomStringConvertible {
  /// The number of nodes that would change, and each group with its first three nodes, one line for
  /// each attribute that would change.
  ///
  /// ```text
  /// 2 of 5 nodes would change
  /// themes: day → night: 2 nodes
  ///   Card, node 0
  ///     backgroundColor: #ffffff → #000000
  ///   Card, node 3
  ///     backgroundColor: #ffffff → #000000
  /// ```
  public var description: String {
    let nodes = nodeCount == 1 ? "node" : "nodes"
    return (["\(changes.count) of \(nodeCount) \(nodes) would change"] + groups.map(\.description))
      .joined(separator: "\n")
  }
}

extension StylePreview.Group: CustomStringConvertible {
  /// The edit, the number of nodes, and the first three of them with the attributes that would
  /// change.
  public var description: String {
    let number = count == 0 ? "no node" : count == 1 ? "1 node" : "\(count) nodes"
    var lines = ["\(summary): \(number)"]
    for position in positions.prefix(Self.shownCount) {
      let change = all[Int(position)]
      lines.append("  \(change.nodeType), \(change.node)")
      lines += change.attributes.map { "    \($0)" }
    }
    if count > Self.shownCount { lines.append("  and \(count - Self.shownCount) more") }
    return lines.joined(separator: "\n")
  }

  private static var shownCount: Int { 3 }
}
