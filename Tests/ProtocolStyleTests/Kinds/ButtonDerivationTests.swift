import ProtocolStyle
import Testing

@Suite struct ButtonDerivationTests {
  @Test func `a button's text color is the title color of the normal state`() {
    let model = StyleApplier().viewModel(for: ColoredButton())
    #expect(model.titleColorForState == [.normal: .red])
    #expect(model.textColor == .red)
    #expect(model.derivedNames == ["titleColorForState"])
  }

  private static let titleColors: [(StateValues<Color>, StateValues<Color>)] = [
    ([:], [.normal: .red]),
    ([.highlighted: .blue], [.normal: .red, .highlighted: .blue]),
    ([.normal: .green], [.normal: .green]),
    ([.normal: .green, .highlighted: .blue], [.normal: .green, .highlighted: .blue]),
  ]

  @Test(arguments: titleColors)
  func `title colors win for the states that they name`(
    titleColors: StateValues<Color>, shown: StateValues<Color>
  ) {
    let model = StyleApplier().viewModel(for: TitledButton(titleColorForState: titleColors))
    #expect(model.titleColorForState == shown)
    #expect(model.textColor == .red)
  }

  private static let alignments: [(TextAlignmentValue, ContentHorizontalAlignmentValue?)] = [
    (.left, .left), (.center, .center), (.right, .right), (.justified, nil), (.natural, nil),
  ]

  @Test(arguments: alignments)
  func `a text alignment other than natural or justified aligns the content`(
    text: TextAlignmentValue, content: ContentHorizontalAlignmentValue?
  ) {
    let model = StyleApplier().viewModel(for: AlignedButton(textAlignment: text))
    #expect(model.contentHorizontalAlignment == content)
    #expect(model.textAlignment == text)
    #expect(model.derivedNames == (content == nil ? [] : ["contentHorizontalAlignment"]))
  }

  @Test(arguments: [.left, .center, .right, .justified, .natural] as [TextAlignmentValue])
  func `an explicit content alignment wins over the text's`(text: TextAlignmentValue) {
    let model = StyleApplier().viewModel(for: FilledButton(textAlignment: text))
    #expect(model.contentHorizontalAlignment == .fill)
    #expect(model.derivedNames == [])
  }

  @Test func `the font isn't changed`() {
    let model = StyleApplier().viewModel(for: FontButton())
    #expect(model.font == .system(size: 17))
    #expect(model.count { _ in true } == 1)
  }

  @Test func `other controls do not derive from text`() {
    struct Field: TextFieldNode, TextColor, TextAlignment {
      var textAlignment: TextAlignmentValue { .left }
    }
    let model = StyleApplier().viewModel(for: Field())
    #expect(model.titleColorForState == nil)
    #expect(model.contentHorizontalAlignment == nil)
  }
}

extension ButtonDerivationTests {
  private struct ColoredButton: ButtonNode, TextColor {
    var textColor: Color { .red }
  }

  private struct TitledButton: ButtonNode, TextColor, TitleColorForState {
    var titleColorForState: StateValues<Color>
    var textColor: Color { .red }
  }

  private struct AlignedButton: ButtonNode, TextAlignment {
    var textAlignment: TextAlignmentValue
  }

  private struct FilledButton: ButtonNode, TextAlignment, ContentHorizontalAlignment {
    var textAlignment: TextAlignmentValue
    var contentHorizontalAlignment: ContentHorizontalAlignmentValue { .fill }
  }

  private struct FontButton: ButtonNode, Font {}
}
