#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
internal import ProtocolStyle
internal import SwiftUI

/// Reports the state of a control to the tree, whose looks the node then has.
struct ControlStateReader: ViewModifier {
  let node: ObservableNode
  let observable: ObservableTree
  var isPressed = false
  var isFocused = false

  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    content.onChange(of: state, initial: true) { _, state in
      observable.report(state, of: node)
    }
  }

  private var state: ControlState {
    var state = ControlState.normal
    if isPressed { state.insert(.highlighted) }
    if isFocused { state.insert(.focused) }
    if !isEnabled { state.insert(.disabled) }
    return state
  }
}
#endif
