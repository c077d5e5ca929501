#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
internal import SwiftUI

/// A shape to clip a view by, or the plane, which clips nothing, so that the view's identity doesn't
/// depend on it.
struct ClippingShape: Shape {
  let shape: RoundedRectangle?

  nonisolated func path(in rect: CGRect) -> Path {
    shape?.path(in: rect) ?? Path(rect.insetBy(dx: -10_000, dy: -10_000))
  }
}
#endif
