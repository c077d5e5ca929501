internal import ProtocolStyle

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

  /// Whether a variable of the type is a token.
  var hasTokens: Bool {
    [.box, .color, .fontName, .image, .integer, .number, .offset].contains(self)
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

// MARK: - Reading

extension StyleSheetType {
  /// Reads a value whose tokens are separated by one space; nil if it has a different type.
  func value(of text: String) -> (any Hashable & Sendable)? {
    switch self {
    case .boolean: Self.boolean(text)
    case .borderStyle: Self.borderStyles[text]
    case .box: Self.box(text)
    case .classList: text.split(separator: ",").map { String($0.filter { $0 != " " }) }
    case .color: StyleSheetColor.color(text)
    case .fontName: text
    case .horizontalAlign: Self.horizontal[text]
    case .image: ImageReference.named(text)
    case .integer: Self.number(text)?.rounded(.towardZero)
    case .keyboardAppearance: ["default", "dark", "light", "alert"].contains(text) ? text : nil
    case .number: Self.number(text)
    case .offset: Self.offset(text)
    case .separatorStyle: Self.separators[text]
    case .textAlign: ["left", "center", "right", "fill"].contains(text) ? text : nil
    case .textTransform: Self.transforms[text]
    case .verticalAlign: Self.vertical[text]
    }
  }

  private static let borderStyles: [String: BorderStyleValue] = [
    "none": .borderless, "line": .line, "bezel": .bezel, "rounded": .roundedRect,
  ]
  private static let horizontal: [String: ContentHorizontalAlignmentValue] = [
    "left": .left, "center": .center, "right": .right, "fill": .fill,
  ]
  private static let vertical: [String: ContentVerticalAlignmentValue] = [
    "top": .top, "center": .center, "bottom": .bottom, "fill": .fill,
  ]
  private static let separators: [String: SeparatorStyleValue] = [
    "none": .hidden, "single-line": .singleLine, "single-line-etched": .singleLineEtched,
  ]
  private static let transforms: [String: TextTransformValue] = [
    "none": .unchanged, "uppercase": .uppercase, "lowercase": .lowercase,
    "capitalize": .capitalized,
  ]

  private static func boolean(_ text: String) -> Bool? {
    switch text {
    case "true", "yes", "YES": true
    case "false", "no", "NO": false
    default: nil
    }
  }

  /// A number, which NUI reads from the beginning of the text: `2px` is 2.
  static func number(_ text: String) -> Double? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
    for end in digits.indices.reversed() {
      if let number = Double(digits[...end]), number.isFinite, digits.first != "+" {
        return number
      }
    }
    return nil
  }

  private static func box(_ text: String) -> EdgeInsets? {
    let parts = text.split(separator: " ").map { number(String($0)) }
    let numbers = parts.compactMap(\.self)
    guard numbers.count == parts.count else { return nil }
    switch numbers.count {
    case 1: return EdgeInsets(numbers[0])
    case 2:
      return EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[0], right: numbers[1])
    case 3:
      return EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[1])
    case 4:
      return EdgeInsets(top: numbers[0], left: numbers[3], bottom: numbers[2], right: numbers[1])
    default: return nil
    }
  }

  private static func offset(_ text: String) -> Offset? {
    let parts = text.split(separator: ",").map { $0.filter { $0 != " " } }
    guard parts.count == 2, let x = number(parts[0]), let y = number(parts[1]) else { return nil }
    return Offset(x: x, y: y)
  }
}

// MARK: - StyleSheetColor

/// Parses colors as NUI does: first as a name, then as six hexadecimal digits, then as a function
/// of numbers.
///
/// A component with a decimal point is used unchanged; one without is divided by 255, including hue
/// and alpha. NUI's `hsl` has hue, saturation and brightness. Components outside 0…1 are kept, as
/// in NUI.
enum StyleSheetColor {
  private static let names: [String: Color] = [
    "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white,
    "gray": .gray, "red": .red, "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow,
    "magenta": .magenta, "orange": .orange, "purple": .purple, "brown": .brown, "clear": .clear,
  ]

  /// The color of a text; nil if it isn't a color.
  static func color(_ text: String) -> Color? {
    if let color = names[text] { return color }
    let compact = text.filter { !$0.isWhitespace }.uppercased()
    return hexadecimal(compact) ?? function(compact)
  }

  /// The first six digits after `#` or `0x`, at any position.
  private static func hexadecimal(_ text: String) -> Color? {
    for start in text.indices {
      let rest = text[start...]
      let digits =
        rest.hasPrefix("#") ? rest.dropFirst() : rest.hasPrefix("0X") ? rest.dropFirst(2) : nil
      guard let digits = digits?.prefix(6), digits.utf8.count == 6,
        digits.allSatisfy({ $0.isASCII && $0.isHexDigit })
      else { continue }
      return Color(hex: "#" + digits)
    }
    return nil
  }

  private static func function(_ text: String) -> Color? {
    for (name, count) in [("RGBA(", 4), ("HSLA(", 4), ("RGB(", 3), ("HSL(", 3)] {
      guard let start = text.firstRange(of: name),
        let end = text[start.upperBound...].firstIndex(of: ")")
      else { continue }
      let parts = text[start.upperBound..<end].split(separator: ",").map(component)
      let numbers = parts.compactMap(\.self)
      guard numbers.count == parts.count, numbers.count >= count, numbers.count <= 4 else {
        return nil
      }
      let alpha = count == 4 ? numbers[3] : 1
      if name.hasPrefix("RGB") {
        return Color(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: alpha)
      }
      return hsb(numbers[0], numbers[1], numbers[2], alpha)
    }
    return nil
  }

  /// A component without sign or percent sign, divided by 255 unless it has a decimal point.
  private static func component(_ text: Substring) -> Double? {
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let number = Double(text)
    else { return nil }
    return text.contains(".") ? number : number / 255
  }

  private static func hsb(
    _ hue: Double, _ saturation: Double, _ brightness: Double, _ alpha: Double
  ) -> Color {
    func channel(_ number: Double) -> Double {
      let place = (number + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    return Color(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }
}

// MARK: - StyleSheetFont

/// The fonts that have a name in NUI.
enum StyleSheetFont {
  /// A font of a family, or the system font in a weight: `boldSystem`.
  static func font(named name: String, size: Double) -> FontDescriptor {
    let weight: FontDescriptor.Weight? =
      switch name {
      case "system", "italicSystem": .regular
      case "boldSystem": .bold
      case "blackSystem": .black
      case "heavySystem": .heavy
      case "lightSystem": .light
      case "mediumSystem": .medium
      case "semiboldSystem": .semibold
      case "thinSystem": .thin
      case "ultraLightSystem": .ultraLight
      default: nil
      }
    guard let weight else { return FontDescriptor(name, size: size) }
    return FontDescriptor.system(size: size, weight: weight).italic(name == "italicSystem")
  }
}
