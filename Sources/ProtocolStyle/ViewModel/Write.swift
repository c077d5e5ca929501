/// That an attribute was written: as a whole, or one place on its axis.
struct Write: Hashable {
  let attribute: AttributeID
  var place: AnyHashable?
}

extension Write {
  /// Whether what this writes lies over all of what another one wrote.
  func covers(_ other: Write) -> Bool {
    attribute == other.attribute && (place == nil || place == other.place)
  }
}
