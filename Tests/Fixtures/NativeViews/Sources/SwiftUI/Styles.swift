// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// SwiftUI documents it.

@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleConfiguration {
  public nonisolated struct Label: View, Drawable {
    let draw: @MainActor (Renderer) -> Void
    @MainActor func draw(_ renderer: Renderer) { draw(renderer) }
  }
  public let label: Label
  public let isPressed: Bool
}

@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct ToggleStyleConfiguration {
  let label: String
  @Binding public var isOn: Bool
}

@MainActor @preconcurrency
@available(iOS 14, *)
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

@available(iOS 14, *)
public struct ProgressViewStyleConfiguration {
  public let fractionCompleted: Double?
}

@MainActor @preconcurrency
@available(iOS 14, *)
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

@available(iOS 14, *)
public struct LabelStyleConfiguration {
  public nonisolated struct Title: View, Drawable {
    let text: String
    @MainActor func draw(_ renderer: Renderer) { renderer.write("Title(\(text))") }
  }
  public nonisolated struct Icon: View, Drawable {
    let name: String
    @MainActor func draw(_ renderer: Renderer) { renderer.write("Icon(\(name))") }
  }
  public let title: Title
  public let icon: Icon
}

public nonisolated struct SwitchToggleStyle: ToggleStyle {
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Text(verbatim: "Switch(\(configuration.label), \(configuration.isOn))")
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

@available(iOS 14, *)
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Text(verbatim: "Progress(\(configuration.fractionCompleted ?? -1))")
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

@MainActor @preconcurrency
public protocol TextFieldStyle {}

public struct PlainTextFieldStyle: TextFieldStyle {}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// The styles that are set, which go down like the environment.
struct StyleStorage {
  var button: (any ButtonStyle)?
  var toggle: (any ToggleStyle)?
  var progress: (any ProgressViewStyle)?
  var label: (any LabelStyle)?
}

private struct StyleStorageKey: EnvironmentKey {
  static var defaultValue: StyleStorage { StyleStorage() }
}

extension EnvironmentValues {
  var styles: StyleStorage {
    get { self[StyleStorageKey.self] }
    set { self[StyleStorageKey.self] = newValue }
  }
}

extension View {
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    Recorded(content: self, line: nil) { $0.styles.button = style }
  }
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    Recorded(content: self, line: nil) { $0.styles.toggle = style }
  }
  @available(iOS 14, *)
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    Recorded(content: self, line: nil) { $0.styles.progress = style }
  }
  @available(iOS 14, *)
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    Recorded(content: self, line: nil) { $0.styles.label = style }
  }
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    Recorded(content: self, line: "textFieldStyle(\(S.self))")
  }
}

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {}

@available(iOS 15, *)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

@available(iOS 14, *)
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

@MainActor @preconcurrency
public protocol ListStyle {}

@available(iOS 14, *)
public struct PlainListStyle: ListStyle {}
@available(iOS 14, *)
public struct GroupedListStyle: ListStyle {}
@available(iOS 14, *)
public struct InsetGroupedListStyle: ListStyle {}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension View {
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    Recorded(content: self, line: "buttonStyle(\(S.self))")
  }
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    Recorded(content: self, line: "listStyle(\(S.self))")
  }
}
