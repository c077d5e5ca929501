#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
internal import ProtocolStyle
internal import SwiftUI

/// Hides the platform's background of lists and text editors where the node has one, and sets the
/// height of rows.
struct ScrollModifier: ViewModifier {
  let model: ViewModel

  func body(content: Content) -> some View {
    let hasBackground = model.backgroundColor != nil || model.backgroundGradient != nil
    content
      .scrollContentBackground(hasBackground ? .hidden : .automatic)
      .transformEnvironment(\.defaultMinListRowHeight) { height in
        if let rowHeight = model.rowHeight { height = rowHeight }
      }
  }
}
#endif
