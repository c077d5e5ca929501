#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
internal import ProtocolStyle
internal import SwiftUI

/// The box around a view: padding, size, background, border, shadow and opacity, in this order.
struct BoxModifier: ViewModifier {
  let model: ViewModel

  @Environment(\.layoutDirection) private var layoutDirection

  func body(content: Content) -> some View {
    content
      .padding(padding)
      .frame(
        width: model.width.map { CGFloat($0) }, height: model.height.map { CGFloat($0) },
        alignment: alignment
      )
      .background(background, in: shape)
      .clipShape(ClippingShape(shape: model.masksToBounds == true ? shape : nil))
      .overlay {
        if let width = model.borderWidth, width > 0 {
          shape.strokeBorder(SwiftUI.Color(model.borderColor ?? .black), lineWidth: width)
        }
      }
      .shadow(
        color: shadow, radius: model.shadowRadius ?? 3, x: model.shadowOffset?.x ?? 0,
        y: model.shadowOffset?.y ?? -3
      )
      .opacity(model.alpha ?? 1)
      .tint((model.minimumTrackTintColor ?? model.tintColor).map { SwiftUI.Color($0) })
  }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: model.cornerRadius ?? 0)
  }

  private var padding: SwiftUI.EdgeInsets {
    guard let insets = model.contentEdgeInsets ?? model.padding else { return SwiftUI.EdgeInsets() }
    return SwiftUI.EdgeInsets(insets, layoutDirection)
  }

  private var background: AnyShapeStyle {
    if let gradient = model.backgroundGradient { return AnyShapeStyle(LinearGradient(gradient)) }
    return AnyShapeStyle(model.backgroundColor.map { SwiftUI.Color($0) } ?? .clear)
  }

  /// A layer has no shadow unless its opacity is set.
  private var shadow: SwiftUI.Color {
    guard let opacity = model.shadowOpacity, opacity > 0 else { return .clear }
    return SwiftUI.Color(model.shadowColor ?? .black).opacity(min(opacity, 1))
  }

  private var alignment: Alignment {
    Alignment(
      horizontal: horizontalAlignment(model.contentHorizontalAlignment),
      vertical: verticalAlignment(model.contentVerticalAlignment))
  }

  private func horizontalAlignment(
    _ value: ContentHorizontalAlignmentValue?
  ) -> HorizontalAlignment {
    let isRightToLeft = layoutDirection == .rightToLeft
    return switch value {
    case .left: isRightToLeft ? .trailing : .leading
    case .right: isRightToLeft ? .leading : .trailing
    case .leading: .leading
    case .trailing: .trailing
    case .center, .fill, nil: .center
    }
  }

  private func verticalAlignment(_ value: ContentVerticalAlignmentValue?) -> VerticalAlignment {
    switch value {
    case .top: .top
    case .bottom: .bottom
    case .center, .fill, nil: .center
    }
  }
}

/// A shape to clip a view by, or the plane, which clips nothing, so that the view's identity
/// doesn't depend on it.
struct ClippingShape: Shape {
  let shape: RoundedRectangle?

  nonisolated func path(in rect: CGRect) -> Path {
    shape?.path(in: rect) ?? Path(rect.insetBy(dx: -10_000, dy: -10_000))
  }
}

/// Fits or fills a resizable image; other views have no content mode.
struct ContentModeModifier: ViewModifier {
  let mode: ContentModeValue?

  func body(content: Content) -> some View {
    switch mode {
    case .scaleAspectFit: content.aspectRatio(nil, contentMode: .fit)
    case .scaleAspectFill: content.aspectRatio(nil, contentMode: .fill)
    default: content
    }
  }
}
#endif
