/// The sizes at which a tree compacts or replaces what it keeps.
///
/// Results don't depend on them. Tests lower them, because a short run then compacts as often as
/// a long run does with the standard limits.
struct TreeLimits: Sendable {
  /// How many changes of one context are kept apart before the oldest are merged; at least 1.
  var historyLength = 16

  /// How many looks a rule set searches before it checks whether hashing is worthwhile; at least 1.
  var hashedStyleCount = 1_024

  /// The number of looks from which on those that no node has are removed; at least 1.
  var lookCount = 128

  /// How many entries the journal of changes can have beyond twice the number of nodes before it
  /// drops those of detached nodes.
  var journalSlack = 1_024

  /// How many surroundings and rule sets there can be, however few the nodes are, before they're
  /// replaced; also how many changed objects are kept until every node is invalidated instead.
  var contextSlack = 128

  /// The number of contexts or rule sets at which numbers start again.
  var highestNumber = UInt32.max / 2

  /// The revision that a tree begins with, after which it counts changes.
  var firstRevision = NodeRecord.stale + 1

  /// The limits of trees outside of tests.
  static let standard = TreeLimits()
}
