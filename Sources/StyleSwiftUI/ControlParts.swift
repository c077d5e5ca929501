#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
internal import Foundation
internal import ProtocolStyle
internal import SwiftUI

#if !os(macOS)
internal import UIKit
#endif

// MARK: - ButtonPartsModifier

/// The place of a button's icon beside its title, and the activity in place of the icon.
struct ButtonPartsModifier: ViewModifier {
  let model: ViewModel

  func body(content: Content) -> some View {
    let isActive = model.showsActivity == true
    if isActive || model.imagePlacement != nil || model.imagePadding != nil {
      let parts = ButtonParts(placement: model.imagePlacement ?? .leading, spacing: spacing)
      if isActive {
        parts.layout {
          if !parts.isIconLast { ProgressView() }
          content.labelStyle(.titleOnly)
          if parts.isIconLast { ProgressView() }
        }
      } else {
        content.labelStyle(ButtonLabelStyle(parts: parts))
      }
    } else {
      content
    }
  }

  private var spacing: CGFloat { max(model.imagePadding ?? 8, 0) }
}

/// The arrangement of a button's icon and title.
struct ButtonParts: Equatable {
  let placement: ImagePlacementValue
  let spacing: CGFloat

  var isIconLast: Bool { placement == .trailing || placement == .bottom }

  @MainActor
  var layout: AnyLayout {
    switch placement {
    case .leading, .trailing: AnyLayout(HStackLayout(alignment: .center, spacing: spacing))
    case .top, .bottom: AnyLayout(VStackLayout(alignment: .center, spacing: spacing))
    }
  }
}

/// Arranges the icon and the title of a label.
private struct ButtonLabelStyle: LabelStyle {
  let parts: ButtonParts

  func makeBody(configuration: Configuration) -> some View {
    parts.layout {
      if !parts.isIconLast { configuration.icon }
      configuration.title
      if parts.isIconLast { configuration.icon }
    }
  }
}

// MARK: - Symbols

/// The scale and the colors of symbols.
struct SymbolModifier: ViewModifier {
  let model: ViewModel

  @Environment(\.imageScale) private var outerScale
  @Environment(\.symbolRenderingMode) private var outerMode

  func body(content: Content) -> some View {
    content
      .imageScale(model.symbolScale.map { SwiftUI.Image.Scale($0) } ?? outerScale)
      .modifier(PaletteModifier(colors: palette))
      .symbolRenderingMode(model.symbolRendering.map { .mode(of: $0) } ?? outerMode)
  }

  private var palette: [SwiftUI.Color] {
    guard case .palette(let colors) = model.symbolRendering else { return [] }
    return colors.map { SwiftUI.Color($0) }
  }
}

/// The weight and the gradient of an image that is a symbol.
struct SymbolImageModifier: ViewModifier {
  let model: ViewModel

  func body(content: Content) -> some View {
    content.fontWeight(model.symbolWeight.map { SwiftUI.Font.Weight($0) })
      .foregroundStyle(foreground)
  }

  private var foreground: AnyShapeStyle {
    model.tintGradient.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.foreground)
  }
}

/// The colors of the layers of symbols: three at most, as SwiftUI has them.
private struct PaletteModifier: ViewModifier {
  let colors: [SwiftUI.Color]

  func body(content: Content) -> some View {
    if let first = colors.first, let last = colors.prefix(3).last {
      content.foregroundStyle(first, colors.count > 1 ? colors[1] : first, last)
    } else {
      content
    }
  }
}

extension SymbolRenderingMode {
  fileprivate static func mode(of value: SymbolRenderingValue) -> SymbolRenderingMode {
    switch value {
    case .monochrome: .monochrome
    case .hierarchical: .hierarchical
    case .palette: .palette
    case .multicolor: .multicolor
    }
  }
}

extension SwiftUI.Image.Scale {
  fileprivate init(_ scale: SymbolScaleValue) {
    switch scale {
    case .small: self = .small
    case .medium: self = .medium
    case .large: self = .large
    }
  }
}

// MARK: - Lists

/// The style of a list; without one, that of the environment.
struct ListModifier: ViewModifier {
  let model: ViewModel

  func body(content: Content) -> some View {
    switch model.listVariant {
    case nil: content
    case .plain: content.listStyle(.plain)
    #if os(macOS)
    case .grouped, .insetGrouped: content.listStyle(.inset)
    #else
    case .grouped: content.listStyle(.grouped)
    case .insetGrouped: content.listStyle(.insetGrouped)
    #endif
    }
  }
}

// MARK: - Input

/// The keyboard and the autofill of a field.
struct InputModifier: ViewModifier {
  let kind: InputKind?

  func body(content: Content) -> some View {
    #if os(macOS)
    content
    #else
    if let kind, kind != .text {
      content.keyboardType(UIKeyboardType(kind)).textContentType(kind.contentType)
        .textInputAutocapitalization(.never).autocorrectionDisabled(true)
    } else {
      content
    }
    #endif
  }
}

#if !os(macOS)
extension UIKeyboardType {
  fileprivate init(_ kind: InputKind) {
    switch kind {
    case .text, .password: self = .default
    case .email: self = .emailAddress
    case .number: self = .decimalPad
    case .telephone: self = .phonePad
    case .url: self = .URL
    case .oneTimeCode: self = .numberPad
    }
  }
}

extension InputKind {
  /// The content that the system fills in; nil for any text.
  fileprivate var contentType: UITextContentType? {
    switch self {
    case .text, .number: nil
    case .email: .emailAddress
    case .telephone: .telephoneNumber
    case .url: .URL
    case .password: .password
    case .oneTimeCode: .oneTimeCode
    }
  }
}
#endif

// MARK: - Values

extension SwiftUI.ControlSize {
  init(_ size: ControlSizeValue) {
    switch size {
    case .mini: self = .mini
    case .small: self = .small
    case .regular: self = .regular
    case .large: self = .large
    case .extraLarge: self = .extraLarge
    }
  }
}

extension SwiftUI.AccessibilityTraits {
  init(_ traits: ProtocolStyle.AccessibilityTraits) {
    let pairs: [(ProtocolStyle.AccessibilityTraits, SwiftUI.AccessibilityTraits)] = [
      (.button, .isButton), (.link, .isLink), (.header, .isHeader), (.image, .isImage),
      (.searchField, .isSearchField), (.staticText, .isStaticText), (.selected, .isSelected),
      (.updatesFrequently, .updatesFrequently), (.summary, .isSummaryElement),
      (.tabBar, .isTabBar), (.modal, .isModal),
    ]
    self.init()
    for (trait, native) in pairs where traits.contains(trait) { _ = insert(native) }
  }
}

extension SwiftUI.Text.LineStyle.Pattern {
  /// SwiftUI has no double line.
  init(_ pattern: TextLineStyle.Pattern) {
    switch pattern {
    case .hidden, .solid, .double: self = .solid
    case .dotted: self = .dot
    case .dashed: self = .dash
    }
  }
}
#endif
