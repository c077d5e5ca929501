internal import Synchronization

/// Values of tokens and a sheet: a brand, or a density.
///
/// ```swift
/// let contoso = Theme("contoso", styleSheet: sheet) { $0[.accent] = .orange }
/// ```
///
/// Several are in force at once, the later over the earlier. Light, dark and contrast are
/// environment, not themes. The closure is kept and run anew for each environment that it is in
/// force in, never frozen. A theme without rules may be decoded from data: ``init(from:)``.
public struct Theme: Sendable {
  /// The name, for people; two themes may have one.
  public let name: String

  /// What the theme is for, for people; nil where nothing was said.
  public let summary: String?

  /// The theme's rules.
  public let styleSheet: StyleSheet

  let values: @Sendable (inout TokenValues) -> Void

  /// What in the data it was decoded from counts as not written.
  let misreadings: [Finding]

  private let number: Int
  private static let numbers = Atomic(0)

  /// Makes a theme.
  ///
  /// - Parameters:
  ///   - name: The name, for people.
  ///   - summary: What it is for, for people; nothing by default.
  ///   - styleSheet: Its rules; none by default.
  ///   - values: Sets values of tokens: `$0[.accent] = .orange`. Tokens that it reads answer with the
  ///     values of the themes below it. None are set by default.
  public init(
    _ name: String, summary: String? = nil, styleSheet: StyleSheet = StyleSheet(),
    values: @escaping @Sendable (inout TokenValues) -> Void = { _ in }
  ) {
    self.init(
      name, summary: summary, styleSheet: styleSheet, misreadings: [], values: values)
  }

  /// Makes a theme, of which something may have been misread.
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
  /// Two themes are equal when one is a copy of the other.
  ///
  /// - Parameters:
  ///   - left: A theme.
  ///   - right: Another theme.
  /// - Returns: Whether they were made by one call.
  public static func == (left: Theme, right: Theme) -> Bool { left.number == right.number }

  /// Hashes what makes copies equal.
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
