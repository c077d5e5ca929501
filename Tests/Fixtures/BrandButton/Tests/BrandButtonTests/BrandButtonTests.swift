import Foundation
import ProtocolStyle
import StyleBook
import StyleInspector
import StyleSampling
import Testing

@testable import BrandButton

/// A component whose product of types, sizes, states, themes and contrasts is larger than any limit, but
/// no value of which depends on all of them.
@Suite struct BrandButtonTests {
  private static let sources = URL(filePath: #filePath)
    .appending(path: "../../../Sources/BrandButton").standardizedFileURL

  private static let first = snapshot { $0.theme() }

  private static func snapshot(_ change: @Sendable (Brand) -> Theme) -> StyleSnapshot {
    StyleSnapshot(
      of: StyleSampleCatalog(
        BrandButtonSamples.samples, module: "BrandButton", themes: Brand.allCases.map(change)),
      sources: [sources])
  }

  @Test func `a review finds a changed token of each brand, and nothing else`() {
    let review = StyleReview(
      from: Self.first,
      to: Self.snapshot { brand in
        switch brand {
        case .finnLight: brand.theme { $0[.backgroundPrimary] = Color(hex: 0x0055DD) }
        case .toriDark: brand.theme { $0[.backgroundNegativeSubtleActive] = Color(hex: 0x6D1024) }
        case .dbaLight: brand.theme { $0[.utilityRadius] = 6 }
        default: brand.theme()
        }
      })
    #expect(review.truncatedSamples == [])
    #expect(
      Set(review.causes.map(\.description)) == [
        "token backgroundPrimary (theme finn light) changed",
        "token backgroundNegativeSubtleActive (theme tori dark) changed",
        "token utilityRadius (theme dba light) changed",
      ])
  }

  @Test func `a review finds a getter that changed only where a key has another value`() {
    let old = Self.first
    let new = ButtonRevision.$current.withValue(.widerWhenCompact) {
      Self.snapshot { $0.theme() }
    }
    let review = StyleReview(from: old, to: new)
    #expect(review.truncatedSamples == [])
    #expect(review.causes.map(\.description) == ["node ActionButton.padding changed"])
    #expect(review.changes.allSatisfy { $0.situation.contains("density compact") })
  }

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
