/// The definition of a token, which exists once and for the life of the process.
@usableFromInline
final class TokenDefinition<Value: Hashable & Sendable>: AnyTokenDefinition {
  let name: String
  let module: String

  /// A number counted from 0 in the order of first use, which may differ between runs.
  @usableFromInline let index: Int

  let summary: String?
  let deprecation: String?
  let location: TokenLocation?

  /// Returns the value if none was set; it's called for each read, in the current context.
  @usableFromInline let makeDefault: @Sendable () -> Value

  @usableFromInline let ending = DefaultEnding()

  var valueType: any (Hashable & Sendable).Type { Value.self }

  var defaultValue: any Hashable & Sendable { makeDefault() }

  var currentValue: any Hashable & Sendable { Token<Value>(id: TokenID(definition: self)).value }

  init(
    name: String, module: String, index: Int, summary: String?, deprecation: String?,
    location: TokenLocation?, makeDefault: @escaping @Sendable () -> Value
  ) {
    self.name = name
    self.module = module
    self.index = index
    self.summary = summary
    self.deprecation = deprecation
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
  var valueType: any (Hashable & Sendable).Type { get }

  /// The declaration's place; nil for a token of a file.
  var location: TokenLocation? { get }

  /// The value that the declaration has for the current context, whatever is set there.
  var defaultValue: any Hashable & Sendable { get }

  /// The value of the token in the current context.
  var currentValue: any Hashable & Sendable { get }
}
