internal import Synchronization

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
/// A copy retains two references. Setting one of many tokens copies one page of them.
public struct TokenValues: Sendable {
  /// The entries by the tokens' indices, in pages.
  private var pages: [TokenPage] = []

  /// The entries of tokens without one in `pages`; empty in most values.
  ///
  /// Scopes set few tokens over the many of a tree. They share these, because copying a page would
  /// retain each of its entries.
  private var lower: [TokenPage] = []

  /// Creates an empty set of values.
  public init() {}

  /// The value that was set for a token; nil if none was set, or another token was set.
  ///
  /// Assigning nil removes the token's entry. Reading this isn't recorded as a read of the token,
  /// because it only returns what was written to these values.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - fileID: The file of the assignment, for explanations.
  ///   - line: The line of the assignment, for explanations.
  public subscript<Value>(
    token: Token<Value>, fileID fileID: StaticString = #fileID, line line: UInt = #line
  ) -> Value? {
    get { entry(of: token)?.value }
    set {
      let location = TokenLocation(fileID: fileID, line: line, column: 0)
      // `map` would take as long as all the rest, because this isn't specialized for the type.
      if let newValue {
        setEntry(TokenValueEntry(newValue, at: location), of: token)
      } else {
        setEntry(nil, of: token)
      }
    }
  }

  /// The token that was set for a token; nil if none was set, or a value was set.
  ///
  /// The other token is read when the first one is, so it can be set later and elsewhere. If tokens
  /// refer to each other in a cycle, the one that is read returns its default.
  ///
  /// - Parameters:
  ///   - token: The token that uses the value of another.
  ///   - fileID: The file of the assignment, for explanations.
  ///   - line: The line of the assignment, for explanations.
  @_disfavoredOverload  // or `= nil`, which both take, would be ambiguous
  public subscript<Value>(
    token: Token<Value>, fileID fileID: StaticString = #fileID, line line: UInt = #line
  ) -> Token<Value>? {
    get { entry(of: token)?.alias }
    set {
      let location = TokenLocation(fileID: fileID, line: line, column: 0)
      setEntry(newValue.map { TokenEntry(alias: $0, at: location) }, of: token)
    }
  }

  /// Sets a token to a value that isn't written in source code, such as one of a file.
  package mutating func setData<Value>(
    _ value: Value, for token: Token<Value>, at place: DataLocation? = nil
  ) {
    setEntry(TokenValueEntry(value, in: place), of: token)
  }

  /// Sets a token to another one that isn't written in source code, such as one of a file.
  package mutating func setData<Value>(
    alias: Token<Value>, for token: Token<Value>, at place: DataLocation? = nil
  ) {
    setEntry(TokenEntry(alias: alias, in: place), of: token)
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
  ///   - place: The place of the source's value; nil by default.
  package mutating func setCopy<Value>(
    _ value: Value, of source: TokenID, for token: Token<Value>, at place: DataLocation? = nil
  ) {
    setEntry(TokenValueEntry(value, copiedFrom: source, in: place), of: token)
  }

  /// The entry at a token's index, if the token was set.
  package func entry(at index: Int) -> (any AnyTokenEntry)? {
    Self.entry(at: index, in: pages) ?? Self.entry(at: index, in: lower)
  }

  private static func entry(at index: Int, in pages: [TokenPage]) -> (any AnyTokenEntry)? {
    let page = index / TokenPage.capacity
    return page < pages.count ? pages[page][index % TokenPage.capacity] : nil
  }

  /// The entries with the tokens' indices.
  package var assigned: [(index: Int, entry: any AnyTokenEntry)] {
    flattened.pages.enumerated().flatMap { number, page in
      page.assigned.map { (number * TokenPage.capacity + $0.place, $0.entry) }
    }
  }

  /// The tokens that have an entry, sorted by name and module, so the order is the same in every
  /// run.
  package var tokens: [TokenID] {
    assigned.map { TokenID(at: $0.index) }.sorted()
  }

  /// Returns the unretained entry at a token's index; it's valid until these values are written to.
  @inline(__always)
  func unretainedEntry(at index: Int) -> Unretained<AnyObject>? {
    Self.unretainedEntry(at: index, in: pages)
      ?? (lower.isEmpty ? nil : Self.unretainedEntry(at: index, in: lower))
  }

  @inline(__always)
  private static func unretainedEntry(
    at index: Int, in pages: [TokenPage]
  ) -> Unretained<AnyObject>? {
    let page = index / TokenPage.capacity
    return page < pages.count ? pages[page].unretainedEntry(at: index % TokenPage.capacity) : nil
  }

  /// Returns the entry of a token.
  ///
  /// `setEntry` stores only entries of its type.
  private func entry<Value>(of token: Token<Value>) -> TokenEntry<Value>? {
    entry(at: token.definition.index).map { downcast($0, to: TokenEntry<Value>.self) }
  }

  private mutating func setEntry<Value>(_ entry: TokenEntry<Value>?, of token: Token<Value>) {
    // The entry that is removed may be a lower one.
    if entry == nil { self = flattened }
    StyleContext.noteAssignment(of: token.definition.index)
    let page = token.definition.index / TokenPage.capacity
    if page >= pages.count {
      guard entry != nil else { return }
      while pages.count <= page { pages.append(TokenPage()) }
    }
    pages[page][token.definition.index % TokenPage.capacity] = entry
  }
}

extension TokenValues {
  /// Returns the entries of both; if both set a token, the entry of these values is used.
  ///
  /// Entries aren't copied unless both sets, or one of them, already consist of two.
  package func merged(over other: TokenValues) -> TokenValues {
    if other.pages.isEmpty { return self }
    if pages.isEmpty { return other }
    if !lower.isEmpty { return flattened.merged(over: other) }
    var result = self
    if other.lower.isEmpty {
      result.lower = other.pages
    } else {
      (result.pages, result.lower) = (Self.merge(pages, over: other.pages), other.lower)
    }
    return result
  }

  /// The same values without shared lower entries, which reading would look up second.
  var flattened: TokenValues {
    if lower.isEmpty { return self }
    var result = TokenValues()
    result.pages = Self.merge(pages, over: lower)
    return result
  }

  private static func merge(_ upper: [TokenPage], over lower: [TokenPage]) -> [TokenPage] {
    var result = lower
    for (number, page) in upper.enumerated() {
      if number < result.count { result[number].merge(page) } else { result.append(page) }
    }
    return result
  }

  /// Returns whether both share their memory and are therefore equal; equal values may not share
  /// it.
  func isCopy(of other: TokenValues) -> Bool {
    pages.isCopy(of: other.pages) && lower.isCopy(of: other.lower)
  }

  /// A comparison of two sets of values.
  ///
  /// An object, because each context of a tree is compared by means of it, and copying a structure
  /// would retain its six arrays.
  final class Comparison {
    let new: TokenValues
    let old: TokenValues

    /// The tokens whose entries differ.
    let differences: ContextReads

    init(new: TokenValues, old: TokenValues, differences: ContextReads) {
      (self.new, self.old, self.differences) = (new, old, differences)
    }
  }

  /// Returns the tokens whose entries differ from those of other values.
  ///
  /// - Parameter other: The other values.
  /// - Returns: The tokens.
  func differences(from other: TokenValues) -> ContextReads {
    var result = ContextReads()
    if isCopy(of: other) { return result }
    Self.forEachDifference(flattened.pages, other.flattened.pages) { result.insert(token: $0) }
    return result
  }

  /// Returns the tokens whose entries differ from those of other values, where both may be merged
  /// over values that were compared: then only the upper entries are compared again.
  ///
  /// - Parameters:
  ///   - other: The other values.
  ///   - known: The comparison.
  /// - Returns: The tokens.
  func differences(from other: TokenValues, knowing known: Comparison) -> ContextReads {
    guard let upper = pages(over: known.new), let others = other.pages(over: known.old) else {
      return differences(from: other)
    }
    var result = known.differences
    Self.forEachIndex(upper, others) { index in
      result.set(token: index, to: !TokenPage.areEqual(entry(at: index), other.entry(at: index)))
    }
    return result
  }

  /// Calls a closure with the index of each entry in some pages or in others, once.
  private static func forEachIndex(
    _ pages: [TokenPage], _ others: [TokenPage], _ body: (_ index: Int) -> Void
  ) {
    for (number, page) in pages.enumerated() {
      page.forEachPlace { body(number * TokenPage.capacity + $0) }
    }
    for (number, page) in others.enumerated() {
      page.forEachPlace { place in
        let isFirst = number >= pages.count || pages[number].unretainedEntry(at: place) == nil
        if isFirst { body(number * TokenPage.capacity + place) }
      }
    }
  }

  /// The pages that were merged over other values; nil if these values didn't result from that.
  private func pages(over other: TokenValues) -> [TokenPage]? {
    if isCopy(of: other) { return [] }
    return other.lower.isEmpty && lower.isCopy(of: other.pages) ? pages : nil
  }

  /// Calls a closure with the index of each token whose entries differ.
  private static func forEachDifference(
    _ pages: [TokenPage], _ others: [TokenPage], _ body: (_ index: Int) -> Void
  ) {
    for number in 0..<max(pages.count, others.count) {
      // Compared in place, because a copy of each page would be retained.
      if number < pages.count, number < others.count, pages[number].isCopy(of: others[number]) {
        continue
      }
      let page = number < pages.count ? pages[number] : TokenPage()
      let other = number < others.count ? others[number] : TokenPage()
      page.forEachDifference(from: other) { body(number * TokenPage.capacity + $0) }
    }
  }
}

// MARK: - TokenAssignments

/// Records which tokens the closure of a theme reads for each token that it sets: those that it has
/// read since the assignment before.
final class TokenAssignments {
  /// The tokens that were read, by the index of the token that was set.
  fileprivate(set) var sources: [Int: TokenIndices] = [:]
}

extension StyleContext {
  /// Records that a token is set, if assignments are recorded.
  fileprivate static func noteAssignment(of token: Int) {
    guard let context = reference, let assignments = context.value.assignments?.object else {
      return
    }
    assignments.sources[token] = context.value.reads.tokens
    context.value.reads.removeAll()
  }
}

// MARK: - TokenPage

/// The entries of tokens with neighboring indices.
///
/// Copies share their memory, so an unchanged page is recognized by its address. Changing one of
/// many tokens copies and compares only one page.
struct TokenPage: Sendable {
  /// The number of tokens in a page.
  ///
  /// Setting one of 10,000 tokens copies a list of pages and a page; with 128, both have about the
  /// same size.
  static var capacity: Int { 128 }

  /// The entries by position from `start` on; the array may be shorter than a page.
  private var entries: [(any AnyTokenEntry)?] = []

  /// The position of the first entry.
  private var start = 0

  /// The entries with their positions.
  var assigned: [(place: Int, entry: any AnyTokenEntry)] {
    entries.enumerated().compactMap { place, entry in entry.map { (start + place, $0) } }
  }

  subscript(place: Int) -> (any AnyTokenEntry)? {
    get { hasRoom(for: place) ? entries[place - start] : nil }
    set {
      if !hasRoom(for: place) {
        guard newValue != nil else { return }
        makeRoom(for: place)
      }
      entries[place - start] = newValue
    }
  }

  private func hasRoom(for place: Int) -> Bool { place >= start && place - start < entries.count }

  /// Extends the entries to a position.
  private mutating func makeRoom(for place: Int) {
    if entries.isEmpty { start = place }
    if place < start {
      entries.insert(contentsOf: repeatElement(nil, count: start - place), at: 0)
      start = place
    }
    while entries.count <= place - start { entries.append(nil) }
  }

  /// Returns the unretained entry at a position; it's valid until the page is written to.
  @inline(__always)
  func unretainedEntry(at place: Int) -> Unretained<AnyObject>? {
    guard hasRoom(for: place), let entry = entries[place - start] else { return nil }
    return Unretained(entry)
  }

  /// Adds the entries of another page, which replace those of this one.
  mutating func merge(_ upper: TokenPage) {
    if entries.isEmpty || isCopy(of: upper) {
      self = upper
    } else {
      for (place, entry) in upper.assigned { self[place] = entry }
    }
  }

  /// Calls a closure with each position that has an entry.
  func forEachPlace(_ body: (_ place: Int) -> Void) {
    for place in entries.indices where entries[place] != nil { body(start + place) }
  }

  /// Calls a closure with each position at which another page differs.
  func forEachDifference(from other: TokenPage, _ body: (_ place: Int) -> Void) {
    for place in 0..<max(start + entries.count, other.start + other.entries.count) {
      // Unretained, because most entries of a copied page are the same.
      if identity(at: place) == other.identity(at: place) { continue }
      if !Self.areEqual(self[place], other[place]) { body(place) }
    }
  }

  /// Returns whether two entries are equal or both nil.
  static func areEqual(_ one: (any AnyTokenEntry)?, _ another: (any AnyTokenEntry)?) -> Bool {
    guard let one, let another else { return one == nil && another == nil }
    return one.isEqual(to: another)
  }

  /// The identity of the entry at a position; nil if there is none.
  private func identity(at place: Int) -> ObjectIdentifier? {
    unretainedEntry(at: place)?.identity
  }

  /// Returns whether both pages share their memory and are therefore equal.
  func isCopy(of other: TokenPage) -> Bool {
    entries.isCopy(of: other.entries) && start == other.start
  }
}

// MARK: - TokenEntry

/// The entry for a token: another token whose value is used, or, in the subclass, a value.
///
/// In one class, the value would be optional, and the metadata of the optional would be looked up
/// whenever an entry is made, compared or released, because none of that is specialized for the
/// type. That takes a tenth of updating the context of a scope (row scopes.switch-refresh).
///
/// Sendable because all properties are immutable, also those of the only subclass.
@usableFromInline
class TokenEntry<Value: Hashable & Sendable>: AnyTokenEntry, @unchecked Sendable {
  /// The other token; nil if and only if this is a `TokenValueEntry`.
  @usableFromInline final let alias: Token<Value>?

  /// The index of the token whose value was copied; nil for any other value.
  @usableFromInline final let sourceIndex: Int?

  /// The place of the assignment, which isn't part of equality; nil for data.
  private final let location: TokenLocation?

  /// The place of the value in a file; nil for an assignment in source code.
  private final let dataLocation: DataLocation?

  fileprivate init(
    alias: Token<Value>?, copiedFrom source: TokenID? = nil, at location: TokenLocation? = nil,
    in dataLocation: DataLocation? = nil
  ) {
    self.alias = alias
    self.location = location
    self.dataLocation = dataLocation
    sourceIndex = source?.definition.index
  }

  /// The value; nil if another token is used.
  @inlinable final var value: Value? {
    // Only a `TokenValueEntry` has no alias.
    alias == nil ? downcast(self, to: TokenValueEntry<Value>.self).assigned : nil
  }

  @usableFromInline final var place: String? {
    dataLocation?.description ?? location?.description
  }

  @usableFromInline final var aliasIndex: Int? { alias?.definition.index }

  @usableFromInline
  func isEqual(to other: any AnyTokenEntry) -> Bool {
    guard self !== other else { return true }
    guard type(of: other) == type(of: self) else { return false }
    return aliasIndex == other.aliasIndex
  }
}

/// The entry for a token that is set to a value.
@usableFromInline
final class TokenValueEntry<Value: Hashable & Sendable>: TokenEntry<Value>, @unchecked Sendable {
  @usableFromInline let assigned: Value

  fileprivate init(
    _ value: Value, copiedFrom source: TokenID? = nil, at location: TokenLocation? = nil,
    in dataLocation: DataLocation? = nil
  ) {
    assigned = value
    super.init(alias: nil, copiedFrom: source, at: location, in: dataLocation)
  }

  @usableFromInline
  override func isEqual(to other: any AnyTokenEntry) -> Bool {
    guard self !== other else { return true }
    guard type(of: other) == type(of: self) else { return false }
    // The class is final, and the types were compared.
    return ExactEquality.holds(assigned, downcast(other, to: Self.self).assigned)
  }
}

/// The entry of a token without its type of values.
@usableFromInline
package protocol AnyTokenEntry: AnyObject, Sendable {
  /// The index of the token whose value is used; nil for a value.
  var aliasIndex: Int? { get }

  /// The index of the token whose value was copied; nil for any other value.
  var sourceIndex: Int? { get }

  /// The place of the assignment, as `App/Themes.swift:12`, or as `brand.json#/color/accent` for a
  /// value of a file; nil if it isn't known.
  var place: String? { get }

  /// Whether another entry has the same value, or names the same token.
  func isEqual(to other: any AnyTokenEntry) -> Bool
}

/// The place of a value in a file or in other data, which explanations show.
///
/// An object, because the entries of all tokens have room for a reference to one.
@usableFromInline
package final class DataLocation: Sendable, CustomStringConvertible {
  /// The path of the file; empty for other data.
  private let file: String

  /// The place in the file: a JSON pointer such as `#/color/accent`, or a line such as `:12`.
  private let place: String

  /// Creates a place.
  package init(file: String, place: String) { (self.file, self.place) = (file, place) }

  /// The path of the file followed by the place.
  @usableFromInline package var description: String { file + place }
}

// MARK: - TokenIndices

/// A set of token indices, as bits: the first 256 are stored inline, the others in an array.
///
/// Invariant: the array exists only if it has a bit, and its last word is never zero. So equal sets
/// compare as equal, and most copies retain nothing.
package struct TokenIndices: Hashable, Sendable {
  private var near = Near()
  private var far: [UInt64]?

  private static var nearCount: Int { 256 }

  /// The first words: two vectors, because one of four words would align each object that has such
  /// a set to 32 bytes, which allocators do slowly.
  private struct Near: Hashable, Sendable {
    var low = SIMD2<UInt64>()
    var high = SIMD2<UInt64>()

    subscript(word: Int) -> UInt64 {
      get { word < 2 ? low[word] : high[word - 2] }
      set {
        if word < 2 { low[word] = newValue } else { high[word - 2] = newValue }
      }
    }

    var isZero: Bool { low | high == SIMD2() }

    @inline(__always)
    mutating func formUnion(_ other: Near) {
      low |= other.low
      high |= other.high
    }

    func intersection(_ other: Near) -> Near {
      Near(low: low & other.low, high: high & other.high)
    }

    func subtracting(_ other: Near) -> Near {
      Near(low: low & ~other.low, high: high & ~other.high)
    }
  }

  var isEmpty: Bool { near.isZero && far == nil }

  /// The tokens, in the order of their indices.
  package var tokens: [TokenID] { elements.map(TokenID.init(at:)) }

  /// The indices, in order.
  package var elements: [Int] {
    let words = (0..<Self.nearCount / 64).map { near[$0] } + (far ?? [])
    return words.enumerated().flatMap { word, bits in
      (0..<64).filter { bits & Self.bit($0) != 0 }.map { word * 64 + $0 }
    }
  }

  package func contains(_ index: Int) -> Bool {
    if index < Self.nearCount { return near[index >> 6] & Self.bit(index) != 0 }
    let word = (index - Self.nearCount) >> 6
    guard let far, word < far.count else { return false }
    return far[word] & Self.bit(index) != 0
  }

  @inline(__always)
  mutating func insert(_ index: Int) {
    if index < Self.nearCount {
      near[index >> 6] |= Self.bit(index)
    } else {
      insertFar(index)
    }
  }

  mutating func remove(_ index: Int) {
    if index < Self.nearCount {
      near[index >> 6] &= ~Self.bit(index)
      return
    }
    let word = (index - Self.nearCount) >> 6
    guard var words = far, word < words.count else { return }
    words[word] &= ~Self.bit(index)
    while words.last == 0 { words.removeLast() }
    far = words.isEmpty ? nil : words
  }

  @inline(__always)
  mutating func formUnion(_ other: TokenIndices) {
    near.formUnion(other.near)
    if let others = other.far { formFarUnion(others) }
  }

  @inline(__always)
  mutating func removeAll() {
    near = Near()
    if far != nil { far = nil }
  }

  func isSuperset(of other: TokenIndices) -> Bool {
    isNearSuperset(of: other) && (other.isNear || isFarSuperset(of: other))
  }

  /// Whether all indices are stored inline.
  var isNear: Bool { far == nil }

  /// Whether the set includes the indices of another that are stored inline.
  func isNearSuperset(of other: TokenIndices) -> Bool { other.near.subtracting(near).isZero }

  package func intersects(_ other: TokenIndices) -> Bool {
    if !near.intersection(other.near).isZero { return true }
    guard let far, let others = other.far else { return false }
    // By index, because a sequence of both would take several times as long.
    return (0..<min(far.count, others.count)).contains { far[$0] & others[$0] != 0 }
  }

  private func isFarSuperset(of other: TokenIndices) -> Bool {
    guard let theirs = other.far else { return true }
    guard let far, far.count >= theirs.count else { return false }
    return theirs.indices.allSatisfy { theirs[$0] & ~far[$0] == 0 }
  }

  /// Not inlined, so that the usual case stays a few instructions.
  private mutating func formFarUnion(_ others: [UInt64]) {
    guard var words = far else {
      far = others
      return
    }
    for word in 0..<min(words.count, others.count) { words[word] |= others[word] }
    words += others.dropFirst(words.count)
    far = words
  }

  /// Not inlined, so that the usual case stays a few instructions.
  @inline(never)
  private mutating func insertFar(_ index: Int) {
    let word = (index - Self.nearCount) >> 6
    grow(to: word + 1)
    far?[word] |= Self.bit(index)
  }

  private mutating func grow(to count: Int) {
    let missing = count - (far?.count ?? 0)
    if missing > 0 { far = (far ?? []) + repeatElement(0, count: missing) }
  }

  private static func bit(_ index: Int) -> UInt64 {
    1 << UInt64(truncatingIfNeeded: index & 63)
  }
}

// MARK: - InternedTokens

/// All tokens declared in the process.
///
/// Interning gives a token an identity that compares as a pointer, and a small index for finding
/// its values and recording its reads.
package final class InternedTokens: Sendable {
  package static let shared = InternedTokens()

  private struct Key: Hashable {
    var name: String
    var type: ObjectIdentifier
    var module: Substring
  }

  private struct Known {
    var byKey: [Key: Int] = [:]

    /// The definitions in the order of their indices.
    var definitions: [any AnyTokenDefinition] = []

    /// The indices of deprecated tokens.
    var deprecated = TokenIndices()

    /// The declarations beside the first one of a token, by its index, each place once.
    var repetitions: [Int: [any AnyTokenDefinition]] = [:]
  }

  private let known = Mutex(Known())

  /// Returns the definition of a declared token, created at the first call and kept forever.
  func definition<Value: Hashable & Sendable>(
    _ name: StaticString, at location: TokenLocation, summary: String?, deprecation: String?,
    formerly formerNames: [String], _ makeDefault: @escaping @Sendable () -> Value
  ) -> TokenDefinition<Value> {
    let module = location.fileID.description.prefix { $0 != "/" }
    return definition(
      name.description, in: module, at: location, summary: summary, deprecation: deprecation,
      formerly: formerNames, makeDefault)
  }

  /// Returns the definition of a token from a file, created at the first call and kept forever.
  func definition<Value: Hashable & Sendable>(
    _ name: String, in module: Substring, at location: TokenLocation? = nil, summary: String?,
    deprecation: String?, formerly formerNames: [String] = [],
    _ makeDefault: @escaping @Sendable () -> Value
  ) -> TokenDefinition<Value> {
    let key = Key(name: name, type: ObjectIdentifier(Value.self), module: module)
    return known.withLock { known in
      func makeDefinition(_ index: Int) -> TokenDefinition<Value> {
        TokenDefinition(
          name: key.name, module: String(module), index: index, summary: summary,
          deprecation: deprecation, formerNames: formerNames, location: location,
          makeDefault: makeDefault)
      }
      if let index = known.byKey[key] {
        // The type is part of the key, so a definition that is found is of that type.
        let first = known.definitions[index] as! TokenDefinition<Value>
        // A computed property declares its token again at each call, always at one place.
        if let location, let place = first.location, location != place,
          known.repetitions[index]?.contains(where: { $0.location == location }) != true
        {
          known.repetitions[index, default: []].append(makeDefinition(index))
        }
        return first
      }
      let definition = makeDefinition(known.definitions.count)
      known.byKey[key] = definition.index
      known.definitions.append(definition)
      if deprecation != nil { known.deprecated.insert(definition.index) }
      return definition
    }
  }

  /// The indices of the deprecated tokens that were used so far.
  package var deprecated: TokenIndices { known.withLock { $0.deprecated } }

  /// Returns the definition with an index.
  package func definition(at index: Int) -> any AnyTokenDefinition {
    known.withLock { $0.definitions[index] }
  }

  /// The tokens that were declared in several places, each with all of its declarations, by name
  /// and module.
  package var repeated: [[any AnyTokenDefinition]] {
    known.withLock { known in
      known.repetitions.map { [known.definitions[$0.key]] + $0.value }
    }.sorted { ($0[0].name, $0[0].module) < ($1[0].name, $1[0].module) }
  }
}
