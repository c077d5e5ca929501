/// Values of tokens, as a theme's closure writes them.
///
/// The closure assigns a token a value, or another token of the same type whose value is used:
///
/// ```swift
/// func contoso(_ values: inout TokenValues) {
///   values[.accent] = .orange
///   values[.link] = Token.accent
/// }
/// ```
///
/// A copy retains one reference. Setting one of many tokens copies one page of them.
public struct TokenValues: Sendable {
  /// The entries by the tokens' indices, in pages.
  private var pages: [TokenPage] = []

  /// Creates an empty set of values.
  public init() {}

  /// The value that was set for a token; nil if none was set, or another token was set.
  ///
  /// Assigning nil removes the token's entry. Reading this isn't recorded as a read of the token,
  /// because it only returns what was written to these values.
  ///
  /// - Parameter token: The token.
  public subscript<Value>(token: Token<Value>) -> Value? {
    get { entry(of: token)?.value }
    set { setEntry(newValue.map { TokenEntry(value: $0) }, of: token) }
  }

  /// The token that was set for a token; nil if none was set, or a value was set.
  ///
  /// The other token is read when the first one is, so it can be set later and elsewhere. If tokens
  /// refer to each other in a cycle, the one that is read returns its default.
  ///
  /// - Parameter token: The token that uses the value of another.
  @_disfavoredOverload  // or `= nil`, which both take, would be ambiguous
  public subscript<Value>(token: Token<Value>) -> Token<Value>? {
    get { entry(of: token)?.alias }
    set { setEntry(newValue.map(TokenEntry.init(alias:)), of: token) }
  }

  /// Sets a token to the value of another one.
  ///
  /// Reading a copy is as fast as reading any value, and faster than following an alias. Checks for
  /// unused tokens use the source to count a read of the copy as a read of the source.
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

  /// The entries with the tokens' indices.
  package var assigned: [(index: Int, entry: any AnyTokenEntry)] {
    pages.enumerated().flatMap { number, page in
      page.assigned.map { (number * TokenPage.capacity + $0.place, $0.entry) }
    }
  }

  /// The tokens that have an entry, sorted by name and module, so the order is the same in every
  /// run.
  package var tokens: [TokenID] {
    assigned.map { InternedTokens.shared.definition(at: $0.index) }
      .sorted { ($0.name, $0.module) < ($1.name, $1.module) }.map(TokenID.init)
  }

  /// Returns the unretained entry at a token's index; it's valid until these values are written to.
  @inline(__always)
  func unretainedEntry(at index: Int) -> Unmanaged<AnyObject>? {
    let page = index / TokenPage.capacity
    return page < pages.count ? pages[page].unretainedEntry(at: index % TokenPage.capacity) : nil
  }

  /// Returns the entry of a token.
  ///
  /// The cast is sound because `setEntry` stores only entries of its type.
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
  /// Returns the entries of both; if both set a token, the entry of these values is used.
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

  /// Returns whether both share their memory and are therefore equal; equal values may not share
  /// it.
  func isCopy(of other: TokenValues) -> Bool { pages.isCopy(of: other.pages) }

  /// Returns the tokens whose entries differ from those of other values.
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
