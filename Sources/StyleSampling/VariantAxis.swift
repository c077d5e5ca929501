package import ProtocolStyle

/// A property of models of one type, with all of its values as the positions of an axis.
package struct VariantAxis: Sendable {
  /// The names of the other axes of a matrix.
  package static let reservedNames = ["themes", "environments", "states"]

  /// The name of the property, or of the type of its values.
  package let name: String

  /// The type of the models, for messages.
  package let model: String

  /// The texts of the values.
  package let positions: [String]

  /// Sets the property of a node to the value at a position; nil for a node of another type.
  package let setter: @Sendable (StyleTree, AnyNodeHandle) -> Setter?

  /// Sets the property of one node.
  package struct Setter {
    /// Sets the value at a position.
    package let set: (Int) -> Void

    /// Sets the value that the node had at first.
    package let restore: () -> Void
  }

  /// Creates the axis of a property.
  ///
  /// - Parameters:
  ///   - property: The key path of the property.
  ///   - others: The axes whose names aren't used again.
  package init<Node: StyleNode, Value: CaseIterable & Sendable>(
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
