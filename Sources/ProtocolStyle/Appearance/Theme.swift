internal import Synchronization

/// Values of tokens and a sheet, such as those of a brand or a density.
///
/// ```swift
/// let contoso = Theme("contoso", styleSheet: sheet) { $0[.accent] = .orange }
/// ```
///
/// Several themes can be in force at once; later ones override earlier ones. Light, dark and
/// contrast are parts of the environment, not themes. The closure is stored and run for each
/// environment that the theme is in force in. A theme without rules can be decoded from data:
/// ``init(from:)``.
///
/// ![One screen of a café in four themes.](themes)
public struct Theme: Sendable {
  /// The name, for people; it needn't be unique.
  public let name: String

  /// The purpose of the theme, for people; nil if there is none.
  public let summary: String?

  /// The theme's rules.
  public let styleSheet: StyleSheet

  let values: @Sendable (inout TokenValues) -> Void

  /// The findings for the entries that were ignored when the theme was decoded.
  let misreadings: [Finding]

  private let number: Int
  private static let numbers = Atomic(0)

  /// Creates a theme.
  ///
  /// - Parameters:
  ///   - name: The name, for people.
  ///   - summary: The purpose of the theme, for people; nil by default.
  ///   - styleSheet: The rules; none by default.
  ///   - values: A closure that sets values of tokens, such as `$0[.accent] = .orange`. Tokens that
  ///     it reads have the values of the themes below. It sets none by default.
  public init(
    _ name: String, summary: String? = nil, styleSheet: StyleSheet = StyleSheet(),
    values: @escaping @Sendable (inout TokenValues) -> Void = { _ in }
  ) {
    self.init(
      name, summary: summary, styleSheet: styleSheet, misreadings: [], values: values)
  }

  /// Creates a theme with the findings from decoding it.
  init(
    _ name: String, summary: String?, styleSheet: StyleSheet, misreadings: [Finding],
    values: @escaping @Sendable (inout TokenValues) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.styleSheet = styleSheet
    self.misreadings = misreadings
    self.values = values
    number = Self.numbers.wrappingAdd(1, ordering: .relaxed).oldValue
  }
}

extension Theme: Hashable {
  /// Returns whether one theme is a copy of the other.
  ///
  /// - Parameters:
  ///   - left: A theme.
  ///   - right: Another theme.
  /// - Returns: Whether one initializer call created both.
  public static func == (left: Theme, right: Theme) -> Bool { left.number == right.number }

  /// Hashes the identity, which copies share.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
  }
}

extension Theme: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

extension StyleContext {
  /// Adds a theme on top, by running its closure in this context, which has the values of lower
  /// themes.
  ///
  /// - Returns: The theme's own values.
  @discardableResult
  package mutating func add(_ theme: Theme) -> TokenValues {
    let values = run {
      var values = TokenValues()
      theme.values(&values)
      return values
    }
    tokens = values.merged(over: tokens)
    return values
  }
}
