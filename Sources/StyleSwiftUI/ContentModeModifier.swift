#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
internal import ProtocolStyle
internal import SwiftUI

/// Fits or fills a resizable image; other views have no content mode.
struct ContentModeModifier: ViewModifier {
  let mode: ContentModeValue?

  func body(content: Content) -> some View {
    switch mode {
    case .scaleAspectFit: content.aspectRatio(nil, contentMode: .fit)
    case .scaleAspectFill: content.aspectRatio(nil, contentMode: .fill)
    default: content
    }
  }
}
#endif
