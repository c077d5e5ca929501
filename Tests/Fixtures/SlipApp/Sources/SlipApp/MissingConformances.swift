import ProtocolStyle

struct Headline: LabelNode, Font {
  var textColor: Color { .red }
}

protocol Plain: BorderWidth {}

extension Plain {
  var borderWidth: Double { 0 }
  var cornerRadius: Double { 0 }
}

struct PlainView: ViewNode, Plain {}

struct Toggle: SwitchNode {
  var isOn = false
}

// No mistakes: a conformance elsewhere, an extension that requires it, a private helper, another
// type, and a model's own value that a getter reads.

struct Message: LabelNode, Opaque {
  var text = ""
  var opaque: Bool { !text.isEmpty }
}

struct Caption: LabelNode {}

extension Caption: TextColor {
  var textColor: Color { .gray }
}

protocol Loud: Font {}

extension Loud where Self: TextColor {
  var textColor: Color { .red }
}

struct LoudCaption: LabelNode, Loud, TextColor {}

struct Slider: ViewNode {
  var value: String = ""
  private var alpha: Double { 1 }
}

struct Settings {
  var textColor: Color
}

struct Volume: ViewNode, Opaque {
  @Stored var alpha = 1.0
  lazy var shadowOpacity = 0.5
  var cornerRadius = 2.0 { didSet {} }
  var isOpaque: Bool { alpha == 1 && cornerRadius == 0 }
  mutating func isShadowed() -> Bool { shadowOpacity > 0 }
}
