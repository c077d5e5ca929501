/// The sizes at which a tree compacts or replaces what it keeps.
///
/// Results don't depend on them. Tests lower them, because a short run then compacts as often as
/// a long run does with the standard limits.
struct TreeLimits: Sendable {
  /// How many changes of one context are kept apart before the oldest are merged; at least 1.
  var historyLength = 16

  /// How many results a recipe keeps for nodes to share; at least 1.
  ///
  /// A node that toggles has two results, and one that can be pressed as well has four.
  var candidateCount = 4

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
