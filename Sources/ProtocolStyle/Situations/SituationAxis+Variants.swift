/// Axes of properties of models.
extension SituationAxis {
  /// Returns the axis of a property of models, such as a button's size.
  ///
  /// Reads of models aren't recorded, so every node of the type, and every node inside one, is
  /// examined with each value. The models have their own values again afterwards; an object is
  /// changed meanwhile, so that its observers notice.
  ///
  /// - Parameters:
  ///   - name: The name of the axis.
  ///   - property: The property; its positions are all cases of its type, and the value of the model
  ///     itself if it's none of them.
  /// - Returns: The axis.
  public static func variant<Node: StyleNode, Value: CaseIterable & Sendable>(
    _ name: String, _ property: any (WritableKeyPath<Node, Value> & Sendable)
  ) -> SituationAxis {
    SituationAxis(
      name: name,
      positions: Value.allCases.map {
        Position(name: "\($0)", situation: .variant(property, $0))
      })
  }

  /// Creates the axis of a property of models, named like the property, or like the type of its values
  /// if the property has no name.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - names: The names of other axes, to which a number is added.
  package init<Node: StyleNode, Value: CaseIterable & Sendable>(
    ofVariant property: any (WritableKeyPath<Node, Value> & Sendable), besides names: [String]
  ) {
    self = .variant(Self.name(Self.name(of: property), besides: names), property)
  }

  /// The type of the models; nil for an axis of something else.
  package var modelType: (any StyleNode.Type)? { positions.first?.situation.variants.first?.model }

  /// Whether the model of a node has the property.
  package func applies(to node: AnyNodeHandle, in tree: StyleTree) -> Bool {
    positions.first?.situation.variants.first?.applies(to: node, in: tree) ?? false
  }

  /// Sets the property of a node to the value at a position.
  ///
  /// - Returns: A closure that sets the former value; nil for a node of another type.
  package func set(
    _ position: Int, of node: AnyNodeHandle, in tree: StyleTree
  ) -> (() -> Void)? {
    positions[position].situation.variants.first?.set(tree, node)
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
