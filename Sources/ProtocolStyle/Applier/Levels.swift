/// Which level of the cascade wrote what: a derived value is placed by that.
struct Levels {
  /// What is there only because the parent has it.
  var inherited: Set<Write> = []

  /// What the conformances wrote.
  let conformances: ViewModel

  /// What the closure wrote, nil included.
  var closure: Set<Write> = []

  /// What rules that override conformances wrote, nil included.
  var overridingRules: Set<Write> = []

  /// What was set on the attached node, nil included.
  var overrides: Set<Write> = []

  /// The highest level that wrote an attribute, at whatever place of its axis; nil for none.
  func level(of attribute: AttributeID, in model: ViewModel) -> CascadeLevel? {
    if overrides.contains(where: { $0.attribute == attribute }) { return .overrides }
    if overridingRules.contains(where: { $0.attribute == attribute }) { return .overridingRules }
    if closure.contains(where: { $0.attribute == attribute }) { return .closure }
    if conformances.has(attribute, as: .written) { return .conformances }
    let places = model.writtenPlaces(of: attribute)
    guard !places.isEmpty || model.has(attribute, as: .written) else { return nil }
    let isInherited =
      !places.isEmpty
      && places.allSatisfy {
        inherited.contains(Write(attribute: attribute, place: $0))
      }
    return isInherited ? .inherited : .rules
  }

  /// The level that wrote a place of an attribute's axis, be it nil; nil when none did.
  func level(of attribute: AttributeID, at place: AnyHashable?, in model: ViewModel)
    -> CascadeLevel?
  {
    let whole = Write(attribute: attribute)
    let part = Write(attribute: attribute, place: place)
    if overrides.contains(whole) || overrides.contains(part) { return .overrides }
    if overridingRules.contains(whole) || overridingRules.contains(part) { return .overridingRules }
    if closure.contains(whole) || closure.contains(part) { return .closure }
    if conformances.writtenPlaces(of: attribute).contains(place) { return .conformances }
    let isCleared = model.style.cleared.contains(whole) || model.style.cleared.contains(part)
    guard isCleared || model.writtenPlaces(of: attribute).contains(place) else { return nil }
    return !isCleared && inherited.contains(part) ? .inherited : .rules
  }
}
