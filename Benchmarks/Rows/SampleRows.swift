import Foundation
import ModernPack
import ProtocolStyle
import StyleBook
import StyleHTML
import StyleSampling

/// The book and the review of a pack's samples.
enum SampleRows {
  static let all: [Benchmark] = [
    Benchmark(name: "book.samples", baseline: "rendering each sample's page once", bar: 8) {
      let folder = FileManager.default.temporaryDirectory.appending(path: "style-book-row")
      let catalog = Self.catalog(with: [])
      return .time(
        items: samples.count,
        ours: {
          let report = try? StyleBook("Book", catalog).write(to: folder)
          keep(report?.sampleCount ?? 0)
        },
        baseline: {
          for sample in samples {
            let tree = StyleTree(packs: [pack])
            sample.attach(to: tree)
            keep(HTMLPage(of: tree).bytes().count)
          }
        })
    },
    Benchmark(name: "diff.samples", baseline: "evaluating both revisions", bar: 1.2) {
      let (before, after) = (Self.catalog(with: []), Self.catalog(with: [wideBorders]))
      return .time(
        items: samples.count,
        ours: {
          let (old, new) = (StyleSnapshot(of: before), StyleSnapshot(of: after))
          let review = StyleReview(from: old, to: new)
          keep(review.changes.count + review.markdown().utf8.count)
        },
        baseline: {
          keep(StyleSnapshot(of: before).lookCount + StyleSnapshot(of: after).lookCount)
        })
    },
  ]

  /// A button, a label, and a card with both.
  private static var samples: [StyleSample] {
    [
      StyleSample("Pay", SampledButton()), StyleSample("Price", SampledLabel()),
      StyleSample("Card", SampledCard()) {
        SampledLabel()
        SampledButton()
      },
    ]
  }

  /// The modern pack with one of its themes, so that the book shows each sample in 25 situations on
  /// average.
  ///
  /// They're no theme and the theme in both schemes, each in the normal state, in four environments,
  /// and in two states of buttons.
  private static var pack: StylePack {
    let modern = StylePack.modern
    return StylePack(
      modern.name, styleSheet: modern.styleSheet, themes: [.modernCompact], tokens: modern.tokens,
      attributes: modern.attributes, kinds: modern.kinds)
  }

  /// The samples in the pack's themes, with other packs above it.
  private static func catalog(with packs: [StylePack]) -> StyleSampleCatalog {
    StyleSampleCatalog(samples, module: "Shop", packs: [pack] + packs)
  }

  /// What the new revision has besides.
  private static var wideBorders: StylePack {
    StylePack(
      "wide", styleSheet: StyleSheet { StyleRule(for: .kind(.button)) { $0.borderWidth = 3 } })
  }
}

private struct SampledButton: ButtonNode, ModernButtonAppearance, TextContent {
  var text: String { "Pay" }
}

private struct SampledLabel: LabelNode, ModernTextAppearance, TextContent {
  var text: String { "9.99" }
}

private struct SampledCard: ViewNode, ModernCardAppearance {}
