/// The limits of a token file; a file that exceeds them is rejected.
///
/// They are far above real design systems, and prevent malicious input from consuming time or
/// memory.
public struct TokenLimits: Hashable, Sendable {
  /// The size of one file in bytes; 16 MiB by default.
  public var fileSize = 16 << 20

  /// The number of files that a resolver may refer to; 256 by default.
  public var files = 256

  /// The maximum nesting depth of objects and arrays; 64 by default.
  public var depth = 64

  /// The number of tokens and groups, including those inherited by groups; 100,000 by default.
  public var tokens = 100_000

  /// The number of combinations of contexts; 512 by default.
  public var resolutions = 512

  /// The total number of tokens in all combinations of contexts; 1,000,000 by default.
  public var totalTokens = 1_000_000

  /// Creates limits with the defaults.
  public init() {}
}
