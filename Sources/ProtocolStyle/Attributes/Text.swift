// The attributes of texts and text fields.
//
// A declaration is a protocol with its unit, range and origin, and its default. `swift run
// Generator` writes its key, reader and accessor to `Text+Generated.swift`.

// MARK: Adjusts font size to fit width

/// Whether a node's text shrinks until it fits the width.
///
/// The default is true. From UIKit's `UILabel.adjustsFontSizeToFitWidth`.
public protocol AdjustsFontSizeToFitWidth: SendableMetatype {
  /// Whether a node's text shrinks until it fits the width.
  var adjustsFontSizeToFitWidth: Bool { get }
}

extension AdjustsFontSizeToFitWidth {
  /// The default: true.
  public var adjustsFontSizeToFitWidth: Bool { true }
}

// MARK: Border style

/// The kind of border that a text field draws.
///
/// The default is roundedRect. From UIKit's `UITextField.borderStyle`; CSS `border-style`.
public protocol BorderStyle: SendableMetatype {
  /// The kind of border that a text field draws.
  var borderStyle: BorderStyleValue { get }
}

extension BorderStyle {
  /// The default: roundedRect.
  public var borderStyle: BorderStyleValue { .roundedRect }
}

// MARK: Content size limits

/// The smallest and the largest content size category that a node's font follows.
///
/// The font of a category beyond the limits is that of the limit. The default is every category.
/// From UIKit's `UIView.minimumContentSizeCategory` and `maximumContentSizeCategory`; SwiftUI's
/// `dynamicTypeSize(_:)`.
public protocol ContentSizeLimits: SendableMetatype {
  /// The smallest and the largest content size category that a node's font follows.
  var contentSizeLimits: ContentSizeLimitsValue { get }
}

extension ContentSizeLimits {
  /// The default: every category.
  public var contentSizeLimits: ContentSizeLimitsValue { .all }
}

// MARK: Font

/// The font of a node's text.
///
/// Bars, bar items and segments derive their title's font from it. The default is the system
/// font at 17 points. From UIKit's `UILabel.font`; CSS `font`.
///
/// ```swift
/// protocol HeadlineFont: Font {}
/// extension HeadlineFont {
///   var font: FontDescriptor { FontDescriptor(textStyle: .headline) }
/// }
///
/// struct SectionTitle: LabelNode, HeadlineFont {}
/// ```
///
/// ![The fonts of all text styles.](fonts)
public protocol Font: SendableMetatype {
  /// The font of a node's text.
  var font: FontDescriptor { get }
}

extension Font {
  /// The default: the system font at 17 points.
  public var font: FontDescriptor { .system(size: 17) }
}

// MARK: Letter spacing

/// The space added between letters.
///
/// In points; a negative value moves letters together. The default is 0. From UIKit's
/// `NSAttributedString.Key.kern`; CSS `letter-spacing`.
public protocol LetterSpacing: SendableMetatype {
  /// The space added between letters.
  var letterSpacing: Double { get }
}

extension LetterSpacing {
  /// The default: 0.
  public var letterSpacing: Double { 0 }
}

// MARK: Line break mode

/// The wrapping or truncation of text that doesn't fit.
///
/// The default is byTruncatingTail. From UIKit's `UILabel.lineBreakMode`; CSS `text-overflow`
/// and `overflow-wrap`.
public protocol LineBreakMode: SendableMetatype {
  /// The wrapping or truncation of text that doesn't fit.
  var lineBreakMode: LineBreakModeValue { get }
}

extension LineBreakMode {
  /// The default: byTruncatingTail.
  public var lineBreakMode: LineBreakModeValue { .byTruncatingTail }
}

// MARK: Line height

/// The height of a line, as a multiple of the font's size.
///
/// 0 or more. The default is 1.2. From UIKit's `NSParagraphStyle.lineHeightMultiple`; CSS
/// `line-height` without unit.
public protocol LineHeight: SendableMetatype {
  /// The height of a line, as a multiple of the font's size.
  var lineHeight: Double { get }
}

extension LineHeight {
  /// The default: 1.2.
  public var lineHeight: Double { 1.2 }
}

// MARK: Maximum number of lines

/// The maximum number of lines of text.
///
/// 0 means no maximum. The default is 1. From UIKit's `UILabel.numberOfLines`; CSS `line-clamp`.
public protocol MaximumNumberOfLines: SendableMetatype {
  /// The maximum number of lines of text.
  var maximumNumberOfLines: Int { get }
}

extension MaximumNumberOfLines {
  /// The default: 1.
  public var maximumNumberOfLines: Int { 1 }
}

// MARK: Minimum scale factor

/// The smallest factor by which a node's text shrinks to fit its width.
///
/// From 0 to 1, which doesn't shrink. The default is 1. From UIKit's `UILabel.minimumScaleFactor`.
public protocol MinimumScaleFactor: SendableMetatype {
  /// The smallest factor by which a node's text shrinks to fit its width.
  var minimumScaleFactor: Double { get }
}

extension MinimumScaleFactor {
  /// The default: 1.
  public var minimumScaleFactor: Double { 1 }
}

// MARK: Placeholder color

/// The color of an empty field's placeholder text.
///
/// The default is the system's placeholder text. From UIKit's
/// `UITextField.attributedPlaceholder`; CSS `::placeholder`.
public protocol PlaceholderColor: SendableMetatype {
  /// The color of an empty field's placeholder text.
  var placeholderColor: Color { get }
}

extension PlaceholderColor {
  /// The default: the system's placeholder text.
  public var placeholderColor: Color { .placeholderText }
}

// MARK: Strikethrough

/// The line through a node's text.
///
/// The default is hidden. From UIKit's `NSAttributedString.Key.strikethroughStyle`; CSS
/// `text-decoration`.
public protocol Strikethrough: SendableMetatype {
  /// The line through a node's text.
  var strikethrough: TextLineStyle { get }
}

extension Strikethrough {
  /// The default: hidden.
  public var strikethrough: TextLineStyle { .hidden }
}

// MARK: Text alignment

/// The alignment of a node's text.
///
/// A button derives its horizontal content alignment from left, center and right. The default is
/// natural. From UIKit's `UILabel.textAlignment`; CSS `text-align`.
public protocol TextAlignment: SendableMetatype {
  /// The alignment of a node's text.
  var textAlignment: TextAlignmentValue { get }
}

extension TextAlignment {
  /// The default: natural.
  public var textAlignment: TextAlignmentValue { .natural }
}

// MARK: Text color

/// The color of a node's text.
///
/// A button uses it as the title color of the normal state; bars, bar items and segments derive
/// their title's color from it. The default is black, white in dark. From UIKit's
/// `UILabel.textColor`; CSS `color`.
///
/// ```swift
/// struct StockLevel: LabelNode, TextColor {
///   var count: Int
///   var textColor: Color { count == 0 ? .systemRed : .label }
/// }
/// ```
public protocol TextColor: SendableMetatype {
  /// The color of a node's text.
  var textColor: Color { get }
}

extension TextColor {
  /// The default: black, white in dark.
  public var textColor: Color { .label }
}

// MARK: Text gradient

/// The gradient of a node's text, in place of its color.
///
/// Renderers whose text has one color show ``TextColor``. The default is from system blue to system purple,
/// to the right. From SwiftUI's `foregroundStyle(_:)`; CSS `background-clip: text`.
///
/// ```swift
/// struct Headline: LabelNode, TextGradient {
///   var textGradient: Gradient { Gradient([.systemPink, .systemOrange], angle: 90) }
/// }
/// ```
public protocol TextGradient: SendableMetatype {
  /// The gradient of a node's text, in place of its color.
  var textGradient: Gradient { get }
}

extension TextGradient {
  /// The default: from system blue to system purple, to the right.
  public var textGradient: Gradient { Gradient([.systemBlue, .systemPurple], angle: 90) }
}

// MARK: Text shadow color

/// The color of the shadow of a node's text.
///
/// The default is black. From UIKit's `UILabel.shadowColor`; the color of CSS `text-shadow`.
public protocol TextShadowColor: SendableMetatype {
  /// The color of the shadow of a node's text.
  var textShadowColor: Color { get }
}

extension TextShadowColor {
  /// The default: black.
  public var textShadowColor: Color { .black }
}

// MARK: Text shadow offset

/// The offset of the shadow of a node's text.
///
/// In points, to the right and down. The default is (0, -1). From UIKit's
/// `UILabel.shadowOffset`; the offsets of CSS `text-shadow`.
public protocol TextShadowOffset: SendableMetatype {
  /// The offset of the shadow of a node's text.
  var textShadowOffset: Offset { get }
}

extension TextShadowOffset {
  /// The default: (0, -1).
  public var textShadowOffset: Offset { Offset(x: 0, y: -1) }
}

// MARK: Text transform

/// The capitalization of a node's text.
///
/// The default is uppercase. From UIKit's `NSAttributedString`; CSS `text-transform`.
public protocol TextTransform: SendableMetatype {
  /// The capitalization of a node's text.
  var textTransform: TextTransformValue { get }
}

extension TextTransform {
  /// The default: uppercase.
  public var textTransform: TextTransformValue { .uppercase }
}

// MARK: Underline

/// The line under a node's text.
///
/// The default is hidden. From UIKit's `NSAttributedString.Key.underlineStyle`; CSS
/// `text-decoration`.
public protocol Underline: SendableMetatype {
  /// The line under a node's text.
  var underline: TextLineStyle { get }
}

extension Underline {
  /// The default: hidden.
  public var underline: TextLineStyle { .hidden }
}
