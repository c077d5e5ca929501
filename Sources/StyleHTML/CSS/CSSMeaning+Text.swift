internal import ProtocolStyle

extension CSSMeaning {
  /// Typography and text layout.
  static let text: [CSSMeaning] = [
    CSSMeaning(.textColor, "color", "the color", CSSText.color),
    CSSMeaning(
      .textGradient, ["background-image", "background-clip", "-webkit-text-fill-color"],
      "the gradient before the one behind the content; `text,border-box`; `transparent`"
    ) { gradient, _, css in
      guard let image = CSSText.gradient(gradient) else { return }
      // The color of the background is cut to the shape of the last image, which isn't the text.
      css["background-image"] = "\(image),\(css["background-image"] ?? "none")"
      css["background-clip"] = "text,border-box"
      css["-webkit-text-fill-color"] = "transparent"
    },
    CSSMeaning(
      .font, ["font-family", "font-size", "font-weight", "font-style", "font-variant-numeric"],
      "the family, quoted, or a generic family such as `system-ui`; px; 1 to 1000; `italic` or `normal`; monospaced digits: `tabular-nums`"
    ) { font, _, css in write(font, to: &css) },
    CSSMeaning(
      .textAlignment, ["text-align", "justify-content"],
      "`left`, `center`, `right`, `justify`; natural: `start`; cells also get `justify-content`"
    ) { value, context, css in
      css["text-align"] = alignment(value)
      if context.model.kind.isKind(of: .tableCell) { css["justify-content"] = placement(value) }
    },
    CSSMeaning(
      .lineBreakMode, ["white-space", "overflow", "overflow-wrap", "text-overflow", "word-break"],
      "wrapping: `pre-wrap`; clipping and truncating: `pre`, hidden, `clip` or `ellipsis` at the end"
    ) { mode, context, css in
      let lines = context.model.maximumNumberOfLines ?? CSSDefaults().maximumNumberOfLines
      write(mode, lines, to: &css)
    },
    CSSMeaning(.adjustsFontSizeToFitWidth, none: "CSS cannot fit a font to a width"),
    CSSMeaning(
      .placeholderColor, ["color"], "the color, of `::placeholder`"
    ) { color, _, css in css["color", .placeholder] = CSSText.color(color) },
    CSSMeaning(.textShadowColor, ["text-shadow"], "its color") { _, context, css in
      css["text-shadow"] = textShadow(of: context.model)
    },
    CSSMeaning(.textShadowOffset, ["text-shadow"], "its offsets, in px") { _, context, css in
      css["text-shadow"] = textShadow(of: context.model)
    },
    CSSMeaning(
      .textTransform, "text-transform", "`none`, `uppercase`, `lowercase`, `capitalize`"
    ) { transform in
      switch transform {
      case .unchanged: "none"
      case .uppercase: "uppercase"
      case .lowercase: "lowercase"
      case .capitalized: "capitalize"
      }
    },
    CSSMeaning(.letterSpacing, "letter-spacing", "in px", CSSText.length),
    CSSMeaning(.lineHeight, "line-height", "a number without unit") {
      CSSText.number(max($0, 0))
    },
    CSSMeaning(
      .maximumNumberOfLines, ["-webkit-line-clamp", "display", "-webkit-box-orient", "overflow"],
      "2 and more: the number, in a vertical `-webkit-box`; 0 and 1: `none`"
    ) { count, _, css in
      css["-webkit-line-clamp"] = count > 1 ? "\(count)" : "none"
      guard count > 1 else { return }
      css["display"] = "-webkit-box"
      css["-webkit-box-orient"] = "vertical"
      css["overflow"] = "hidden"
    },
    CSSMeaning(
      .underline, ["text-decoration"],
      "`underline`, the pattern and the color, which hold for a line through the text, too"
    ) { _, context, css in css["text-decoration"] = lines(of: context.model) },
    CSSMeaning(
      .strikethrough, ["text-decoration"], "`line-through`, the pattern and the color"
    ) { _, context, css in css["text-decoration"] = lines(of: context.model) },
    CSSMeaning(.minimumScaleFactor, none: "CSS cannot fit a font to a width"),
    CSSMeaning(.contentSizeLimits, none: "drawn through the font that they limit"),
  ]

  /// The lines of a text, which have one pattern and color in CSS; nil for none.
  private static func lines(of model: ViewModel) -> String? {
    let lines = [("underline", model.underline), ("line-through", model.strikethrough)]
      .filter { $0.1.map { $0.pattern != .hidden } ?? false }
    guard let first = lines.first?.1 else { return nil }
    let pattern = first.pattern == .solid ? "" : " \(first.pattern.rawValue)"
    return lines.map(\.0).joined(separator: " ") + pattern
      + (first.color.map { " \(CSSText.color($0))" } ?? "")
  }

  static func write(
    _ font: FontDescriptor, to css: inout Declarations, _ part: Declarations.Part = .element
  ) {
    css["font-family", part] = CSSText.family(font.family)
    css["font-size", part] = CSSText.size(font.size)
    css["font-weight", part] = CSSText.number(font.weight.rawValue)
    css["font-style", part] = font.isItalic ? "italic" : "normal"
    if font.hasMonospacedDigits { css["font-variant-numeric", part] = "tabular-nums" }
  }

  /// Text attributes of the titles of bars, items and segments.
  static func write(
    _ text: TextAttributes, to css: inout Declarations, _ part: Declarations.Part = .element
  ) {
    if let color = text.foregroundColor { css["color", part] = CSSText.color(color) }
    if let font = text.font { write(font, to: &css, part) }
    if let alignment = text.alignment { css["text-align", part] = Self.alignment(alignment) }
    if text.shadowColor != nil || text.shadowOffset != nil {
      css["text-shadow", part] = shadow(text.shadowColor, text.shadowOffset)
    }
  }

  static func alignment(_ alignment: TextAlignmentValue) -> String {
    switch alignment {
    case .left: "left"
    case .center: "center"
    case .right: "right"
    case .justified: "justify"
    case .natural: "start"
    }
  }

  /// The alignment of text in a cell, which is a flexbox.
  private static func placement(_ alignment: TextAlignmentValue) -> String {
    switch alignment {
    case .left: "left"
    case .center: "center"
    case .right: "right"
    case .justified, .natural: "flex-start"
    }
  }

  static func textShadow(of model: ViewModel) -> String {
    shadow(model.textShadowColor, model.textShadowOffset)
  }

  /// The shadow of text, with the default of the color or offset that is nil.
  static func shadow(_ color: Color?, _ offset: Offset?) -> String {
    let offset = offset ?? CSSDefaults().textShadowOffset
    return "\(CSSText.color(color ?? CSSDefaults().textShadowColor)) "
      + "\(CSSText.length(offset.x)) \(CSSText.length(offset.y)) 0"
  }

  /// CSS can only truncate at the end; text with several lines is wrapped before it's truncated.
  private static func write(_ mode: LineBreakModeValue, _ lines: Int, to css: inout Declarations) {
    let isWrapping = mode == .byWordWrapping || mode == .byCharWrapping
    css["white-space"] = isWrapping || lines != 1 ? "pre-wrap" : "pre"
    css["overflow-wrap"] = isWrapping ? "break-word" : "normal"
    css["word-break"] = mode == .byCharWrapping ? "break-all" : "normal"
    guard !isWrapping else { return }
    css["overflow"] = "hidden"
    css["text-overflow"] = mode == .byClipping ? "clip" : "ellipsis"
  }
}

// MARK: - GenericFamily

/// The generic font family that replaces a font that isn't installed.
enum GenericFamily: String {
  case sansSerif = "sans-serif"
  case serif
  case monospace
  case cursive
  case fantasy

  /// Derives the class of a font from words in its name; sans-serif if it has none of them.
  init(of name: String) {
    let words = name.lowercased()
    func has(_ parts: [String]) -> Bool { parts.contains { words.contains($0) } }
    self =
      if has(["mono", "courier", "menlo", "monaco", "consolas", "code", "typewriter"]) {
        .monospace
      } else if has(["sans", "helvetica", "arial", "gothic", "grotesk"]) {
        .sansSerif
      } else if has(Self.serifs) {
        .serif
      } else if has(["script", "hand", "brush", "cursive", "chancery", "comic", "snell"]) {
        .cursive
      } else if has(["papyrus", "impact", "herculanum", "phosphate"]) {
        .fantasy
      } else {
        .sansSerif
      }
  }

  private static let serifs = [
    "serif", "times", "georgia", "garamond", "palatino", "baskerville", "bodoni", "didot", "caslon",
    "cambria", "charter", "hoefler", "new york", "iowan", "rockwell", "american", "cochin",
    "superclarendon", "slab", "book antiqua", "merriweather", "lora", "playfair",
  ]
}
