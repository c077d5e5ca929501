#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
internal import ProtocolStyle
internal import StyleBinding
internal import UIKit

@MainActor
extension StyleBinding where View == AnyObject {
  /// The names, hints, traits and identifiers of views and of items for assistive technologies and
  /// tests, and the content sizes that text follows.
  func showAccessibility() {
    on(.accessibilityLabel, in: \UIView.accessibilityLabel) { $0 }
    on(.accessibilityHint, in: \UIView.accessibilityHint) { $0 }
    on(.accessibilityIdentifier, in: \UIView.accessibilityIdentifier) { $0 }
    let originals = OriginalValues<UIAccessibilityTraits>()
    let showTraits = { [weak self] (view: UIView) in
      guard let model = self?.viewModel(shownBy: view) else { return }
      var traits = originals.value(of: view) { view.accessibilityTraits }
      if let added = model.accessibilityTraits { traits.formUnion(UIAccessibilityTraits(added)) }
      if model.link != nil { traits.insert(.link) }
      // UIKit has no trait for a control that is busy.
      if model.showsActivity == true { traits.insert(.updatesFrequently) }
      view.accessibilityTraits = traits
      view.accessibilityViewIsModal = model.accessibilityTraits?.contains(.modal) == true
    }
    on(.accessibilityTraits, UIView.self) { view, _ in showTraits(view) }
    on(.showsActivity, UIButton.self) { button, _ in
      showTraits(button)
      button.setNeedsUpdateConfiguration()
    }
    on(.link, UIButton.self) { button, _ in showTraits(button) }
    on(.accessibilityLabel, UIBarItem.self) { $0.accessibilityLabel = $1 }
    on(.accessibilityHint, UIBarItem.self) { $0.accessibilityHint = $1 }
    on(.accessibilityIdentifier, UIBarItem.self) { $0.accessibilityIdentifier = $1 }
    let originalsOfItems = OriginalValues<UIAccessibilityTraits>()
    on(.accessibilityTraits, UIBarItem.self) { item, added in
      let original = originalsOfItems.value(of: item) { item.accessibilityTraits }
      item.accessibilityTraits = original.union(UIAccessibilityTraits(added ?? []))
    }
    // Before fonts, which are those of the view's content size.
    on(.contentSizeLimits, UIView.self) {
      ($0.minimumContentSizeCategory, $0.maximumContentSizeCategory)
    } restore: { view, original in
      view.minimumContentSizeCategory = original.0
      view.maximumContentSizeCategory = original.1
    } show: {
      $0.minimumContentSizeCategory = UIContentSizeCategory($1.minimum)
      $0.maximumContentSizeCategory = UIContentSizeCategory($1.maximum)
    }
  }
}

extension UIAccessibilityTraits {
  /// The traits of the same names; a modal view isn't one.
  init(_ traits: AccessibilityTraits) {
    let pairs: [(AccessibilityTraits, UIAccessibilityTraits)] = [
      (.button, .button), (.link, .link), (.header, .header), (.image, .image),
      (.searchField, .searchField), (.staticText, .staticText), (.selected, .selected),
      (.notEnabled, .notEnabled), (.adjustable, .adjustable),
      (.updatesFrequently, .updatesFrequently), (.summary, .summaryElement), (.tabBar, .tabBar),
    ]
    self = []
    for (trait, native) in pairs where traits.contains(trait) { insert(native) }
  }
}
#endif
