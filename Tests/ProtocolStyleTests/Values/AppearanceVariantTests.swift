import Foundation
import Testing

@testable import ProtocolStyle
@testable import TestSupport

/// Colors with variants for combinations of the scheme, the contrast and the level.
@Suite struct AppearanceVariantTests {
  @Test func `a color is that of the nearest variant`() {
    let surface = Color.adaptive([
      .light: .white, .dark: .black, [.dark, .elevated]: .darkGray, .highContrast: .yellow,
    ])
    let expected: [(AppearanceVariant, Color)] = [
      (.light, .white), (.dark, .black), (.elevated, .white), ([.dark, .elevated], .darkGray),
      (.highContrast, .yellow), ([.dark, .highContrast], .black),
      ([.elevated, .highContrast], .yellow), ([.dark, .elevated, .highContrast], .darkGray),
    ]
    for (variant, color) in expected {
      #expect(StyleEnvironment(variant).evaluating { surface.resolved() } == color, "\(variant)")
    }
  }

  @Test func `a color without variants for light has the one with the fewest properties`() {
    let color = Color.adaptive([[.dark, .elevated]: .red, [.dark, .highContrast]: .blue])
    #expect(StyleEnvironment(.light).evaluating { color.resolved() } == .blue)
    #expect(StyleEnvironment([.dark, .elevated]).evaluating { color.resolved() } == .red)
    #expect(Color.adaptive([:]) == .clear)
    #expect(Color.adaptive([.elevated: .red]) == .red)
  }

  @Test func `the level is read only for colors that have variants for it`() {
    func reads(_ color: Color) -> ContextReads {
      var context = StyleContext()
      _ = context.run { color.resolved() }
      return context.reads
    }
    let leveled = Color.adaptive([.light: .white, .elevated: .red])
    let scheme = Color.adaptive(light: .white, dark: .black)
    #expect(reads(leveled).fields.contains(.interfaceLevel))
    #expect(!reads(leveled).fields.contains(.contrast))
    #expect(!reads(scheme).fields.contains(.interfaceLevel))
  }

  /// Random variants, against a plain search in the documented order.
  @Test(arguments: TestScale.seeds(100))
  func `random variants fall back in the documented order`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      var variants: [AppearanceVariant: Color] = [:]
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        variants[AppearanceVariant(rawValue: .random(in: 0..<8, using: &random))] =
          Color(hex: .random(in: 0..<4, using: &random))
      }
      let color = Color.adaptive(variants)
      let faded = color.withAlpha(0.5)
      for variant in AppearanceVariant.all {
        let schemes: [AppearanceVariant] = variant.contains(.dark) ? [.dark, .light] : [.light]
        let properties = variant.subtracting(.dark)
        let expected =
          schemes.flatMap { scheme in
            [
              properties, properties.subtracting(.elevated), properties.subtracting(.highContrast),
              [],
            ]
            .map { scheme.union($0) }
          }.lazy.compactMap { variants[$0] }.first ?? variants.min { $0.key < $1.key }!.value
        #expect(color.decided(variant) == expected)
        #expect(faded.decided(variant) == expected.withAlpha(0.5))
      }
      let decoded = try JSONDecoder().decode(Color.self, from: JSONEncoder().encode(color))
      #expect(decoded == color)
    }
  }
}
