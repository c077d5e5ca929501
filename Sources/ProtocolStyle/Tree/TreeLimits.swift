/// The sizes at which a tree compacts or replaces what it keeps.
///
/// Results don't depend on them. Tests lower them, because a short run then compacts as often as
/// a long run does with the standard limits.
struct TreeLimits: Sendable {
  /// How many changes of one context are kept apart before the oldest are merged; at least 1.
  var historyLength = 16

  /// How many styles a recipe compares with one by one before it hashes them; at least 1.
  ///
  /// A node that toggles has two styles, and one that can be pressed as well has four.
  var knownStyleCount = 4

  /// How many styles a recipe finds by hashing before it checks whether that's worthwhile; at
  /// least 1.
  var hashedStyleCount = 128

  /// How many entries the journal of changes can have beyond twice the number of nodes before it
  /// drops those of detached nodes.
  var journalSlack = 1_024

  /// How many surroundings and recipes there can be, however few the nodes are, before they're
  /// replaced; also how many changed objects are kept until every node is invalidated instead.
  var contextSlack = 128

  /// The revision that a tree begins with, after which it counts changes.
  var firstRevision = NodeRecord.stale + 1

  /// The limits of trees outside of tests.
  static let standard = TreeLimits()
}
