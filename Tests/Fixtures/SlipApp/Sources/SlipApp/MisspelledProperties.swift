import ProtocolStyle
import SlipPack

protocol RoundCorners: CornerRadius {}

extension RoundCorners {
  var cornerRaduis: Double { 12 }
}

struct Panel: ViewNode, RoundCorners, BackgroundColor, Alpha {
  var backgroundColour: Color { .red }
  var alhpa: Double { 0.5 }
  var shadowopacity: Double { 0.5 }
}

struct Lamp: ViewNode, Glow {
  var glwo: Double { 1 }
}

// No mistakes: plurals, other words, values of another type, and a node that has both.

struct Product: LabelNode, TextContent, Height, Font {
  var text: String
  var texts: [String] = []
  var weight: Double = 1
  var front: Bool = true
  var items: Int = 0
  var item: Int = 0
  var fonts: [FontDescriptor] = []
  var next: String = ""
}

struct Both: ViewNode, TextColor {
  var textColor: Color { testColor }
  var testColor: Color { .green }
}

struct Frame: ViewNode, Height {
  var height: Double { width2 / 2 }
  var width2: Double { 40 }
  var heights: Double { hight }
  var widht: Double { 20 }
  var area: Double { widht * height }
  private var hight: Double { 1 }
}
