/// The style sheet of the kinds: the look of each element before its class declares anything.
///
/// The rules are in a layer, so every class wins over them. Colors follow the color scheme by
/// `light-dark()`, and sides follow the direction by logical properties. Parts that only
/// pseudo-elements reach are drawn with the custom properties that classes set.
enum KindSheet {
  /// The rules on one line.
  static let text =
    "@layer kinds{" + lines(base + layout + bars + rows + fields + controls + media) + "}"

  /// Joins the lines of a style sheet, without their indentation.
  private static func lines(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
  }
}
