import AllocationCounter
import ProtocolStyle

/// The memory of results.
enum MemoryRows {
  static let all: [Benchmark] = [
    Benchmark(name: "memory.shared", baseline: "copying 6 values by hand", bar: 0.1) {
      let count = 1_000_000
      let nodes = Array(repeating: BrandButton(), count: count)
      return .amount(
        unit: "B",
        ours: {
          bytes(per: count) { nodes.map { StyleApplier().viewModel(for: $0) } }
        },
        baseline: {
          bytes(per: count) { nodes.map { HandMadeStyle($0) } }
        })
    },
    Benchmark(name: "allocations.warm", baseline: "nothing", bar: 0) {
      let applier = StyleApplier()
      let node = BrandButton()
      return .count(unit: "allocs") {
        keep(applier.viewModel(for: node))
        let before = allocation_count()
        for _ in 0..<1_000 { keep(applier.viewModel(for: node)) }
        return Double(allocation_count() - before) / 1_000
      }
    },
  ]

  /// The bytes retained by a result, per item.
  private static func bytes<Result>(per count: Int, _ make: () -> Result) -> Double {
    let before = allocated_bytes()
    let result = make()
    defer { keep(result) }
    return Double(allocated_bytes() - before) / Double(count)
  }
}
