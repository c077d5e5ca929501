/// A write to an attribute, either as a whole or at one place on its axis.
package struct Write: Hashable {
  package let attribute: AttributeID
  var place: AnyHashable?
}

extension Write {
  /// Returns whether this write overrides all of another one.
  package func covers(_ other: Write) -> Bool {
    attribute == other.attribute && (place == nil || place == other.place)
  }
}
