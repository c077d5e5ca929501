public import ProtocolStyle

/// The environments for a context of a modifier: all conditions that are set must be met.
///
/// ```swift
/// import StyleFiles
///
/// enum Compactness: StyleEnvironmentKey {
///   static let defaultValue = false
/// }
///
/// let night = EnvironmentMatch(colorScheme: .dark, contrast: .increased)
/// let compact = EnvironmentMatch.key(Compactness.self, true)
/// ```
public struct EnvironmentMatch: Sendable {
  /// The color scheme; nil for any.
  public var colorScheme: StyleEnvironment.ColorScheme?

  /// The contrast; nil for any.
  public var contrast: StyleEnvironment.Contrast?

  /// The content size category; nil for any.
  public var contentSizeCategory: StyleEnvironment.ContentSizeCategory?

  /// The idiom; nil for any.
  public var idiom: StyleEnvironment.Idiom?

  /// The layout direction; nil for any.
  public var layoutDirection: StyleEnvironment.LayoutDirection?

  /// A test of a custom key; nil for none.
  private var keyTest: (@Sendable (StyleEnvironment) -> Bool)?

  /// Creates a match with conditions; omitted conditions are always met.
  ///
  /// - Parameters:
  ///   - colorScheme: The color scheme; any by default.
  ///   - contrast: The contrast; any by default.
  ///   - contentSizeCategory: The content size category; any by default.
  ///   - idiom: The idiom; any by default.
  ///   - layoutDirection: The layout direction; any by default.
  public init(
    colorScheme: StyleEnvironment.ColorScheme? = nil, contrast: StyleEnvironment.Contrast? = nil,
    contentSizeCategory: StyleEnvironment.ContentSizeCategory? = nil,
    idiom: StyleEnvironment.Idiom? = nil,
    layoutDirection: StyleEnvironment.LayoutDirection? = nil
  ) {
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.contentSizeCategory = contentSizeCategory
    self.idiom = idiom
    self.layoutDirection = layoutDirection
  }

  /// Returns a match of environments in which a custom key has a value.
  ///
  /// - Parameters:
  ///   - key: The key's type.
  ///   - value: The value.
  /// - Returns: The match.
  public static func key<Key: StyleEnvironmentKey>(
    _ key: Key.Type, _ value: Key.Value
  ) -> EnvironmentMatch {
    var match = EnvironmentMatch()
    match.keyTest = { $0[key] == value }
    return match
  }

  /// The number of conditions.
  var count: Int {
    let conditions: [Bool] = [
      colorScheme != nil, contrast != nil, contentSizeCategory != nil, idiom != nil,
      layoutDirection != nil, keyTest != nil,
    ]
    return conditions.count { $0 }
  }

  /// Whether all conditions are met; reads only the parts of the environment that have a condition.
  ///
  /// If `ignoringSize` is true, every content size category matches.
  func holds(in environment: StyleEnvironment, ignoringSize: Bool = false) -> Bool {
    if let colorScheme, environment.colorScheme != colorScheme { return false }
    if let contrast, environment.contrast != contrast { return false }
    if let idiom, environment.idiom != idiom { return false }
    if let layoutDirection, environment.layoutDirection != layoutDirection { return false }
    if let keyTest, !keyTest(environment) { return false }
    guard let contentSizeCategory, !ignoringSize else { return true }
    return environment.contentSizeCategory == contentSizeCategory
  }
}
