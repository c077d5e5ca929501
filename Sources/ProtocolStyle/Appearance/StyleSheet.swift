internal import Synchronization

/// An ordered set of rules.
///
/// ```swift
/// var sheet = StyleSheet {
///   StyleRule(for: .navigationBar) { $0.barTintColor = .green }
///   StyleRule(for: (any CallToActionAppearance).self) { $0.cornerRadius = 4 }
/// }
/// let large = sheet.insert(StyleRule(forClass: "Large") { $0.font = .system(size: 24) })
/// sheet.remove(large)
/// ```
///
/// A value: changing a copy leaves the others alone, and copying costs one reference. One sheet may
/// serve any number of trees, on any threads. Rules keep the order of their registration.
public struct StyleSheet: Sendable {
  /// What a rule of a sheet is known by, to remove it again; unique in the process.
  public struct Identity: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// What a sheet's content is known by: equal only when that is equal for sure.
  struct Revision: Hashable, Sendable {
    fileprivate let number: Int
  }

  private var entries: [(identity: Identity, rule: StyleRule)] = []
  private let excluded: [TypePattern]
  private let excludedSubtrees: [TypePattern]

  /// Renewed by every change; copies share it.
  private(set) var revision: Revision

  private static let numbers = Atomic(1)

  /// Makes a sheet without rules.
  public init() {
    self.init {}
  }

  /// Makes a sheet of rules.
  ///
  /// - Parameters:
  ///   - excluded: Types whose nodes every rule of the sheet leaves alone, also those inserted
  ///     later; none by default.
  ///   - excludedSubtrees: Types whose nodes they leave alone with everything in them; none by
  ///     default.
  ///   - rules: The rules, the lowest first; sheets among them stand for their rules.
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

  /// Adds a rule behind all others, where it wins over those that are alike otherwise.
  ///
  /// - Parameter rule: The rule.
  /// - Returns: What removes it again.
  @discardableResult
  public mutating func insert(_ rule: StyleRule) -> Identity {
    let identity = Identity(number: Self.nextNumber())
    entries.append((identity, rule.excluding(excluded, subtreesOf: excludedSubtrees)))
    revision = Revision(number: identity.number)
    return identity
  }

  /// Removes a rule, which reveals what it was written over.
  ///
  /// - Parameter identity: What `insert(_:)` returned.
  /// - Returns: Whether it was there; to remove twice does no harm.
  @discardableResult
  public mutating func remove(_ identity: Identity) -> Bool {
    guard let index = entries.firstIndex(where: { $0.identity == identity }) else { return false }
    entries.remove(at: index)
    revision = Revision(number: entries.isEmpty ? 0 : Self.nextNumber())
    return true
  }

  /// What the rule at a position is known by.
  func identity(at position: Int) -> Identity { entries[position].identity }

  private static func nextNumber() -> Int {
    numbers.wrappingAdd(1, ordering: .relaxed).oldValue
  }
}

extension StyleSheet: RandomAccessCollection {
  /// The position of the first rule: 0.
  public var startIndex: Int { 0 }

  /// The position behind the last rule.
  public var endIndex: Int { entries.count }

  /// The rule at a position, the lowest first.
  ///
  /// - Parameter position: A position from 0 to `count - 1`.
  public subscript(position: Int) -> StyleRule { entries[position].rule }
}
