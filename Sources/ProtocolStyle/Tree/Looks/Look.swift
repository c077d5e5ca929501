/// The shared part of nodes with the same appearance.
///
/// The record of a node stores the number of its look.
///
/// Looks are interned: equal values of conformances under the same rules in one context are one
/// look, unless interning is suspended (see ``KnownLooks``). The style of a look never changes, so
/// numbers of looks can be compared; only the number in a node's record can be out of date.
struct Look {
  /// The number of no look; a node has it until it's styled.
  static let none: UInt32 = 0

  /// The number of the inherited context; 0 once no inherited context has that number anymore.
  private(set) var context: UInt32

  /// The number of the rule set, which has the rules in force and the values that they wrote.
  private(set) var ruleSet: UInt32

  /// The values that the conformances wrote; nil if the style depends on anything besides these and
  /// the rules.
  var basis: Block?

  /// The resolved style.
  let style: Block

  /// The number of the set of reads for the nodes so far, in all control states evaluated so far.
  var reads = ReadsTable.none

  /// The look of the node that followed a node of this look last time, among those with the same
  /// rules; none if that isn't known.
  var next = Look.none

  /// The number of the inherited context of the children of a node with this look; 0 until it's
  /// requested.
  var inside: UInt32 = 0

  /// Discards the context and the rule set, because all of them are replaced.
  mutating func discardNumbers() {
    (context, ruleSet, inside) = (0, 0, 0)
  }
}
