internal import Synchronization

/// A block that came of one node and is published, once, to be shared by nodes that equal it.
///
/// It is handed out uncounted, for it lives as long as this does: once published it stays.
final class KnownBlock: Sendable {
  private let address = Atomic<UInt>(0)

  deinit {
    block?.release()
  }

  /// The block, once there is one.
  var block: Unmanaged<Block>? {
    UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)).map(Unmanaged.fromOpaque)
  }

  /// Publishes a block unless there is one.
  ///
  /// - Returns: What is published: of several nodes at a time, that of the first.
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
