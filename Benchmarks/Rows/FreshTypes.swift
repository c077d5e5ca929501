import BenchmarkPack
import ProtocolStyle

/// Node types that are new to the process, 200 at a time.
///
/// They are specializations of one generic type. To the runtime, each is a separate type whose
/// conformances have to be looked up.
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
