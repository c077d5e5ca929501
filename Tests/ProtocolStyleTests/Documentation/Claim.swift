/// What a sample says that a line of it prints: `print(x)  // → text`.
///
/// Of a line that is an expression, `x  // → text`, it is what `print(x)` would print, but for the
/// `Optional(…)` around it. A comment by itself claims what the lines above it printed last; more
/// lines of text follow as comments by themselves.
struct Claim: Sendable, Equatable {
  /// The line that prints, counted from 1.
  let line: Int

  /// The lines of text.
  var text: [String]
}
