internal import Synchronization

/// The defaults of tokens that are being evaluated in a context, each nested in the one before.
///
/// Defaults that read each other would recurse until the stack overflows. Invariant: a default is a
/// function of its context, and the only thing that changes during an evaluation is the set of
/// aliases being followed. So a default that begins again inside itself with the same set would
/// recurse forever, and is stopped. Aliases alone can't cause such a cycle, so the data of a theme
/// can't either.
///
/// Defaults are rarely nested deeply. Up to a depth of 16, only the depth is counted, at the cost
/// of one addition; a cycle then runs a few more times before it's found. Deeper defaults cost a
/// linear search.
struct DefaultsInProgress: Sendable {
  private struct Step: Equatable {
    let token: Int
    let followed: TokenIndices
  }

  private static let unwatched = 16
  private var depth = 0

  /// The steps that are nested more deeply than `unwatched`.
  private var steps: [Step] = []

  /// Records that a token's default begins.
  ///
  /// - Returns: The tokens whose defaults form a cycle, if the evaluation would never end; else
  ///   nil.
  @inline(__always)
  mutating func begin(_ token: Int, following followed: TokenIndices) -> TokenCycle? {
    depth += 1
    return depth > Self.unwatched ? watch(Step(token: token, followed: followed)) : nil
  }

  /// Records that the default which began last has ended.
  @inline(__always)
  mutating func end() {
    if depth > Self.unwatched { steps.removeLast() }
    depth -= 1
  }

  /// Not inlined, so that the usual case stays a few instructions.
  @inline(never)
  private mutating func watch(_ step: Step) -> TokenCycle? {
    if let place = steps.lastIndex(of: step) { return TokenCycle(steps[place...].map(\.token)) }
    steps.append(step)
    return nil
  }
}

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
