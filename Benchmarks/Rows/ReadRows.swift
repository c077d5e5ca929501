import BenchmarkPack
import ProtocolStyle

/// Reading view models.
enum ReadRows {
  static let all: [Benchmark] = [
    Benchmark(name: "read.attribute", baseline: "an optional field, by a call", bar: 5) {
      let count = 1_000_000
      let model = StyleApplier().viewModel(for: BrandButton())
      let fields = OptionalFields(BrandButton())
      return .time(
        items: count,
        ours: {
          for _ in 0..<count { keep(model.backgroundColor) }
        },
        baseline: {
          for _ in 0..<count { keep(fields.readBackgroundColor()) }
        })
    }
  ]
}
