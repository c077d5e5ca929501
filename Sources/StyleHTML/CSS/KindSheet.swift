/// The style sheet of the kinds, which styles each element before its class declares anything.
///
/// The rules are in a cascade layer, so classes override them. Colors follow the color scheme with
/// `light-dark()`, and sides follow the direction with logical properties. Parts that only
/// pseudo-elements can style use the custom properties that classes set.
enum KindSheet {
  /// The rules on one line.
  static let text =
    "@layer kinds{" + lines(base + layout + bars + rows + fields + controls + media) + "}"

  /// Joins the lines of a style sheet, without their indentation.
  private static func lines(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
  }
}
