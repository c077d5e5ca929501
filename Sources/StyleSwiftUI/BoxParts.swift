#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
internal import Foundation
internal import ProtocolStyle
internal import SwiftUI

// MARK: - BoxShape

/// The outline of a box: a rectangle with the corners of a view model.
struct BoxShape: InsettableShape {
  let radius: Double
  let shape: CornerShapeValue?

  /// The radius of concentric corners.
  let containerRadius: CGFloat

  private(set) var insetAmount: CGFloat = 0

  init(radius: Double, shape: CornerShapeValue?, containerRadius: CGFloat) {
    (self.radius, self.shape, self.containerRadius) = (radius, shape, containerRadius)
  }

  nonisolated func inset(by amount: CGFloat) -> BoxShape {
    var result = self
    result.insetAmount += amount
    return result
  }

  nonisolated func path(in rect: CGRect) -> Path {
    guard let shape else { return rounded(radius).path(in: rect) }
    let style: RoundedCornerStyle = shape.isContinuous ? .continuous : .circular
    switch shape.form {
    case .uniform: return rounded(radius, style).path(in: rect)
    case .concentric: return rounded(containerRadius, style).path(in: rect)
    case .capsule: return Capsule(style: style).inset(by: insetAmount).path(in: rect)
    case .radii:
      return UnevenRoundedRectangle(
        topLeadingRadius: shape.radii.topLeading, bottomLeadingRadius: shape.radii.bottomLeading,
        bottomTrailingRadius: shape.radii.bottomTrailing,
        topTrailingRadius: shape.radii.topTrailing, style: style
      ).inset(by: insetAmount).path(in: rect)
    }
  }

  private nonisolated func rounded(
    _ radius: CGFloat, _ style: RoundedCornerStyle = .continuous
  ) -> some Shape {
    RoundedRectangle(cornerRadius: radius, style: style).inset(by: insetAmount)
  }
}

// MARK: - Shadows and outlines

/// Shadows that are all outside or all inside a box, the bottommost first.
struct BoxShadows: View {
  let shadows: [Shadow]
  let shape: BoxShape

  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    ForEach(shadows.indices, id: \.self) { index in
      let shadow = shadows[index]
      let hole = BoxHole(
        shape: shadow.isInner ? shape.inset(by: shadow.spread) : shape,
        offset: shadow.isInner ? mirrored(shadow.offset) : .zero)
      if shadow.isInner {
        hole.fill(style: FillStyle(eoFill: true))
          .foregroundStyle(SwiftUI.Color(shadow.color))
          .blur(radius: shadow.blur / 2)
          .clipShape(shape)
      } else {
        shape.inset(by: -shadow.spread).fill(style: FillStyle())
          .foregroundStyle(SwiftUI.Color(shadow.color))
          .blur(radius: shadow.blur / 2)
          .offset(x: shadow.offset.x, y: shadow.offset.y)
          .mask { hole.fill(style: FillStyle(eoFill: true)) }
      }
    }
  }
}

extension BoxShadows {
  /// An offset in a path, which SwiftUI mirrors in languages from right to left.
  private func mirrored(_ offset: Offset) -> Offset {
    layoutDirection == .rightToLeft ? Offset(x: -offset.x, y: offset.y) : offset
  }
}

/// A large area around a box, which the box is cut out of by the even-odd rule.
struct BoxHole: Shape {
  let shape: BoxShape
  let offset: Offset

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path(rect.insetBy(dx: -10_000, dy: -10_000))
    path.addPath(shape.path(in: rect).offsetBy(dx: offset.x, dy: offset.y))
    return path
  }
}

/// A line outside a box.
struct BoxOutline: View {
  let outline: OutlineValue
  let shape: BoxShape

  var body: some View {
    shape.inset(by: -(outline.offset + outline.width / 2))
      .stroke(SwiftUI.Color(outline.color), style: StrokeStyle.style(of: outline.line))
  }
}

/// Lines at the edges of a box, clockwise from the top.
struct BoxBorders: View {
  let lines: [BordersValue.Line?]

  var body: some View {
    ForEach(lines.indices, id: \.self) { index in
      if let line = lines[index] {
        EdgeLine(edge: index, width: line.width)
          .stroke(SwiftUI.Color(line.color), style: StrokeStyle.style(of: line))
      }
    }
  }
}

/// A line inside an edge of a box: 0 for the top one, then clockwise.
private struct EdgeLine: Shape {
  let edge: Int
  let width: Double

  // View models have the left and the right edge, so SwiftUI mustn't mirror them.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  nonisolated func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: width / 2, dy: width / 2)
    let (start, end) =
      switch edge {
      case 0: (CGPoint(x: rect.minX, y: inner.minY), CGPoint(x: rect.maxX, y: inner.minY))
      case 1: (CGPoint(x: inner.maxX, y: rect.minY), CGPoint(x: inner.maxX, y: rect.maxY))
      case 2: (CGPoint(x: rect.maxX, y: inner.maxY), CGPoint(x: rect.minX, y: inner.maxY))
      default: (CGPoint(x: inner.minX, y: rect.maxY), CGPoint(x: inner.minX, y: rect.minY))
      }
    var path = Path()
    path.move(to: start)
    path.addLine(to: end)
    return path
  }
}

extension StrokeStyle {
  /// The style of a line.
  static func style(of line: BordersValue.Line) -> StrokeStyle {
    StrokeStyle(
      lineWidth: line.width, lineCap: line.style == .dotted ? .round : .butt,
      dash: line.style.dashes(width: line.width).map { CGFloat($0) })
  }
}

/// Cuts a box to the opacity of a gradient.
struct MaskModifier: ViewModifier {
  let gradient: ProtocolStyle.Gradient?

  func body(content: Content) -> some View {
    if let gradient {
      content.mask { Rectangle().fill(AnyShapeStyle(gradient)) }
    } else {
      content
    }
  }
}

extension CornerShapeValue.Radii {
  var largest: Double { max(topLeading, topTrailing, bottomLeading, bottomTrailing) }
}

/// The key of the radius of concentric corners in SwiftUI's environment.
private struct ContainerRadiusKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}

extension EnvironmentValues {
  /// The radius of the nearest box with one, less its padding.
  var styleContainerRadius: CGFloat {
    get { self[ContainerRadiusKey.self] }
    set { self[ContainerRadiusKey.self] = newValue }
  }
}

// MARK: - TransformModifier

/// The scale, the rotation and the offset of a box, in this order.
struct TransformModifier: ViewModifier {
  let model: ViewModel

  func body(content: Content) -> some View {
    let transform = model.transform ?? .identity
    content
      .scaleEffect(x: transform.scaleX, y: transform.scaleY)
      .rotationEffect(.degrees(transform.rotation))
      .offset(x: transform.offset.x, y: transform.offset.y)
  }
}

// MARK: - Materials

extension BackgroundMaterialValue {
  /// The style of the background; clear for glass where SwiftUI has it as an effect.
  var shapeStyle: AnyShapeStyle {
    let isEffect = style == .glass && GlassModifier.isAvailable
    guard !isEffect, let material = Material.material(of: style) else {
      return AnyShapeStyle(SwiftUI.Color.clear)
    }
    return AnyShapeStyle(material)
  }
}

extension Material {
  /// The material of a style; nil for none.
  static func material(of style: BackgroundMaterialValue.Style) -> Material? {
    switch style {
    case .hidden: nil
    case .ultraThin: .ultraThin
    case .thin: .thin
    case .regular: .regular
    case .thick: .thick
    case .ultraThick: .ultraThick
    case .glass: .ultraThin
    }
  }
}

/// Draws glass behind a view, where SwiftUI has it as an effect; elsewhere it's a thin material.
struct GlassModifier: ViewModifier {
  let material: BackgroundMaterialValue?
  let shape: BoxShape

  nonisolated static var isAvailable: Bool {
    #if os(visionOS)
    return false
    #else
    if #available(iOS 26, macOS 26, *) { return true }
    return false
    #endif
  }

  func body(content: Content) -> some View {
    #if os(visionOS)
    content
    #else
    if #available(iOS 26, macOS 26, *), material?.style == .glass {
      let tint = material?.tint.map { SwiftUI.Color($0) }
      content.glassEffect(Glass.regular.tint(tint), in: shape)
    } else {
      content
    }
    #endif
  }
}
#endif
