#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
internal import UIKit

/// The bars that items were put into: an item doesn't refer to its bar.
@MainActor
final class BarContents {
  private struct WeakBar {
    weak var bar: UIView?
  }

  private var bars: [WeakBar] = []

  /// Notes a bar that an item is put into.
  func note(_ bar: UIView) {
    bars.removeAll { $0.bar == nil }
    if !bars.contains(where: { $0.bar === bar }) { bars.append(WeakBar(bar: bar)) }
  }

  /// Removes an item from the bar that it's in.
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
