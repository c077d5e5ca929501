#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
internal import ProtocolStyle
internal import StyleBinding
internal import UIKit

@MainActor
extension StyleBinding where View == AnyObject {
  /// The attributes of bars, shown in their appearances for every size and scroll position.
  func showBars() {
    let originals = BarOriginals()
    on(.barStyle, in: \UINavigationBar.barStyle) { UIBarStyle($0) }
    on(.barStyle, in: \UIToolbar.barStyle) { UIBarStyle($0) }
    on(.barStyle, in: \UITabBar.barStyle) { UIBarStyle($0) }
    let show = { [weak self] (bar: UIView, _: ViewModel) -> Void in
      self?.showAppearance(of: bar, originals)
    }
    showTranslucency(\UINavigationBar.isTranslucent, show)
    showTranslucency(\UIToolbar.isTranslucent, show)
    showTranslucency(\UITabBar.isTranslucent, show)
    on(
      [
        .backgroundColor, .barTintColor, .shadowImage, .backgroundMaterial,
        .barTintColorForAppearance, .titleTextAttributesForAppearance, .titleTextAttributes,
        .largeTitleTextAttributes, .titleVerticalPositionForMetrics, .backIndicatorImage,
        .backIndicatorTransitionMaskImage, .backgroundImageForMetrics, .backgroundImageForPlacement,
      ], UINavigationBar.self, show)
    on(
      [
        .backgroundColor, .barTintColor, .shadowImage, .backgroundMaterial,
        .barTintColorForAppearance, .backgroundImageForPlacement,
      ], UIToolbar.self, show)
    on(
      [
        .backgroundColor, .barTintColor, .shadowImage, .backgroundMaterial,
        .barTintColorForAppearance,
      ], UITabBar.self, show)
    on([.unselectedItemTintColor], UITabBar.self) { bar, model in
      bar.unselectedItemTintColor = model.unselectedItemTintColor.map { UIColor($0) }
      show(bar, model)
    }
  }

  private func showTranslucency<Bar: UIView>(
    _ property: ReferenceWritableKeyPath<Bar, Bool>, _ show: @escaping (UIView, ViewModel) -> Void
  ) {
    on([.isTranslucent], Bar.self) { bar, model in
      bar[keyPath: property] = model.isTranslucent ?? true
      show(bar, model)
    }
  }

  private func showAppearance(of bar: UIView, _ originals: BarOriginals) {
    guard let model = viewModel(shownBy: bar) else { return }
    originals.keep(bar)
    guard model.contains(where: { attributesOfAppearances.contains($0.attribute) }) else {
      return originals.restore(bar)
    }
    switch bar {
    case let bar as UINavigationBar:
      bar.standardAppearance = navigationBarAppearance(model, .standard)
      bar.scrollEdgeAppearance = navigationBarAppearance(model, .scrollEdge)
      bar.compactAppearance = navigationBarAppearance(model, .compact)
      bar.compactScrollEdgeAppearance = navigationBarAppearance(model, .compactScrollEdge)
    case let bar as UIToolbar:
      func appearance(_ state: BarAppearanceState) -> UIToolbarAppearance {
        let appearance = UIToolbarAppearance()
        let image = model.backgroundImageForPlacement?[BarPlacement(.bottom, state.metrics)]
        show(model, state, in: appearance, image)
        return appearance
      }
      bar.standardAppearance = appearance(.standard)
      bar.scrollEdgeAppearance = appearance(.scrollEdge)
      bar.compactAppearance = appearance(.compact)
      bar.compactScrollEdgeAppearance = appearance(.compactScrollEdge)
    case let bar as UITabBar:
      bar.standardAppearance = tabBarAppearance(model, .standard)
      bar.scrollEdgeAppearance = tabBarAppearance(model, .scrollEdge)
    default: break
    }
  }

  /// An appearance overrides the tint of the bar's items, so it has that of unselected ones, too.
  private func tabBarAppearance(
    _ model: ViewModel, _ state: BarAppearanceState
  ) -> UITabBarAppearance {
    let appearance = UITabBarAppearance()
    show(model, state, in: appearance, nil)
    if let color = model.unselectedItemTintColor.map({ UIColor($0) }) {
      let layouts = [
        appearance.stackedLayoutAppearance, appearance.inlineLayoutAppearance,
        appearance.compactInlineLayoutAppearance,
      ]
      for items in layouts {
        items.normal.iconColor = color
        items.normal.titleTextAttributes = [.foregroundColor: color]
      }
    }
    return appearance
  }

  private func navigationBarAppearance(
    _ model: ViewModel, _ state: BarAppearanceState
  ) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    let metrics = state.metrics
    let image =
      model.backgroundImageForPlacement?[BarPlacement(.topAttached, metrics)]
      ?? model.backgroundImageForMetrics?[metrics]
    show(model, state, in: appearance, image)
    let titleAttributes =
      model.titleTextAttributesForAppearance?[state] ?? model.titleTextAttributes
    if let attributes = titleAttributes {
      appearance.titleTextAttributes = attributes.stringAttributes
    }
    if let attributes = model.largeTitleTextAttributes {
      appearance.largeTitleTextAttributes = attributes.stringAttributes
    }
    if let position = model.titleVerticalPositionForMetrics?[metrics] {
      appearance.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: position)
    }
    // UIKit ignores one image without the other.
    if let image = model.backIndicatorImage {
      let mask = model.backIndicatorTransitionMaskImage ?? image
      appearance.setBackIndicatorImage(.image(image), transitionMaskImage: .image(mask))
    }
    return appearance
  }

  private func show(
    _ model: ViewModel, _ state: BarAppearanceState, in appearance: UIBarAppearance,
    _ image: ImageReference?
  ) {
    let effect = UIVisualEffect.effect(of: model.backgroundMaterial)
    if model.isTranslucent == false {
      appearance.configureWithOpaqueBackground()
    } else {
      appearance.configureWithDefaultBackground()
    }
    // A bar has blurs only; its own glass is that of the system.
    if let blur = effect as? UIBlurEffect { appearance.backgroundEffect = blur }
    if effect != nil, !(effect is UIBlurEffect) { appearance.configureWithTransparentBackground() }
    let color = model.barTintColorForAppearance?[state] ?? model.barTintColor
    if let color = color ?? model.backgroundColor { appearance.backgroundColor = UIColor(color) }
    if let image { appearance.backgroundImage = .image(image) }
    if let image = model.shadowImage { appearance.shadowImage = .image(image) }
  }
}

/// The attributes shown by the appearances of bars.
private let attributesOfAppearances: Set<AttributeID> = Set(
  ([
    .backgroundColor, .barTintColor, .isTranslucent, .shadowImage, .titleTextAttributes,
    .largeTitleTextAttributes, .titleVerticalPositionForMetrics, .backIndicatorImage,
    .backIndicatorTransitionMaskImage, .backgroundImageForMetrics,
    .backgroundImageForPlacement, .backgroundMaterial, .barTintColorForAppearance,
    .titleTextAttributesForAppearance, .unselectedItemTintColor,
  ] as AttributeList).map(\.id))

extension BarAppearanceState {
  /// The metrics of images and positions in the state.
  fileprivate var metrics: BarMetrics {
    switch self {
    case .standard, .scrollEdge: .default
    case .compact, .compactScrollEdge: .compact
    }
  }
}

// MARK: - BarContents

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

// MARK: - BarOriginals

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

// MARK: - Items

@MainActor
extension StyleBinding where View == AnyObject {
  /// Items of bars, and segments.
  func showItems() {
    on(.text, UIBarItem.self) { $0.title = $1 }
    onImage(UIBarItem.self) { item, model in
      item.image = model.image.flatMap { .image($0, in: model) }
    }
    on(.barItemVariant, UIBarButtonItem.self, restoring: \.style) {
      $0.style = $1 == .plain ? .plain : .emphasized
    }
    on(.controlState, UIBarItem.self) { $0.isEnabled = $1?.contains(.disabled) != true }
    on(.badge, UITabBarItem.self) { item, badge in
      item.badgeValue = badge.flatMap { $0.isEmpty ? nil : $0 }
    }
    on(.badgeColor, in: \UITabBarItem.badgeColor) { UIColor($0) }
    on(.tintColor, in: \UIBarButtonItem.tintColor) { UIColor($0) }
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
    on(.selectedSegmentTintColor, in: \UISegmentedControl.selectedSegmentTintColor) { UIColor($0) }
    on(.dividerColor, UISegmentedControl.self) { segments, color in
      segments.setDividerImage(
        color.map(UIImage.filled), forLeftSegmentState: .normal, rightSegmentState: .normal,
        barMetrics: .default)
    }
  }
}

extension UIBarButtonItem.Style {
  /// The style of the item that completes a task.
  fileprivate static var emphasized: UIBarButtonItem.Style {
    if #available(iOS 26, *) { return .prominent }
    return .done
  }
}

/// The states for which UIKit stores title attributes.
private let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
#endif
