#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import UIKit

/// The original appearances of bars, from before the binding set them.
@MainActor
final class BarOriginals {
  private struct Original {
    weak var bar: UIView?
    let restore: () -> Void
  }

  private var originals: [ObjectIdentifier: Original] = [:]

  /// Stores the appearances of a bar, unless they're already stored.
  func keep(_ bar: UIView) {
    let key = ObjectIdentifier(bar)
    // A bar can have the address of a released one.
    if originals[key]?.bar === bar { return }
    originals = originals.filter { $0.value.bar != nil }
    originals[key] = Original(bar: bar, restore: restoring(bar))
  }

  /// Restores the stored appearances of a bar.
  func restore(_ bar: UIView) {
    originals[ObjectIdentifier(bar)]?.restore()
  }

  private func restoring(_ bar: UIView) -> () -> Void {
    let restores: [() -> Void] =
      switch bar {
      case let bar as UINavigationBar:
        [
          restoring(bar, \.standardAppearance), restoring(bar, \.compactAppearance),
          restoring(bar, \.scrollEdgeAppearance), restoring(bar, \.compactScrollEdgeAppearance),
        ]
      case let bar as UIToolbar:
        [
          restoring(bar, \.standardAppearance), restoring(bar, \.compactAppearance),
          restoring(bar, \.scrollEdgeAppearance), restoring(bar, \.compactScrollEdgeAppearance),
        ]
      case let bar as UITabBar:
        [restoring(bar, \.standardAppearance), restoring(bar, \.scrollEdgeAppearance)]
      default: []
      }
    return { for restore in restores { restore() } }
  }

  private func restoring<Bar: UIView, Value>(
    _ bar: Bar, _ property: ReferenceWritableKeyPath<Bar, Value>
  ) -> () -> Void {
    let value = bar[keyPath: property]
    return { [weak bar] in bar?[keyPath: property] = value }
  }
}
#endif
