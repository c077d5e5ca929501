/// The bounds of a token file; a file beyond them is refused.
///
/// They are far above real design systems and keep hostile input from taking time or memory.
public struct TokenLimits: Hashable, Sendable {
  /// The size of one file in bytes; 16 MiB by default.
  public var fileSize = 16 << 20

  /// The number of files that a resolver may refer to; 256 by default.
  public var files = 256

  /// The number of objects and arrays inside each other; 64 by default.
  public var depth = 64

  /// The number of tokens and groups, those counted again that a group inherits; 100,000 by default.
  public var tokens = 100_000

  /// The number of combinations of contexts; 512 by default.
  public var resolutions = 512

  /// The number of tokens in all combinations of contexts together; 1,000,000 by default.
  public var totalTokens = 1_000_000

  /// Makes limits of the defaults.
  public init() {}
}
