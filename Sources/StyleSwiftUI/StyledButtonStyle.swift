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
#endif
