extension TokenType {
  /// The type for a name in older files; nil for any other name.
  ///
  /// The names are those of Tokens Studio, and `string`, which many exports contain.
  init?(older name: String) {
    switch name {
    case "string", "text", "fontStyle", "textCase", "textDecoration", "asset": self = .string
    case "sizing", "spacing", "borderRadius", "borderWidth", "fontSize", "fontSizes",
      "letterSpacing", "paragraphSpacing", "paragraphIndent", "size":
      self = .dimension
    case "opacity", "lineHeight", "lineHeights": self = .number
    case "fontFamilies", "font-family": self = .fontFamily
    case "fontWeights", "font-weight": self = .fontWeight
    case "boxShadow", "dropShadow": self = .shadow
    case "time": self = .duration
    default: return nil
    }
  }

  /// The most likely type of a value without one, judging by its form; nil if several are likely.
  init?(inferredFrom value: JSONValue) {
    switch value {
    case .object(let object):
      if object["colorSpace"] != nil {
        self = .color
      } else if object["fontFamily"] != nil {
        self = .typography
      } else if object["offsetX"] != nil {
        self = .shadow
      } else if object["unit"]?.string == "px" || object["unit"]?.string == "rem" {
        self = .dimension
      } else if object["unit"]?.string == "ms" || object["unit"]?.string == "s" {
        self = .duration
      } else {
        return nil
      }
    case .string(let text) where text.hasPrefix("#"): self = .color
    case .string(let text) where OlderForms.dimension(text) != nil: self = .dimension
    case .number: self = .number
    default: return nil
    }
  }
}
