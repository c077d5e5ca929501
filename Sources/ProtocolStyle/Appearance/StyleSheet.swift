internal import Synchronization

/// An ordered set of rules.
///
/// ```swift
/// var sheet = StyleSheet {
///   StyleRule(for: .navigationBar) { $0.barTintColor = .green }
///   StyleRule(for: (any CallToActionAppearance).self) { $0.cornerRadius = 4 }
/// }
/// let large = sheet.insert(StyleRule(for: .styleClass("Large")) { $0.font = .system(size: 24) })
/// sheet.remove(large)
/// ```
///
/// A sheet is a value: changing a copy doesn't affect the others, and copying retains one
/// reference. Any number of trees can use the same sheet, on any threads. Rules are in the order of
/// their registration.
public struct StyleSheet: Sendable {
  /// The identity of a rule in a sheet, for removing it; unique in the process.
  public struct Identity: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// The identity of a sheet's contents; equal revisions have equal contents.
  struct Revision: Hashable, Sendable {
    fileprivate let number: Int
  }

  private var entries: [(identity: Identity, rule: StyleRule)] = []
  private let excluded: [TypePattern]
  private let excludedSubtrees: [TypePattern]

  /// Changed by every mutation; copies share it.
  private(set) var revision: Revision

  private static let numbers = Atomic(1)

  /// Creates a sheet without rules.
  public init() {
    self.init {}
  }

  /// Creates a sheet with rules.
  ///
  /// - Parameters:
  ///   - excluded: Types of nodes that every rule of the sheet excludes, including rules inserted
  ///     later; none by default.
  ///   - excludedSubtrees: Types of nodes that every rule excludes with their descendants; none by
  ///     default.
  ///   - rules: The rules, the lowest first; a sheet is replaced by its rules.
  public init(
    excluding excluded: [any Any.Type] = [],
    excludingSubtreesOf excludedSubtrees: [any Any.Type] = [],
    @StyleSheetBuilder _ rules: () -> [StyleRule]
  ) {
    self.excluded = excluded.map(TypePattern.init)
    self.excludedSubtrees = excludedSubtrees.map(TypePattern.init)
    revision = Revision(number: 0)
    for rule in rules() { insert(rule) }
  }

  /// Adds a rule after all others, where it wins over rules of equal precedence.
  ///
  /// - Parameter rule: The rule.
  /// - Returns: The identity, for removing the rule.
  @discardableResult
  public mutating func insert(_ rule: StyleRule) -> Identity {
    let identity = Identity(number: Self.nextNumber())
    entries.append((identity, rule.excluding(excluded, subtreesOf: excludedSubtrees)))
    revision = Revision(number: identity.number)
    return identity
  }

  /// Removes a rule, which reveals the values that it had overridden.
  ///
  /// - Parameter identity: The identity that `insert(_:)` returned.
  /// - Returns: Whether the rule was in the sheet; removing it again has no effect.
  @discardableResult
  public mutating func remove(_ identity: Identity) -> Bool {
    guard let index = entries.firstIndex(where: { $0.identity == identity }) else { return false }
    entries.remove(at: index)
    revision = Revision(number: entries.isEmpty ? 0 : Self.nextNumber())
    return true
  }

  /// Returns the identity of the rule at a position.
  package func identity(at position: Int) -> Identity { entries[position].identity }

  private static func nextNumber() -> Int {
    numbers.wrappingAdd(1, ordering: .relaxed).oldValue
  }
}

extension StyleSheet: RandomAccessCollection {
  /// The position of the first rule: 0.
  public var startIndex: Int { 0 }

  /// The position after the last rule.
  public var endIndex: Int { entries.count }

  /// The rule at a position; the lowest rule is first.
  ///
  /// - Parameter position: A position from 0 to `count - 1`.
  public subscript(position: Int) -> StyleRule { entries[position].rule }
}

/// The origin of a sheet: packs, then themes, then the tree, then scopes from the root inwards.
struct RuleOrigin: Equatable {
  /// The name for people, such as `theme contoso`.
  let name: String

  let sheet: StyleSheet

  /// Returns whether two origins have the same name and equal sheets.
  static func == (left: RuleOrigin, right: RuleOrigin) -> Bool {
    left.name == right.name && left.sheet.revision == right.sheet.revision
  }
}

// MARK: - StyleSheetBuilder

/// A result builder for sheets, which combines rules and other sheets.
@resultBuilder
public enum StyleSheetBuilder {
  /// Returns a rule.
  ///
  /// - Parameter rule: The rule.
  /// - Returns: The rule in an array.
  public static func buildExpression(_ rule: StyleRule) -> [StyleRule] { [rule] }

  /// Returns several rules, such as those of a sheet.
  ///
  /// - Parameter rules: The rules, the lowest first.
  /// - Returns: The rules.
  public static func buildExpression(_ rules: some Sequence<StyleRule>) -> [StyleRule] {
    Array(rules)
  }

  /// Not available: an expression that is neither a rule nor a sequence of rules.
  ///
  /// - Parameter expression: The expression.
  /// - Returns: No rules.
  @available(
    *, unavailable,
    message:
      "A sheet consists of rules: write 'StyleRule(for: .button) { $0.alpha = 1 }', or a sheet."
  )
  public static func buildExpression<Expression>(_ expression: Expression) -> [StyleRule] { [] }

  /// Joins rules.
  ///
  /// - Parameter parts: The parts, the lowest first.
  /// - Returns: The rules of all parts.
  public static func buildBlock(_ parts: [StyleRule]...) -> [StyleRule] { parts.flatMap(\.self) }

  /// Returns the rules of an `if` without `else`.
  ///
  /// - Parameter rules: The rules, or nil if the condition is false.
  /// - Returns: The rules, or none.
  public static func buildOptional(_ rules: [StyleRule]?) -> [StyleRule] { rules ?? [] }

  /// Returns the rules of an `if` with `else`.
  ///
  /// - Parameter rules: The rules.
  /// - Returns: The rules.
  public static func buildEither(first rules: [StyleRule]) -> [StyleRule] { rules }

  /// Returns the rules of an `else`.
  ///
  /// - Parameter rules: The rules.
  /// - Returns: The rules.
  public static func buildEither(second rules: [StyleRule]) -> [StyleRule] { rules }

  /// Joins the rules of a loop.
  ///
  /// - Parameter parts: The rules of each iteration.
  /// - Returns: The rules of all iterations.
  public static func buildArray(_ parts: [[StyleRule]]) -> [StyleRule] { parts.flatMap(\.self) }

  /// Returns the rules of an `if #available`.
  ///
  /// - Parameter rules: The rules.
  /// - Returns: The rules.
  public static func buildLimitedAvailability(_ rules: [StyleRule]) -> [StyleRule] { rules }
}
