public import ProtocolStyle

extension Finding.Identifier {
  /// A probe adopts a trait of a pack whose values are only defaults.
  public static let baseDefault = Finding.Identifier(rawValue: "base-default")

  /// A probe adopts an attribute but has no value for it.
  public static let unrenderedAttribute = Finding.Identifier(rawValue: "unrendered-attribute")
}

extension PackCheck {
  /// Finds attributes that probes adopt and whose values are the defaults.
  func defaultFindings() -> [Finding] {
    let tree = makeTree()
    let adopted = probes.map { attributes(of: type(of: $0), in: tree) }
    let defaults = DefaultNodes(
      for: Set(adopted.joined()).sorted(), bare: bare, probes: probes, tree.applier)
    let ground = tree.attach(Ground())
    // The pack adds its attributes and tokens, but not its rules, which could hide a default.
    tree.setScope(StyleScope(isBoundary: true), at: ground)
    let nodes = (probes + defaults.nodes).map { tree.attach(erased: $0, to: ground) }
    var models = [[ViewModel]](repeating: [], count: nodes.count)
    matrix.forEachInheritedContext(of: tree) { _, tree in
      for (index, node) in nodes.enumerated() { models[index].append(tree.viewModel(of: node)) }
    }
    let defaultModels = Array(models[probes.count...])
    return probes.indices.flatMap { index in
      let slipped = adopted[index].filter { attribute in
        DefaultNodes.values(of: attribute, in: models[index])
          == defaults.values(of: attribute, in: defaultModels)
      }
      return findings(
        of: probes[index], models[index], adopted[index], slipped: slipped, tree.applier)
    }
  }

  /// The attributes for which nodes of a type should have values; content has no defaults.
  private func attributes(of type: any StyleNode.Type, in tree: StyleTree) -> [AttributeID] {
    tree.applier.attributes.map(\.id).filter { attribute in
      !attribute.isContent && type.nodeKind.uses(attribute) && attribute.isAdopted(by: type)
    }
  }

  private func findings(
    of probe: any StyleNode, _ models: [ViewModel], _ adopted: [AttributeID],
    slipped: [AttributeID], _ applier: StyleApplier
  ) -> [Finding] {
    let type = type(of: probe)
    let traits = TraitValues(of: type, applier)
    let allowed = allowed[ObjectIdentifier(type)] ?? []
    // Attributes that the kind doesn't use don't count as other values of a trait.
    let unused = applier.attributes.map(\.id).filter { !type.nodeKind.uses($0) || $0.isContent }
    let empty = Set(slipped + unused)
    return adopted.filter { !allowed.contains($0) }.compactMap { attribute in
      let values = models.map { $0.writtenValue(of: attribute) }
      if values.allSatisfy({ $0 == nil }) { return .unrendered(attribute, by: probe) }
      guard slipped.contains(attribute), traits.isOfTrait(attribute, within: empty) else {
        return nil
      }
      return .baseDefault(values[0], of: attribute, renderedBy: probe)
    }
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
      explanation: "The trait that provides it only has default values. A getter must be "
        + "accessible and have the requirement's type. Without 'public', or with CGFloat instead of "
        + "Double or Color? instead of Color, other modules use the style protocol's default.",
      remedy: "Declare 'public var \(attribute): \(attribute.valueType)' in the extension of the "
        + "trait; or, if the default is intended, add '\(type(of: probe)).self: [.\(attribute)]' to "
        + "'allowingDefault:'.")
  }

  fileprivate static func unrendered(_ attribute: AttributeID, by probe: any StyleNode) -> Finding {
    Finding(
      .error, .unrenderedAttribute,
      summary: "\(type(of: probe)) adopts '\(attribute)' but has no value for it.",
      explanation: "A custom closure removes the value of a trait.",
      remedy: "Remove the trait or the line of the closure; or, if this is intended, add "
        + "'\(type(of: probe)).self: [.\(attribute)]' to 'allowingDefault:'.")
  }
}
