/// The levels of the cascade, lowest first; a higher level overrides the lower ones.
///
/// Within each of the two levels of rules, origin and specificity decide, as in CSS; see
/// ``StyleRule``.
///
/// ![Nine values for one tint color, with the levels that wrote them.](levels)
public enum CascadeLevel: String, CaseIterable, Comparable, Sendable {
  /// The defaults of a variant, such as those of ``ButtonVariant``.
  case variant

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
  _ level: CascadeLevel, _ isDerived: Bool, _ writes: WriteSet, _ model: ViewModel
) -> Void

// MARK: - Levels

/// The writes of each level of the cascade, which determine the levels of derived values.
///
/// The code that applies a level adds its writes, the lowest level first. Another level is another
/// case of ``CascadeLevel``, and an entry that adds its writes.
struct Levels {
  /// The writes of a level: a set, or the values of a model.
  private enum Writes {
    case listed(WriteSet)
    case values(ViewModel)
  }

  private struct Entry {
    let level: CascadeLevel
    let writes: Writes
  }

  /// The lowest level with writes, which needs no array because many nodes have no other below their
  /// conformances.
  private var lowest: Entry?

  /// The other levels with writes, the lowest first.
  private var others: [Entry] = []

  private mutating func add(_ entry: Entry) {
    if lowest == nil { lowest = entry } else { others.append(entry) }
  }

  /// Adds writes, including nil, of a level above the others.
  mutating func add(_ writes: WriteSet, by level: CascadeLevel) {
    if !writes.isEmpty { add(Entry(level: level, writes: .listed(writes))) }
  }

  /// Adds a level above the others that wrote the written values of a model.
  mutating func add(valuesOf model: ViewModel, by level: CascadeLevel) {
    if model.isUnwritten { return }
    add(Entry(level: level, writes: .values(model)))
  }

  /// Removes the writes of the levels added so far that other writes replace.
  mutating func remove(replacedBy writes: WriteSet) {
    let former = entries
    (lowest, others) = (nil, [])
    for entry in former {
      if case .listed(let own) = entry.writes {
        add(own.filter { write in !writes.contains { $0.covers(write) } }, by: entry.level)
      } else {
        add(entry)
      }
    }
  }

  /// The levels with writes, the lowest first.
  private var entries: [Entry] { [lowest].compactMap(\.self) + others }

  /// Returns the highest level whose writes satisfy a condition.
  private func last(where condition: (Entry) -> Bool) -> CascadeLevel? {
    others.last(where: condition)?.level ?? lowest.flatMap { condition($0) ? $0.level : nil }
  }

  /// Returns the highest level that wrote an attribute, at any place of its axis; nil if none did.
  func level(of attribute: AttributeID) -> CascadeLevel? {
    last { entry in
      switch entry.writes {
      case .listed(let writes): writes.contains { $0.attribute == attribute }
      case .values(let model): model.has(attribute, as: .written)
      }
    }
  }

  /// Returns the highest level that wrote a place of an attribute's axis, even if it wrote nil; nil
  /// if none did.
  func level(of attribute: AttributeID, at place: AnyHashable?) -> CascadeLevel? {
    let whole = Write(attribute: attribute)
    let part = Write(attribute: attribute, place: place)
    return last { entry in
      switch entry.writes {
      case .listed(let writes): writes.contains(whole) || writes.contains(part)
      case .values(let model):
        model.writtenPlaces(of: attribute).contains(place)
          || model.style.cleared.contains { $0 == whole || $0 == part }
      }
    }
  }

  /// Returns whether the same levels have the same writes, in the same form.
  func isIdentical(to other: Levels) -> Bool {
    entries.elementsEqual(other.entries) { one, other in
      guard one.level == other.level else { return false }
      switch (one.writes, other.writes) {
      case (.listed(let writes), .listed(let others)): return writes == others
      case (.values(let model), .values(let other)):
        return model.style.isIdentical(to: other.style)
          && Block.areIdentical(model.content, other.content)
      default: return false
      }
    }
  }
}

/// The levels below a node's own conformances: inherited values and rules.
struct LowerLevels {
  /// A model of the node's kind, with written values only.
  var model: ViewModel

  /// The writes of these levels; those that rules replace don't count as inherited.
  var levels = Levels()

  /// Whether nothing was written, not even nil.
  var isEmpty: Bool { model.isUnwritten }

  /// Returns whether these levels and others are interchangeable in every respect.
  func isIdentical(to other: LowerLevels) -> Bool {
    model.style.isIdentical(to: other.model.style) && levels.isIdentical(to: other.levels)
      && Block.areIdentical(model.content, other.model.content)
  }
}

/// A level above a node's own conformances and closure.
struct UpperLevel {
  let level: CascadeLevel

  /// Writes over a model and returns the writes, including nil.
  let apply: (inout ViewModel) -> WriteSet
}

extension ViewModel {
  /// Whether nothing was written, not even nil.
  fileprivate var isUnwritten: Bool {
    style.layout.entries.isEmpty && content == nil && style.cleared.isEmpty
  }
}

// MARK: - Derived Values

extension ViewModel {
  /// Applies the derivations of a kind, in order.
  ///
  /// Invariants: A derived value has the level of its highest input, except that defaults are below
  /// all levels, and an adjustment above. A value or nil that was written at that level or above
  /// overrides it, and one that was written below is overridden. For values along an axis this
  /// applies to each place separately.
  ///
  /// The cost is a pass over the derivations, and a block if a value is derived.
  mutating func derive(
    _ derivations: [Derivation], _ levels: Levels, observer: CascadeObserver? = nil
  ) {
    var derived: [AttributeID: CascadeLevel] = [:]
    for derivation in derivations {
      let model = self
      var sources = derivation.inputs.ids.filter(model.shows)
      if sources.isEmpty { continue }
      if derivation.precedence == .adjustment { sources += derivation.outputs.ids }
      guard let highest = sources.compactMap({ derived[$0] ?? levels.level(of: $0) }).max() else {
        continue
      }
      let level = derivation.precedence == .defaults ? .variant : highest
      if derivation.outputs.ids.contains(where: { derived[$0].map { $0 > level } ?? false }),
        derivation.precedence == .inputs
      {
        continue
      }
      var filled: WriteSet = []
      derivation.apply(&self) { output, place in
        let isOpen =
          switch derivation.precedence {
          case .defaults:
            levels.level(of: output, at: place) == nil
              && !model.derivedPlaces(of: output).contains(place)
          case .inputs: levels.level(of: output, at: place).map { $0 < level } ?? true
          case .adjustment: true
          }
        if isOpen, observer != nil { filled.insert(Write(attribute: output, place: place)) }
        return isOpen
      }
      for output in derivation.outputs.ids where has(output, as: .derived) {
        derived[output] = Swift.max(derived[output] ?? level, level)
      }
      observer?(level, true, filled, self)
    }
  }
}
