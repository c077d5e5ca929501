import Foundation
import ProtocolStyle
import Testing

@testable import Playground
@testable import StyleInspector
@testable import TestSupport

/// The themes of the café that are derived from brands, which the studio's page has in a table.
@Suite struct DerivedBrandTests {
  private static let file = Repository.root
    .appending(path: "Playground/Studio/DerivedBrand+Generated.swift")

  /// A brand for each hue of 30 degrees, and a gray one.
  private static let brands =
    (0..<12).map { brand(hue: Double($0) * 30, chroma: 0.2) }
    + [brand(hue: 0, chroma: 0)]

  private static func brand(hue: Double, chroma: Double) -> Color {
    let color = Color(oklchLightness: 0.62, chroma: chroma, hue: hue).mappedToSRGB
    return Color(hex: color.hex) ?? color
  }

  /// The rows of a brand in the table: in each variant, the brand before the colors.
  private static func rows(of brand: Color) throws -> [String] {
    let pack = StylePack("café", tokens: DerivedBrand.tokens)
    let tree = StyleTree(packs: [pack], themes: [StudioBrand.all[0].theme])
    let screen = tree.attach(CafeScreen(), to: tree.attach(CafePhone()))
    CafeBuilder(tree: tree).attachMenu(to: screen.erased, inShort: true)
    tree.themes.append(try Theme.derived(from: brand, in: tree, accent: .cafeAccent))
    let node = try #require(tree.first(CafePhone.self)).erased
    let contrasts: [StyleEnvironment.Contrast] = [.standard, .increased]
    return contrasts.flatMap { contrast in
      [StyleEnvironment.ColorScheme.light, .dark].map { scheme in
        tree.environment.colorScheme = scheme
        tree.environment.contrast = contrast
        let colors = DerivedBrand.tokens.map { token in
          tree.evaluating(at: node) { token.value.resolved() }
        }
        return ([brand] + colors).map { String($0.hex.dropFirst()) }.joined(separator: " ")
      }
    }
  }

  /// `STYLE_RECORD=1 swift test --filter DerivedBrandTests` writes the table.
  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["STYLE_RECORD"] == "1"))
  func `the table is written`() throws {
    let rows = try Self.brands.flatMap(Self.rows).map { "    \($0)\n" }.joined()
    let text = """
      // `STYLE_RECORD=1 swift test --filter DerivedBrandTests` writes this file. Don't edit it.

      extension DerivedBrand {
        /// Four rows for each brand, one for each variant: the brand, and the color of each token.
        static let table = \"""
      \(rows)    \"""
      }

      """
    try Foundation.Data(text.utf8).write(to: Self.file)
  }

  @Test(arguments: TestScale.isThorough ? Array(0..<13) : [2])
  func `a brand's colors are those that the solver derives and certifies`(place: Int) throws {
    let own = DerivedBrand.all[place]
    let rows = (0..<4).map { variant in
      ([own.brand] + own.colors.map { $0.shades[variant] }).map { String($0.hex.dropFirst()) }
        .joined(separator: " ")
    }
    #expect(
      try Self.rows(of: Self.brands[place]) == rows,
      "update it: STYLE_RECORD=1 swift test --filter DerivedBrandTests")
  }

  @Test
  func `each text has a contrast of level AA in all brands, and of AAA at increased contrast`() {
    #expect(DerivedBrand.all.count == 13)
    for brand in DerivedBrand.all {
      let contrasts = brand.leastContrasts
      #expect(contrasts[0] >= 4.5 && contrasts[1] >= 4.5, "\(brand.brand): \(contrasts)")
      #expect(contrasts[2] >= 7, "\(brand.brand): \(contrasts)")
    }
  }
}
