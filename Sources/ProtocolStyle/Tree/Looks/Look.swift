/// What nodes with the same appearance share.
///
/// The record of a node has the number of its look.
///
/// Looks are interned: equal values of conformances under the same rules in one context are one look,
/// unless interning is suspended (see ``KnownLooks``). A look never changes what it shows, so whoever
/// has a number can compare it; what becomes out of date is a node's claim to the number.
struct Look {
  /// The number of no look; a node has it until it's styled.
  static let none: UInt32 = 0

  /// The number of the inherited context; 0 once no context has that number anymore.
  private(set) var context: UInt32

  /// The number of the rules in force, with what they wrote.
  private(set) var ruleSet: UInt32

  /// What the conformances wrote; nil when the style isn't made of that and of the rules alone.
  var basis: Block?

  /// The resolved style.
  let style: Block

  /// The number of what was read of the context for the nodes so far, in all states that they were
  /// tried in.
  var reads = ReadsTable.none

  /// The look of the node that followed a node of this look the last time, of those with the same
  /// rules; none when that isn't known.
  var next = Look.none

  /// The number of the context of the children of a node with this look; 0 until it's requested.
  var inside: UInt32 = 0

  /// Forgets what it's of, because numbers of contexts and rule sets start again.
  mutating func forgetNumbers() {
    (context, ruleSet, inside) = (0, 0, 0)
  }
}
