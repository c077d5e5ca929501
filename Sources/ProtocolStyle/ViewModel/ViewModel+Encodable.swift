extension ViewModel: Encodable {
  /// Encodes an object with the kind's name under `kind` and the attributes by name.
  ///
  /// ```json
  /// {"backgroundColor": "#ffff00", "borderWidth": 2, "kind": "button"}
  /// ```
  ///
  /// Derived values are encoded like written ones. Unknown attributes that were decoded are encoded
  /// under their names.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder or a value throws, for example for a number that isn't
  ///   finite.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: NameKey.self)
    try container.encode(kind.name, forKey: .kind)
    let kept = Attribute<UnknownAttributes>.unknownAttributes.id
    let elements = filter { $0.attribute != kept }
    for element in elements {
      try container.encode(element.value, forKey: NameKey(stringValue: element.attribute.name))
    }
    guard let unknown = unknownAttributes else { return }
    // Attributes written since decoding replace unknown values of the same name.
    let known = Set(elements.map(\.attribute.name))
    for name in unknown.names where !known.contains(name) {
      try container.encode(unknown.values[name], forKey: NameKey(stringValue: name))
    }
  }
}

extension NameKey {
  /// The key of a view model's kind.
  static let kind = NameKey(stringValue: "kind")
}
