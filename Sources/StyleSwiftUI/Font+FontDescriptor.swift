#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
public import ProtocolStyle
public import SwiftUI

extension SwiftUI.Font {
  /// Makes a font of SwiftUI.
  ///
  /// A text style follows SwiftUI's dynamic type size; another font has the size that it has. A
  /// family that isn't installed becomes the system's font.
  ///
  /// - Parameter font: The font, with the design, the weight and the slant.
  public init(_ font: FontDescriptor) {
    var result: SwiftUI.Font =
      switch (font.textStyle, font.family) {
      case (let style?, .system(let design)):
        .system(TextStyle(style), design: Design(design), weight: Weight(font.weight))
      case (nil, .system(let design)):
        .system(size: font.size, weight: Weight(font.weight), design: Design(design))
      case (let style?, .named(let name)):
        .custom(name, size: style.size, relativeTo: TextStyle(style))
          .weight(Weight(font.weight))
      case (nil, .named(let name)):
        .custom(name, fixedSize: font.size).weight(Weight(font.weight))
      }
    if font.isItalic { result = result.italic() }
    self = result
  }
}

extension SwiftUI.Font.TextStyle {
  init(_ style: FontDescriptor.TextStyle) {
    switch style {
    case .largeTitle: self = .largeTitle
    case .title1: self = .title
    case .title2: self = .title2
    case .title3: self = .title3
    case .headline: self = .headline
    case .body: self = .body
    case .callout: self = .callout
    case .subheadline: self = .subheadline
    case .footnote: self = .footnote
    case .caption1: self = .caption
    case .caption2: self = .caption2
    }
  }
}

extension SwiftUI.Font.Weight {
  /// The nearest named weight of SwiftUI.
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

extension SwiftUI.Font.Design {
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
