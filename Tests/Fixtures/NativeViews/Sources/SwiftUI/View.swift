// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// SwiftUI documents it.

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

extension View where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View, Drawable {
  let draw: @MainActor (Renderer) -> Void

  @MainActor func draw(_ renderer: Renderer) { draw(renderer) }
}

public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

extension ModifiedContent: Drawable where Content: View, Modifier: ViewModifier {
  @MainActor func draw(_ renderer: Renderer) {
    renderer.evaluate(modifier) {
      modifier.body(content: .init { $0.draw(content) })
    }
  }
}

extension View {
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

@resultBuilder
public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  @MainActor
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var parts: [@MainActor (Renderer) -> Void] = []
    for view in repeat each content { parts.append { renderer in renderer.draw(view) } }
    return TupleView(parts: parts)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { .first(first) }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { .second(second) }
}

public nonisolated struct EmptyView: View, Drawable {
  public init() {}
  @MainActor func draw(_ renderer: Renderer) {}
}

public nonisolated struct TupleView<Content>: View, Drawable, Dividable {
  let parts: [@MainActor (Renderer) -> Void]
  @MainActor func draw(_ renderer: Renderer) { for part in parts { part(renderer) } }
}

public nonisolated enum _ConditionalContent<First: View, Second: View>: View, Drawable {
  case first(First)
  case second(Second)

  @MainActor func draw(_ renderer: Renderer) {
    switch self {
    case .first(let content): renderer.draw(content)
    case .second(let content): renderer.draw(content)
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: Drawable where Wrapped: View {
  @MainActor func draw(_ renderer: Renderer) {
    if let content = self { renderer.draw(content) }
  }
}
