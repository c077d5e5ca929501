/// The defaults of tokens that are being evaluated in a context, one inside the other.
///
/// Defaults that read each other would do so until the stack ends. A default is a function of its
/// context, and in one context nothing changes but which aliases are being followed: a default that
/// is begun again inside itself while these are the same does so for ever, and is stopped. Aliases
/// alone never bring that about, so no data of a theme can. Below a depth that sane defaults stay
/// above, nothing is remembered, and a circle goes round a few times more.
struct DefaultsUnderWay: Sendable {
  private struct Step: Equatable {
    let token: Int
    let followed: TokenIndices
  }

  private static let unwatched = 16
  private var depth = 0

  /// Those that are deeper than `unwatched`.
  private var steps: [Step] = []

  /// Notes that a token's default begins.
  ///
  /// - Returns: The tokens whose defaults read each other in a circle, if it never would end.
  @inline(__always)
  mutating func begin(_ token: Int, following followed: TokenIndices) -> TokenCycle? {
    depth += 1
    return depth > Self.unwatched ? watch(Step(token: token, followed: followed)) : nil
  }

  /// Notes that the default which began last has ended.
  @inline(__always)
  mutating func end() {
    if depth > Self.unwatched { steps.removeLast() }
    depth -= 1
  }

  /// Kept out of line, so that the usual case stays a handful of instructions.
  @inline(never)
  private mutating func watch(_ step: Step) -> TokenCycle? {
    if let place = steps.lastIndex(of: step) { return TokenCycle(steps[place...].map(\.token)) }
    steps.append(step)
    return nil
  }
}
