internal import Synchronization

/// A block that is published once, to be shared by all nodes with equal values.
///
/// Invariant: a published block is never replaced and lives as long as this object. So it's
/// returned unretained, and reading it costs one atomic load.
final class KnownBlock: Sendable {
  private let address = Atomic<UInt>(0)

  deinit {
    block?.release()
  }

  /// The published block, if there is one.
  var block: Unmanaged<Block>? {
    // Sound because the address is that of a block that was retained for it.
    UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)).map(Unmanaged.fromOpaque)
  }

  /// Publishes a block unless one is published already.
  ///
  /// - Returns: The published block, which is the first of those published at the same time.
  @discardableResult
  func publish(_ block: Block) -> Block {
    let candidate = Unmanaged.passRetained(block)
    let (isFirst, _) = address.compareExchange(
      expected: 0, desired: UInt(bitPattern: candidate.toOpaque()), ordering: .acquiringAndReleasing
    )
    if isFirst { return block }
    candidate.release()
    return self.block?.takeUnretainedValue() ?? block
  }
}
