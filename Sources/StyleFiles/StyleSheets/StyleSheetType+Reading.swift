internal import ProtocolStyle

extension StyleSheetType {
  /// Reads a value whose tokens are separated by one space; nil if it has a different type.
  func value(of text: String) -> StyleSheetValue? {
    switch self {
    case .boolean: Self.boolean(text).map(StyleSheetValue.boolean)
    case .borderStyle: Self.borderStyles[text].map(StyleSheetValue.borderStyle)
    case .box: Self.box(text).map(StyleSheetValue.box)
    case .classList:
      .classList(text.split(separator: ",").map { String($0.filter { $0 != " " }) })
    case .color: StyleSheetColor.color(text).map(StyleSheetValue.color)
    case .fontName: .fontName(text)
    case .horizontalAlign: Self.horizontal[text].map(StyleSheetValue.horizontalAlign)
    case .image: .image(.named(text))
    case .integer: Self.number(text).map { .number($0.rounded(.towardZero)) }
    case .keyboardAppearance:
      ["default", "dark", "light", "alert"].contains(text) ? .keyboardAppearance(text) : nil
    case .number: Self.number(text).map(StyleSheetValue.number)
    case .offset: Self.offset(text).map(StyleSheetValue.offset)
    case .separatorStyle: Self.separators[text].map(StyleSheetValue.separatorStyle)
    case .textAlign:
      ["left", "center", "right", "fill"].contains(text) ? .textAlign(text) : nil
    case .textTransform: Self.transforms[text].map(StyleSheetValue.textTransform)
    case .verticalAlign: Self.vertical[text].map(StyleSheetValue.verticalAlign)
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
