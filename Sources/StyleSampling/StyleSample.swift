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
/// The style book shows samples, `StyleMatrix` of `StyleTesting` compares them with golden files,
/// `checkPack` takes them as probes, and an inspector, a certificate and a solver examine a tree of
/// them. The node is created again for each tree, so that
/// models which are objects are never shared.
public struct StyleSample {
  /// The name of the sample, unique among those of its node's type.
  public let name: String

  /// A remark for the reader of a style book; nil if there is none.
  public let note: String?

  /// The type of the sample's node.
  public let nodeType: any StyleNode.Type

  /// The properties that take all their values.
  package let axes: [SituationAxis]

  /// Attaches the node with its descendants: as a root, or to a parent.
  private let attachNode: (_ tree: StyleTree, _ parent: AnyNodeHandle?) -> AnyNodeHandle

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
    // A review names the axis of themes in the singular.
    let others = Self.namesOfOtherAxes + ["theme"]
    var axes: [SituationAxis] = []
    for property in repeat each variants {
      axes.append(SituationAxis(ofVariant: property, besides: others + axes.map(\.name)))
    }
    self.init(name, note, axes, node, children)
  }

  private init<Node: StyleNode>(
    _ name: String?, _ note: String?, _ axes: [SituationAxis], _ node: @escaping () -> Node,
    _ children: @escaping () -> [Subtree]
  ) {
    self.name = name ?? "\(Node.self)"
    self.note = note
    self.axes = axes.filter { !$0.positions.isEmpty }
    nodeType = Node.self
    attachNode = { tree, parent in
      guard let parent else { return tree.attach(node(), children: children).erased }
      return tree.attach(node(), to: parent, children: children).erased
    }
  }

  /// Attaches the node with its descendants as a root.
  ///
  /// - Parameter tree: The tree.
  /// - Returns: The handle of the sample's node.
  @discardableResult
  public func attach(to tree: StyleTree) -> AnyNodeHandle { attachNode(tree, nil) }

  /// The qualified name of the node's type, which begins with its module.
  package var qualifiedTypeName: String { StyleSampleCatalog.qualifiedName(of: nodeType) }

  /// The module of the node's type.
  public var module: String { StyleSampleCatalog.module(of: nodeType) }
}

// MARK: - Variants

extension StyleSample {
  /// The names of the axes besides variants.
  package static let namesOfOtherAxes = ["themes", "environments", "states"]

  /// The combinations of the variants' values, the last property varying fastest; one without variants.
  package var variants: LazyMapCollection<Range<Int>, SituationAxis.Combination> {
    axes.combinations
  }

  /// Attaches the node with its descendants, with one combination of its variants' values.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - parent: The node to add it to; nil, the default, for a root.
  ///   - variant: The combination.
  /// - Returns: The handle of the node.
  package func attach(
    to tree: StyleTree, below parent: AnyNodeHandle? = nil, variant: SituationAxis.Combination
  ) -> AnyNodeHandle {
    let node = attachNode(tree, parent)
    let all = Array(tree.nodes(in: node))
    for (axis, position) in zip(axes, variant.positions) {
      for node in all { _ = axis.set(position, of: node, in: tree) }
    }
    return node
  }
}

// MARK: - Trees

extension StyleTree {
  /// Creates a tree of samples, in which each is a root in each combination of its variants' values.
  ///
  /// Everything that examines a tree examines samples this way: an inspector, a certificate, and a
  /// solver of themes.
  ///
  /// ```swift
  /// import StyleInspector
  /// import StyleSampling
  ///
  /// for section in StyleSampleCatalog.loaded()?.sections ?? [] {
  ///   let tree = StyleTree(showing: section.samples, packs: section.packs)
  ///   print(Inspector().findings(of: tree), Inspector().certify(of: tree))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - samples: The samples, in the order of the roots.
  ///   - applier: The applier for attributes other than those of packs; by default the standard ones.
  ///   - packs: The packs of the tree, from the lowest; none by default.
  public convenience init(
    showing samples: [StyleSample], applier: StyleApplier = StyleApplier(), packs: [StylePack] = []
  ) {
    self.init(applier: applier, packs: packs)
    attach(samples, to: nil)
  }

  /// Attaches samples, in each combination of their variants' values.
  ///
  /// - Parameters:
  ///   - samples: The samples.
  ///   - parent: The node to add them to; nil for roots.
  /// - Returns: The handles of all their nodes, each before its descendants.
  @discardableResult
  package func attach(_ samples: [StyleSample], to parent: AnyNodeHandle?) -> [AnyNodeHandle] {
    samples.flatMap { sample in
      Array(sample.variants).flatMap { variant in
        Array(nodes(in: sample.attach(to: self, below: parent, variant: variant)))
      }
    }
  }
}
