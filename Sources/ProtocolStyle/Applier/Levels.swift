/// The levels of the cascade, lowest first; a higher level overrides the lower ones.
///
/// Within each of the two levels of rules, origin and specificity decide, as in CSS; see
/// ``StyleRule``.
///
/// ![Nine values for one tint color, with the levels that wrote them.](levels)
public enum CascadeLevel: String, CaseIterable, Comparable, Sendable {
  /// The parent's values of inherited attributes, such as the tint color.
  case inherited

  /// Rules; for `StyleApplier.apply(_:to:)`, the previous values of the view model.
  case rules

  /// The node's own conformances.
  case conformances

  /// The node's custom closure.
  case closure

  /// Rules that override conformances (``StyleRule/overridingConformances()``).
  case overridingRules

  /// Local overrides on the attached node.
  case overrides

  /// Returns whether a level is lower than another.
  ///
  /// - Parameters:
  ///   - left: A level.
  ///   - right: Another level.
  /// - Returns: Whether `right` overrides `left`.
  public static func < (left: CascadeLevel, right: CascadeLevel) -> Bool {
    left.place < right.place
  }
}

extension CascadeLevel: CustomStringConvertible {
  /// The name of the level.
  public var description: String { rawValue }
}

/// A closure that is called after each level of the cascade with the level's writes.
///
/// For derived values it's called last, with the level of their highest input.
typealias CascadeObserver = (
  _ level: CascadeLevel, _ isDerived: Bool, _ writes: Set<Write>, _ model: ViewModel
) -> Void

// MARK: - Levels

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

// MARK: - Derived Values

extension ViewModel {
  /// Applies the derivations of a kind, in order.
  ///
  /// Invariants: A derived value has the level of its highest input. A value or nil that was
  /// written at that level or above overrides it, and one that was written below is overridden. For
  /// values along an axis this applies to each place separately.
  ///
  /// The cost is a pass over the derivations, and a block if a value is derived.
  mutating func derive(
    _ derivations: [Derivation], _ levels: Levels, observer: CascadeObserver? = nil
  ) {
    var derived: [AttributeID: CascadeLevel] = [:]
    for derivation in derivations {
      let model = self
      let output = derivation.output.id
      let inputs = derivation.inputs.map(\.id).filter(model.shows)
      guard let level = inputs.compactMap({ derived[$0] ?? levels.level(of: $0, in: model) }).max(),
        derived[output].map({ $0 <= level }) ?? true
      else { continue }
      var filled: Set<Write> = []
      derivation.apply(&self) { place in
        let isOpen = levels.level(of: output, at: place, in: model).map { $0 < level } ?? true
        if isOpen, observer != nil { filled.insert(Write(attribute: output, place: place)) }
        return isOpen
      }
      if has(output, as: .derived) { derived[output] = level }
      observer?(level, true, filled, self)
    }
  }
}
