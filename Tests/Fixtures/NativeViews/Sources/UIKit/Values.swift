// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// UIKit documents it.

public import Foundation
public import QuartzCore

open class UIColor: NSObject, @unchecked Sendable {
  public let components: [CGFloat]

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  public var cgColor: CGColor {
    CGColor(
      red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.components == components
  }

  open override var hash: Int { components.hashValue }
  open override var description: String { "UIColor\(components)" }
}

public final class UIFontDescriptor: NSObject {
  public struct SystemDesign: Hashable, Sendable {
    public let rawValue: String
    public static let `default` = SystemDesign(rawValue: "default")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let monospaced = SystemDesign(rawValue: "monospaced")
    public static let rounded = SystemDesign(rawValue: "rounded")
  }

  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  public var name = "system"
  public var pointSize: CGFloat = 17
  public var design = SystemDesign.default
  public var weight = UIFont.Weight.regular
  public var textStyle: UIFont.TextStyle?
  public var symbolicTraits: SymbolicTraits = []
  public var hasFeatures = false

  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public static let featureSettings = AttributeName(rawValue: "features")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public static let type = FeatureKey(rawValue: "type")
    public static let selector = FeatureKey(rawValue: "selector")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    changed { $0.hasFeatures = attributes[.featureSettings] != nil }
  }

  private func changed(_ body: (UIFontDescriptor) -> Void) -> UIFontDescriptor {
    let copy = UIFontDescriptor()
    (copy.name, copy.pointSize, copy.design) = (name, pointSize, design)
    (copy.weight, copy.textStyle, copy.symbolicTraits) = (weight, textStyle, symbolicTraits)
    body(copy)
    return copy
  }

  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    changed { $0.design = design }
  }

  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    changed { $0.symbolicTraits = traits }
  }
}

public final class UIFont: NSObject, @unchecked Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    public func symbolWeight() -> UIImage.SymbolWeight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      default: .unspecified
      }
    }
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  public let fontDescriptor: UIFontDescriptor
  public var pointSize: CGFloat { fontDescriptor.pointSize }
  public var lineHeight: CGFloat { pointSize * 1.2 }

  public init(descriptor: UIFontDescriptor, size: CGFloat) {
    fontDescriptor = descriptor
    if size > 0 { descriptor.pointSize = size }
  }

  public convenience init?(name: String, size: CGFloat) {
    if name == "Missing" { return nil }
    let descriptor = UIFontDescriptor()
    descriptor.name = name
    self.init(descriptor: descriptor, size: size)
  }

  public class func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    let descriptor = UIFontDescriptor()
    descriptor.weight = weight
    return UIFont(descriptor: descriptor, size: size)
  }

  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection? = nil
  ) -> UIFont {
    let descriptor = UIFontDescriptor()
    descriptor.textStyle = style
    return UIFont(descriptor: descriptor, size: 17)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = (object as? UIFont)?.fontDescriptor else { return false }
    return other.name == fontDescriptor.name && other.pointSize == pointSize
      && other.weight == fontDescriptor.weight && other.textStyle == fontDescriptor.textStyle
  }

  public override var hash: Int { pointSize.hashValue }
}

public final class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  public init(forTextStyle style: UIFont.TextStyle) {
    self.style = style
  }

  public func scaledFont(
    for font: UIFont, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    font
  }
}

public final class UIImage: NSObject, @unchecked Sendable {
  public let source: String
  public var accessibilityLabel: String?

  public init(source: String) {
    self.source = source
  }

  public convenience init?(named name: String) {
    if name == "missing" { return nil }
    self.init(source: "named \(name)")
  }

  public convenience init?(systemName name: String) {
    self.init(source: "symbol \(name)")
  }

  public convenience init?(data: Data) {
    self.init(source: "data \(data.count)")
  }

  @available(iOS 16, *)
  public convenience init?(systemName name: String, variableValue value: Double) {
    self.init(source: "symbol \(name) at \(value)")
  }

  public var size: CGSize { CGSize(width: 20, height: 20) }

  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(source: "\(source) \(renderingMode)")
  }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsImageRendererContext.current?.drawing += " \(blendMode) \(source)"
  }

  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    UIImage(source: "\(source) \(configuration.standInDescription)")
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public final class SymbolConfiguration: NSObject, Sendable {
    /// The parts of the configuration.
    public let standInDescription: String

    private init(_ description: String) {
      standInDescription = description
    }

    public convenience init(weight: SymbolWeight) { self.init("weight \(weight)") }
    public convenience init(scale: SymbolScale) { self.init("scale \(scale)") }
    @available(iOS 15, *)
    public convenience init(hierarchicalColor color: UIColor) {
      self.init("hierarchical \(color.components)")
    }
    @available(iOS 15, *)
    public convenience init(paletteColors colors: [UIColor]) {
      self.init("palette \(colors.map(\.components))")
    }
    @available(iOS 15, *)
    public static func preferringMulticolor() -> Self { Self("multicolor") }
    @available(iOS 16, *)
    public static func preferringMonochrome() -> Self { Self("monochrome") }

    public func applying(_ other: SymbolConfiguration) -> Self {
      Self("\(standInDescription), \(other.standInDescription)")
    }
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.source == source }
  public override var hash: Int { source.hashValue }
}

public enum CGBlendMode: Int32, Sendable { case normal, destinationIn }

public final class UIGraphicsImageRendererContext: NSObject {
  nonisolated(unsafe) static var current: UIGraphicsImageRendererContext?

  var drawing = ""
  public let cgContext = CGContext()

  public func fill(_ rectangle: CGRect) {
    drawing += "filled \(UIColor.current?.description ?? "nothing")"
  }
}

extension UIColor {
  nonisolated(unsafe) static var current: UIColor?

  public func setFill() {
    UIColor.current = self
  }
}

public final class UIGraphicsImageRenderer: NSObject {
  public init(size: CGSize) {}

  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext()
    UIGraphicsImageRendererContext.current = context
    defer { UIGraphicsImageRendererContext.current = nil }
    actions(context)
    return UIImage(source: context.cgContext.layers.joined() + context.drawing)
  }
}

public final class NSShadow: NSObject {
  public var shadowOffset = CGSize.zero
  public var shadowBlurRadius: CGFloat = 0
  public var shadowColor: Any?
}

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

open class NSParagraphStyle: NSObject {}

public final class NSMutableParagraphStyle: NSParagraphStyle {
  public var alignment = NSTextAlignment.natural
  public var minimumLineHeight: CGFloat = 0
  public var maximumLineHeight: CGFloat = 0
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
}

public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
}

public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: CGFloat
  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

public struct UIOffset: Equatable, Sendable {
  public var horizontal, vertical: CGFloat

  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}
