import BenchmarkPack
import ProtocolStyle

/// Node types that the process has not seen before, 200 at a time.
///
/// They are instances of one generic type: to the runtime each is a type of its own, with
/// conformances to be looked up.
struct FreshTypes<Seed> {
  static var count: Int { 200 }

  private var last: any Any.Type = Seed.self

  mutating func forEachNode(_ body: (any StyleNode) -> Void) {
    for _ in 0..<Self.count {
      func next<Tag>(after tag: Tag.Type) -> any Any.Type {
        body(FreshButton<Tag>())
        return FreshButton<Tag>.self
      }
      last = next(after: last)
    }
  }
}

struct FreshButton<Tag>: ButtonNode, BrandAppearance {
  var title = "Buy"
}
