import ProtocolStyle

protocol Forgotten: Alpha {}

extension Forgotten {
  var alpha: Double { 0.5 }
}

protocol LeftColor: SendableMetatype {
  var leftColor: Color { get }
}

extension LeftColor {
  var leftColor: Color { .red }
}

// No mistakes: a trait of a trait, a kind, protocols that appliers don't read.

protocol Dim: Alpha {}
protocol DimBox: Dim, Padding {}

struct DimView: ViewNode, DimBox {}

protocol Priced {
  var price: Double { get }
}

protocol Counted: Sendable {
  var count: Int { get }
}

extension Counted {
  var count: Int { 0 }
}

protocol Named: SendableMetatype {
  var name: String { get }
}

protocol FirstNamed: Named {}

extension FirstNamed {
  var name: String { "Ada" }
}
