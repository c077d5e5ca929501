/// That an attribute was written: as a whole, or one place on its axis.
struct Write: Hashable {
  let attribute: AttributeID
  var place: AnyHashable?
}
