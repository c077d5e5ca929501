#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
internal import ProtocolStyle
internal import StyleBinding
internal import UIKit

@MainActor
extension StyleBinding where View == AnyObject {
  /// The images, the clear button and the keyboard of text fields.
  func showFieldParts() {
    on(.clearButtonMode, in: \UITextField.clearButtonMode) { UITextField.ViewMode($0) }
    on(.leadingImage, UITextField.self) {
      ($0.leftView, $0.leftViewMode)
    } restore: { field, original in
      (field.leftView, field.leftViewMode) = original
    } show: {
      $0.leftView = UIImageView(image: .image($1))
      $0.leftViewMode = .always
    }
    on(.trailingImage, UITextField.self) {
      ($0.rightView, $0.rightViewMode)
    } restore: { field, original in
      (field.rightView, field.rightViewMode) = original
    } show: {
      $0.rightView = UIImageView(image: .image($1))
      $0.rightViewMode = .always
    }
    let originals = OriginalValues<TextInputTraits>()
    on([.inputKind, .isSecureTextEntry], UITextField.self) { field, model in
      var traits = originals.value(of: field) { TextInputTraits(of: field) }
      if let kind = model.inputKind { traits.adopt(kind) }
      if let isSecure = model.isSecureTextEntry { traits.isSecure = isSecure }
      traits.show(in: field)
    }
    on(.inputKind, UISearchBar.self) {
      TextInputTraits(of: $0.searchTextField)
    } restore: { bar, original in
      original.show(in: bar.searchTextField)
    } show: { bar, kind in
      var traits = TextInputTraits(of: bar.searchTextField)
      traits.adopt(kind)
      traits.show(in: bar.searchTextField)
    }
  }
}

/// The keyboard and the autofill of a field.
@MainActor
private struct TextInputTraits {
  private var keyboard: UIKeyboardType
  private var content: UITextContentType?
  private var capitalization: UITextAutocapitalizationType
  private var correction: UITextAutocorrectionType
  var isSecure: Bool

  /// The traits that a field has at the moment.
  init(of field: UITextField) {
    keyboard = field.keyboardType
    content = field.textContentType
    capitalization = field.autocapitalizationType
    correction = field.autocorrectionType
    isSecure = field.isSecureTextEntry
  }

  func show(in field: UITextField) {
    field.keyboardType = keyboard
    field.textContentType = content
    field.autocapitalizationType = capitalization
    field.autocorrectionType = correction
    field.isSecureTextEntry = isSecure
  }

  /// Takes the traits of a kind of text; only running text is capitalized and corrected.
  mutating func adopt(_ kind: InputKind) {
    isSecure = kind == .password
    (keyboard, content) =
      switch kind {
      case .text: (.default, nil)
      case .email: (.emailAddress, .emailAddress)
      case .number: (.decimalPad, nil)
      case .telephone: (.phonePad, .telephoneNumber)
      case .url: (.URL, .URL)
      case .password: (.default, .password)
      case .oneTimeCode: (.numberPad, .oneTimeCode)
      }
    if kind != .text { (capitalization, correction) = (.none, .no) }
  }
}

extension UITextField.ViewMode {
  init(_ mode: ClearButtonModeValue) {
    switch mode {
    case .never: self = .never
    case .whileEditing: self = .whileEditing
    case .unlessEditing: self = .unlessEditing
    case .always: self = .always
    }
  }
}
#endif
