extension Finding.Identifier {
  /// Packs, or a pack and the applier, have different attributes with the same name.
  public static let attributeClash = Finding.Identifier(rawValue: "attribute-clash")
}

extension Finding {
  /// Returns the attributes of packs that aren't read because another one has the same name.
  ///
  /// They're in the order of the packs; the applier's attributes come before all packs.
  static func attributeClashes(in packs: [StylePack], _ attributes: AttributeList) -> [Finding] {
    var read: [String: (attribute: AttributeID, bearer: String)] = [:]
    for attribute in attributes { read[attribute.name] = (attribute.id, "the applier") }
    var findings: [Finding] = []
    for pack in packs {
      for attribute in pack.attributes.lazy.map(\.id) {
        guard let first = read[attribute.name] else {
          read[attribute.name] = (attribute, "pack '\(pack)'")
          continue
        }
        if first.attribute != attribute {
          findings.append(attributeClash(attribute, in: pack, with: first.attribute, first.bearer))
        }
      }
    }
    return findings
  }

  private static func attributeClash(
    _ attribute: AttributeID, in pack: StylePack, with first: AttributeID, _ bearer: String
  ) -> Finding {
    Finding(
      .error, .attributeClash,
      summary: "Attribute '\(attribute)' has type \(first.valueType) in \(bearer), but "
        + "\(attribute.valueType) in pack '\(pack)'.",
      explanation: "They are two attributes, declared in \(first.definition.declaration) and "
        + "\(attribute.definition.declaration). A tree reads the first; values of the other aren't in "
        + "view models.",
      remedy: "Rename one of them, or use the same attribute in both packs.")
  }
}
