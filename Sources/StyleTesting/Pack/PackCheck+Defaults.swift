public import ProtocolStyle

extension Finding.Identifier {
  /// A probe renders the default of a style protocol that a trait of a pack fills.
  public static let baseDefault = Finding.Identifier(rawValue: "base-default")

  /// A probe adopts an attribute and renders nothing for it.
  public static let unrenderedAttribute = Finding.Identifier(rawValue: "unrendered-attribute")

  /// There is no bare node that tells the default of a style protocol.
  public static let unknownDefault = Finding.Identifier(rawValue: "unknown-default")
}

extension PackCheck {
  /// What probes adopt and do not render otherwise than by default.
  func defaultFindings() -> [Finding] {
    let tree = makeTree()
    let ground = tree.attach(Ground())
    // The pack is to bring its attributes and tokens, and not rules, which could hide a default.
    tree.setScope(StyleScope(isBoundary: true), at: ground)
    let handles = probes.map { tree.attach(erased: $0, to: ground) }
    let bareHandles = bare.map { tree.attach(erased: $0, to: ground) }
    var rendered = [[ViewModel]](repeating: [], count: probes.count)
    var defaults = [[ViewModel]](repeating: [], count: bare.count)
    matrix.forEachInheritedContext(of: tree) { _, tree in
      for (index, node) in handles.enumerated() { rendered[index].append(tree.viewModel(of: node)) }
      for (index, node) in bareHandles.enumerated() {
        defaults[index].append(tree.viewModel(of: node))
      }
    }
    return zip(probes, rendered).flatMap { probe, models in
      adopted(by: type(of: probe), in: tree).compactMap { attribute in
        let bare = bare.firstIndex { attribute.isAdopted(by: type(of: $0)) }
        return finding(attribute, of: probe, models, bare.map { defaults[$0] })
      }
    }
  }

  /// The attributes that nodes of a type are to render; content has no defaults to slip to.
  private func adopted(by type: any StyleNode.Type, in tree: StyleTree) -> [AttributeID] {
    tree.applier.attributes.map(\.id).filter { attribute in
      !attribute.isContent && !allowed.contains(attribute) && type.nodeKind.uses(attribute)
        && attribute.isAdopted(by: type)
    }
  }

  private func finding(
    _ attribute: AttributeID, of probe: any StyleNode, _ models: [ViewModel],
    _ defaults: [ViewModel]?
  ) -> Finding? {
    let values = models.map { $0.writtenValue(of: attribute) }
    guard values.contains(where: { $0 != nil }) else { return .unrendered(attribute, by: probe) }
    guard let defaults else { return .unknownDefault(of: attribute, adoptedBy: probe) }
    let isDefault = zip(values, defaults).allSatisfy { value, model in
      value.map { AnyHashable($0) } == model.writtenValue(of: attribute).map { AnyHashable($0) }
    }
    return isDefault ? .baseDefault(values[0], of: attribute, renderedBy: probe) : nil
  }
}

extension Finding {
  fileprivate static func baseDefault(
    _ value: (any Hashable & Sendable & Codable)?, of attribute: AttributeID,
    renderedBy probe: any StyleNode
  ) -> Finding {
    Finding(
      .error, .baseDefault,
      summary: "\(type(of: probe)) renders the default of '\(attribute)': "
        + "\(ValueText.text(of: value)).",
      explanation: "A trait's getter counts only where it can be seen and is of the very type. "
        + "Without 'public', or as CGFloat instead of Double or Color? instead of Color, the style "
        + "protocol's default takes its place in other modules, and the compiler says nothing.",
      remedy: "Declare 'public var \(attribute): \(attribute.valueType)' in the extension of the "
        + "trait; or, if the default is meant, name '\(attribute)' in 'allowingDefault:'.")
  }

  fileprivate static func unrendered(_ attribute: AttributeID, by probe: any StyleNode) -> Finding {
    Finding(
      .error, .unrenderedAttribute,
      summary: "\(type(of: probe)) adopts '\(attribute)' and renders none.",
      explanation: "A custom closure takes away what a trait fills.",
      remedy: "Remove the trait or the line of the closure; or, if it is meant, name "
        + "'\(attribute)' in 'allowingDefault:'.")
  }

  fileprivate static func unknownDefault(
    of attribute: AttributeID, adoptedBy probe: any StyleNode
  ) -> Finding {
    Finding(
      .error, .unknownDefault,
      summary: "\(type(of: probe)) adopts '\(attribute)', whose default is not known.",
      explanation: "Whether the trait's value is rendered is told by comparing with the default, "
        + "and that is what a node renders which adopts the style protocol alone.",
      remedy: "Give the check such a node in 'bare:'.")
  }
}
