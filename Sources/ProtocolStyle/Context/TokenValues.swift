/// Values of tokens, by token: what a theme's closure writes to.
///
/// A token is given a value of its own, or another token of its type that answers in its place:
///
/// ```swift
/// func contoso(_ values: inout TokenValues) {
///   values[.accent] = .orange
///   values[.link] = Token.accent
/// }
/// ```
///
/// A copy costs one reference.
public struct TokenValues: Sendable {
  /// The entries by the tokens' indices; it may end before a token's place.
  private var entries: [(any AnyTokenEntry)?] = []

  /// Makes values of no token.
  public init() {}

  /// The value that was set for a token here; nil where there is none, or another token was set.
  ///
  /// Assigning nil takes away what was set, so that the token answers as if it never was. Reading
  /// here is not reading the token: it looks only at what was written to these values.
  ///
  /// - Parameter token: The token.
  public subscript<Value>(token: Token<Value>) -> Value? {
    get { entry(of: token)?.value }
    set { setEntry(newValue.map(TokenEntry.init(value:)), of: token) }
  }

  /// The token that was set for a token here; nil where there is none, or a value was set.
  ///
  /// The other token is followed when the first is read, so it may be set later and elsewhere. When
  /// tokens name each other in a circle, the one that was read answers with its default.
  ///
  /// - Parameter token: The token that is to answer with the value of another.
  @_disfavoredOverload  // or `= nil`, which both take, would be ambiguous
  public subscript<Value>(token: Token<Value>) -> Token<Value>? {
    get { entry(of: token)?.alias }
    set { setEntry(newValue.map(TokenEntry.init(alias:)), of: token) }
  }

  /// The entry at a token's index, if the token was set.
  func entry(at index: Int) -> (any AnyTokenEntry)? {
    index < entries.count ? entries[index] : nil
  }

  /// What was set, by the tokens' indices.
  package var assigned: [(index: Int, entry: any AnyTokenEntry)] {
    entries.enumerated().compactMap { index, entry in entry.map { (index, $0) } }
  }

  /// The tokens that something was set for, by name and module: the same order in every run.
  package var tokens: [TokenID] {
    assigned.map { InternedTokens.shared.definition(at: $0.index) }
      .sorted { ($0.name, $0.module) < ($1.name, $1.module) }.map(TokenID.init)
  }

  /// The entry at a token's index, uncounted: alive until these values are written to.
  @inline(__always)
  func uncountedEntry(at index: Int) -> Unmanaged<AnyObject>? {
    guard index < entries.count, let entry = entries[index] else { return nil }
    return Unmanaged.passUnretained(entry)
  }

  /// What was set for a token, of the token's type: `setEntry` puts nothing else at its index.
  private func entry<Value>(of token: Token<Value>) -> TokenEntry<Value>? {
    entry(at: token.definition.index).map { unsafeDowncast($0, to: TokenEntry<Value>.self) }
  }

  private mutating func setEntry<Value>(_ entry: TokenEntry<Value>?, of token: Token<Value>) {
    let index = token.definition.index
    if index >= entries.count {
      guard entry != nil else { return }
      entries.append(contentsOf: repeatElement(nil, count: index + 1 - entries.count))
    }
    entries[index] = entry
  }
}

extension TokenValues {
  /// What both set; where they set the same token, these values count.
  package func merged(over lower: TokenValues) -> TokenValues {
    if lower.entries.isEmpty { return self }
    var result = lower
    let missing = entries.count - lower.entries.count
    if missing > 0 { result.entries.append(contentsOf: repeatElement(nil, count: missing)) }
    for (index, entry) in entries.enumerated() where entry != nil { result.entries[index] = entry }
    return result
  }

  /// Whether both have one storage, and so are equal; equal values may have two.
  func isIdentical(to other: TokenValues) -> Bool {
    entries.withUnsafeBufferPointer { entries in
      other.entries.withUnsafeBufferPointer { $0.baseAddress == entries.baseAddress }
    }
  }

  /// The tokens for which other values are set than elsewhere.
  func differences(from other: TokenValues) -> ContextReads {
    var result = ContextReads()
    for index in 0..<max(entries.count, other.entries.count) {
      switch (entry(at: index), other.entry(at: index)) {
      case (nil, nil): continue
      case (let one?, let another?) where one.isEqual(to: another): continue
      default: result.insert(token: index)
      }
    }
    return result
  }
}
