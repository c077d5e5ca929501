extension ViewModel: Encodable {
  /// Encodes an object with the kind's name under `kind` and the attributes by name.
  ///
  /// ```json
  /// {"backgroundColor": "#ffff00", "borderWidth": 2, "kind": "button"}
  /// ```
  ///
  /// What was derived is encoded as what was written is. Unknown attributes that were kept in
  /// decoding come back under their names.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: What the encoder or a value throws, such as for a number that is not finite.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: NameKey.self)
    try container.encode(kind.name, forKey: .kind)
    let kept = Attribute<UnknownAttributes>.unknownAttributes.id
    let elements = filter { $0.attribute != kept }
    for element in elements {
      try container.encode(element.value, forKey: NameKey(stringValue: element.attribute.name))
    }
    guard let unknown = unknownAttributes else { return }
    // What was written since under a name that was unknown then counts.
    let known = Set(elements.map(\.attribute.name))
    for name in unknown.names where !known.contains(name) {
      try container.encode(unknown.values[name], forKey: NameKey(stringValue: name))
    }
  }
}

extension NameKey {
  /// What a view model's kind is encoded under.
  static let kind = NameKey(stringValue: "kind")
}
