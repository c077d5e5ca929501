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
/// A copy costs one reference. Setting a token of many copies one page of them, not all.
public struct TokenValues: Sendable {
  /// The entries by the tokens' indices, in pages; there may be none for a token.
  private var pages: [TokenPage] = []

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
    set { setEntry(newValue.map { TokenEntry(value: $0) }, of: token) }
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

  /// Sets a token to the value of another one.
  ///
  /// Reading a copy is as fast as reading any value, which following an alias isn't. Whoever looks
  /// for tokens that nothing reads knows by it that a read of the copy is one of the source.
  ///
  /// - Parameters:
  ///   - value: The value of the source.
  ///   - source: The token that the value is of.
  ///   - token: The token to set.
  package mutating func setCopy<Value>(
    _ value: Value, of source: TokenID, for token: Token<Value>
  ) {
    setEntry(TokenEntry(value: value, copiedFrom: source), of: token)
  }

  /// The entry at a token's index, if the token was set.
  func entry(at index: Int) -> (any AnyTokenEntry)? {
    let page = index / TokenPage.capacity
    return page < pages.count ? pages[page][index % TokenPage.capacity] : nil
  }

  /// What was set, by the tokens' indices.
  package var assigned: [(index: Int, entry: any AnyTokenEntry)] {
    pages.enumerated().flatMap { number, page in
      page.assigned.map { (number * TokenPage.capacity + $0.place, $0.entry) }
    }
  }

  /// The tokens that something was set for, by name and module: the same order in every run.
  package var tokens: [TokenID] {
    assigned.map { InternedTokens.shared.definition(at: $0.index) }
      .sorted { ($0.name, $0.module) < ($1.name, $1.module) }.map(TokenID.init)
  }

  /// The entry at a token's index, uncounted: alive until these values are written to.
  @inline(__always)
  func uncountedEntry(at index: Int) -> Unmanaged<AnyObject>? {
    let page = index / TokenPage.capacity
    return page < pages.count ? pages[page].uncountedEntry(at: index % TokenPage.capacity) : nil
  }

  /// What was set for a token, of the token's type: `setEntry` puts nothing else at its index.
  private func entry<Value>(of token: Token<Value>) -> TokenEntry<Value>? {
    entry(at: token.definition.index).map { unsafeDowncast($0, to: TokenEntry<Value>.self) }
  }

  private mutating func setEntry<Value>(_ entry: TokenEntry<Value>?, of token: Token<Value>) {
    let page = token.definition.index / TokenPage.capacity
    if page >= pages.count {
      guard entry != nil else { return }
      pages.append(contentsOf: repeatElement(TokenPage(), count: page + 1 - pages.count))
    }
    pages[page][token.definition.index % TokenPage.capacity] = entry
  }
}

extension TokenValues {
  /// What both set; where they set the same token, these values count.
  package func merged(over lower: TokenValues) -> TokenValues {
    if lower.pages.isEmpty { return self }
    var result = lower
    for (number, page) in pages.enumerated() {
      if number < lower.pages.count {
        result.pages[number].merge(page)
      } else {
        result.pages.append(page)
      }
    }
    return result
  }

  /// Whether both have the same memory, and so are equal; equal values may have different memory.
  func isCopy(of other: TokenValues) -> Bool { pages.isCopy(of: other.pages) }

  /// The tokens for which other values are set than elsewhere.
  func differences(from other: TokenValues) -> ContextReads {
    var result = ContextReads()
    let none = TokenPage()
    for number in 0..<max(pages.count, other.pages.count) {
      let page = number < pages.count ? pages[number] : none
      let another = number < other.pages.count ? other.pages[number] : none
      page.forEachDifference(from: another) {
        result.insert(token: number * TokenPage.capacity + $0)
      }
    }
    return result
  }
}
