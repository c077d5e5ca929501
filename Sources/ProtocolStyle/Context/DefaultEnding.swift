internal import Synchronization

/// Whether a token's default has come to an end where there was no context.
///
/// There, all that it may depend on is the same each time, so once it has, it always does, and need
/// not be watched any more: contexts cost several times what most defaults do.
@usableFromInline
final class DefaultEnding: Sendable {
  private let wasSeen = Atomic(false)

  var isKnown: Bool { wasSeen.load(ordering: .relaxed) }

  func note() {
    wasSeen.store(true, ordering: .relaxed)
  }
}
