#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
internal import ProtocolStyle
internal import SwiftUI

/// The outside of a styled view: the model's own state, and the name for assistive technologies.
///
/// The state isn't the tree's: SwiftUI has reported that, and couldn't enable the view again.
struct ControlModifier: ViewModifier {
  let node: ObservableNode
  let observable: ObservableTree

  func body(content: Content) -> some View {
    let label = node.viewModel.accessibilityLabel
    let isDisabled = observable.ownState(of: node).contains(.disabled)
    if let label {
      content.disabled(isDisabled).accessibilityLabel(Text(verbatim: label))
    } else {
      content.disabled(isDisabled)
    }
  }
}
#endif
