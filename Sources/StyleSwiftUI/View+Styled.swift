#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
public import ProtocolStyle
public import SwiftUI

extension View {
  /// Styles a view as a node is styled, in its control state, and keeps it up to date.
  ///
  /// ```swift
  /// Button("Buy") { … }
  ///   .styled(buy, in: tree)
  /// ```
  ///
  /// The node's kind decides what is styled: apply it to a `Button` for `.button`, a `Toggle` for
  /// `.switch`, a `TextField` for `.textField`, a `ProgressView` for `.progress`, a `Text` or
  /// `Label` for `.label`, a `Link` for `.link`, a row of a list for `.tableCell`, the header and
  /// footer of a `Section` for `.tableSectionHeader` and `.tableSectionFooter`, and for bars to the
  /// content of their `NavigationStack` or `TabView`. A ``StyledStack`` arranges the children of a
  /// node. Modifiers apply in one order: text, padding, frame, background, clipping, border,
  /// shadow, transform, opacity. The view isn't styled when the node isn't attached.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - tree: The tree, which belongs to the main actor.
  /// - Returns: The styled view.
  @MainActor
  public func styled(_ node: some NodeReference, in tree: StyleTree) -> some View {
    modifier(StyledModifier(handle: node.erased, observable: .observing(tree)))
  }

  /// Gives a tree the environment and the themes of the view.
  ///
  /// Apply it once, around the views that show the tree. The properties that SwiftUI has no value
  /// for, such as the idiom, keep the tree's values.
  ///
  /// - Parameter tree: The tree, which belongs to the main actor.
  /// - Returns: The view, whose environment the tree follows.
  @MainActor
  public func styleEnvironment(to tree: StyleTree) -> some View {
    modifier(EnvironmentReader(observable: .observing(tree)))
  }

  /// Sets the themes for the trees in the view; UIKit's views in it have them as a trait.
  ///
  /// It's a value of SwiftUI's environment, like `tint(_:)`.
  ///
  /// - Parameter themes: The themes, the lowest first.
  /// - Returns: The view with the themes in its environment.
  public func styleThemes(_ themes: [Theme]) -> some View {
    environment(\.styleThemes, themes)
  }
}

// MARK: - StyledControlStyles

/// Draws a button's label in a box, both in the look of the button's state.
struct StyledButtonStyle: ButtonStyle {
  let node: ObservableNode
  let observable: ObservableTree

  func makeBody(configuration: Configuration) -> some View {
    StyledButton(
      label: configuration.label, isPressed: configuration.isPressed, node: node,
      observable: observable)
  }
}

/// A separate view, so that reading the node re-renders the button alone.
private struct StyledButton<Label: View>: View {
  let label: Label
  let isPressed: Bool
  let node: ObservableNode
  let observable: ObservableTree

  var body: some View {
    label
      .modifier(ButtonPartsModifier(model: node.viewModel))
      .modifier(SymbolModifier(model: node.viewModel))
      .modifier(TextModifier(model: node.viewModel))
      .modifier(BoxModifier(model: node.viewModel))
      .modifier(ControlStateReader(node: node, observable: observable, isPressed: isPressed))
  }
}

/// Draws the icon of a label in the node's tint, and the title as its text.
struct StyledLabelStyle: LabelStyle {
  let node: ObservableNode

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      if let tint = node.viewModel.tintColor {
        configuration.icon.foregroundStyle(SwiftUI.Color(tint))
      } else {
        configuration.icon
      }
      configuration.title
    }
  }
}

/// Draws progress as the platform does, in the node's color.
struct StyledProgressViewStyle: ProgressViewStyle {
  let node: ObservableNode

  func makeBody(configuration: Configuration) -> some View {
    let model = node.viewModel
    ProgressView(configuration)
      .progressViewStyle(.linear)
      .tint(tint(of: model))
  }

  private func tint(of model: ViewModel) -> AnyShapeStyle? {
    if let gradient = model.tintGradient { return AnyShapeStyle(gradient) }
    return (model.progressTintColor ?? model.tintColor).map { AnyShapeStyle(SwiftUI.Color($0)) }
  }
}

/// Draws a toggle as the platform's switch, in the node's color.
struct StyledToggleStyle: ToggleStyle {
  let node: ObservableNode
  let observable: ObservableTree

  func makeBody(configuration: Configuration) -> some View {
    let model = node.viewModel
    Toggle(configuration)
      .toggleStyle(.switch)
      .tint((model.onTintColor ?? model.tintColor).map { SwiftUI.Color($0) })
      .modifier(ControlStateReader(node: node, observable: observable))
  }
}

// MARK: - ControlStateReader

/// Reports the state of a control to the tree, whose looks the node then has.
struct ControlStateReader: ViewModifier {
  let node: ObservableNode
  let observable: ObservableTree
  var isPressed = false
  var isFocused = false

  @Environment(\.isEnabled) private var isEnabled
  @State private var isHovered = false

  func body(content: Content) -> some View {
    content
      .onHover { isHovered = $0 }
      .onChange(of: state, initial: true) { _, state in
        observable.report(state, of: node)
      }
  }

  private var state: ControlState {
    var state = ControlState.normal
    if isPressed { state.insert(.highlighted) }
    if isFocused { state.insert(.focused) }
    if !isEnabled { state.insert(.disabled) }
    if isHovered { state.insert(.hovered) }
    return state
  }
}

// MARK: - EnvironmentReader

/// Gives a tree the environment and the themes of a view, at first and whenever they change.
struct EnvironmentReader: ViewModifier {
  let observable: ObservableTree

  @Environment(\.self) private var values

  func body(content: Content) -> some View {
    content
      .onChange(of: StyleEnvironment(values, over: observable.tree.environment), initial: true) {
        _, environment in
        if observable.tree.environment != environment { observable.tree.environment = environment }
      }
      .onChange(of: values.styleThemes, initial: true) { _, themes in
        if !themes.isEmpty, observable.tree.themes != themes { observable.tree.themes = themes }
      }
  }
}

/// Gives SwiftUI's environment in a view the values of a scope, so that what SwiftUI draws by
/// itself follows.
struct ScopeWriter: ViewModifier {
  let scope: StyleScope?

  func body(content: Content) -> some View {
    content.transformEnvironment(\.self) { values in
      guard let scope else { return }
      let before = StyleEnvironment(values, over: StyleEnvironment())
      values.take(scope.changes(to: before).applied(to: before), insteadOf: before)
      if !scope.themes.isEmpty { values.styleThemes = scope.themes }
    }
  }
}

// MARK: - ThemesKey

/// The key of the themes in SwiftUI's environment.
struct ThemesKey: EnvironmentKey {
  static let defaultValue: [Theme] = []
}

extension EnvironmentValues {
  /// The themes of the trees in a view, the lowest first; none by default.
  ///
  /// On platforms with UIKit, they're bridged with the trait `UITraitCollection.styleThemes`: views
  /// of either framework within the other have the same themes.
  public var styleThemes: [Theme] {
    get { self[ThemesKey.self] }
    set { self[ThemesKey.self] = newValue }
  }
}
#endif
