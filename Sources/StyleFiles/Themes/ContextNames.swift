public import ProtocolStyle

/// Recognizes environments from the names of a modifier's contexts.
struct ContextNames {
  /// The match for each context, in order; nil if a name isn't recognized.
  let matches: [EnvironmentMatch?]?

  init(_ modifier: TokenModifier) {
    let name = Self.words(of: modifier.name).joined()
    let readers: [(String) -> EnvironmentMatch?] = [
      { Self.scheme($0) },
      { Self.contrast($0, isNamed: name.contains("contrast") || name.contains("accessib")) },
      { Self.size($0) },
      { Self.idiom($0) },
      { Self.direction($0) },
    ]
    matches = readers.lazy.map { reader in modifier.contexts.map(reader) }
      .first { matches in
        guard matches.allSatisfy({ $0 != nil }) else { return false }
        return !Self.areOnlyCommonSizes(modifier.contexts) || Self.isSize(name)
          || matches.contains { $0?.contentSizeCategory == nil }
      }
  }

  /// The lowercase words of a name in camel case, snake case or kebab case.
  private static func words(of name: String) -> [String] {
    var words: [String] = [""]
    var wasUpper = true
    for character in name {
      if !character.isLetter && !character.isNumber {
        words.append("")
      } else if character.isUppercase && !wasUpper {
        words.append(character.lowercased())
      } else {
        words[words.count - 1] += character.lowercased()
      }
      wasUpper = character.isUppercase || !character.isLetter
    }
    return words.filter { !$0.isEmpty }
  }

  private static func scheme(_ context: String) -> EnvironmentMatch? {
    var match = EnvironmentMatch()
    for word in words(of: context) {
      switch word {
      case "light", "day": match.colorScheme = .light
      case "dark", "night": match.colorScheme = .dark
      case "high", "hc", "ax", "increased", "accessible": match.contrast = .increased
      case "elevated", "raised": match.interfaceLevel = .elevated
      case "contrast", "mode", "theme", "scheme", "default": break
      default: return nil
      }
    }
    return match.colorScheme == nil ? nil : match
  }

  private static func contrast(_ context: String, isNamed: Bool) -> EnvironmentMatch? {
    let words = words(of: context)
    guard
      isNamed || words.contains("contrast") || context.lowercased().contains("contrast")
        || words == ["standard"] || words == ["default"]
    else { return nil }
    switch words.filter({ $0 != "contrast" }).joined().replacing("contrast", with: "") {
    case "standard", "normal", "default", "regular", "nopreference", "low", "false":
      return EnvironmentMatch(contrast: .standard)
    case "high", "increased", "more", "hc", "accessible", "true":
      return EnvironmentMatch(contrast: .increased)
    default: return nil
    }
  }

  private static func size(_ context: String) -> EnvironmentMatch? {
    let name = words(of: context).joined()
    let category: StyleEnvironment.ContentSizeCategory? =
      switch name {
      case "xsmall", "extrasmall", "xs": .extraSmall
      case "small", "s": .small
      case "medium", "m": .medium
      case "large", "l", "default": .large
      case "xlarge", "extralarge", "xl": .extraLarge
      case "xxlarge", "extraextralarge", "xxl": .extraExtraLarge
      case "xxxlarge", "extraextraextralarge", "xxxl": .extraExtraExtraLarge
      case "ax1", "accessibilitymedium": .accessibilityMedium
      case "ax2", "accessibilitylarge": .accessibilityLarge
      case "ax3", "accessibilityextralarge", "accessibilityxlarge": .accessibilityExtraLarge
      case "ax4", "accessibilityextraextralarge", "accessibilityxxlarge":
        .accessibilityExtraExtraLarge
      case "ax5", "accessibilityextraextraextralarge", "accessibilityxxxlarge":
        .accessibilityExtraExtraExtraLarge
      default: nil
      }
    return category.map { EnvironmentMatch(contentSizeCategory: $0) }
  }

  /// Whether all names of contexts are sizes that other modifiers use as well.
  private static func areOnlyCommonSizes(_ contexts: [String]) -> Bool {
    contexts.allSatisfy { ["small", "medium", "large", "default"].contains($0.lowercased()) }
  }

  private static func isSize(_ modifier: String) -> Bool {
    [
      "size", "textsize", "fontsize", "typesize", "contentsize", "contentsizecategory",
      "dynamictype", "text", "typography",
    ].contains(modifier)
  }

  private static func idiom(_ context: String) -> EnvironmentMatch? {
    let idiom: StyleEnvironment.Idiom? =
      switch words(of: context).joined() {
      case "phone", "mobile", "iphone", "handheld", "ios", "android": .phone
      case "pad", "tablet", "ipad", "ipados": .pad
      case "mac", "desktop", "macos", "web": .mac
      case "tv", "tvos", "television": .tv
      case "watch", "watchos", "wearable": .watch
      case "car", "carplay": .carPlay
      case "vision", "visionos", "spatial": .vision
      default: nil
      }
    return idiom.map { EnvironmentMatch(idiom: $0) }
  }

  private static func direction(_ context: String) -> EnvironmentMatch? {
    switch words(of: context).joined() {
    case "ltr", "lefttoright": EnvironmentMatch(layoutDirection: .leftToRight)
    case "rtl", "righttoleft": EnvironmentMatch(layoutDirection: .rightToLeft)
    default: nil
    }
  }
}

// MARK: - ContextSelector

/// Selects a context of each modifier for an environment.
struct ContextSelector: Sendable {
  /// The matches of each modifier, or nil if its context is fixed.
  private let matches: [[EnvironmentMatch?]?]

  /// The contexts to use if nothing matches, and those of fixed modifiers.
  private let fallback: [Int]

  init(_ matches: [[EnvironmentMatch?]?], fallback: [Int]) {
    self.matches = matches
    self.fallback = fallback
  }

  /// Returns the index of the selected context for each modifier.
  ///
  /// The match with the most conditions wins, and then the first one. If nothing matches because of
  /// the content size, the context of the nearest smaller category is selected, or else the
  /// smallest.
  func choice(in environment: StyleEnvironment) -> [Int] {
    zip(matches, fallback).map { matches, fallback in
      guard let matches else { return fallback }
      return exact(matches, environment) ?? nearestSize(matches, environment) ?? fallback
    }
  }

  private func exact(_ matches: [EnvironmentMatch?], _ environment: StyleEnvironment) -> Int? {
    var best: (place: Int, count: Int)?
    for (place, match) in matches.enumerated() {
      guard let match, match.holds(in: environment), match.count > best?.count ?? -1 else {
        continue
      }
      best = (place, match.count)
    }
    return best?.place
  }

  private func nearestSize(
    _ matches: [EnvironmentMatch?], _ environment: StyleEnvironment
  ) -> Int? {
    let sizes = matches.enumerated().compactMap { place, match in
      match?.contentSizeCategory.map { (place: place, size: $0, match: match) }
    }.filter { $0.match?.holds(in: environment, ignoringSize: true) ?? false }
      .sorted { $0.size < $1.size }
    guard let smallest = sizes.first else { return nil }
    return (sizes.last { $0.size <= environment.contentSizeCategory } ?? smallest).place
  }
}

// MARK: - EnvironmentMatch

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
  var colorScheme: StyleEnvironment.ColorScheme?

  /// The contrast; nil for any.
  var contrast: StyleEnvironment.Contrast?

  /// The level of the interface; nil for any.
  var interfaceLevel: StyleEnvironment.InterfaceLevel?

  /// The content size category; nil for any.
  var contentSizeCategory: StyleEnvironment.ContentSizeCategory?

  /// The idiom; nil for any.
  var idiom: StyleEnvironment.Idiom?

  /// The layout direction; nil for any.
  var layoutDirection: StyleEnvironment.LayoutDirection?

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
  ///   - interfaceLevel: The level of the interface; any by default.
  public init(
    colorScheme: StyleEnvironment.ColorScheme? = nil, contrast: StyleEnvironment.Contrast? = nil,
    contentSizeCategory: StyleEnvironment.ContentSizeCategory? = nil,
    idiom: StyleEnvironment.Idiom? = nil,
    layoutDirection: StyleEnvironment.LayoutDirection? = nil,
    interfaceLevel: StyleEnvironment.InterfaceLevel? = nil
  ) {
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.contentSizeCategory = contentSizeCategory
    self.idiom = idiom
    self.layoutDirection = layoutDirection
    self.interfaceLevel = interfaceLevel
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
      layoutDirection != nil, interfaceLevel != nil, keyTest != nil,
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
    if let interfaceLevel, environment.interfaceLevel != interfaceLevel { return false }
    if let keyTest, !keyTest(environment) { return false }
    guard let contentSizeCategory, !ignoringSize else { return true }
    return environment.contentSizeCategory == contentSizeCategory
  }
}

// MARK: - ModifierTable

/// The environments of the contexts of each modifier of a resolver, by the names of both.
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
/// contexts, if all names have the same meaning: `light`, `dark`, `dark_ax`, `darkElevated` and
/// `high-contrast` are color schemes, contrasts and levels; `xSmall` … `xxxLarge` are content size
/// categories, and so are `small`, `medium` and `large` in a modifier named `size`, `textSize` or similar; `phone`,
/// `mobile`, `tablet` and `desktop` are idioms; `ltr` and `rtl` are directions. All other modifiers
/// are themes to choose.
///
/// The environment never selects contexts that aren't listed. An empty dictionary makes a modifier a
/// theme to choose.
public typealias ModifierTable = [String: [String: EnvironmentMatch]]

extension ModifierTable {
  /// The matches of a modifier's contexts, in their order; nil for a theme to choose.
  func matches(for modifier: TokenModifier) -> [EnvironmentMatch?]? {
    guard let entry = self[modifier.name] else { return ContextNames(modifier).matches }
    return entry.isEmpty ? nil : modifier.contexts.map { entry[$0] }
  }
}
