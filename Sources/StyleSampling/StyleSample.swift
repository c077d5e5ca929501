public import ProtocolStyle

/// A named example of a node, alone or with its descendants.
///
/// ```swift
/// import StyleSampling
///
/// enum GiftSize: CaseIterable { case small, large }
///
/// struct GiftButton: ButtonNode, TextContent {
///   var size = GiftSize.small
///   var text = "Give"
/// }
///
/// let samples = [
///   StyleSample("Give", GiftButton(), note: "One on each screen.", variants: \.size),
///   StyleSample("In a card", CardView()) { GiftButton() },
/// ]
/// ```
///
/// The style book shows samples, `StyleMatrix` of `StyleTesting` compares them with golden files, and
/// an inspector finds mistakes in a tree of them. The node is created again for each tree, so that
/// models which are objects are never shared.
public struct StyleSample {
  /// The name of the sample, unique among those of its node's type.
  public let name: String

  /// A remark for the reader of a style book; nil if there is none.
  public let note: String?

  /// The type of the sample's node.
  public let nodeType: any StyleNode.Type

  /// The properties that take all their values.
  package let axes: [VariantAxis]

  private let attachNode: (StyleTree) -> AnyNodeHandle

  /// Creates a sample.
  ///
  /// - Parameters:
  ///   - name: The name; that of the node's type by default.
  ///   - node: The node, created for each tree.
  ///   - note: A remark for the reader of a style book; nil by default.
  ///   - variants: The properties of the node whose values are all shown, in combination with each
  ///     other; none by default.
  ///   - children: The children of the node: nodes, and `Subtree` for those that have children; none
  ///     by default.
  public init<Node: StyleNode, each Variant: CaseIterable & Sendable>(
    _ name: String? = nil, _ node: @autoclosure @escaping () -> Node, note: String? = nil,
    variants: repeat any (WritableKeyPath<Node, each Variant> & Sendable),
    @SubtreeBuilder children: @escaping () -> [Subtree] = { [] }
  ) {
    var axes: [VariantAxis] = []
    for property in repeat each variants { axes.append(VariantAxis(property, besides: axes)) }
    self.init(name, note, axes, node, children)
  }

  private init<Node: StyleNode>(
    _ name: String?, _ note: String?, _ axes: [VariantAxis], _ node: @escaping () -> Node,
    _ children: @escaping () -> [Subtree]
  ) {
    self.name = name ?? "\(Node.self)"
    self.note = note
    self.axes = axes.filter { !$0.positions.isEmpty }
    nodeType = Node.self
    attachNode = { tree in tree.attach(node(), children: children).erased }
  }

  /// Attaches the node with its descendants as a root.
  ///
  /// - Parameter tree: The tree.
  /// - Returns: The handle of the sample's node.
  @discardableResult
  public func attach(to tree: StyleTree) -> AnyNodeHandle { attachNode(tree) }

  /// The qualified name of the node's type, which begins with its module.
  package var qualifiedTypeName: String { StyleSampleCatalog.qualifiedName(of: nodeType) }

  /// The module of the node's type.
  public var module: String { StyleSampleCatalog.module(of: nodeType) }
}

// MARK: - Variants

extension StyleSample {
  /// The number of combinations of the variants' values; 1 without variants.
  package var variantCount: Int { axes.map(\.positions.count).reduce(1, *) }

  /// Attaches the node with its descendants as a root, with one combination of its variants' values.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - variant: The number of the combination, of which the last property varies fastest.
  /// - Returns: The handle of the node, and the values' names by property.
  package func attach(
    to tree: StyleTree, variant: Int
  ) -> (node: AnyNodeHandle, names: [(axis: String, value: String)]) {
    let node = attach(to: tree)
    let all = Array(tree.nodes(in: node))
    var (rest, names) = (variant, [(axis: String, value: String)]())
    for axis in axes.reversed() {
      let position = rest % axis.positions.count
      rest /= axis.positions.count
      for node in all { axis.setter(tree, node)?.set(position) }
      names.append((axis.name, axis.positions[position]))
    }
    return (node, names.reversed())
  }
}
