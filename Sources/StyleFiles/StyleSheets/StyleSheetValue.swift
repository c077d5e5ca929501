internal import ProtocolStyle

/// A value of a stylesheet, with its property's type.
enum StyleSheetValue: Hashable, Sendable {
  case boolean(Bool)
  case borderStyle(BorderStyleValue)
  case box(EdgeInsets)
  case classList([String])
  case color(Color)
  case fontName(String)
  case horizontalAlign(ContentHorizontalAlignmentValue)
  case image(ImageReference)
  case keyboardAppearance(String)
  case number(Double)
  case offset(Offset)
  case separatorStyle(SeparatorStyleValue)
  case textAlign(String)
  case textTransform(TextTransformValue)
  case verticalAlign(ContentVerticalAlignmentValue)
}

/// The type of a property's values.
enum StyleSheetType: String, CaseIterable {
  case boolean
  case borderStyle
  case box
  case classList
  case color
  case fontName
  case horizontalAlign
  case image
  case integer
  case keyboardAppearance
  case number
  case offset
  case separatorStyle
  case textAlign
  case textTransform
  case verticalAlign

  /// The type of a property, by its name; nil for an unknown name.
  init?(property name: String) {
    guard StyleSheetClass.allProperties.contains(name) else { return nil }
    let words = name.split(separator: "-")
    switch name {
    case "text-auto-fit", "background-repeat": self = .boolean
    case "border-style": self = .borderStyle
    case "exclude-views", "exclude-subviews": self = .classList
    case "font-name": self = .fontName
    case "horizontal-align": self = .horizontalAlign
    case "text-line-clamp": self = .integer
    case "keyboard-appearance": self = .keyboardAppearance
    case "separator-style": self = .separatorStyle
    case "text-align": self = .textAlign
    case "text-transform": self = .textTransform
    case "vertical-align": self = .verticalAlign
    case "padding": self = .box
    case "title-vertical-offset": self = .number
    case _ where words.last == "insets": self = .box
    case _ where words.contains("color"): self = .color
    case _ where words.contains("image"): self = .image
    case _ where words.contains("offset"): self = .offset
    default: self = .number
    }
  }

  /// The accepted values, for messages.
  var accepted: String {
    switch self {
    case .boolean: "true or false"
    case .borderStyle: "none, line, bezel or rounded"
    case .box: "one to four numbers with spaces between them"
    case .classList: "names with commas between them"
    case .color: "a color's name, #rrggbb, or rgb(), rgba(), hsl() or hsla() of numbers"
    case .fontName: "the name of a font"
    case .horizontalAlign: "left, center, right or fill"
    case .image: "the name of an image"
    case .integer: "a whole number"
    case .keyboardAppearance: "default, dark, light or alert"
    case .number: "a number"
    case .offset: "two numbers with a comma between them"
    case .separatorStyle: "none, single-line or single-line-etched"
    case .textAlign: "left, center, right, or fill for a button,"
    case .textTransform: "uppercase, lowercase, capitalize or none"
    case .verticalAlign: "top, center, bottom or fill"
    }
  }
}
