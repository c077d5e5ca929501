/// The writes of each level of the cascade, which determine the levels of derived values.
struct Levels {
  /// The writes that only inherit the parent's values.
  var inherited: Set<Write> = []

  /// The values that the conformances wrote.
  let conformances: ViewModel

  /// The closure's writes, including nil.
  var closure: Set<Write> = []

  /// The writes of rules that override conformances, including nil.
  var overridingRules: Set<Write> = []

  /// The writes of local overrides, including nil.
  var overrides: Set<Write> = []

  /// Returns the highest level that wrote an attribute, at any place of its axis; nil if none did.
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

  /// Returns the level that wrote a place of an attribute's axis, even if it wrote nil; nil if none
  /// did.
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

/// The levels below a node's own conformances: inherited values and rules.
struct LowerLevels {
  /// A model of the node's kind, with written values only.
  var model: ViewModel

  /// The writes that only inherit the parent's values, without those that rules override.
  var inherited: Set<Write> = []

  /// Whether nothing was written, not even nil.
  var isEmpty: Bool {
    model.style.layout.entries.isEmpty && model.content == nil && model.style.cleared.isEmpty
  }

  /// Returns whether these levels and others are interchangeable in every respect.
  func isIdentical(to other: LowerLevels) -> Bool {
    model.style.isIdentical(to: other.model.style) && inherited == other.inherited
      && Block.areIdentical(model.content, other.model.content)
  }
}

/// The levels above a node's own conformances and closure.
///
/// Each closure writes over the model and returns its writes.
struct UpperLevels {
  /// Writes the rules that override conformances; nil if there are none.
  var rules: ((inout ViewModel) -> Set<Write>)?

  /// Writes the local overrides of the attached node; nil if there are none.
  var overrides: ((inout ViewModel) -> Set<Write>)?
}
