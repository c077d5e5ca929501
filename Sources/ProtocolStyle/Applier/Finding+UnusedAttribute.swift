extension Finding.Identifier {
  /// A type adopts an attribute that its kind does not use.
  public static let unusedAttribute = Finding.Identifier(rawValue: "unused-attribute")
}

extension Finding {
  /// The attributes that a type adopts and its kind does not use.
  static func unusedAttributes(
    of type: any StyleNode.Type, adopting adopted: [AttributeID]
  ) -> [Finding] {
    let kind = type.nodeKind
    return adopted.filter { !kind.uses($0) }.map { attribute in
      Finding(
        .warning, .unusedAttribute,
        summary: "\(type) adopts '\(attribute)', which the kind '\(kind)' does not use.",
        explanation: "The attribute is not in its view models, so the value is shown nowhere.",
        remedy: "Adopt a kind that uses '\(attribute)', or remove the style protocol.")
    }
  }
}
