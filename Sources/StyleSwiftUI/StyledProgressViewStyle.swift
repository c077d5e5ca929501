#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
internal import ProtocolStyle
internal import SwiftUI

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
#endif
