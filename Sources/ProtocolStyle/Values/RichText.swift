/// Text in runs with different attributes, like Foundation's `AttributedString`.
///
/// It's made of the inline part of Markdown, or by a result builder:
///
/// ```swift
/// let price = RichText("Pay **12 €** [now](https://example.com/pay)")
///
/// let isReduced = true
/// let total = RichText {
///   "Total "
///   TextRun("12 €").bold().color(.systemGreen)
///   if isReduced { TextRun("15 €").strikethrough() }
/// }
/// ```
///
/// Adjacent runs with equal attributes are one, and there are no empty ones, so texts that are drawn
/// alike are equal.
public struct RichText: Sendable {
  /// The runs, in order.
  public let runs: [TextRun]

  /// Creates a text from runs.
  ///
  /// - Parameter runs: The runs, in order.
  public init(_ runs: [TextRun]) {
    self.runs = runs.reduce(into: []) { merged, run in
      if run.text.isEmpty { return }
      // Not bound to a name, because a copy of the last run would have its text copied, too.
      if merged.last?.hasSameAttributes(as: run) == true {
        merged[merged.count - 1].text += run.text
      } else {
        merged.append(run)
      }
    }
  }

  /// Creates a text from one that isn't Markdown.
  ///
  /// - Parameter text: The text, of which no character is markup.
  public init(verbatim text: String) {
    self.init([TextRun(text)])
  }

  /// Creates a text from runs, texts that aren't Markdown, and other rich texts.
  ///
  /// - Parameter content: The parts, in order.
  public init(@RichTextBuilder _ content: () -> RichText) {
    self = content()
  }

  /// The text without attributes, which tests, findings and assistive technologies read.
  public var plainText: String { runs.map(\.text).joined() }

  /// Whether there is no text.
  public var isEmpty: Bool { runs.isEmpty }
}

extension RichText: Hashable {
  /// Returns whether two texts have equal runs, with the same bytes.
  ///
  /// - Parameters:
  ///   - left: A text.
  ///   - right: Another text.
  /// - Returns: Whether they are equal.
  public static func == (left: RichText, right: RichText) -> Bool { left.runs == right.runs }

  /// Hashes the runs.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) { hasher.combine(runs) }
}

extension RichText: ExpressibleByStringLiteral {
  /// Creates a text from a literal in Markdown.
  ///
  /// - Parameter markdown: The literal.
  public init(stringLiteral markdown: String) { self.init(markdown) }
}

extension RichText: CustomStringConvertible {
  /// The text without attributes.
  public var description: String { plainText }
}

extension RichText: Codable {
  /// Decodes an array of runs.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if a key is unknown, its underlying error is
  ///   ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    self.init(try [TextRun](from: decoder))
  }

  /// Encodes an array of runs.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws { try runs.encode(to: encoder) }
}

// MARK: - TextRun

/// A part of a rich text whose characters have the same attributes.
///
/// An attribute that is nil is that of the node, such as its text color.
public struct TextRun: Sendable {
  /// The characters.
  public var text: String

  /// The weight of the strokes; nil for that of the font.
  public var weight: FontDescriptor.Weight?

  /// Whether the letters are slanted; nil for those of the font.
  public var isItalic: Bool?

  /// The color; nil for the node's text color.
  public var color: Color?

  /// The line under the text; nil for that of the node.
  public var underline: TextLineStyle?

  /// The line through the text; nil for that of the node.
  public var strikethrough: TextLineStyle?

  /// The address that the text links to; nil if it isn't a link.
  public var link: String?

  /// The font; nil for the node's.
  public var font: FontDescriptor?

  /// Whether the text is code, which has letters of equal width.
  public var isCode = false

  /// Creates a run without attributes.
  ///
  /// - Parameter text: The characters, of which none is markup.
  public init(_ text: String) { self.text = text }

  /// Returns the run with another weight.
  ///
  /// - Parameter weight: The weight of the strokes.
  /// - Returns: The run in that weight.
  public func weight(_ weight: FontDescriptor.Weight) -> TextRun { with { $0.weight = weight } }

  /// Returns the run in bold.
  ///
  /// - Returns: The run in the weight bold.
  public func bold() -> TextRun { weight(.bold) }

  /// Returns the run slanted or upright.
  ///
  /// - Parameter isItalic: Whether the letters are slanted; true by default.
  /// - Returns: The run with that slant.
  public func italic(_ isItalic: Bool = true) -> TextRun { with { $0.isItalic = isItalic } }

  /// Returns the run in another color.
  ///
  /// - Parameter color: The color of the text.
  /// - Returns: The run in that color.
  public func color(_ color: Color) -> TextRun { with { $0.color = color } }

  /// Returns the run with a line below.
  ///
  /// - Parameter style: The line; a solid one by default.
  /// - Returns: The run with that line.
  public func underline(_ style: TextLineStyle = .solid) -> TextRun {
    with { $0.underline = style }
  }

  /// Returns the run with a line through it.
  ///
  /// - Parameter style: The line; a solid one by default.
  /// - Returns: The run with that line.
  public func strikethrough(_ style: TextLineStyle = .solid) -> TextRun {
    with { $0.strikethrough = style }
  }

  /// Returns the run as a link.
  ///
  /// - Parameter address: The address that it opens.
  /// - Returns: The run with that address.
  public func link(_ address: String) -> TextRun { with { $0.link = address } }

  /// Returns the run in another font.
  ///
  /// - Parameter font: The font.
  /// - Returns: The run in that font.
  public func font(_ font: FontDescriptor) -> TextRun { with { $0.font = font } }

  /// Returns the run as code.
  ///
  /// - Returns: The run, in letters of equal width.
  public func code() -> TextRun { with { $0.isCode = true } }

  private func with(_ change: (inout TextRun) -> Void) -> TextRun {
    var run = self
    change(&run)
    return run
  }

  /// Returns whether two runs differ at most in their characters.
  func hasSameAttributes(as other: TextRun) -> Bool {
    weight == other.weight && isItalic == other.isItalic && color == other.color
      && underline == other.underline && strikethrough == other.strikethrough
      && link.isExactlyEqual(to: other.link) && font == other.font && isCode == other.isCode
  }

  /// Returns the font of the run in a node.
  ///
  /// - Parameter nodeFont: The font of the node.
  /// - Returns: The run's own font or else the node's, in the run's weight and slant. Code has the
  ///   system's monospaced design in the same size.
  package func font(in nodeFont: FontDescriptor) -> FontDescriptor {
    var result = font ?? nodeFont
    if isCode, font == nil {
      result = FontDescriptor(
        family: .system(.monospaced), size: result.size, weight: result.weight,
        isItalic: result.isItalic, textStyle: result.textStyle)
    }
    if let weight { result = result.withWeight(weight) }
    if let isItalic { result = result.italic(isItalic) }
    return result
  }
}

extension TextRun: Hashable {
  /// Returns whether two runs have the same attributes and the same bytes of text.
  ///
  /// - Parameters:
  ///   - left: A run.
  ///   - right: Another run.
  /// - Returns: Whether they are equal.
  public static func == (left: TextRun, right: TextRun) -> Bool {
    left.text.isExactlyEqual(to: right.text) && left.hasSameAttributes(as: right)
  }

  /// Hashes the text and the attributes that differ most often.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(weight)
    hasher.combine(color)
    hasher.combine(link)
  }
}

extension TextRun: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case text
    case weight
    case isItalic
    case color
    case underline
    case strikethrough
    case link
    case font
    case isCode
  }

  /// Decodes an object with `text` and the attributes that are set.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if a key is unknown, its underlying error is
  ///   ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "text run")
    self.init(try container.decode(String.self, forKey: .text))
    weight = try container.decodeIfPresent(FontDescriptor.Weight.self, forKey: .weight)
    isItalic = try container.decodeIfPresent(Bool.self, forKey: .isItalic)
    color = try container.decodeIfPresent(Color.self, forKey: .color)
    underline = try container.decodeIfPresent(TextLineStyle.self, forKey: .underline)
    strikethrough = try container.decodeIfPresent(TextLineStyle.self, forKey: .strikethrough)
    link = try container.decodeIfPresent(String.self, forKey: .link)
    font = try container.decodeIfPresent(FontDescriptor.self, forKey: .font)
    isCode = try container.decodeIfPresent(Bool.self, forKey: .isCode) ?? false
  }

  /// Encodes an object with `text` and the attributes that are set.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(text, forKey: .text)
    try container.encodeIfPresent(weight, forKey: .weight)
    try container.encodeIfPresent(isItalic, forKey: .isItalic)
    try container.encodeIfPresent(color, forKey: .color)
    try container.encodeIfPresent(underline, forKey: .underline)
    try container.encodeIfPresent(strikethrough, forKey: .strikethrough)
    try container.encodeIfPresent(link, forKey: .link)
    try container.encodeIfPresent(font, forKey: .font)
    if isCode { try container.encode(isCode, forKey: .isCode) }
  }
}

// MARK: - RichTextBuilder

/// Builds a rich text from runs, plain texts and other rich texts.
@resultBuilder
public enum RichTextBuilder {
  /// Returns a text that isn't Markdown.
  ///
  /// - Parameter text: The text, of which no character is markup.
  /// - Returns: The rich text.
  public static func buildExpression(_ text: String) -> RichText { RichText(verbatim: text) }

  /// Returns a run as a text.
  ///
  /// - Parameter run: The run.
  /// - Returns: The rich text.
  public static func buildExpression(_ run: TextRun) -> RichText { RichText([run]) }

  /// Returns a text as it is.
  ///
  /// - Parameter text: The text.
  /// - Returns: The same text.
  public static func buildExpression(_ text: RichText) -> RichText { text }

  /// Not available: an expression that is no text.
  ///
  /// - Parameter expression: The expression.
  /// - Returns: An empty text.
  @available(
    *, unavailable,
    message: "A rich text consists of texts: write a 'String', a 'TextRun' or a 'RichText'."
  )
  public static func buildExpression<Expression>(_ expression: Expression) -> RichText {
    RichText([])
  }

  /// Joins texts.
  ///
  /// - Parameter parts: The texts, in order.
  /// - Returns: The text of all of them.
  public static func buildBlock(_ parts: RichText...) -> RichText { buildArray(parts) }

  /// Returns the text of an `if` without `else`.
  ///
  /// - Parameter part: The text, or nil.
  /// - Returns: The text, or an empty one.
  public static func buildOptional(_ part: RichText?) -> RichText { part ?? RichText([]) }

  /// Returns the text of the first branch.
  ///
  /// - Parameter part: The text of the branch.
  /// - Returns: The same text.
  public static func buildEither(first part: RichText) -> RichText { part }

  /// Returns the text of the second branch.
  ///
  /// - Parameter part: The text of the branch.
  /// - Returns: The same text.
  public static func buildEither(second part: RichText) -> RichText { part }

  /// Joins the texts of a loop.
  ///
  /// - Parameter parts: The texts, in order.
  /// - Returns: The text of all of them.
  public static func buildArray(_ parts: [RichText]) -> RichText {
    RichText(parts.flatMap(\.runs))
  }
}
