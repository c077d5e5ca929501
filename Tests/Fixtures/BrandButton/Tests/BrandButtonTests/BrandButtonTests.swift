import ProtocolStyle
import StyleInspector
import StyleSampling
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
}
