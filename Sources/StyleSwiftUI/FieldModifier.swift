#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
internal import ProtocolStyle
internal import SwiftUI

/// The look of a text field and whether it's focused.
///
/// A modifier, because the requirement of `TextFieldStyle` isn't public.
struct FieldModifier: ViewModifier {
  let node: ObservableNode
  let observable: ObservableTree

  @FocusState private var isFocused: Bool

  func body(content: Content) -> some View {
    var model = node.viewModel
    // It would change how the text is shown that the user edits.
    model.textTransform = nil
    return
      Group {
        if node.viewModel.borderStyle == .roundedRect {
          content.textFieldStyle(.roundedBorder)
        } else {
          content.textFieldStyle(.plain)
        }
      }
      .focused($isFocused)
      .modifier(TextModifier(model: model))
      .modifier(ControlStateReader(node: node, observable: observable, isFocused: isFocused))
  }
}
#endif
