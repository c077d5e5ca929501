import ProtocolStyle
import StyleHTML

/// Rendering and patching pages.
enum HTMLRows {
  static let all: [Benchmark] = [
    Benchmark(name: "html.render", baseline: "appending finished strings", bar: 3) {
      let catalogue = Catalogue(cards: 20_000)
      let strings = catalogue.strings()
      return .time(
        items: catalogue.nodeCount, ours: { keep(catalogue.page()) },
        baseline: {
          var bytes: [UInt8] = []
          for string in strings { bytes.append(contentsOf: string.utf8) }
          keep(bytes)
        })
    },
    Benchmark(name: "html.growth", baseline: "a page of 10,000 nodes", bar: 1.2) {
      let (large, small) = (Catalogue(cards: 200_000), Catalogue(cards: 2_000))
      return .time(
        items: large.nodeCount, ours: { keep(large.page()) },
        baseline: { for _ in 0..<100 { keep(small.page()) } })
    },
    Benchmark(name: "html.patch", baseline: "a full page", bar: 0.05) {
      let (catalogue, other) = (Catalogue(cards: 20_000), Catalogue(cards: 20_000))
      let page = HTMLPage(of: catalogue.tree, isPatchable: true)
      keep(page.bytes())
      let (ourRounds, theirRounds) = (Rounds(), Rounds())
      return .time(
        items: catalogue.nodeCount,
        ours: {
          catalogue.switchOffers(ourRounds.next())
          let patch = page.patch(for: catalogue.tree.refresh())
          precondition(patch.operations.count == catalogue.nodeCount / 100, "One in a hundred.")
          keep(patch)
        },
        baseline: {
          other.switchOffers(theirRounds.next())
          keep(HTMLPage(of: other.tree, isPatchable: true).bytes())
        })
    },
    Benchmark(name: "html.size", baseline: "a style attribute per element", bar: 0.4) {
      let catalogue = Catalogue(cards: 20_000)
      return .amount(
        unit: "B", ours: { Double(catalogue.page().count) / Double(catalogue.nodeCount) },
        baseline: {
          Double(catalogue.byteCountWithStyleAttributes()) / Double(catalogue.nodeCount)
        })
    },
  ]
}
