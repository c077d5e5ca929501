import Testing

@testable import ProtocolStyle

/// Colors as people with a color vision deficiency see them.
@Suite struct ColorVisionTests {
  /// The colors that the emulation of vision deficiencies in Chrome shows, with its rounding.
  private static let published: [(ColorVision, original: String, seen: [Double])] = [
    (.protan, "#ff0000", [109, 95, 0]), (.protan, "#ffff00", [255, 244, 0]),
    (.protan, "#00ff00", [255, 229, 0]), (.protan, "#00ffff", [237, 242, 255]),
    (.protan, "#0000ff", [0, 88, 255]), (.protan, "#ff00ff", [0, 128, 255]),
    (.deutan, "#ff0000", [163, 144, 0]), (.deutan, "#ffff00", [255, 250, 50]),
    (.deutan, "#00ff00", [239, 214, 59]), (.deutan, "#00ffff", [208, 221, 255]),
    (.deutan, "#0000ff", [0, 61, 251]), (.deutan, "#ff00ff", [104, 155, 250]),
    (.tritan, "#ff0000", [255, 0, 13]), (.tritan, "#ffff00", [255, 238, 217]),
    (.tritan, "#00ff00", [0, 247, 216]), (.tritan, "#00ffff", [0, 255, 255]),
    (.tritan, "#0000ff", [0, 108, 150]), (.tritan, "#ff00ff", [255, 75, 151]),
  ]

  @Test(arguments: published.indices)
  func `a color is seen as published`(index: Int) throws {
    let (vision, original, expected) = Self.published[index]
    let color = try #require(Color(hex: original)).seen(with: vision)
    for (component, byte) in zip([color.red, color.green, color.blue], expected) {
      #expect(abs(component * 255 - byte) <= 2, "\(color.hex)")
    }
  }

  @Test(arguments: ColorVision.allCases)
  func `grays are seen as they are, and an opacity stays`(vision: ColorVision) {
    for shade in stride(from: 0, through: 1, by: 0.125) {
      let seen = Color(white: shade, alpha: 0.4).seen(with: vision)
      for component in [seen.red, seen.green, seen.blue] {
        #expect(abs(component - shade) < 1e-5)
      }
      #expect(seen.alpha == 0.4)
    }
  }

  @Test func `each variant of an adaptive color is changed`() {
    let color = Color.adaptive(light: .red, dark: .blue).seen(with: .deutan)
    #expect(color == .adaptive(light: .red.seen(with: .deutan), dark: .blue.seen(with: .deutan)))
  }

  @Test func `a color outside sRGB is mapped first`() {
    let color = Color(displayP3Red: 1, green: 0, blue: 0)
    #expect(color.seen(with: .protan) == color.mappedToSRGB.seen(with: .protan))
  }
}
