/// The levels of the cascade, lowest first: a higher one writes over a lower one.
///
/// Within each of the two levels of rules, CSS's notions of origin and specificity decide; see
/// ``StyleRule``.
public enum CascadeLevel: String, CaseIterable, Comparable, Sendable {
  /// The parent's values of inherited attributes, such as the tint color.
  case inherited

  /// What rules write; for `StyleApplier.apply(_:to:)`, what the view model had before.
  case rules

  /// What the node's own conformances return.
  case conformances

  /// What the node's custom closure writes.
  case closure

  /// What rules write that override conformances (``StyleRule/overridingConformances()``).
  case overridingRules

  /// What was set on the attached node.
  case overrides

  /// Orders from the lowest to the highest.
  ///
  /// - Parameters:
  ///   - left: A level.
  ///   - right: Another level.
  /// - Returns: Whether the first gives way to the second.
  public static func < (left: CascadeLevel, right: CascadeLevel) -> Bool {
    left.place < right.place
  }
}

extension CascadeLevel: CustomStringConvertible {
  /// The name of the level.
  public var description: String { rawValue }
}
