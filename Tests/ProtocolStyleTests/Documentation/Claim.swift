/// A claim in a sample about the output of a line: `print(x)  // → text`.
///
/// For a line with an expression, `x  // → text`, it's the output of `print(x)`, but without
/// `Optional(…)`. A comment on a separate line is a claim about the last output of the lines above;
/// further lines of text follow as separate comments.
struct Claim: Sendable, Equatable {
  /// The line that prints, counted from 1.
  let line: Int

  /// The lines of text.
  var text: [String]
}
