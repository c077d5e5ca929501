#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import ProtocolStyle
public import UIKit

extension UIFont {
  /// Creates a UIKit font.
  ///
  /// A text style becomes the preferred font for the traits' content size. A family that isn't
  /// installed is replaced by the system font.
  ///
  /// - Parameters:
  ///   - font: The font.
  ///   - traits: The traits whose content size text styles follow; the current ones by default.
  /// - Returns: The font, with the design and slant of the descriptor.
  @MainActor
  public static func font(
    _ font: FontDescriptor, compatibleWith traits: UITraitCollection? = nil
  ) -> UIFont {
    var result: UIFont
    var design = FontDescriptor.Design.default
    switch (font.textStyle, font.family) {
    case (let style?, .system(let chosen)):
      design = chosen
      result = .preferredFont(forTextStyle: TextStyle(style), compatibleWith: traits)
    case (nil, .system(let chosen)):
      design = chosen
      result = .systemFont(ofSize: font.size, weight: Weight(font.weight))
    case (let style, .named(let name)):
      result =
        UIFont(name: name, size: font.size)
        ?? .systemFont(ofSize: font.size, weight: Weight(font.weight))
      if let style {
        result = UIFontMetrics(forTextStyle: TextStyle(style))
          .scaledFont(for: result, compatibleWith: traits)
      }
    }
    var descriptor = result.fontDescriptor
    descriptor = descriptor.withDesign(UIFontDescriptor.SystemDesign(design)) ?? descriptor
    if font.isItalic {
      let traits = descriptor.symbolicTraits.union(.traitItalic)
      descriptor = descriptor.withSymbolicTraits(traits) ?? descriptor
    }
    return UIFont(descriptor: descriptor, size: result.pointSize)
  }
}

extension UIFont.TextStyle {
  /// The corresponding UIKit text style.
  init(_ style: FontDescriptor.TextStyle) {
    switch style {
    case .largeTitle: self = .largeTitle
    case .title1: self = .title1
    case .title2: self = .title2
    case .title3: self = .title3
    case .headline: self = .headline
    case .body: self = .body
    case .callout: self = .callout
    case .subheadline: self = .subheadline
    case .footnote: self = .footnote
    case .caption1: self = .caption1
    case .caption2: self = .caption2
    }
  }
}

extension UIFont.Weight {
  /// The nearest named UIKit weight.
  init(_ weight: FontDescriptor.Weight) {
    switch weight.rawValue {
    case ..<150: self = .ultraLight
    case ..<250: self = .thin
    case ..<350: self = .light
    case ..<450: self = .regular
    case ..<550: self = .medium
    case ..<650: self = .semibold
    case ..<750: self = .bold
    case ..<850: self = .heavy
    default: self = .black
    }
  }
}

extension UIFontDescriptor.SystemDesign {
  /// The corresponding UIKit design.
  init(_ design: FontDescriptor.Design) {
    switch design {
    case .default: self = .default
    case .serif: self = .serif
    case .monospaced: self = .monospaced
    case .rounded: self = .rounded
    }
  }
}
#endif
