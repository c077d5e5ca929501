import ProtocolStyle
import Testing

@testable import StyleFiles

@Suite struct ContextNamesTests {
  struct Row: CustomTestStringConvertible {
    let modifier: String
    let contexts: [String]

    /// The matches in short form; nil for a theme to choose.
    let matches: [String]?

    var testDescription: String { "\(modifier) \(contexts)" }
  }

  static let rows = [
    Row(modifier: "theme", contexts: ["light", "dark"], matches: ["light", "dark"]),
    Row(modifier: "mode", contexts: ["Day", "Night"], matches: ["light", "dark"]),
    Row(
      modifier: "theme", contexts: ["light", "light_ax", "dark", "dark_ax"],
      matches: ["light", "light increased", "dark", "dark increased"]),
    Row(
      modifier: "theme", contexts: ["light", "darkHighContrast"],
      matches: ["light", "dark increased"]),
    Row(modifier: "contrast", contexts: ["normal", "high"], matches: ["standard", "increased"]),
    Row(
      modifier: "a11y", contexts: ["standard", "high-contrast"], matches: ["standard", "increased"]),
    Row(modifier: "level", contexts: ["normal", "high"], matches: nil),
    Row(modifier: "size", contexts: ["small", "large"], matches: ["small", "large"]),
    Row(modifier: "density", contexts: ["small", "large"], matches: nil),
    Row(
      modifier: "type", contexts: ["xSmall", "xxLarge"], matches: ["extraSmall", "extraExtraLarge"]),
    Row(modifier: "size", contexts: ["desktop", "mobile"], matches: ["mac", "phone"]),
    Row(modifier: "direction", contexts: ["ltr", "rtl"], matches: ["leftToRight", "rightToLeft"]),
    Row(modifier: "brand", contexts: ["acme", "light"], matches: nil),
  ]

  @Test(arguments: rows)
  func `a modifier is recognized by the names of its contexts`(row: Row) {
    let modifier = TokenModifier(
      name: row.modifier, contexts: row.contexts, defaultContext: nil, summary: nil,
      extensions: nil)
    let matches = ModifierTable().matches(for: modifier)?.map { $0.map(Self.short) }
    #expect(matches == row.matches)
  }

  private static func short(_ match: EnvironmentMatch) -> String {
    let parts: [String?] = [
      match.colorScheme?.rawValue, match.contrast?.rawValue, match.contentSizeCategory?.rawValue,
      match.idiom?.rawValue, match.layoutDirection?.rawValue,
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  @Test(arguments: [
    (StyleEnvironment.ContentSizeCategory.extraSmall, 0), (.small, 0), (.large, 1),
    (.accessibilityExtraExtraExtraLarge, 1),
  ])
  func `a text size without a context has that of the nearest smaller one`(
    size: StyleEnvironment.ContentSizeCategory, choice: Int
  ) {
    let matches = [
      EnvironmentMatch(contentSizeCategory: .small), EnvironmentMatch(contentSizeCategory: .large),
    ]
    var environment = StyleEnvironment()
    environment.contentSizeCategory = size
    #expect(ContextSelector([matches], fallback: [0]).choice(in: environment) == [choice])
  }
}
