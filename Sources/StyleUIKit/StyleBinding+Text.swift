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
    on(.textColor, UILabel.self, restoring: \.textColor) { $0.textColor = UIColor($1) }
    on(.font, UILabel.self, restoring: \.font) {
      $0.font = .font($1, compatibleWith: $0.traitCollection)
    }
    on(.textAlignment, UILabel.self, restoring: \.textAlignment) {
      $0.textAlignment = NSTextAlignment($1)
    }
    on(.lineBreakMode, UILabel.self, restoring: \.lineBreakMode) {
      $0.lineBreakMode = NSLineBreakMode($1)
    }
    on(.maximumNumberOfLines, UILabel.self, restoring: \.numberOfLines) {
      $0.numberOfLines = $1
    }
    let showFit = { [weak self] (label: UILabel) in
      guard let model = self?.viewModel(shownBy: label) else { return }
      let factor = min(max(model.minimumScaleFactor ?? 1, 0), 1)
      label.adjustsFontSizeToFitWidth = model.adjustsFontSizeToFitWidth ?? (factor < 1)
      // UIKit's 0 shrinks as far as it must, as without a factor.
      label.minimumScaleFactor = model.minimumScaleFactor == nil ? 0 : factor
    }
    on(.adjustsFontSizeToFitWidth, UILabel.self) { label, _ in showFit(label) }
    on(.minimumScaleFactor, UILabel.self) { label, _ in showFit(label) }
    on(.textShadowColor, UILabel.self, restoring: \.shadowColor) {
      $0.shadowColor = UIColor($1)
    }
    on(.textShadowOffset, UILabel.self, restoring: \.shadowOffset) {
      $0.shadowOffset = CGSize(width: $1.x, height: $1.y)
    }
    let showText = { [weak self] (label: UILabel) in
      guard let model = self?.viewModel(shownBy: label) else { return }
      let appearance = TextAppearance(model: model)
      if appearance.needsAttributes {
        label.attributedText = appearance.attributedText(compatibleWith: label.traitCollection)
      } else {
        label.text = appearance.text
      }
    }
    onText(UILabel.self, showText)
  }

  private func showTextFields() {
    on(.textColor, UITextField.self, restoring: \.textColor) { $0.textColor = UIColor($1) }
    on(.font, UITextField.self, restoring: \.font) {
      $0.font = .font($1, compatibleWith: $0.traitCollection)
    }
    on(.textAlignment, UITextField.self, restoring: \.textAlignment) {
      $0.textAlignment = NSTextAlignment($1)
    }
    on(.borderStyle, UITextField.self, restoring: \.borderStyle) {
      $0.borderStyle = UITextField.BorderStyle($1)
    }
    on(.adjustsFontSizeToFitWidth, UITextField.self, restoring: \.adjustsFontSizeToFitWidth) {
      $0.adjustsFontSizeToFitWidth = $1
    }
    on(.letterSpacing, UITextField.self) { field, spacing in
      field.defaultTextAttributes[.kern] = spacing
    }
    on(.text, UITextField.self) { $0.text = $1 }
    let showPlaceholder = { [weak self] (field: UITextField) in
      guard let model = self?.viewModel(shownBy: field) else { return }
      field.showPlaceholder(of: model)
    }
    on(.placeholder, UITextField.self) { field, _ in showPlaceholder(field) }
    on(.placeholderColor, UITextField.self) { field, _ in showPlaceholder(field) }
    showFieldParts()
  }

  /// Adds an entry for each attribute of a text that an attributed string shows.
  private func onText<Target: UIView>(
    _ viewClass: Target.Type, _ show: @escaping (Target) -> Void
  ) {
    func add<Value>(_ attribute: Attribute<Value>) {
      on(attribute, viewClass) { view, _ in show(view) }
    }
    add(.text)
    add(.richText)
    add(.textTransform)
    add(.letterSpacing)
    add(.lineHeight)
    add(.underline)
    add(.strikethrough)
  }

  private func showTextViews() {
    on(.textColor, UITextView.self, restoring: \.textColor) { $0.textColor = UIColor($1) }
    on(.font, UITextView.self, restoring: \.font) {
      $0.font = .font($1, compatibleWith: $0.traitCollection)
    }
    on(.textAlignment, UITextView.self, restoring: \.textAlignment) {
      $0.textAlignment = NSTextAlignment($1)
    }
    on(
      .maximumNumberOfLines, UITextView.self, restoring: \.textContainer.maximumNumberOfLines
    ) {
      $0.textContainer.maximumNumberOfLines = $1
    }
    let showText = { [weak self] (view: UITextView) in
      guard let model = self?.viewModel(shownBy: view) else { return }
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
    onText(UITextView.self, showText)
    on(.textShadowColor, UITextView.self) { view, _ in showText(view) }
    on(.textShadowOffset, UITextView.self) { view, _ in showText(view) }
  }

  private func showSearchBars() {
    on(.textColor, UISearchBar.self, restoring: \.searchTextField.textColor) {
      $0.searchTextField.textColor = UIColor($1)
    }
    on(.font, UISearchBar.self, restoring: \.searchTextField.font) {
      $0.searchTextField.font = .font($1, compatibleWith: $0.traitCollection)
    }
    on(.textAlignment, UISearchBar.self, restoring: \.searchTextField.textAlignment) {
      $0.searchTextField.textAlignment = NSTextAlignment($1)
    }
    on(.text, UISearchBar.self) { $0.text = $1 }
    let showPlaceholder = { [weak self] (bar: UISearchBar) in
      guard let model = self?.viewModel(shownBy: bar) else { return }
      bar.searchTextField.showPlaceholder(of: model)
    }
    on(.placeholder, UISearchBar.self) { bar, _ in showPlaceholder(bar) }
    on(.placeholderColor, UISearchBar.self) { bar, _ in showPlaceholder(bar) }
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
