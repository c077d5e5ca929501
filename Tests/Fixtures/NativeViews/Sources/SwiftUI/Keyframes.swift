// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// SwiftUI documents it.

public import Foundation

@available(iOS 17, *)
public protocol Keyframes<Value> {
  associatedtype Value

  /// The values after the first one, with the time that each takes.
  var standInFrames: [(value: Value, duration: TimeInterval)] { get }
}

@available(iOS 17, *)
public struct LinearKeyframe<Value: Animatable>: Keyframes {
  public let standInFrames: [(value: Value, duration: TimeInterval)]

  public init(_ to: Value, duration: TimeInterval) {
    standInFrames = [(to, duration)]
  }
}

@available(iOS 13, *)
public protocol Animatable {}
extension Double: Animatable {}

@available(iOS 17, *)
@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildBlock(_ frames: some Keyframes<Value>) -> some Keyframes<Value> { frames }
}

@available(iOS 17, *)
public struct PlaceholderContentView<Content: View>: View, Drawable {
  let content: Content

  @MainActor func draw(_ renderer: Renderer) { renderer.draw(content) }
}

/// A view that is drawn with the value of key frames at the renderer's time; only numbers move.
nonisolated struct Animated<Content: View, Value, Result: View>: View, Drawable {
  let content: Content
  let initial: Value
  let name: String

  /// Whether the animation runs: by its own flag, or because its trigger isn't what it was.
  let isRunning: (Renderer) -> Bool
  let repeats: Bool
  let result: @Sendable (PlaceholderContentView<Content>, Value) -> Result
  let frames: [(value: Value, duration: TimeInterval)]

  @MainActor func draw(_ renderer: Renderer) {
    var value = initial
    if isRunning(renderer), let end = frames.last, let start = initial as? Double,
      let last = end.value as? Double
    {
      let time = renderer.animationTime / end.duration
      let fraction = repeats ? time - time.rounded(.down) : min(time, 1)
      value = (start + (last - start) * fraction) as? Value ?? initial
    }
    let view = result(PlaceholderContentView(content: content), value)
    renderer.nested(name) { renderer.draw(view) }
  }
}

nonisolated struct Working<Content: View, ID: Equatable>: View, Drawable {
  let content: Content
  let id: ID
  let action: @Sendable () async -> Void

  @MainActor func draw(_ renderer: Renderer) {
    renderer.begin(id, renderer.key("task"), action)
    renderer.draw(content)
  }
}

extension View {
  @available(iOS 17, *)
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let frames = keyframes(initialValue).standInFrames
    return Animated(
      content: self, initial: initialValue,
      name: "keyframeAnimator(repeating \(repeating), \(frames[0]))",
      isRunning: { _ in repeating }, repeats: true, result: content, frames: frames)
  }

  @available(iOS 17, *)
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let frames = keyframes(initialValue).standInFrames
    return Animated(
      content: self, initial: initialValue, name: "keyframeAnimator(once, \(frames[0]))",
      isRunning: { _ in trigger as? Bool == true }, repeats: false, result: content,
      frames: frames)
  }

  @available(iOS 15, *)
  public nonisolated func task<ID: Equatable>(
    id value: ID,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    Working(content: self, id: value) { await action() }
  }
}
