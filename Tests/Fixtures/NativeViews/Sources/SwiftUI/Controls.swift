// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// SwiftUI documents it.

public import Foundation

public nonisolated struct Text: View, Drawable {
  public enum TruncationMode: Sendable { case head, tail, middle }
  @available(iOS 14, *)
  public enum Case: Sendable { case uppercase, lowercase }

  @available(iOS 15, *)
  public struct LineStyle: Hashable, Sendable {
    @available(iOS 15, *)
    public struct Pattern: Hashable, Sendable {
      let name: String
      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
    }
  }

  let content: String

  public nonisolated init(verbatim content: String) {
    self.content = content
  }

  @available(iOS 15, *)
  public init(_ attributedContent: AttributedString) {
    let link = attributedContent.link.map { " -> \($0.absoluteString)" } ?? ""
    content = String(attributedContent.characters) + link
  }

  public static func + (left: Text, right: Text) -> Text {
    Text(verbatim: left.content + right.content)
  }

  private func with(_ attribute: String) -> Text { Text(verbatim: "[\(content) \(attribute)]") }

  public func font(_ font: Font?) -> Text { with("\(font.map { "\($0)" } ?? "nil")") }
  @available(iOS 17, *)
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with("\(style)") }
  @available(iOS 16, *)
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with("underline \(isActive ? pattern.name : "none")")
  }
  @available(iOS 16, *)
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with("strikethrough \(isActive ? pattern.name : "none")")
  }

  public nonisolated init<S: StringProtocol>(_ content: S) {
    self.content = String(content)
  }

  @MainActor func draw(_ renderer: Renderer) { renderer.write("Text(\(content))") }
}

public nonisolated struct Button<Label: View>: View, Drawable {
  let label: Label
  let action: @MainActor () -> Void

  public nonisolated init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) where Label == Text {
    label = Text(title)
    self.action = action
  }

  public nonisolated init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.action = action
  }

  @MainActor func draw(_ renderer: Renderer) {
    let (name, key) = (renderer.label(of: label), renderer.key("isPressed"))
    let interaction = Renderer.Interaction(press: { renderer.store($0, key) })
    renderer.note(interaction, of: name)
    let label = label
    let configuration = ButtonStyleConfiguration(
      label: .init { $0.draw(label) }, isPressed: renderer.value(key, or: false))
    if let style = renderer.environment.styles.button {
      renderer.evaluate(style) { AnyView(style.makeBody(configuration: configuration)) }
    } else {
      renderer.nested("Button") { renderer.draw(label) }
    }
  }
}

public nonisolated struct AnyView: View, Drawable {
  private let draw: @MainActor (Renderer) -> Void

  @MainActor
  public init<V: View>(_ view: V) {
    draw = { $0.draw(view) }
  }

  @MainActor func draw(_ renderer: Renderer) { draw(renderer) }
}

public nonisolated struct Toggle: View, Drawable {
  private let configuration: ToggleStyleConfiguration

  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    configuration = ToggleStyleConfiguration(label: String(title), isOn: isOn)
  }

  public init(_ configuration: ToggleStyleConfiguration) {
    self.configuration = configuration
  }

  @MainActor func draw(_ renderer: Renderer) {
    let style = renderer.environment.styles.toggle ?? SwitchToggleStyle()
    renderer.evaluate(style) { AnyView(style.makeBody(configuration: configuration)) }
  }
}

public nonisolated struct TextField: View, Drawable {
  private let text: Binding<String>

  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.text = text
  }

  @MainActor func draw(_ renderer: Renderer) {
    renderer.evaluate(self) { Text(verbatim: "TextField(\(text.wrappedValue))") }
  }
}

@available(iOS 14, *)
public nonisolated struct ProgressView: View, Drawable {
  private let configuration: ProgressViewStyleConfiguration

  public init() {
    configuration = ProgressViewStyleConfiguration(fractionCompleted: nil)
  }

  public init(value: Double?) {
    configuration = ProgressViewStyleConfiguration(fractionCompleted: value)
  }

  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.configuration = configuration
  }

  @MainActor func draw(_ renderer: Renderer) {
    let style = renderer.environment.styles.progress ?? LinearProgressViewStyle()
    renderer.evaluate(style) { AnyView(style.makeBody(configuration: configuration)) }
  }
}

@available(iOS 14, *)
public nonisolated struct Label: View, Drawable {
  private let configuration: LabelStyleConfiguration

  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    configuration = LabelStyleConfiguration(
      title: .init(text: String(title)), icon: .init(name: name))
  }

  @MainActor func draw(_ renderer: Renderer) {
    guard let style = renderer.environment.styles.label else {
      return renderer.write("Label(\(configuration))")
    }
    renderer.evaluate(style) { AnyView(style.makeBody(configuration: configuration)) }
  }
}

@available(iOS 14, *)
public nonisolated struct Link<Label: View>: View, Drawable {
  let label: Label
  let destination: URL

  public init<S: StringProtocol>(_ title: S, destination: URL) where Label == Text {
    label = Text(title)
    self.destination = destination
  }

  /// Links are drawn by button styles.
  @MainActor func draw(_ renderer: Renderer) {
    renderer.nested("Link(\(destination.absoluteString))") {
      let label = label
      Button(action: {}) { label }.draw(renderer)
    }
  }
}

public enum Image {
  public enum Scale: Hashable, Sendable { case small, medium, large }
}
