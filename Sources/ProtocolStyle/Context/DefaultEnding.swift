internal import Synchronization

/// A flag for a token whose default has returned at least once outside any context.
///
/// There, everything that the default can depend on is the same each time. So a default that has
/// returned once always returns, and needn't be watched for cycles anymore: a context costs several
/// times as much as most defaults.
@usableFromInline
final class DefaultEnding: Sendable {
  private let wasSeen = Atomic(false)

  var isKnown: Bool { wasSeen.load(ordering: .relaxed) }

  func note() {
    wasSeen.store(true, ordering: .relaxed)
  }
}
