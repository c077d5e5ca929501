#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
internal import UIKit

/// The bars of items, because an item doesn't refer to its bar.
@MainActor
final class BarContents {
  private struct WeakBar {
    weak var bar: UIView?
  }

  private var bars: [WeakBar] = []

  /// Stores the bar of an item.
  func note(_ bar: UIView) {
    bars.removeAll { $0.bar == nil }
    if !bars.contains(where: { $0.bar === bar }) { bars.append(WeakBar(bar: bar)) }
  }

  /// Removes an item from its bar.
  func remove(_ item: UIBarItem) {
    for bar in bars {
      switch bar.bar {
      case let bar as UINavigationBar:
        bar.topItem?.rightBarButtonItems?.removeAll { $0 === item }
      case let bar as UIToolbar: bar.items?.removeAll { $0 === item }
      case let bar as UITabBar: bar.items?.removeAll { $0 === item }
      default: break
      }
    }
  }
}
#endif
