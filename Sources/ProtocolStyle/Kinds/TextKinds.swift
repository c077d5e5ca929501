// The kinds of texts and text fields.
//
// A declaration is a protocol, and the attributes that the kind uses and derives. `swift run
// Generator` writes the rest.

// MARK: Label

/// A read-only text, like UIKit's `UILabel`.
///
/// ```swift
/// struct Heading: LabelNode, TextContent, Font {
///   var text: String
///   var font: FontDescriptor { FontDescriptor(textStyle: .headline) }
/// }
/// ```
public protocol LabelNode: ViewNode {}

extension NodeKind {
  /// The kind of a `LabelNode`.
  ///
  /// It uses the attributes of a view, the attributes of text, typography, and a text, which can have
  /// runs. The text is that of the runs if it isn't written.
  public static let label = NodeKind(
    "label", of: (any LabelNode).self, parent: .view,
    uses: .typography + [
      .textColor, .textGradient, .font, .textAlignment, .lineBreakMode, .adjustsFontSizeToFitWidth,
      .minimumScaleFactor, .text,
    ],
    derivations: [.limitedFont, .plainText])
}

// MARK: Text view

/// Text with several lines, like UIKit's `UITextView`.
public protocol TextViewNode: ViewNode {}

extension NodeKind {
  /// The kind of a `TextViewNode`.
  ///
  /// It uses the attributes of a view, text color, font, alignment, typography and a text.
  public static let textView = NodeKind(
    "textView", of: (any TextViewNode).self, parent: .view,
    uses: .typography + [.textColor, .font, .textAlignment, .text],
    derivations: [.limitedFont, .plainText])
}

// MARK: Link

/// A text that opens an address, like UIKit's `UIButton` with a URL and SwiftUI's `Link`.
///
/// ```swift
/// struct TermsLink: LinkNode, TextContent, LinkContent {
///   let text = "Terms of use"
///   let link = "https://example.com/terms"
/// }
/// ```
public protocol LinkNode: ControlNode {}

extension NodeKind {
  /// The kind of a `LinkNode`.
  ///
  /// It uses the attributes of a control, the attributes of text, typography, a text, an image, and
  /// the address.
  public static let link = NodeKind(
    "link", of: (any LinkNode).self, parent: .control,
    uses: .typography + .symbols + [
      .textColor, .font, .textAlignment, .lineBreakMode, .text, .image, .link,
    ],
    derivations: [.limitedFont, .plainText])
}

// MARK: Text field

/// An editable line of text, like UIKit's `UITextField`.
///
/// ```swift
/// struct EmailField: TextFieldNode, TextContent, PlaceholderContent, BorderStyle {
///   var text = ""
///   let placeholder = "name@example.com"
/// }
/// ```
public protocol TextFieldNode: ControlNode {}

extension NodeKind {
  /// The kind of a `TextFieldNode`.
  ///
  /// It uses the attributes of a control and of text, the border style, a text, a placeholder,
  /// whether it hides the text, the kind of text, images at its ends, and a button that clears it.
  public static let textField = NodeKind(
    "textField", of: (any TextFieldNode).self, parent: .control,
    uses: [
      .textColor, .font, .textAlignment, .adjustsFontSizeToFitWidth, .borderStyle,
      .placeholderColor, .letterSpacing, .textTransform, .text, .placeholder,
      .isSecureTextEntry, .clearButtonMode, .leadingImage, .trailingImage, .inputKind,
    ],
    derivations: [.limitedFont])
}

// MARK: Search bar

/// A bar for entering a search, like UIKit's `UISearchBar`; text attributes are those of its text
/// field.
public protocol SearchBarNode: ViewNode {}

extension NodeKind {
  /// The kind of a `SearchBarNode`.
  ///
  /// It uses the attributes of a view and the text color, font, alignment, text, placeholder and
  /// kind of text of its text field.
  public static let searchBar = NodeKind(
    "searchBar", of: (any SearchBarNode).self, parent: .view,
    uses: [
      .textColor, .font, .textAlignment, .placeholderColor, .text, .placeholder, .inputKind,
    ],
    derivations: [.limitedFont])
}

// MARK: Typography

extension [AttributeID] {
  /// The attributes of a text's setting beyond its font and color, which several kinds use.
  static let typography: [AttributeID] = [
    .textShadowColor, .textShadowOffset, .textTransform, .letterSpacing, .lineHeight,
    .maximumNumberOfLines, .underline, .strikethrough,
  ]
}
