import ModernPack
import ProtocolStyle
import StyleSampling
import StyleTesting
import Testing

@Suite struct StyleSampleTests {
  @Test func `types are found by their records, whether structs, enumerations or classes`() throws {
    guard let catalog = StyleSampleCatalog.loaded() else { return }
    let section = try #require(catalog.sections.first { $0.module == "StyleSamplingTests" })
    #expect(
      section.samples.map(\.name) == [
        "DefaultedButton", "Button", "Card", "ObjectView", "EmptyLabel",
      ])
    #expect(section.packs.map(\.name) == ["modern"])
    #expect(section.themes.map(\.name) == ["comfortable", "compact", "increasedContrast", "own"])
    #expect(section.unshownTypes.map { "\($0)" } == ["UnshownLabel"])
  }

  @Test func `a list has the same samples as records, without those that only records show`() {
    let catalog = StyleSampleCatalog(
      of: [DefaultedButton.self, Namespace.self, ObjectView.self, Namespace.self])
    #expect(catalog.sections.map(\.module) == ["StyleSamplingTests"])
    #expect(
      catalog.sections[0].samples.map(\.name) == [
        "DefaultedButton", "Button", "Card", "ObjectView",
      ])
  }

  @Test func `a sample attaches its descendants, and a new object for each tree`() {
    let (tree, other) = (StyleTree(), StyleTree())
    let card = Namespace.samples[1].attach(to: tree)
    #expect(tree.children(of: card).map { "\(type(of: tree.node(of: $0)))" } == ["VariantButton"])
    let sample = ObjectView.samples[0]
    let one = tree.node(of: sample.attach(to: tree)) as? ObjectView
    let two = other.node(of: sample.attach(to: other)) as? ObjectView
    #expect(one != nil && two != nil && one !== two)
  }

  @Test(arguments: [
    (0, "regular", false, 1.0), (1, "regular", true, 1.0), (2, "large", false, 3.0),
    (3, "large", true, 3.0),
  ])
  func `each combination of values is a variant, with the last property fastest`(
    number: Int, size: String, isOn: Bool, width: Double
  ) {
    let tree = StyleTree()
    let sample = Namespace.samples[0]
    #expect(sample.variantCount == 4)
    let (node, names) = sample.attach(to: tree, variant: number)
    #expect(names.map(\.axis) == ["size", "tone"])
    #expect(names.map(\.value) == [size, isOn ? "danger" : "neutral"])
    #expect(tree.viewModel(of: node).borderWidth == width)
    #expect(tree.viewModel(of: node).borderColor == (isOn ? .red : .black))
  }

  @Test func `the name of a private type has no address`() {
    #expect(
      StyleSample("A", PrivateLabel()).qualifiedTypeName == "StyleSamplingTests.PrivateLabel")
  }

  @Test func `a matrix takes the variants of a sample as axes`() {
    let matrix = StyleMatrix(environments: ["light": StyleEnvironment()], states: [.normal])
    #expect(
      matrix.text(of: Namespace.samples[0]) == """
        themes: no theme
        environments: light
        states: normal
        size: regular, large
        tone: neutral, danger

        VariantButton (button)
          borderColor: #000000 black when neutral
          borderColor: #ff0000 red when danger
          borderWidth: 1 when regular
          borderWidth: 3 when large

        """)
    #expect(matrix.page(of: Namespace.samples[0]).contains("large · danger"))
  }
}

enum Namespace: StyleSamples {
  static var samples: [StyleSample] {
    [
      StyleSample("Button", VariantButton(), note: "A note.", variants: \.size, \.tone),
      StyleSample("Card", CardView(), variants: \.size) { VariantButton() },
    ]
  }
  static var samplePacks: [StylePack] { [.modern, .modern] }
  static var sampleThemes: [Theme] { [.own, .modernCompact] }
}

extension Theme {
  static let own = Theme("own")
}

enum Size: CaseIterable { case regular, large }
enum Tone: CaseIterable { case neutral, danger }

struct VariantButton: ButtonNode, BorderWidth, BorderColor {
  var size = Size.regular
  var tone = Tone.neutral
  var borderWidth: Double { size == .large ? 3 : 1 }
  var borderColor: Color { tone == .danger ? .red : .black }
}

struct CardView: ViewNode {
  var size = Size.regular
}

struct DefaultedButton: ButtonNode, TextContent, DefaultStyleSample {
  var text = "Defaults"
}

final class ObjectView: ViewNode, DefaultStyleSample {
  init() {}
}

struct EmptyLabel: LabelNode {}

struct UnshownLabel: LabelNode, TextContent {
  var text: String
}

private struct PrivateLabel: LabelNode {}
