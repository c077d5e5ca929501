#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
internal import ProtocolStyle
internal import UIKit

/// The style of a view model's text, for views that show attributed strings.
struct TextAppearance {
  let model: ViewModel

  /// The text after the text transform of the model.
  var text: String? { model.text.map(transformed) }

  /// Whether the text needs attributes because no property of a view sets them.
  var needsAttributes: Bool { model.letterSpacing != nil || model.lineHeight != nil }

  /// The text with letter spacing and line height; nil without text.
  var attributedText: NSAttributedString? {
    text.map { NSAttributedString(string: $0, attributes: attributes) }
  }

  /// The attributes that no property of a view sets.
  var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let spacing = model.letterSpacing { attributes[.kern] = spacing }
    if let height = model.lineHeight {
      // A paragraph style overrides these properties of the view.
      let style = NSMutableParagraphStyle()
      style.minimumLineHeight = height
      style.maximumLineHeight = height
      if let alignment = model.textAlignment { style.alignment = NSTextAlignment(alignment) }
      if let mode = model.lineBreakMode { style.lineBreakMode = NSLineBreakMode(mode) }
      attributes[.paragraphStyle] = style
    }
    return attributes
  }

  func transformed(_ text: String) -> String {
    switch model.textTransform {
    case .uppercase: text.uppercased(with: .current)
    case .lowercase: text.lowercased(with: .current)
    case .capitalized: text.capitalized(with: .current)
    case .unchanged, nil: text
    }
  }

  static func shadow(_ color: Color, _ offset: Offset?) -> NSShadow {
    let shadow = NSShadow()
    shadow.shadowColor = UIColor(color)
    shadow.shadowOffset = CGSize(width: offset?.x ?? 0, height: offset?.y ?? 0)
    return shadow
  }
}

extension TextAttributes {
  /// The attributes of a string.
  @MainActor
  var stringAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let color = foregroundColor { attributes[.foregroundColor] = UIColor(color) }
    if let font { attributes[.font] = UIFont.font(font) }
    if let alignment {
      let style = NSMutableParagraphStyle()
      style.alignment = NSTextAlignment(alignment)
      attributes[.paragraphStyle] = style
    }
    if let shadowColor {
      attributes[.shadow] = TextAppearance.shadow(shadowColor, shadowOffset)
    }
    return attributes
  }
}
#endif
