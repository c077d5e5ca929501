internal import ProtocolStyle

/// A property of models of one type, with all of its values as the positions of an axis.
struct VariantAxis: Sendable {
  /// The names of the other axes of a matrix.
  static let reservedNames = ["themes", "environments", "states"]

  /// The name of the property, or of the type of its values.
  let name: String

  /// The type of the models, for messages.
  let model: String

  /// The texts of the values.
  let positions: [String]

  /// Sets the property of a node to the value at a position; nil for a node of another type.
  let setter: @Sendable (StyleTree, AnyNodeHandle) -> Setter?

  /// Sets the property of one node.
  struct Setter {
    /// Sets the value at a position.
    let set: (Int) -> Void

    /// Sets the value that the node had at first.
    let restore: () -> Void
  }

  /// Creates the axis of a property.
  ///
  /// - Parameters:
  ///   - property: The key path of the property.
  ///   - others: The axes whose names aren't used again.
  init<Node: StyleNode, Value: CaseIterable & Sendable>(
    _ property: any (WritableKeyPath<Node, Value> & Sendable), besides others: [VariantAxis]
  ) {
    let values = Array(Value.allCases)
    let used = Self.reservedNames + others.map(\.name)
    name = Self.name(Self.name(of: property), besides: used)
    model = "\(Node.self)"
    positions = values.map { "\($0)" }
    setter = { tree, node in
      guard let node = tree.handle(node, as: Node.self) else { return nil }
      let original = tree.node(of: node)[keyPath: property]
      return Setter(
        set: { tree[node][keyPath: property] = values[$0] },
        restore: { tree[node][keyPath: property] = original })
    }
  }

  /// The text of a key path without its root, or the name of the values' type if the text contains
  /// an address.
  private static func name<Node, Value>(of property: WritableKeyPath<Node, Value>) -> String {
    let (text, root) = ("\(property)", "\\\(Node.self).")
    guard text.hasPrefix(root), !text.contains("<computed") else { return "\(Value.self)" }
    return String(text.dropFirst(root.count))
  }

  /// A name that isn't used yet, with a number if necessary.
  private static func name(_ name: String, besides used: [String]) -> String {
    if !used.contains(name) { return name }
    var number = 2
    while used.contains("\(name) \(number)") { number += 1 }
    return "\(name) \(number)"
  }
}

extension StyleMatrix {
  /// The number of combinations of variants.
  var variantCount: Int { variants.map(\.positions.count).reduce(1, *) }

  /// Calls a closure with the number of each combination of variants, with the last axis varying
  /// fastest, while the nodes of a rendition have these values.
  ///
  /// The rendition shares its models with the tree, which has the original ones again afterwards.
  func forEachVariant(of rendition: StyleTree, _ body: (Int) -> Void) {
    let nodes = variants.isEmpty ? [] : Array(rendition.nodes)
    let setters = variants.map { axis in nodes.compactMap { axis.setter(rendition, $0) } }
    if let index = setters.firstIndex(where: \.isEmpty) {
      fatalError(
        "StyleMatrix: no node is a \(variants[index].model), so its \(variants[index].name) can't "
          + "vary. Omit the variants, or style a node of that type.")
    }
    for number in 0..<variantCount {
      var rest = number
      for (axis, setters) in zip(variants, setters).reversed() {
        for setter in setters { setter.set(rest % axis.positions.count) }
        rest /= axis.positions.count
      }
      body(number)
    }
    for setter in setters.joined().reversed() { setter.restore() }
  }
}
