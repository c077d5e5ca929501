extension Finding.Identifier {
  /// A type adopts an attribute that its kind doesn't use.
  public static let unusedAttribute = Finding.Identifier(rawValue: "unused-attribute")
}

extension Finding {
  /// Returns the attributes that a type adopts although its kind doesn't use them.
  static func unusedAttributes(
    of type: any StyleNode.Type, adopting adopted: [AttributeID]
  ) -> [Finding] {
    let kind = type.nodeKind
    return adopted.filter { !kind.uses($0) }.map { attribute in
      let proto = attribute.definition.protocolType.map { "\($0)" } ?? "'\(attribute)'"
      return Finding(
        .warning, .unusedAttribute,
        summary: "\(type) adopts \(proto), but its kind '\(kind)' does not use '\(attribute)'.",
        explanation:
          "A view model drops attributes that its kind doesn't use, so it has no effect.",
        remedy:
          "Adopt a kind that uses '\(attribute)', list it in 'uses:' of a custom kind, or remove "
          + "\(proto) or the trait that refines it.")
    }
  }
}
