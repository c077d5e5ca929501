extension FontDescriptor: CustomStringConvertible {
  /// The family, the size and the other parts that aren't plain, such as `system 17 semibold
  /// italic`.
  ///
  /// A weight without a name is written as `weight 450`. A text style comes last, as `(headline)`.
  public var description: String {
    var text = "\(family) \(size.plainDescription)"
    if weight != .regular {
      // A bare number after the size would look like a second size.
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
