import AllocationCounter
import BenchmarkPack
import ProtocolStyle
import StyleHTML
import StyleTerminal

/// Operations whose cost must not grow with other things: siblings, earlier edits, looks, nesting
/// levels and other tokens.
enum GrowthRows {
  static let all: [Benchmark] = [
    Benchmark(name: "html.patch-insert", baseline: "one among 1,000 siblings", bar: 2) {
      let (large, small) = (PatchedList(count: 100_000), PatchedList(count: 1_000))
      let inserts = 50
      return .time(
        items: inserts, ours: { for _ in 0..<inserts { large.insertAndRemove() } },
        baseline: { for _ in 0..<inserts { small.insertAndRemove() } })
    },
    Benchmark(name: "html.patch-looks", baseline: "a page without looks", bar: 4) {
      let looks = GrowingList(count: 1_000, looks: 2)
      let none = GrowingList(count: 1_000, looks: 0)
      return .time(
        items: GrowingList.batch, ours: { looks.insertAndRemove() },
        baseline: { none.insertAndRemove() })
    },
    Benchmark(name: "html.patch-looks-growth", baseline: "among 1,000 siblings", bar: 1.3) {
      let (large, small) = (
        GrowingList(count: 10_000, looks: 2), GrowingList(count: 1_000, looks: 2)
      )
      return .time(
        items: GrowingList.batch, ours: { large.insertAndRemove() },
        baseline: { small.insertAndRemove() })
    },
    Benchmark(name: "html.patch-long", baseline: "a fresh page", bar: 1.3) {
      let list = PatchedList(count: 200)
      list.edit(20_000)
      list.restore()
      return .time(
        items: 200, ours: { keep(list.page.bytes()) },
        baseline: { keep(HTMLPage(of: list.tree, isPatchable: true).bytes()) })
    },
    Benchmark(name: "html.patch-memory", baseline: "the first 4,000 edits", bar: 1.1) {
      let before = allocated_bytes()
      let list = PatchedList(count: 200)
      let early = list.edit(4_000) - before
      return .amount(
        unit: "B", ours: { Double(list.edit(20_000) - before) }, baseline: { Double(early) })
    },
    Benchmark(name: "html.css", baseline: "one look without states", bar: 8) {
      .amount(
        unit: "B",
        ours: { Double(Wall(classes: 100, statesRules: 4).styleSheetSize(looks: 4)) },
        baseline: { Double(Wall(classes: 100, statesRules: 0).styleSheetSize(looks: 1)) })
    },
    Benchmark(name: "terminal.nested", baseline: "100 nested boxes", bar: 2) {
      let (deep, shallow) = (NestedBoxes(count: 300), NestedBoxes(count: 100))
      return .time(
        items: 300, ours: { keep(deep.text()) },
        baseline: { for _ in 0..<3 { keep(shallow.text()) } })
    },
    Benchmark(name: "tokens.set", baseline: "one of 10 tokens", bar: 3) {
      let (many, few) = (TokenShop(tokens: 10_000), TokenShop(tokens: 10))
      let sets = 1_000
      return .time(
        items: sets, ours: { for _ in 0..<sets { many.setOne() } },
        baseline: { for _ in 0..<sets { few.setOne() } })
    },
  ]
}
