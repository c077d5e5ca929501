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
/// Modifiers that aren't in the table are recognized by the names of their contexts, if all of them
/// are of one sort: `light`, `dark`, `dark_ax` or `high-contrast` are color schemes and contrasts;
/// `xSmall` … `xxxLarge` are content size categories, also `small`, `medium` and `large` in a
/// modifier named `size`, `textSize` or similar; `phone`, `mobile`, `tablet`, `desktop` are idioms;
/// `ltr` and `rtl` are directions. All others are themes to choose.
public struct ModifierTable: Sendable {
  private var matches: [String: [String: EnvironmentMatch]] = [:]

  /// Makes a table without entries.
  public init() {}

  /// The environments of a modifier's contexts, by their names.
  ///
  /// Contexts that are left out are never chosen by the environment. An empty dictionary makes the
  /// modifier a theme to choose; nil, the initial value, leaves it to the names.
  ///
  /// - Parameter modifier: The name of the modifier, as it is in the file.
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
