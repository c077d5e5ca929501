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
        explanation: "A view model drops what its kind does not use, so the value is never shown.",
        remedy:
          "Adopt a kind that uses '\(attribute)', list it in 'uses:' of a kind of your own, or "
          + "remove \(proto) or the trait that brings it.")
    }
  }
}
