#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
internal import ProtocolStyle
internal import SwiftUI

/// The look of a view's text.
struct TextModifier: ViewModifier {
  let model: ViewModel

  @Environment(\.layoutDirection) private var layoutDirection

  func body(content: Content) -> some View {
    let state = model.controlState ?? .normal
    let shadow = model.titleShadowColorForState?[state] ?? model.textShadowColor
    content
      .font(model.font.map { SwiftUI.Font($0) })
      .foregroundStyle(foreground)
      .kerning(model.letterSpacing ?? 0)
      .lineSpacing(lineSpacing)
      .lineLimit(model.maximumNumberOfLines.flatMap { $0 > 0 ? $0 : nil })
      .truncationMode(truncationMode)
      .multilineTextAlignment(alignment)
      .minimumScaleFactor(model.adjustsFontSizeToFitWidth == true ? 0.5 : 1)
      .textCase(textCase)
      .shadow(
        color: shadow.map { SwiftUI.Color($0) } ?? .clear, radius: 0,
        x: model.textShadowOffset?.x ?? 0, y: model.textShadowOffset?.y ?? 0)
  }

  /// The color of the text, or the one that's inherited.
  private var foreground: AnyShapeStyle {
    let color = model.titleColorForState?[model.controlState ?? .normal] ?? model.textColor
    return color.map { AnyShapeStyle(SwiftUI.Color($0)) } ?? AnyShapeStyle(.foreground)
  }

  /// The space between lines: a line of the system's font is about 1.2 times as high as its size.
  private var lineSpacing: CGFloat {
    guard let height = model.lineHeight else { return 0 }
    return max(0, height - (model.font?.size ?? 17) * 1.2)
  }

  private var truncationMode: Text.TruncationMode {
    switch model.lineBreakMode {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    default: .tail
    }
  }

  /// SwiftUI aligns by the direction of the layout, and can't justify.
  private var alignment: SwiftUI.TextAlignment {
    switch model.textAlignment {
    case .center: .center
    case .left: layoutDirection == .rightToLeft ? .trailing : .leading
    case .right: layoutDirection == .rightToLeft ? .leading : .trailing
    case .justified, .natural, nil: .leading
    }
  }

  private var textCase: Text.Case? {
    switch model.textTransform {
    case .uppercase: .uppercase
    case .lowercase: .lowercase
    case .capitalized, .unchanged, nil: nil
    }
  }
}
#endif
