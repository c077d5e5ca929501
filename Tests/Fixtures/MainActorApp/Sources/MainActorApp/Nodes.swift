import ProtocolStyle

// A type that conforms to a nonisolated style protocol in its declaration is nonisolated itself,
// and so are its extensions. Structs need no annotation. A class loses its isolation to the main
// actor, which is right if none of its properties need it; see Cart.swift and Stock.swift for
// models.

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
