/// The environment that each modifier of a resolver depends on.
///
/// ```swift
/// import StyleFiles
///
/// var table = ModifierTable()
/// table["device"] = ["small": EnvironmentMatch(idiom: .phone), "regular": EnvironmentMatch()]
/// table["brand"] = [:]  // a theme to choose, whatever its contexts are called
/// ```
///
/// For modifiers that aren't in the table, the environment is recognized from the names of their
/// contexts, if all names have the same meaning: `light`, `dark`, `dark_ax` and `high-contrast` are
/// color schemes and contrasts; `xSmall` … `xxxLarge` are content size categories, and so are
/// `small`, `medium` and `large` in a modifier named `size`, `textSize` or similar; `phone`,
/// `mobile`, `tablet` and `desktop` are idioms; `ltr` and `rtl` are directions. All other modifiers
/// are themes to choose.
public struct ModifierTable: Sendable {
  private var matches: [String: [String: EnvironmentMatch]] = [:]

  /// Creates a table without entries.
  public init() {}

  /// The environments of a modifier's contexts, by context name.
  ///
  /// The environment never selects contexts that aren't listed. An empty dictionary makes the
  /// modifier a theme to choose; nil, the initial value, uses the names of the contexts.
  ///
  /// - Parameter modifier: The name of the modifier in the file.
  public subscript(modifier: String) -> [String: EnvironmentMatch]? {
    get { matches[modifier] }
    set { matches[modifier] = newValue }
  }

  /// The matches of a modifier's contexts, in their order; nil for a theme to choose.
  func matches(for modifier: TokenModifier) -> [EnvironmentMatch?]? {
    guard let entry = matches[modifier.name] else { return ContextNames(modifier).matches }
    return entry.isEmpty ? nil : modifier.contexts.map { entry[$0] }
  }
}
