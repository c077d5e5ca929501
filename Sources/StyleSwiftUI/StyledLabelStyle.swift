#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
internal import ProtocolStyle
internal import SwiftUI

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
#endif
