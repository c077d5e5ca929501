import ProtocolStyle
import StyleSampling

/// The pack's page in a style book: `swift package style-book`.
enum HarborSamples: StyleSamples {
  static var samples: [StyleSample] {
    [
      StyleSample("Card with an action", SampleCard()) {
        SampleTitle(text: "Pier 4")
        SampleButton()
      },
      StyleSample("Field", SampleField(), note: "Its border shows an invalid input."),
    ]
  }

  static var samplePacks: [StylePack] { [.harbor] }
}

struct SampleCard: ViewNode, CardAppearance {}

struct SampleTitle: LabelNode, TitleAppearance, TextContent {
  var text: String
}

struct SampleButton: ButtonNode, PrimaryAppearance, TextContent, DefaultStyleSample {
  var text = "Moor"
}

struct SampleField: TextFieldNode, FieldAppearance, PlaceholderContent, AccessibilityLabelContent {
  var placeholder: String { "Name of the boat" }
  var accessibilityLabel: String { "Name of the boat" }
}
