import Foundation
import Testing

@testable import ProtocolStyle

/// Colors outside the gamut of sRGB.
@Suite struct ColorWideGamutTests {
  /// The components in sRGB are those of CSS Color 4's sample code.
  static let known: [(Color, (Double, Double, Double))] = [
    (Color(displayP3Red: 1, green: 0, blue: 0), (1.093066, -0.226742, -0.150135)),
    (Color(displayP3Red: 0, green: 1, blue: 0), (-0.511600, 1.018263, -0.310671)),
    (Color(displayP3Red: 0, green: 0, blue: 1), (0, 0, 1.042022)),
    (Color(displayP3Red: 1, green: 1, blue: 1), (1, 1, 1)),
    (Color(displayP3Red: 0.5, green: 0.5, blue: 0.5), (0.5, 0.5, 0.5)),
    (Color(oklchLightness: 0.627955, chroma: 0.257683, hue: 29.2339), (1, 0, 0)),
    (Color(oklchLightness: 0.599871, chroma: 0, hue: 120), (0.501961, 0.501961, 0.501961)),
    (Color(oklchLightness: 0.452014, chroma: 0.313214, hue: 264.052), (0, 0, 1)),
  ]

  @Test(arguments: known.indices)
  func `components are converted as in CSS Color 4`(index: Int) {
    let (color, (red, green, blue)) = Self.known[index]
    #expect(abs(color.red - red) < 2e-4, "\(color)")
    #expect(abs(color.green - green) < 2e-4, "\(color)")
    #expect(abs(color.blue - blue) < 2e-4, "\(color)")
    #expect(color.alpha == 1)
  }

  @Test(arguments: [(1, 0, 0), (0, 1, 0.5), (0.9, 0.1, 0.05), (0, 0.45, 0.2)])
  func `components in Display P3 read back`(red: Double, green: Double, blue: Double) throws {
    let color = Color(displayP3Red: red, green: green, blue: blue, alpha: 0.5)
    let components = try #require(color.displayP3)
    #expect(components == (red, green, blue))
    #expect(
      color.css == "color(display-p3 \(red.plainDescription) \(green.plainDescription) "
        + "\(blue.plainDescription) / 0.5)")
  }

  @Test(arguments: [
    Color.red, Color(red: 0.2, green: 0.4, blue: 0.6), Color(red: 3, green: 0, blue: 0),
  ])
  func `a color in sRGB, or outside of Display P3, has no components there`(color: Color) {
    #expect(color.displayP3 == nil)
    #expect(color.css == color.description)
  }

  @Test func `infinity and NaN are replaced`() {
    #expect(Color(displayP3Red: .nan, green: .infinity, blue: 0, alpha: .nan) == .black)
    #expect(Color(oklchLightness: .nan, chroma: 0.2, hue: 0).relativeLuminance == 0)
    #expect(
      Color(oklchLightness: 0.5, chroma: .infinity, hue: .nan)
        == Color(oklchLightness: 0.5, chroma: 0, hue: 0))
    #expect(
      abs(
        Color(oklchLightness: 0.5, chroma: 0.1, hue: -90).red
          - Color(oklchLightness: 0.5, chroma: 0.1, hue: 270).red) < 1e-9)
  }

  static let outside: [Color] = [
    Color(displayP3Red: 1, green: 0, blue: 0), Color(displayP3Red: 0, green: 1, blue: 0),
    Color(displayP3Red: 1, green: 1, blue: 0), Color(red: 0, green: -0.2, blue: 1.2),
    Color(red: -1, green: 1.1, blue: -0.5), Color(oklchLightness: 0.7, chroma: 0.4, hue: 150),
    Color(oklchLightness: 0.5, chroma: 0.37, hue: 20),
  ]

  @Test(arguments: outside)
  func `a color outside of the gamut keeps its lightness and its hue`(color: Color) {
    let mapped = color.mappedToSRGB
    for component in [mapped.red, mapped.green, mapped.blue] {
      #expect((0...1).contains(component))
    }
    let (origin, result) = (Color.OKLab(color), Color.OKLab(mapped))
    #expect(result.chroma < origin.chroma)
    // The algorithm clips differences below a just noticeable difference.
    #expect(result.difference(from: origin.withChroma(result.chroma)) < 0.03)
  }

  @Test func `colors inside of the gamut aren't changed`() {
    let color = Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.3)
    #expect(color.mappedToSRGB == color)
    #expect(
      Color(red: 1.000_01, green: -0.000_01, blue: 0.5).withoutRoundingErrors
        == Color(red: 1, green: 0, blue: 0.5))
    let adaptive = Color.adaptive(light: color, dark: Self.outside[0])
    #expect(adaptive.mappedToSRGB.decided(dark: false) == color)
    #expect(adaptive.mappedToSRGB.decided(dark: true) == Self.outside[0].mappedToSRGB)
  }

  @Test func `beyond white is white, and beyond black is black`() {
    #expect(Color(oklchLightness: 1, chroma: 0.3, hue: 0).mappedToSRGB == .white)
    #expect(Color(oklchLightness: 0, chroma: 0.3, hue: 0).mappedToSRGB == .black)
  }

  @Test(arguments: [1e300, -1e300, 1e40, .greatestFiniteMagnitude])
  func `components beyond all displays are mapped, too`(component: Double) {
    for color in [
      Color(red: component, green: 0, blue: 0), Color(red: 0, green: -component, blue: component),
    ] {
      let mapped = color.mappedToSRGB
      for component in [mapped.red, mapped.green, mapped.blue] {
        #expect((0...1).contains(component))
      }
      #expect(Color(hex: color.hex) != nil)
      #expect((0...1).contains(color.relativeLuminance))
    }
  }

  @Test func `the primary red of Display P3 is nearly the red of sRGB`() {
    let mapped = Self.outside[0].mappedToSRGB
    #expect(mapped.red == 1)
    #expect(mapped.green < 0.1 && mapped.blue < 0.1)
    #expect(Self.outside[0].hex == mapped.hex)
  }

  @Test func `contrast is that of what is shown`() {
    for color in Self.outside {
      #expect(color.contrastRatio(with: .white) == color.mappedToSRGB.contrastRatio(with: .white))
    }
  }
}
