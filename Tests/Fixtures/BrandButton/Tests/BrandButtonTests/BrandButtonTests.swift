import Foundation
import ProtocolStyle
import StyleBook
import StyleInspector
import StyleSampling
import StyleTesting
import Testing

@testable import BrandButton

/// A component with more than 20,000 situations, of which no value depends on all.
///
/// `.ci/review` changes tokens and a getter of it.
@Suite struct BrandButtonTests {
  @Test func `a certificate of its contrast covers all situations`() throws {
    let tree = StyleTree(showing: BrandButtonSamples.samples)
    let certificate = Inspector(themes: Brand.themes.map { [$0] })
      .certify([.contrast(.aa)], of: tree)
    #expect(certificate.undecided == [])
    #expect(certificate.nodeCount == 16)
    #expect(
      certificate.counterexamples.map(\.problem) == [
        "shows 'titleColorForState' as #5c9cff on #ffffff: a contrast of 2.74, below 3"
      ], "The dark theme's links aren't made for the light scheme.")
  }

  @Test func `a key and a state of the package are known without being named`() throws {
    let tree = StyleTree()
    let button = tree.attach(ActionButton())
    let found = tree.situations(of: button, [.padding, .textColor])
    let conditions = found.map { Set($0.cells.flatMap(\.conditions)) }
    #expect(conditions[0].contains("density compact"))
    #expect(conditions[1].contains("loading"))
    #expect(tree.controlStates(affecting: button).contains(.loading))
  }

  // MARK: Users of situations

  private var tree: StyleTree {
    let tree = StyleTree()
    tree.attach(Chip())
    return tree
  }

  @Test func `findings and previews of these examine the key and the state`() {
    let inspector = Inspector(environments: [])
    let problem =
      "Chip (node 0) shows 'titleColorForState' as #ffff00 on #ffffff: a contrast of 1.07, below 4.5, in "
    let expected = problem + "light, density compact; light, loading."
    #expect(inspector.findings(of: tree).map(\.summary) == [expected])
    let result = inspector.preview(of: tree) { $0.environment.density = .compact }
    #expect(!result.preview.isEmpty)
    #expect(result.newFindings.map(\.summary) == [problem + "light."])
    #expect(result.goneFindings.map(\.summary) == [expected])
  }

  @Test func `an explanation has the key and the state in decisions`() {
    let tree = tree
    let text = tree.explain(tree.roots[0], over: []).description
    for condition in ["density regular", "density compact", "loading: #ffff00"] {
      #expect(text.contains(condition), "\(text)")
    }
  }

  @Test func `a matrix styles the listed states and values of the key`() {
    var compact = StyleEnvironment()
    compact.density = .compact
    let matrix = StyleMatrix(
      environments: ["regular": StyleEnvironment(), "compact": compact],
      states: [.normal, .loading])
    let text = matrix.text(of: Chip())
    #expect(text.contains("textColor: #000000 black when regular · normal\n"), "\(text)")
    let tree = tree
    expectStyle(of: tree.roots[0], in: tree, when: .loading) { $0.textColor = .yellow }
  }

  @Test func `a check of a pack examines the key and the state`() {
    let findings = PackCheck(StylePack("brand"), probes: [Chip()]).findings()
    let summaries = findings.filter { $0.identifier == .packContrast }.map(\.summary)
    #expect(summaries.count == 1)
    for condition in ["density compact", "loading"] {
      #expect(summaries.allSatisfy { $0.contains(condition) }, "\(summaries)")
    }
  }

  @Test func `a style book has columns for the key and the state, and decisions over them`() throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "brand-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalog = StyleSampleCatalog([StyleSample("Chip", Chip())], module: "Brand", packs: [])
    try StyleBook("Brand", catalog).write(to: folder)
    let text = try String(
      contentsOf: folder.appending(path: "Brand/Chip.html"), encoding: .utf8)
    for part in [
      "light, dark, density compact\"", "light, dark, loading\"", ">density compact: #ffff00<",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }
}

/// A text that's weak with compact controls, and in a button whose action is running.
struct Chip: ButtonNode, TextContent, BackgroundColor, TextColor {
  var text: String { "Chip" }
  var backgroundColor: Color { .white }
  var textColor: Color {
    let isLoading = ControlState.current.contains(.loading)
    return isLoading || StyleEnvironment.current.density == .compact ? .yellow : .black
  }
}
