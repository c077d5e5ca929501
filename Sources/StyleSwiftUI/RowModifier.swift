#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
internal import ProtocolStyle
internal import SwiftUI

/// A row of a list: its background is the row's, and its separators are those of the table.
struct RowModifier: ViewModifier {
  let model: ViewModel
  let table: ViewModel?

  func body(content: Content) -> some View {
    var box = model
    box.backgroundColor = nil
    return
      content
      .modifier(BoxModifier(model: box))
      .listRowBackground(model.backgroundColor.map { SwiftUI.Color($0) })
      .listRowSeparator(table?.separatorStyle == .hidden ? .hidden : .automatic)
      .listRowSeparatorTint(table?.separatorColor.map { SwiftUI.Color($0) })
  }
}

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
