import BenchmarkPack
import ProtocolStyle

/// Styling nodes with the applier, keeping the results.
enum AttachRows {
  static let all: [Benchmark] = [
    Benchmark(name: "attach.by-hand", baseline: "copying 6 values by hand", bar: 3.5) {
      let nodes = Array(repeating: BrandButton(), count: 100_000)
      return .time(
        items: nodes.count, ours: { keep(style(nodes)) },
        baseline: { keep(nodes.map { HandMadeStyle($0) }) })
    },
    Benchmark(name: "attach.by-hand-class", baseline: "copying 6 values by hand", bar: 4) {
      let nodes = (0..<100_000).map { _ in BrandButtonModel() }
      return .time(
        items: nodes.count, ours: { keep(style(nodes)) },
        baseline: { keep(nodes.map { HandMadeStyle($0) }) })
    },
    Benchmark(name: "attach.cast-chain", baseline: "a cast per standard protocol", bar: 0.03) {
      let nodes = Array(repeating: BrandButton(), count: 2_000)
      return .time(
        items: nodes.count, ours: { keep(style(nodes)) },
        baseline: { keep(nodes.map { CastChain.viewModel(for: $0) }) })
    },
    Benchmark(name: "attach.first-of-type", baseline: "the same casts", bar: 0.15) {
      var ours = FreshTypes<BrandButton>()
      var theirs = FreshTypes<BrandButtonModel>()
      return .time(
        items: FreshTypes<Never>.count,
        ours: { ours.forEachNode { keep(StyleApplier().viewModel(for: $0)) } },
        baseline: { theirs.forEachNode { keep(CastChain.viewModel(for: $0)) } })
    },
    Benchmark(name: "attach.custom-attribute", baseline: "6 built-in attributes", bar: 1.2) {
      let custom = Array(repeating: CustomButton(), count: 100_000)
      let builtIn = Array(repeating: BrandButton(), count: 100_000)
      let applier = StyleApplier(
        attributes: .standard + [
          .leftColor, .captionFont, .rightColor, .gap, .inset, .ribbonColor,
        ])
      return .time(
        items: custom.count, ours: { keep(style(custom, by: applier)) },
        baseline: { keep(style(builtIn)) })
    },
    Benchmark(name: "attach.varying", baseline: "copying 6 values by hand", bar: 6) {
      let nodes = (0..<100_000).map { StockButton(count: $0) }
      return .time(
        items: nodes.count, ours: { keep(style(nodes)) },
        baseline: { keep(nodes.map { HandMadeStyle($0) }) })
    },
    Benchmark(name: "attach.content", baseline: "the same buttons without titles", bar: 2) {
      let titled = (0..<100_000).map { TitledButton(text: "Buy \($0)") }
      let untitled = Array(repeating: BrandButton(), count: 100_000)
      return .time(
        items: titled.count, ours: { keep(style(titled)) }, baseline: { keep(style(untitled)) })
    },
  ]

  private static func style<Node: StyleNode>(
    _ nodes: [Node], by applier: StyleApplier = StyleApplier()
  ) -> [ViewModel] {
    nodes.map { applier.viewModel(for: $0) }
  }
}

/// Uses a result, so that the optimizer can't remove its computation.
@inline(never) @_optimize(none)
func keep<Result>(_ result: Result) {}
