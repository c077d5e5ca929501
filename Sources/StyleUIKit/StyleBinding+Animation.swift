#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
internal import StyleBinding
internal import UIKit

@MainActor
extension StyleBinding where View == AnyObject {
  /// Shows animated changes in UIKit's animations, in which views fade in and out.
  ///
  /// Items of bars appear and disappear at once, because they have no opacity.
  func animateChanges() {
    animation = .toolkit { changes, completion in
      UIView.animate(withDuration: 0.3, animations: changes) { _ in completion() }
    }
    onTransition(UIView.self, restoring: \.alpha) { view, alpha, presence in
      view.alpha = alpha * presence
    }
  }
}
#endif
