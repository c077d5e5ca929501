import BenchmarkPack
import ProtocolStyle

/// A typical node of an app: a model with traits from a pack.
struct BrandButton: ButtonNode, BrandAppearance {
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
