#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import UIKit

/// The appearances that bars had before the first of ours.
@MainActor
final class BarOriginals {
  private struct Original {
    weak var bar: UIView?
    let restore: () -> Void
  }

  private var originals: [ObjectIdentifier: Original] = [:]

  /// Keeps the appearances of a bar, unless they're kept.
  func keep(_ bar: UIView) {
    let key = ObjectIdentifier(bar)
    // A bar may have the address of one that's gone.
    if originals[key]?.bar === bar { return }
    originals = originals.filter { $0.value.bar != nil }
    originals[key] = Original(bar: bar, restore: restoring(bar))
  }

  /// Restores the appearances of a bar that are kept.
  func restore(_ bar: UIView) {
    originals[ObjectIdentifier(bar)]?.restore()
  }

  private func restoring(_ bar: UIView) -> () -> Void {
    switch bar {
    case let bar as UINavigationBar:
      let (standard, compact) = (bar.standardAppearance, bar.compactAppearance)
      let (edge, compactEdge) = (bar.scrollEdgeAppearance, bar.compactScrollEdgeAppearance)
      return { [weak bar] in
        bar?.standardAppearance = standard
        bar?.compactAppearance = compact
        bar?.scrollEdgeAppearance = edge
        bar?.compactScrollEdgeAppearance = compactEdge
      }
    case let bar as UIToolbar:
      let (standard, compact) = (bar.standardAppearance, bar.compactAppearance)
      let (edge, compactEdge) = (bar.scrollEdgeAppearance, bar.compactScrollEdgeAppearance)
      return { [weak bar] in
        bar?.standardAppearance = standard
        bar?.compactAppearance = compact
        bar?.scrollEdgeAppearance = edge
        bar?.compactScrollEdgeAppearance = compactEdge
      }
    case let bar as UITabBar:
      let (standard, edge) = (bar.standardAppearance, bar.scrollEdgeAppearance)
      return { [weak bar] in
        bar?.standardAppearance = standard
        bar?.scrollEdgeAppearance = edge
      }
    default: return {}
    }
  }
}
#endif
