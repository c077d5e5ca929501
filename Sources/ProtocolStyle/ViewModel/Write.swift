/// That an attribute was written: as a whole, or one place on its axis.
package struct Write: Hashable {
  package let attribute: AttributeID
  var place: AnyHashable?
}

extension Write {
  /// Whether what this writes lies over all of what another one wrote.
  package func covers(_ other: Write) -> Bool {
    attribute == other.attribute && (place == nil || place == other.place)
  }
}
