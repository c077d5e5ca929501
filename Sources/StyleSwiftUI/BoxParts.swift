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
