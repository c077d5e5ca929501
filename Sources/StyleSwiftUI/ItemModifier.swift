#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
internal import ProtocolStyle
internal import SwiftUI

/// The look of a bar's item in its state.
struct ItemModifier: ViewModifier {
  let node: ObservableNode
  let observable: ObservableTree

  func body(content: Content) -> some View {
    let (model, title) = (node.viewModel, title)
    content
      .font(title?.font.map { SwiftUI.Font($0) })
      .tint((title?.foregroundColor ?? model.tintColor).map { SwiftUI.Color($0) })
      .modifier(ControlStateReader(node: node, observable: observable))
      .modifier(ControlModifier(node: node, observable: observable))
  }

  private var title: TextAttributes? {
    node.viewModel.titleTextAttributesForState?[node.viewModel.controlState ?? .normal]
  }
}
#endif
