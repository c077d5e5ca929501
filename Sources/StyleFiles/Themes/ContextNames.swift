internal import ProtocolStyle

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
