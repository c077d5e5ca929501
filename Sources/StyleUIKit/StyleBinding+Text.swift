#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
internal import ProtocolStyle
internal import StyleBinding
internal import UIKit

@MainActor
extension StyleBinding where View == AnyObject {
  /// The text of views, and its attributes.
  func showText() {
    showLabels()
    showTextFields()
    showTextViews()
    showSearchBars()
  }

  private func showLabels() {
    on(.textColor, in: \UILabel.textColor) { UIColor($0) }
    on(.font, UILabel.self, restoring: \.font) {
      $0.font = .font($1, compatibleWith: $0.traitCollection)
    }
    on(.textAlignment, in: \UILabel.textAlignment) { NSTextAlignment($0) }
    on(.lineBreakMode, in: \UILabel.lineBreakMode) { NSLineBreakMode($0) }
    on(.maximumNumberOfLines, in: \UILabel.numberOfLines) { $0 }
    on([.adjustsFontSizeToFitWidth, .minimumScaleFactor], UILabel.self) { label, model in
      let factor = min(max(model.minimumScaleFactor ?? 1, 0), 1)
      label.adjustsFontSizeToFitWidth = model.adjustsFontSizeToFitWidth ?? (factor < 1)
      // UIKit's 0 shrinks as far as it must, as without a factor.
      label.minimumScaleFactor = model.minimumScaleFactor == nil ? 0 : factor
    }
    on(.textShadowColor, in: \UILabel.shadowColor) { UIColor($0) }
    on(.textShadowOffset, in: \UILabel.shadowOffset) { CGSize(width: $0.x, height: $0.y) }
    on(
      [.text, .richText, .textTransform, .letterSpacing, .lineHeight, .underline, .strikethrough],
      UILabel.self
    ) { label, model in
      let appearance = TextAppearance(model: model)
      if appearance.needsAttributes {
        label.attributedText = appearance.attributedText(compatibleWith: label.traitCollection)
      } else {
        label.text = appearance.text
      }
    }
  }

  private func showTextFields() {
    on(.textColor, in: \UITextField.textColor) { UIColor($0) }
    on(.font, UITextField.self, restoring: \.font) {
      $0.font = .font($1, compatibleWith: $0.traitCollection)
    }
    on(.textAlignment, in: \UITextField.textAlignment) { NSTextAlignment($0) }
    on(.borderStyle, in: \UITextField.borderStyle) { UITextField.BorderStyle($0) }
    on(.adjustsFontSizeToFitWidth, in: \UITextField.adjustsFontSizeToFitWidth) { $0 }
    on(.letterSpacing, UITextField.self) { field, spacing in
      field.defaultTextAttributes[.kern] = spacing
    }
    on(.text, UITextField.self) { $0.text = $1 }
    on([.placeholder, .placeholderColor], UITextField.self) { $0.showPlaceholder(of: $1) }
    showFieldParts()
  }

  private func showTextViews() {
    on(.textColor, in: \UITextView.textColor) { UIColor($0) }
    on(.font, UITextView.self, restoring: \.font) {
      $0.font = .font($1, compatibleWith: $0.traitCollection)
    }
    on(.textAlignment, in: \UITextView.textAlignment) { NSTextAlignment($0) }
    on(.maximumNumberOfLines, in: \UITextView.textContainer.maximumNumberOfLines) { $0 }
    on(
      [
        .text, .richText, .textTransform, .letterSpacing, .lineHeight, .underline, .strikethrough,
        .textShadowColor, .textShadowOffset,
      ], UITextView.self
    ) { view, model in
      let appearance = TextAppearance(model: model)
      var attributes = appearance.attributes
      if let color = model.textShadowColor {
        attributes[.shadow] = TextAppearance.shadow(color, model.textShadowOffset)
      }
      guard !attributes.isEmpty || model.richText != nil else {
        view.text = appearance.text ?? ""
        return
      }
      // An attributed string without the view's font and color would remove them.
      if let font = view.font { attributes[.font] = font }
      if let color = view.textColor { attributes[.foregroundColor] = color }
      view.attributedText =
        appearance.runs(attributes, compatibleWith: view.traitCollection)
        ?? NSAttributedString(string: appearance.text ?? "", attributes: attributes)
    }
  }

  private func showSearchBars() {
    on(.textColor, in: \UISearchBar.searchTextField.textColor) { UIColor($0) }
    on(.font, UISearchBar.self, restoring: \.searchTextField.font) {
      $0.searchTextField.font = .font($1, compatibleWith: $0.traitCollection)
    }
    on(.textAlignment, in: \UISearchBar.searchTextField.textAlignment) { NSTextAlignment($0) }
    on(.text, UISearchBar.self) { $0.text = $1 }
    on([.placeholder, .placeholderColor], UISearchBar.self) {
      $0.searchTextField.showPlaceholder(of: $1)
    }
  }
}

extension UITextField {
  /// Shows the placeholder in its color.
  fileprivate func showPlaceholder(of model: ViewModel) {
    guard let text = model.placeholder, let color = model.placeholderColor else {
      attributedPlaceholder = nil
      placeholder = model.placeholder
      return
    }
    attributedPlaceholder = NSAttributedString(
      string: text, attributes: [.foregroundColor: UIColor(color)])
  }
}

// MARK: - TextAppearance

/// The style of a view model's text, for views that show attributed strings.
struct TextAppearance {
  let model: ViewModel

  /// The text after the text transform of the model.
  var text: String? { model.text.map(transformed) }

  /// Whether the text needs attributes because no property of a view sets them.
  var needsAttributes: Bool {
    model.letterSpacing != nil || model.lineHeight != nil || model.richText != nil
      || model.underline != nil || model.strikethrough != nil
  }

  /// The text with letter spacing, line height, lines and runs; nil without text.
  @MainActor
  func attributedText(compatibleWith traits: UITraitCollection?) -> NSAttributedString? {
    runs(attributes, compatibleWith: traits)
      ?? text.map { NSAttributedString(string: $0, attributes: attributes) }
  }

  /// The runs of the text over attributes of the whole; nil if it has none.
  @MainActor
  func runs(
    _ attributes: [NSAttributedString.Key: Any], compatibleWith traits: UITraitCollection?
  ) -> NSAttributedString? {
    guard let richText = model.richText else { return nil }
    let result = NSMutableAttributedString(string: "")
    for run in richText.runs {
      let own = run.attributes(in: model, compatibleWith: traits)
      result.append(
        NSAttributedString(
          string: transformed(run.text), attributes: attributes.merging(own) { $1 }))
    }
    return result
  }

  /// The attributes that no property of a view sets.
  var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let spacing = model.letterSpacing { attributes[.kern] = spacing }
    if let line = model.underline {
      line.add(to: &attributes, .underlineStyle, .underlineColor)
    }
    if let line = model.strikethrough {
      line.add(to: &attributes, .strikethroughStyle, .strikethroughColor)
    }
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

extension TextRun {
  /// The attributes of the run that aren't those of its node.
  @MainActor
  fileprivate func attributes(
    in model: ViewModel, compatibleWith traits: UITraitCollection?
  ) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if weight != nil || isItalic != nil || font != nil || isCode {
      let base = model.font ?? .system(size: 17)
      attributes[.font] = UIFont.font(font(in: base), compatibleWith: traits)
    }
    if let color { attributes[.foregroundColor] = UIColor(color) }
    underline?.add(to: &attributes, .underlineStyle, .underlineColor)
    strikethrough?.add(to: &attributes, .strikethroughStyle, .strikethroughColor)
    if let link {
      attributes[.link] = URL(string: link)
      if color == nil, let tint = model.tintColor { attributes[.foregroundColor] = UIColor(tint) }
    }
    return attributes
  }
}

extension TextLineStyle {
  /// Adds the line to the attributes of a string; a hidden one is no line, also over one of the
  /// node.
  fileprivate func add(
    to attributes: inout [NSAttributedString.Key: Any], _ style: NSAttributedString.Key,
    _ color: NSAttributedString.Key
  ) {
    attributes[style] = underlineStyle.rawValue
    if let own = self.color { attributes[color] = UIColor(own) }
  }

  private var underlineStyle: NSUnderlineStyle {
    switch pattern {
    case .hidden: []
    case .solid: .single
    case .double: .double
    case .dotted: [.single, .patternDot]
    case .dashed: [.single, .patternDash]
    }
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

// MARK: - TextViewEdits

/// The default delegate of text views.
///
/// If the host sets a different one, that delegate has to report edits itself.
@MainActor
final class TextViewEdits: NSObject, UITextViewDelegate {
  weak var binding: StyleBinding<AnyObject>?

  nonisolated override init() {}

  func textViewDidChange(_ textView: UITextView) {
    binding?.edit(.text, to: textView.text, of: textView)
  }
}
#endif
