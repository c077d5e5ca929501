/// The levels of the cascade, lowest first: a higher one writes over a lower one.
///
/// Within the level of appearances, CSS's notions of origin and specificity decide; see
/// `StyleRule`.
public enum CascadeLevel: String, CaseIterable, Comparable, Sendable {
  /// What the parent hands down of attributes that are inherited, such as the tint colour.
  case inherited

  /// What rules say of the node; for `StyleApplier.apply(_:to:)`, what was there before.
  case appearances

  /// What the node's own conformances say.
  case conformances

  /// What the node's custom closure writes.
  case closure

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
