#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
internal import ProtocolStyle
internal import SwiftUI

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
