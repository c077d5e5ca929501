// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// SwiftUI documents it.

internal import Synchronization
public import UIKit

@available(iOS 15, *)
public struct TextInputAutocapitalization: Sendable {
  let name: String
  public static var never: TextInputAutocapitalization { .init(name: "never") }
}

/// A view with one thing set, which is written as a line.
nonisolated struct Recorded<Content: View>: View, Drawable {
  let content: Content
  let line: String?
  let change: (inout EnvironmentValues) -> Void

  nonisolated init(
    content: Content, line: String?, change: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.content = content
    self.line = line
    self.change = change
  }

  @MainActor func draw(_ renderer: Renderer) {
    renderer.with(change) {
      if let line {
        renderer.nested(line) { renderer.draw(content) }
      } else {
        renderer.draw(content)
      }
    }
  }
}

/// A view with others drawn in front of it, behind it or as its mask.
nonisolated struct Overlaid<Content: View, Overlay: View>: View, Drawable {
  let content: Content
  let overlay: Overlay
  var name = "overlay"

  @MainActor func draw(_ renderer: Renderer) {
    renderer.draw(content)
    renderer.nested(name) { renderer.draw(overlay) }
  }
}

nonisolated struct Observing<Content: View, Value: Equatable>: View, Drawable {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  @MainActor func draw(_ renderer: Renderer) {
    let key = renderer.key("onChange")
    let former: Value? = renderer.value(key, or: nil)
    let (value, action) = (value, action)
    if former == nil ? isInitial : former != value {
      renderer.whenDone { action(former ?? value, value) }
    }
    renderer.remember(value, key)
    renderer.draw(content)
  }
}

/// How a view appears and disappears.
public struct AnyTransition {
  let name: String
  let active: (any ViewModifier)?

  public static var opacity: AnyTransition { AnyTransition(name: "opacity", active: nil) }

  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(name: "modifier", active: active)
  }

  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(name: "\(name) \(animation?.description ?? "none")", active: active)
  }
}

/// A view with a transition, in whose moment without the view it can be drawn.
nonisolated struct Transitioning<Content: View>: View, Drawable {
  let content: Content
  let transition: AnyTransition

  @MainActor func draw(_ renderer: Renderer) {
    func draw(_ modifier: some ViewModifier) { renderer.draw(content.modifier(modifier)) }
    guard let active = transition.active else { return renderer.draw(content) }
    guard renderer.showsTransitions else { return renderer.draw(content) }
    renderer.nested("transition(\(transition.name))") { draw(active) }
  }
}

/// The geometry of a view, whose width the environment of the renderer has.
public struct GeometryProxy: Sendable {
  public let size: CGSize
  var visible: CGRect?

  @available(iOS 17, *)
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? { visible }
}

@available(iOS 17, *)
public struct NamedCoordinateSpace: Sendable {
  public static let scrollView = NamedCoordinateSpace()
}

@available(iOS 17, *)
public protocol VisualEffect: Sendable {}

/// The effects of a view, in the order in which they were added.
public struct EmptyVisualEffect: VisualEffect {
  var lines: [String] = []

  public init() {}
}

@available(iOS 17, *)
extension VisualEffect {
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    var effect = self as? EmptyVisualEffect ?? EmptyVisualEffect()
    effect.lines.append("offset(\(x), \(y))")
    return effect
  }
}

/// A view with an effect that depends on its geometry.
nonisolated struct Affected<Content: View, Effect: VisualEffect>: View, Drawable {
  let content: Content
  let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

  @MainActor func draw(_ renderer: Renderer) {
    let size = CGSize(width: renderer.width, height: 20)
    let shown = effect(EmptyVisualEffect(), GeometryProxy(size: size, visible: renderer.visible))
    renderer.nested("visualEffect(\((shown as? EmptyVisualEffect)?.lines.joined() ?? ""))") {
      renderer.draw(content)
    }
  }
}

nonisolated struct Measuring<Content: View, Value: Equatable>: View, Drawable {
  let content: Content
  let read: (GeometryProxy) -> Value
  let action: (Value) -> Void

  @MainActor func draw(_ renderer: Renderer) {
    let key = renderer.key("onGeometryChange")
    let former: Value? = renderer.value(key, or: nil)
    let value = read(GeometryProxy(size: CGSize(width: renderer.width, height: 0)))
    let action = action
    if former != value { renderer.whenDone { action(value) } }
    renderer.remember(value, key)
    renderer.draw(content)
  }
}

extension View {
  private nonisolated func recorded(_ line: String) -> some View {
    Recorded(content: self, line: line)
  }

  public nonisolated func font(_ font: Font?) -> some View { recorded("font(\(text(font)))") }
  @available(iOS 15, *)
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    recorded("foregroundStyle(\(style))")
  }
  @available(iOS 16, *)
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    recorded("kerning(\(kerning))")
  }
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    recorded("lineSpacing(\(lineSpacing))")
  }
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    recorded("lineLimit(\(text(number)))")
  }
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    recorded("truncationMode(\(mode))")
  }
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    recorded("multilineTextAlignment(\(alignment))")
  }
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    recorded("minimumScaleFactor(\(factor))")
  }
  @available(iOS 14, *)
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    recorded("textCase(\(text(textCase)))")
  }
  public nonisolated func shadow(
    color: Color = Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 0.33), radius: CGFloat,
    x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    // A clear shadow looks like none.
    recorded("shadow(\(color)" + (color == .clear ? ")" : ", \(radius), \(x), \(y))"))
  }
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    recorded("padding(\(insets))")
  }
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    recorded("frame(\(text(width)), \(text(height)), \(alignment))")
  }
  @available(iOS 15, *)
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T
  ) -> some View {
    recorded("background(\(style), in: \(shape))")
  }
  @available(iOS 15, *)
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    Overlaid(content: self, overlay: content(), name: "background")
  }
  @available(iOS 15, *)
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    Overlaid(content: self, overlay: mask(), name: "mask")
  }
  public nonisolated func clipShape<S: Shape>(_ shape: S) -> some View {
    recorded("clipShape(\(shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 100))))")
  }
  @available(iOS 15, *)
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    Overlaid(content: self, overlay: content())
  }
  @available(iOS 17, *)
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    Affected(content: self, effect: effect)
  }
  public nonisolated func zIndex(_ value: Double) -> some View {
    Recorded(content: self, line: value == 0 ? nil : "zIndex(\(value))")
  }
  public nonisolated func opacity(_ opacity: Double) -> some View {
    recorded("opacity(\(opacity))")
  }
  @available(iOS 15, *)
  public nonisolated func tint(_ tint: Color?) -> some View { recorded("tint(\(text(tint)))") }
  @available(iOS 16, *)
  public nonisolated func tint(_ tint: (some ShapeStyle)?) -> some View {
    recorded("tint(\(text(tint)))")
  }
  @available(iOS 14, *)
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    recorded("accessibilityLabel(\(label.content))")
  }
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    recorded("aspectRatio(\(aspectRatio.map { "\($0), " } ?? "")\(contentMode))")
  }
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let width = "\(text(minWidth))…\(text(maxWidth))"
    return recorded("frame(\(width), \(text(minHeight))…\(text(maxHeight)))")
  }
  public nonisolated func transition(_ transition: AnyTransition) -> some View {
    Transitioning(content: self, transition: transition)
  }
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1) -> some View {
    recorded("scaleEffect(\(x), \(y))")
  }
  public nonisolated func rotationEffect(_ angle: Angle) -> some View {
    recorded("rotationEffect(\(angle.degrees))")
  }
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    recorded("offset(\(x), \(y))")
  }
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    recorded("blur(\(radius))")
  }
  @available(iOS 26, *)
  public nonisolated func glassEffect(_ glass: Glass, in shape: some Shape) -> some View {
    recorded("glassEffect(\(glass.description), in: \(shape))")
  }
  @available(iOS 16, *)
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    recorded("underline(\(isActive ? "\(pattern.name) \(text(color))" : "none"))")
  }
  @available(iOS 16, *)
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    recorded("strikethrough(\(isActive ? "\(pattern.name) \(text(color))" : "none"))")
  }
  @available(iOS 15, *)
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    recorded("dynamicTypeSize(\(range))")
  }
  @available(iOS 16, *)
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    recorded("fontWeight(\(text(weight?.value)))")
  }
  @available(iOS 15, *)
  public nonisolated func foregroundStyle<A: ShapeStyle, B: ShapeStyle, C: ShapeStyle>(
    _ primary: A, _ secondary: B, _ tertiary: C
  ) -> some View {
    recorded("foregroundStyle(\(primary), \(secondary), \(tertiary))")
  }
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    Recorded(content: self, line: "imageScale(\(scale))") { $0.imageScale = scale }
  }
  @available(iOS 15, *)
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    Recorded(content: self, line: "symbolRenderingMode(\(text(mode?.name)))") {
      $0.symbolRenderingMode = mode
    }
  }
  @available(iOS 15, *)
  public nonisolated func controlSize(_ size: ControlSize) -> some View {
    Recorded(content: self, line: "controlSize(\(size))") { $0.controlSize = size }
  }
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    recorded("alignmentGuide(\(guide), \(computeValue(ViewDimensions())))")
  }
  @available(iOS 18, *)
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    recorded("accessibilityLabel(\(isEnabled ? label.content : ""))")
  }
  @available(iOS 18, *)
  public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    recorded("accessibilityHint(\(isEnabled ? hint.content : ""))")
  }
  @available(iOS 18, *)
  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> some View {
    recorded("accessibilityIdentifier(\(isEnabled ? identifier : ""))")
  }
  @available(iOS 14, *)
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    recorded("accessibilityAddTraits(\(traits.description))")
  }
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    recorded("keyboardType(\(type))")
  }
  public nonisolated func textContentType(_ type: UITextContentType?) -> some View {
    recorded("textContentType(\(text(type?.rawValue)))")
  }
  @available(iOS 15, *)
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    recorded("textInputAutocapitalization(\(text(autocapitalization?.name)))")
  }
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    recorded("autocorrectionDisabled(\(disable))")
  }
  @available(iOS 16, *)
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    recorded("gridCellColumns(\(count))")
  }
  @available(iOS 16, *)
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    recorded("scrollContentBackground(\(visibility))")
  }
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    recorded("listRowBackground(\(text(view)))")
  }
  @available(iOS 15, *)
  public nonisolated func listRowSeparator(_ visibility: Visibility) -> some View {
    recorded("listRowSeparator(\(visibility))")
  }
  @available(iOS 15, *)
  public nonisolated func listRowSeparatorTint(_ color: Color?) -> some View {
    recorded("listRowSeparatorTint(\(text(color)))")
  }
  @available(iOS 16, *)
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    recorded("toolbarBackground(\(style), for: \(bars))")
  }
  @available(iOS 18, *)
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    recorded("toolbarBackgroundVisibility(\(visibility), for: \(bars))")
  }
  @available(iOS 16, *)
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    recorded("toolbarColorScheme(\(text(colorScheme)), for: \(bars))")
  }
  @available(iOS 15, *)
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    Focusable(content: self, condition: condition)
  }
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    Hovering(content: self, action: action)
  }
  @available(iOS 16, *)
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    Measuring(content: self, read: transform, action: action)
  }
  @available(iOS 17, *)
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    Observing(content: self, value: value, isInitial: initial, action: action)
  }
}

private func text(_ value: (some Any)?) -> String { value.map { "\($0)" } ?? "nil" }

nonisolated struct Focusable<Content: View>: View, Drawable {
  let content: Content
  let condition: FocusState<Bool>.Binding

  @MainActor func draw(_ renderer: Renderer) {
    let condition = condition
    let interaction = Renderer.Interaction(focus: { condition.wrappedValue = $0 })
    renderer.note(interaction, of: "focus")
    renderer.draw(content)
  }
}

nonisolated struct Hovering<Content: View>: View, Drawable {
  let content: Content
  let action: (Bool) -> Void

  @MainActor func draw(_ renderer: Renderer) {
    let action = action
    renderer.note(Renderer.Interaction(hover: { action($0) }), of: "hover")
    renderer.draw(content)
  }
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  Animation.runs.withLock { $0 += 1 }
  Animation.animations.withLock { $0.append(animation) }
  return try body()
}
