import ModernPack
public import ProtocolStyle
import StyleInspector
import StyleSampling
import StyleTesting
import Testing

@Suite struct StyleSampleTests {
  @Test func `types are found by their records, whether structs, enumerations or classes`() throws {
    guard let catalog = StyleSampleCatalog.loaded() else { return }
    let section = try #require(catalog.sections.first { $0.module == "StyleSamplingTests" })
    #expect(
      section.samples.map(\.name) == [
        "DefaultedButton", "Button", "Card", "ObjectView", "EmptyLabel", "PlainNotice",
      ])
    #expect(section.packs.map(\.name) == ["modern"])
    #expect(section.themes.map(\.name) == ["comfortable", "compact", "increasedContrast", "own"])
    #expect(section.unshownTypes.map { "\($0)" } == ["Notice", "UnshownLabel"])
  }

  @Test func `a node that only the samples of another module show is shown`() throws {
    let modules: Set = ["StyleSamplingTests", "Swift"]
    guard let catalog = StyleSampleCatalog.loaded(in: modules) else { return }
    let section = try #require(catalog.sections.first { $0.module == "StyleSamplingTests" })
    #expect(section.samples.map(\.name).contains("Card"))
    // Other tests have nodes of that module, too.
    let other = try #require(catalog.sections.first { $0.module == "Swift" })
    let unshown = other.unshownTypes.map { "\($0)" }
    #expect(unshown.contains("UInt8"))
    #expect(!unshown.contains("Int8"))
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
    #expect(
      tree.children(of: card).map { "\(type(of: tree.node(of: $0)))" } == [
        "VariantButton", "Int8",
      ])
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
    #expect(sample.variants.count == 4)
    #expect(sample.axes.map(\.name) == ["size", "tone"])
    #expect(sample.variants[number].names == [size, isOn ? "danger" : "neutral"])
    let node = sample.attach(to: tree, variant: sample.variants[number])
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
      StyleSample("Card", CardView(), variants: \.size) {
        VariantButton()
        Int8(1)
      },
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

// Nodes of another module: one is shown by a sample of this one.
extension Int8: StyleNode, LabelNode {}
extension UInt8: StyleNode, LabelNode {}

// MARK: - Trees

/// Samples serve what examines a tree, and checks of packs.
@Suite struct SampleTreeTests {
  private static var samples: [StyleSample] {
    [
      StyleSample("Notice", Notice(), variants: \.tone),
      StyleSample("Card", CardView()) { PlainNotice() },
    ]
  }

  /// A notice in a card is yellow on white.
  private static let pack = StylePack(
    "notices",
    styleSheet: StyleSheet {
      StyleRule(for: PlainNotice.self, containedIn: [CardView.self]) { $0.textColor = .yellow }
    }, tokens: [Token.ink, Token.alert])

  @Test func `each sample is a root in each combination of its variants`() {
    let tree = StyleTree(showing: Namespace.samples + Self.samples, packs: [Self.pack])
    let types = tree.roots.map { "\(type(of: tree.node(of: $0)))" }
    #expect(
      types == Array(repeating: "VariantButton", count: 4) + ["CardView", "CardView"]
        + ["Notice", "Notice", "CardView"])
    #expect(tree.packs.map(\.name) == ["notices"])
  }

  @Test func `all nodes of samples are probes, in their variants and places`() {
    func contrasts(_ findings: [Finding]) -> [String] {
      findings.filter { $0.identifier == .packContrast }
        .map { String($0.summary.prefix { $0 != ":" }) }
    }
    #expect(
      contrasts(PackCheck(Self.pack, samples: Self.samples).findings()) == [
        "Notice has textColor #c0c0c0 on #ffffff white",
        "PlainNotice has textColor #ffff00 yellow on #ffffff white",
      ])
    #expect(contrasts(PackCheck(Self.pack, probes: [Notice(), PlainNotice()]).findings()) == [])
    checkPack(Self.pack, samples: [StyleSample(nil, Notice())])
  }

  @Test func `a certificate and a solver see all variants`() throws {
    let tree = StyleTree(showing: Array(Self.samples.prefix(1)), packs: [Self.pack])
    #expect(Inspector().certify(of: tree).verdict != .certified)
    let solution = try ThemeSolver().solve(Theme("solved"), in: tree)
    #expect(Set(solution.changes.map { $0.token.name }) == ["alert"])
    #expect(solution.certificate.verdict == .certified)
    try solution.theme.certified(in: tree, requirements: [.contrast(.aa, increased: .aaa)])
    try Theme.derived(from: .purple, in: tree, accent: .alert).certified(in: tree)
  }
}

struct Notice: LabelNode, TextColor, BackgroundColor, TextContent {
  var tone = Tone.neutral
  var text: String { "Notice" }
  var textColor: Color { tone == .danger ? Token.alert.value : Token.ink.value }
  var backgroundColor: Color { .white }
}

struct PlainNotice: LabelNode, BackgroundColor, TextContent {
  var text: String { "Plain" }
  var backgroundColor: Color { .white }
}

extension Token<Color> {
  static let ink = Token("ink", default: Color.black)
  static let alert = Token("alert", default: Color(hex: 0xC0C0C0))
}
