extension FontDescriptor: CustomStringConvertible {
  /// Family, size and what is not plain about the rest, such as `system 17 semibold italic`.
  ///
  /// A weight without a name shows as `weight 450`, and a text style last, as `(headline)`.
  public var description: String {
    var text = "\(family) \(size.plainDescription)"
    if weight != .regular {
      // A bare number after the size would read as a second size.
      let name = weight.description
      text += name.first?.isNumber == true ? " weight \(name)" : " \(name)"
    }
    if isItalic {
      text += " italic"
    }
    if let textStyle {
      text += " (\(textStyle.rawValue))"
    }
    return text
  }
}
