@testable import ProtocolStyle

extension TreeLimits {
  /// Creates the limits for the seed of a random test.
  ///
  /// They're standard limits, low ones at which a tree compacts all the time, revisions and
  /// segments whose numbers soon wrap around, or both.
  init(seed: UInt64) {
    self = .standard
    if seed % 4 == 1 || seed % 4 == 2 {
      historyLength = 2
      lookCount = 4
      hashedStyleCount = 3
      journalSlack = 0
      contextSlack = 0
    }
    if seed % 4 == 1 || seed % 4 == 3 { (firstRevision, firstSegment) = (.max - 60, .max - 20) }
  }
}
