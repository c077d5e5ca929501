import ProtocolStyle
import StyleSampling

/// The button in all types and sizes.
enum BrandButtonSamples: StyleSamples {
  static var samples: [StyleSample] {
    [StyleSample("Buy", ActionButton(), variants: \.role, \.size)]
  }

  static var sampleThemes: [Theme] { Brand.themes }
}
