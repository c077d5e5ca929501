#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
internal import ProtocolStyle
internal import StyleBinding
internal import UIKit

@MainActor
extension StyleBinding where View == AnyObject {
  /// Items of bars, and segments.
  func showItems() {
    on(.text, UIBarItem.self) { $0.title = $1 }
    on(.image, UIBarItem.self) { $0.image = $1.flatMap(UIImage.image) }
    on(.accessibilityLabel, UIBarItem.self) { $0.accessibilityLabel = $1 }
    on(.controlState, UIBarItem.self) { $0.isEnabled = $1?.contains(.disabled) != true }
    on(.badge, UITabBarItem.self) { item, badge in
      item.badgeValue = badge.flatMap { $0.isEmpty ? nil : $0 }
    }
    on(.badgeColor, UITabBarItem.self, restoring: \.badgeColor) { $0.badgeColor = UIColor($1) }
    on(.tintColor, UIBarButtonItem.self, restoring: \.tintColor) { $0.tintColor = UIColor($1) }
    on(.titleTextAttributesForState, UIBarItem.self) { item, attributes in
      for state in states {
        item.setTitleTextAttributes(
          attributes?[exact: ControlState(state)]?.stringAttributes, for: state)
      }
    }
    on(.titleTextAttributesForState, UISegmentedControl.self) { segments, attributes in
      for state in states {
        segments.setTitleTextAttributes(
          attributes?[exact: ControlState(state)]?.stringAttributes, for: state)
      }
    }
    on(
      .selectedSegmentTintColor, UISegmentedControl.self, restoring: \.selectedSegmentTintColor
    ) {
      $0.selectedSegmentTintColor = UIColor($1)
    }
    on(.dividerColor, UISegmentedControl.self) { segments, color in
      segments.setDividerImage(
        color.map(UIImage.filled), forLeftSegmentState: .normal, rightSegmentState: .normal,
        barMetrics: .default)
    }
  }
}

/// The states for which UIKit stores title attributes.
private let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
#endif
