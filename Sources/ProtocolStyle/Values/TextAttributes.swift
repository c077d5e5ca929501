/// How a text looks, as the dictionary of `NSAttributedString.Key` that UIKit's bars take.
///
/// Each attribute that is nil is not set. Colors may be adaptive; they decide when the attributes
/// are written into a view model.
public struct TextAttributes: Hashable, Sendable, Codable {
  /// The color of the text.
  public var foregroundColor: Color?

  /// The font of the text.
  public var font: FontDescriptor?

  /// How lines are aligned.
  public var alignment: TextAlignmentValue?

  /// The color of the shadow.
  public var shadowColor: Color?

  /// How far the shadow is from the text, in points.
  public var shadowOffset: Offset?

  /// Makes text attributes; those left out are not set.
  ///
  /// - Parameters:
  ///   - foregroundColor: The color of the text.
  ///   - font: The font of the text.
  ///   - alignment: How lines are aligned.
  ///   - shadowColor: The color of the shadow.
  ///   - shadowOffset: How far the shadow is from the text, in points.
  public init(
    foregroundColor: Color? = nil,
    font: FontDescriptor? = nil,
    alignment: TextAlignmentValue? = nil,
    shadowColor: Color? = nil,
    shadowOffset: Offset? = nil
  ) {
    self.foregroundColor = foregroundColor
    self.font = font
    self.alignment = alignment
    self.shadowColor = shadowColor
    self.shadowOffset = shadowOffset
  }

  /// Decodes an object by the names of the properties; what is left out is not set.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; for an unknown key its underlying error is
  ///   ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(
      strictlyKeyedBy: CodingKeys.self, of: "text attributes")
    self.init(
      foregroundColor: try container.decodeIfPresent(Color.self, forKey: .foregroundColor),
      font: try container.decodeIfPresent(FontDescriptor.self, forKey: .font),
      alignment: try container.decodeIfPresent(TextAlignmentValue.self, forKey: .alignment),
      shadowColor: try container.decodeIfPresent(Color.self, forKey: .shadowColor),
      shadowOffset: try container.decodeIfPresent(Offset.self, forKey: .shadowOffset))
  }

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case foregroundColor
    case font
    case alignment
    case shadowColor
    case shadowOffset
  }

  /// Whether no attribute is set.
  public var isEmpty: Bool {
    foregroundColor == nil && font == nil && alignment == nil && shadowColor == nil
      && shadowOffset == nil
  }
}

extension TextAttributes: CustomStringConvertible {
  /// What is set, such as `[foregroundColor: #ff0000, alignment: center]`; `[:]` when nothing is.
  public var description: String {
    let parts = [
      foregroundColor.map { "foregroundColor: \($0)" },
      font.map { "font: \($0)" },
      alignment.map { "alignment: \($0)" },
      shadowColor.map { "shadowColor: \($0)" },
      shadowOffset.map { "shadowOffset: \($0)" },
    ]
    return isEmpty ? "[:]" : "[\(parts.compactMap(\.self).joined(separator: ", "))]"
  }
}
