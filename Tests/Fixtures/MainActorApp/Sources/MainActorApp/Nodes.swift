import ProtocolStyle

// Nodes need no annotation: what conforms to a nonisolated style protocol in its declaration is
// nonisolated, and so is what its extensions add.

struct BuyButton: ButtonNode, AccentBackground, CountedBorder, TouchableTitle, Alpha {
  var count = 0
  var alpha: Double { isSoldOut ? 0.5 : 1 }
}

extension BuyButton {
  var isSoldOut: Bool { count == 0 }
}

struct StockGauge: GaugeNode, HaloStyle, CountedBorder {
  var count = 3
}

final class StockLabel: LabelNode, CountedBorder, HaloStyle {
  var count = 5
  var halo: Halo { Halo(radius: Double(count)) }
}
