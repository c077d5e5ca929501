import Foundation
import ProtocolStyle
import Testing

@Suite struct ColorContrastTests {
  @Test(arguments: [
    ("#000000", "#ffffff", 21.0), ("#ffffff", "#ffffff", 1), ("#767676", "#ffffff", 4.54),
    ("#777777", "#ffffff", 4.48), ("#ff0000", "#ffffff", 4.00), ("#0000ff", "#ffffff", 8.59),
    ("#ffff00", "#ffffff", 1.07), ("#00ff00", "#000000", 15.30), ("#757575", "#000000", 4.56),
  ])
  func `known pairs have their known contrast, either way round`(
    first: String, second: String, ratio: Double
  ) throws {
    let first = try Color(validatingHex: first)
    let second = try Color(validatingHex: second)
    let hundredths = (first.contrastRatio(with: second) * 100).rounded() / 100
    #expect(hundredths == ratio)
    #expect(first.contrastRatio(with: second) == second.contrastRatio(with: first))
  }

  @Test func `luminance of the primaries is their weight`() {
    #expect(Color.black.relativeLuminance == 0)
    #expect(Color.red.relativeLuminance == 0.2126)
    #expect(Color.green.relativeLuminance == 0.7152)
    #expect(Color.blue.relativeLuminance == 0.0722)
    #expect(Color.white.relativeLuminance == 1)
  }

  @Test func `luminance clamps components and ignores alpha`() {
    #expect(Color(red: 2, green: -1, blue: -1).relativeLuminance == 0.2126)
    #expect(Color.white.withAlpha(0).relativeLuminance == 1)
  }

  @Test func `the linear part ends at 0.04045`() {
    let below = Color(red: 0, green: 0, blue: 0.04045).relativeLuminance
    #expect(below == 0.0722 * (0.04045 / 12.92))
    let above = 0.0722 * pow((0.0405 + 0.055) / 1.055, 2.4)
    #expect(abs(Color(red: 0, green: 0, blue: 0.0405).relativeLuminance / above - 1) < 1e-15)
  }

  @Test(arguments: 11...255)
  func `our power agrees with the C library's`(byte: Int) {
    let component = Double(byte) / 255
    let expected = 0.2126 * pow((component + 0.055) / 1.055, 2.4)
    let luminance = Color(red: component, green: 0, blue: 0).relativeLuminance
    #expect(abs(luminance - expected) <= 4 * expected.ulp)
  }
}
