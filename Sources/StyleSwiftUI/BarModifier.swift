#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
internal import ProtocolStyle
internal import SwiftUI

/// The background and the color scheme of a bar.
struct BarModifier: ViewModifier {
  let model: ViewModel
  let placement: ToolbarPlacement

  func body(content: Content) -> some View {
    content
      .toolbarBackground(background, for: placement)
      .toolbarBackgroundVisibility(isVisible ? .visible : .automatic, for: placement)
      .toolbarColorScheme(model.barStyle == .black ? .dark : nil, for: placement)
  }

  private var color: ProtocolStyle.Color? { model.barTintColor ?? model.backgroundColor }

  /// A bar whose background is set, or that isn't translucent, has it also over content that isn't
  /// scrolled.
  private var isVisible: Bool {
    color != nil || model.backgroundGradient != nil || model.isTranslucent == false
  }

  private var background: AnyShapeStyle {
    if let gradient = model.backgroundGradient { return AnyShapeStyle(LinearGradient(gradient)) }
    return color.map { AnyShapeStyle(SwiftUI.Color($0)) } ?? AnyShapeStyle(.bar)
  }
}

extension ToolbarPlacement {
  /// The placement of a bar of a kind; macOS has one bar, that of the window.
  static func placement(of kind: NodeKind) -> ToolbarPlacement {
    #if os(macOS)
    .windowToolbar
    #else
    switch kind {
    case .toolbar: .bottomBar
    case .tabBar: .tabBar
    default: .navigationBar
    }
    #endif
  }
}
#endif
