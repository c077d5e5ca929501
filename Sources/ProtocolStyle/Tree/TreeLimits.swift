/// The sizes at which a tree compacts or replaces its data.
///
/// Results don't depend on them. Tests lower them, because a short run then compacts as often as
/// a long run does with the standard limits.
struct TreeLimits: Sendable {
  /// The number of changes of one context that are kept separately before the oldest are merged; at
  /// least 1.
  var historyLength = 16

  /// The number of looks that a rule set searches before it checks the benefit of hashing; at least
  /// 1.
  var hashedStyleCount = 1_024

  /// The number of looks at which those without nodes are removed; at least 1.
  var lookCount = 128

  /// The number of entries beyond a multiple of the number of nodes that the record of changes can
  /// have before it removes what no consumer needs.
  var journalSlack = 1_024

  /// The number of inherited contexts, or of rule sets, up to which those without nodes are kept.
  ///
  /// It's also the number of changed objects that are kept before every node is invalidated
  /// instead.
  var contextSlack = 128

  /// The revision that a tree begins with, after which it counts changes.
  var firstRevision = NodeRecord.stale + 1

  /// The number of the first segment of the record of changes.
  var firstSegment: UInt32 = 1

  /// The limits of trees outside of tests.
  static let standard = TreeLimits()
}
