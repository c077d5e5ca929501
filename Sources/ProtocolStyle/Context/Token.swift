/// A named value with a default that themes can set, the counterpart of a CSS custom property.
///
/// ```swift
/// extension Token<Color> {
///   static let accent = Token("accent", default: .blue)
///   static let link = Token("link", default: Token.accent.value)
/// }
///
/// extension DimmedBackground {
///   var backgroundColor: Color { Token.accent.value }
/// }
/// ```
///
/// The name, the type of the values and the declaring module identify a token: declarations that
/// agree in all three are one token, with the default of the first. Store tokens in a `static let`,
/// as above: a computed property would look the token up under a lock at each call.
public struct Token<Value: Hashable & Sendable>: AnyToken {
  /// Interned for the life of the process.
  @usableFromInline let reference: Unretained<TokenDefinition<Value>>

  @usableFromInline var definition: TokenDefinition<Value> { reference.object }

  /// Declares a token.
  ///
  /// - Parameters:
  ///   - name: The name, in lowerCamelCase; it distinguishes the tokens of one type in one module.
  ///   - default: The value if no theme sets one. It's evaluated at each such read, in the context
  ///     of that read, and may read other tokens and the environment. It must not read its own
  ///     token, directly or through the defaults of others: there is no value then, and reading any
  ///     of these tokens traps with a message that names them.
  ///   - summary: The purpose of the token, for display; empty by default.
  ///   - deprecated: The alternative to reading and setting it, as a sentence; nil, the default, if the
  ///     token isn't deprecated. A deprecated token has a value like any other.
  ///   - formerNames: The names that the token had before, under which the data of themes and token
  ///     files may still set it, with a finding; none by default.
  ///   - fileID: The file of the declaration; two modules may declare one name.
  ///   - line: The line of the declaration, for findings.
  ///   - column: The column of the declaration, for findings.
  public init(
    _ name: StaticString, default: @autoclosure @escaping @Sendable () -> Value,
    summary: String? = nil, deprecated: String? = nil, formerly formerNames: [String] = [],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    reference = Unretained(
      InternedTokens.shared.definition(
        name, at: TokenLocation(fileID: fileID, line: line, column: column), summary: summary,
        deprecation: deprecated, formerly: formerNames, `default`))
  }

  /// Creates a token with an identity; its values must have this type.
  init(id: TokenID) {
    reference = Unretained(id.definition as! TokenDefinition<Value>)
  }

  /// The identity of the token.
  public var id: TokenID { TokenID(definition: definition) }

  /// The value of the token for the node that is being styled on this thread.
  ///
  /// It's that of the innermost theme that sets one, or else the default. Outside a `StyleApplier`
  /// it's the default. In a getter or a closure the read is recorded. A read costs about 10 ns, or
  /// 100 ns if another token was set instead of a value, or else the cost of evaluating the
  /// default.
  @inlinable
  public var value: Value {
    // Inlined because copying a value costs a sixth if its type is known.
    guard let found = StyleContext.read(token: definition.index) else {
      return defaultValue()
    }
    // `TokenValues` only stores entries of a token's type at its index, and nothing can release the
    // entry before the value is copied, so it needn't be retained.
    return found.with { found in
      let entry = downcast(found, to: TokenEntry<Value>.self)
      return entry.value ?? aliasedValue()
    }
  }

  /// Returns the value of the token that was set for this one, following further aliases.
  @usableFromInline
  func aliasedValue() -> Value {
    // An entry was found, so there is a current context.
    let context = StyleContext.reference!
    let (outer, depth) = (context.value.followed, context.value.trace?.object.depth ?? 0)
    defer {
      context.value.followed = outer
      context.value.trace?.object.depth = depth
    }
    guard let end = context.value.follow(from: definition.index) else {
      return defaultValue()
    }
    // Aliases have one type, so the entry at the end has this token's type.
    let entry = downcast(end, to: TokenEntry<Value>.self)
    return entry.value ?? entry.alias!.defaultValue()
  }

  /// Returns the default, evaluated in the current context.
  @inlinable
  func defaultValue() -> Value {
    switch StyleContext.beginDefault(of: definition.index, definition.ending) {
    case .endsAlone: return definition.makeDefault()
    case .untriedAlone: return firstDefaultAlone()
    case .inContext:
      defer { StyleContext.endDefault() }
      return definition.makeDefault()
    }
  }

  /// Returns the default, evaluated in a new context, which detects cycles.
  @usableFromInline
  func firstDefaultAlone() -> Value {
    var context = StyleContext()
    let value = context.run(defaultValue)
    definition.ending.note()
    return value
  }
}

extension Token: Hashable {
  /// Returns whether two tokens have the same identity.
  ///
  /// - Parameters:
  ///   - left: A token.
  ///   - right: Another token.
  /// - Returns: Whether they are the same token.
  public static func == (left: Token, right: Token) -> Bool {
    left.definition === right.definition
  }

  /// Hashes the identity.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(definition.index)
  }
}

/// A token with any type of values, as the element of lists of tokens.
///
/// Only `Token` and `TokenID` conform.
public protocol AnyToken: Sendable, CustomStringConvertible {
  /// The identity of the token.
  var id: TokenID { get }
}

extension AnyToken {
  /// The name in the token's declaration.
  public var name: String { id.definition.name }

  /// The purpose of the token, from its declaration; nil if the declaration has none.
  public var summary: String? { id.definition.summary }

  /// The advice for replacing the token, as a sentence; nil if the token isn't deprecated, and empty if
  /// its declaration has no advice.
  public var deprecation: String? { id.definition.deprecation }

  /// The names that the token had before; empty for a token that was never renamed.
  public var formerNames: [String] { id.definition.formerNames }

  /// The name.
  public var description: String { name }
}

// MARK: - Files

extension Token {
  /// Declares a token from a file, in a namespace instead of a module.
  ///
  /// Like all tokens it's kept for the life of the process. Reading a file again returns the tokens
  /// of the first reading.
  ///
  /// - Parameters:
  ///   - name: The name, which identifies the token among those of one type in the namespace.
  ///   - namespace: The namespace, instead of the module that declares other tokens.
  ///   - summary: The token's purpose; nil if the file has no description.
  ///   - deprecation: The advice for replacing it, as a sentence; nil for a token that isn't
  ///     deprecated.
  ///   - makeDefault: The value if no theme sets one; evaluated at each such read.
  package init(
    named name: String, in namespace: String, summary: String?, deprecation: String?,
    default makeDefault: @escaping @Sendable () -> Value
  ) {
    reference = Unretained(
      InternedTokens.shared.definition(
        name, in: Substring(namespace), summary: summary, deprecation: deprecation, makeDefault))
  }
}

extension TokenID {
  /// Returns the token with this identity if its values have a type; nil for any other type.
  package func token<Value>(of type: Value.Type) -> Token<Value>? {
    definition.valueType == type ? Token(id: self) : nil
  }

  /// The module or the namespace that declares the token.
  package var module: String { definition.module }
}

// MARK: - TokenDefinition

/// The definition of a token, which exists once and for the life of the process.
@usableFromInline
final class TokenDefinition<Value: Hashable & Sendable>: AnyTokenDefinition {
  let name: String
  let module: String

  /// A number counted from 0 in the order of first use, which may differ between runs.
  @usableFromInline let index: Int

  let summary: String?
  let deprecation: String?
  let formerNames: [String]
  let location: TokenLocation?

  /// Returns the value if none was set; it's called for each read, in the current context.
  @usableFromInline let makeDefault: @Sendable () -> Value

  @usableFromInline let ending = DefaultEnding()

  var valueType: any (Hashable & Sendable).Type { Value.self }

  var defaultValue: any Hashable & Sendable { makeDefault() }

  var currentValue: any Hashable & Sendable { Token<Value>(id: TokenID(definition: self)).value }

  init(
    name: String, module: String, index: Int, summary: String?, deprecation: String?,
    formerNames: [String], location: TokenLocation?, makeDefault: @escaping @Sendable () -> Value
  ) {
    self.name = name
    self.module = module
    self.index = index
    self.summary = summary
    self.deprecation = deprecation
    self.formerNames = formerNames
    self.location = location
    self.makeDefault = makeDefault
  }
}

/// The definition of a token without its type of values.
package protocol AnyTokenDefinition: AnyObject, Sendable {
  var name: String { get }
  var module: String { get }
  var index: Int { get }
  var summary: String? { get }
  var deprecation: String? { get }
  var formerNames: [String] { get }
  var valueType: any (Hashable & Sendable).Type { get }

  /// The declaration's place; nil for a token of a file.
  var location: TokenLocation? { get }

  /// The value that the declaration has for the current context, whatever is set there.
  var defaultValue: any Hashable & Sendable { get }

  /// The value of the token in the current context.
  var currentValue: any Hashable & Sendable { get }
}

// MARK: - TokenID

/// The identity of a token: its name, its value type and the module that declares it.
///
/// Comparing and hashing cost as much as for a pointer.
public struct TokenID: Sendable {
  /// Uncounted; safe because it's interned for the life of the process.
  @safe package unowned(unsafe) let definition: any AnyTokenDefinition

  /// Creates the identity of a token from its interned definition.
  package init(definition: any AnyTokenDefinition) {
    self.definition = definition
  }

  /// The token with an index.
  package init(at index: Int) {
    self.init(definition: InternedTokens.shared.definition(at: index))
  }

  /// The type of the token's values, such as `Color.self`.
  public var valueType: any (Hashable & Sendable).Type { definition.valueType }

  /// The value in the current context, like ``Token/value``.
  package var value: any Hashable & Sendable { definition.currentValue }
}

extension TokenID: Comparable {
  /// Returns whether a token is before another one by its name, its module and its value type.
  ///
  /// - Parameters:
  ///   - left: An identifier.
  ///   - right: Another identifier.
  /// - Returns: Whether the left one is before the right one; the same in every run.
  public static func < (left: TokenID, right: TokenID) -> Bool {
    let (names, others) = ((left.name, left.module), (right.name, right.module))
    return names == others ? "\(left.valueType)" < "\(right.valueType)" : names < others
  }
}

extension TokenID: Hashable {
  /// Returns whether two identifiers identify the same token.
  ///
  /// - Parameters:
  ///   - left: An identifier.
  ///   - right: Another identifier.
  /// - Returns: Whether they identify the same token.
  public static func == (left: TokenID, right: TokenID) -> Bool {
    left.definition === right.definition
  }

  /// Hashes the identity.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(definition.index)
  }
}

extension TokenID: AnyToken {
  /// The identifier itself, which can stand in lists of tokens.
  public var id: TokenID { self }
}

/// The place of a token's declaration in a user's source.
@usableFromInline
package struct TokenLocation: Sendable, CustomStringConvertible {
  let fileID: StaticString
  let line: UInt
  let column: UInt

  /// The module, the file and the line: `App/Tokens.swift:12`.
  @usableFromInline package var description: String { "\(fileID):\(line)" }
}

extension TokenLocation: Equatable {
  /// Whether two declarations are one; numbers are compared first, because they are cheap and
  /// mostly differ.
  @usableFromInline package static func == (left: TokenLocation, right: TokenLocation) -> Bool {
    left.line == right.line && left.column == right.column
      && left.fileID.isExactlyEqual(to: right.fileID)
  }
}

// MARK: - TokenCycle

/// A cycle of tokens, each of which refers to the next, and the last to the first.
///
/// The first token is the least by name, so that a cycle has the same text in every run, wherever
/// it was entered.
package struct TokenCycle: Hashable, CustomStringConvertible {
  package let tokens: [TokenID]

  /// Creates a cycle from the indices of at least one token.
  init(_ indices: some Sequence<Int>) {
    let tokens = indices.map(TokenID.init(at:))
    let first = tokens.indices.min { tokens[$0] < tokens[$1] } ?? 0
    self.tokens = Array(tokens[first...] + tokens[..<first])
  }

  /// The names, with arrows between them, and with the first one repeated at the end: `a → b → a`.
  package var description: String {
    (tokens + tokens.prefix(1)).map(\.name).joined(separator: " → ")
  }
}

extension TokenValues {
  /// Returns the cycles of aliases, each once, sorted by their text.
  package func cycles() -> [TokenCycle] {
    var cycles: [TokenCycle] = []
    var seen: Set<Int> = []
    for (start, _) in assigned {
      // A token has at most one alias, so a walk enters a new cycle only if it returns to itself.
      var walk: [Int] = []
      var next: Int? = start
      while let index = next, seen.insert(index).inserted {
        walk.append(index)
        next = entry(at: index)?.aliasIndex
      }
      guard let next, let place = walk.firstIndex(of: next) else { continue }
      cycles.append(TokenCycle(walk[place...]))
    }
    return cycles.sorted { $0.description < $1.description }
  }
}
