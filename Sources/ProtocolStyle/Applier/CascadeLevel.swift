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
