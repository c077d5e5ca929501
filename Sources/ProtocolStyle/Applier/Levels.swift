/// Which level of the cascade wrote what: a derived value is placed by that.
struct Levels {
  /// The levels that one application tells apart, lowest first.
  enum Level: Comparable {
    case beneath
    case conformances
    case closure
  }

  /// What the conformances wrote.
  let conformances: ViewModel

  /// What the closure wrote, nil included.
  var closure: Set<Write> = []

  /// The highest level that wrote an attribute, at whatever place of its axis; nil for none.
  func level(of attribute: AttributeID, in model: ViewModel) -> Level? {
    if closure.contains(where: { $0.attribute == attribute }) { return .closure }
    if conformances.has(attribute, as: .written) { return .conformances }
    return model.has(attribute, as: .written) ? .beneath : nil
  }

  /// The level that wrote a place of an attribute's axis, be it nil; nil when none did.
  func level(of attribute: AttributeID, at place: AnyHashable?, in model: ViewModel) -> Level? {
    let whole = Write(attribute: attribute)
    let part = Write(attribute: attribute, place: place)
    if closure.contains(whole) || closure.contains(part) { return .closure }
    if conformances.writtenPlaces(of: attribute).contains(place) { return .conformances }
    let isBeneath =
      model.writtenPlaces(of: attribute).contains(place) || model.style.cleared.contains(whole)
      || model.style.cleared.contains(part)
    return isBeneath ? .beneath : nil
  }
}
