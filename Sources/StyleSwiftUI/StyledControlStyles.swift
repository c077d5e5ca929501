#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
internal import ProtocolStyle
internal import SwiftUI

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
      .tint((model.progressTintColor ?? model.tintColor).map { SwiftUI.Color($0) })
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
#endif
