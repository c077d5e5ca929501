/// The position of a node among its siblings: the children of its parent, or the roots of the tree.
///
/// So the first and the last row of a list are rounded, and every second one is shaded, as with
/// `:first-child`, `:last-child` and `:nth-child(even)` in CSS:
///
/// ```swift
/// protocol StripedRow: BackgroundColor {}
/// extension StripedRow {
///   var backgroundColor: Color {
///     SiblingPosition.isEven ? .secondarySystemBackground : .systemBackground
///   }
/// }
/// ```
///
/// The properties are read in getters, custom closures, closures of rules and defaults of tokens;
/// the cases are for ``StyleCondition/siblingPosition(_:)``. All siblings count, also hidden ones and
/// those of other types. A tree tracks each property: when siblings are attached, moved or detached,
/// only those nodes are styled again whose answer changed. The properties are false if no node is
/// being styled in a tree, in closures of themes, and in the getter for a model's control state.
public enum SiblingPosition: String, Hashable, Sendable, CaseIterable {
  /// The first one; `:first-child` in CSS.
  case first

  /// The last one; `:last-child` in CSS.
  case last

  /// The only one; `:only-child` in CSS.
  case only

  /// The second, the fourth, and so on; `:nth-child(even)` in CSS.
  case even

  /// Whether the node that is being styled is the first of its siblings.
  public static var isFirst: Bool { StyleContext.readPosition(.isFirst) }

  /// Whether the node that is being styled is the last of its siblings.
  public static var isLast: Bool { StyleContext.readPosition(.isLast) }

  /// Whether the node that is being styled has no siblings.
  public static var isOnly: Bool { StyleContext.readPosition(.isOnly) }

  /// Whether the number of the node that is being styled is even, counting its siblings from 1, as CSS
  /// does.
  ///
  /// Reading it for many siblings in turn takes time in proportion to their number; a change in front
  /// of them makes the next reading count them again.
  public static var isEven: Bool { StyleContext.readPosition(.isEven) }

  /// Whether a node at an index among a number of siblings, itself included, has the position.
  package func isHeld(by index: Int, of count: Int) -> Bool {
    switch self {
    case .first: index == 0
    case .last: index == count - 1
    case .only: count == 1
    case .even: !index.isMultiple(of: 2)
    }
  }

  /// Whether a node can have some positions, and not others, at any place.
  package static func isPossible(_ isPossible: (_ isHeld: (SiblingPosition) -> Bool) -> Bool)
    -> Bool
  {
    places.contains { place in isPossible { $0.isHeld(by: place.index, of: place.count) } }
  }

  /// All that a node can be of some positions at once, such as both the first and the last one; fewer
  /// positions precede.
  static func combinations(of positions: Set<SiblingPosition>) -> [Set<SiblingPosition>] {
    if positions.isEmpty { return [[]] }
    var found: [Set<SiblingPosition>] = []
    for place in places {
      let held = positions.filter { $0.isHeld(by: place.index, of: place.count) }
      if !found.contains(held) { found.append(held) }
    }
    return found.sorted { $0.count < $1.count }
  }

  /// Places that differ in some position: four siblings have places that are neither first nor last,
  /// with both kinds of numbers.
  private static let places = (1...4).flatMap { count in
    (0..<count).map { (index: $0, count: count) }
  }

  /// The part of the surroundings that the position is.
  var part: ReadStates {
    switch self {
    case .first: .isFirst
    case .last: .isLast
    case .only: .isOnly
    case .even: .isEven
    }
  }
}
