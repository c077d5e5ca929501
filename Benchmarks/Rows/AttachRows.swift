import AllocationCounter
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
    Benchmark(name: "attach.by-hand-twelve", baseline: "copying 12 values by hand", bar: 2.2) {
      let nodes = Array(repeating: ArrangedButton(), count: 100_000)
      return .time(
        items: nodes.count, ours: { keep(style(nodes)) },
        baseline: { keep(nodes.map { HandMadeLayout($0) }) })
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

// MARK: - Nodes

/// A typical node of an app: a model with traits from a pack.
struct BrandButton: ButtonNode, BrandAppearance {
  var title = "Buy"
  var isOn = false  // style: expected
}

/// A node with twice as many values, half of them layout attributes.
struct ArrangedButton: ButtonNode, ArrangedAppearance {
  var title = "Buy"
  var isOn = false  // style: expected
}

final class BrandButtonModel: ButtonNode, BrandAppearance {
  let title = "Buy"
}

/// A node whose border depends on the model.
struct StockButton: ButtonNode, BrandAppearance {
  var count: Int
  var borderWidth: Double { Double(count) }
}

/// A node with content, which differs from that of the next node.
struct TitledButton: ButtonNode, BrandAppearance, TextContent {
  var text: String
  var isOn = false  // style: expected
}

struct CustomButton: ButtonNode, CustomAppearance {
  var title = "Buy"
  var isOn = false  // style: expected
}

/// The six values of a node copied by hand, the minimum that any library has to do.
struct HandMadeStyle {
  var backgroundColor: Color
  var font: FontDescriptor
  var borderColor: Color
  var borderWidth: Double
  var cornerRadius: Double
  var tintColor: Color

  @inline(__always)
  init(_ node: some BrandAppearance) {
    backgroundColor = node.backgroundColor
    font = node.font
    borderColor = node.borderColor
    borderWidth = node.borderWidth
    cornerRadius = node.cornerRadius
    tintColor = node.tintColor
  }
}

/// The twelve values of a node copied by hand.
struct HandMadeLayout {
  var style: HandMadeStyle
  var padding: EdgeInsets
  var alpha: Double
  var spacing: Double
  var minimumWidth: Double
  var stackAxis: StackAxisValue
  var stackAlignment: StackAlignmentValue

  @inline(__always)
  init(_ node: some ArrangedAppearance) {
    style = HandMadeStyle(node)
    padding = node.padding
    alpha = node.alpha
    spacing = node.spacing
    minimumWidth = node.minimumWidth
    stackAxis = node.stackAxis
    stackAlignment = node.stackAlignment
  }
}

// MARK: - ReadRows

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

// MARK: - MemoryRows

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
