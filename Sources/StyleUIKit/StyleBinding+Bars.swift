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
    on(.barStyle, UINavigationBar.self, restoring: \.barStyle) { $0.barStyle = UIBarStyle($1) }
    on(.barStyle, UIToolbar.self, restoring: \.barStyle) { $0.barStyle = UIBarStyle($1) }
    on(.barStyle, UITabBar.self, restoring: \.barStyle) { $0.barStyle = UIBarStyle($1) }
    on(.isTranslucent, UINavigationBar.self) { [weak self] bar, isTranslucent in
      bar.isTranslucent = isTranslucent ?? true
      self?.showAppearance(of: bar, originals)
    }
    on(.isTranslucent, UIToolbar.self) { [weak self] bar, isTranslucent in
      bar.isTranslucent = isTranslucent ?? true
      self?.showAppearance(of: bar, originals)
    }
    on(.isTranslucent, UITabBar.self) { [weak self] bar, isTranslucent in
      bar.isTranslucent = isTranslucent ?? true
      self?.showAppearance(of: bar, originals)
    }
    showInAppearances(.backgroundColor, originals)
    showInAppearances(.barTintColor, originals)
    showInAppearances(.shadowImage, originals)
    showInAppearance(.titleTextAttributes, UINavigationBar.self, originals)
    showInAppearance(.largeTitleTextAttributes, UINavigationBar.self, originals)
    showInAppearance(.titleVerticalPositionForMetrics, UINavigationBar.self, originals)
    showInAppearance(.backIndicatorImage, UINavigationBar.self, originals)
    showInAppearance(.backIndicatorTransitionMaskImage, UINavigationBar.self, originals)
    showInAppearance(.backgroundImageForMetrics, UINavigationBar.self, originals)
    showInAppearance(.backgroundImageForPlacement, UINavigationBar.self, originals)
    showInAppearance(.backgroundImageForPlacement, UIToolbar.self, originals)
  }

  private func showInAppearances<Value>(
    _ attribute: Attribute<Value>, _ originals: BarOriginals
  ) {
    showInAppearance(attribute, UINavigationBar.self, originals)
    showInAppearance(attribute, UIToolbar.self, originals)
    showInAppearance(attribute, UITabBar.self, originals)
  }

  private func showInAppearance<Value, Bar: UIView>(
    _ attribute: Attribute<Value>, _ bar: Bar.Type, _ originals: BarOriginals
  ) {
    on(attribute, bar) { [weak self] bar, _ in self?.showAppearance(of: bar, originals) }
  }

  private func showAppearance(of bar: UIView, _ originals: BarOriginals) {
    guard let model = viewModel(shownBy: bar) else { return }
    originals.keep(bar)
    guard model.contains(where: { attributesOfAppearances.contains($0.attribute) }) else {
      return originals.restore(bar)
    }
    switch bar {
    case let bar as UINavigationBar:
      let appearance = navigationBarAppearance(model, .default)
      bar.standardAppearance = appearance
      bar.scrollEdgeAppearance = appearance
      bar.compactAppearance = navigationBarAppearance(model, .compact)
      bar.compactScrollEdgeAppearance = bar.compactAppearance
    case let bar as UIToolbar:
      func appearance(_ metrics: BarMetrics) -> UIToolbarAppearance {
        let appearance = UIToolbarAppearance()
        let image = model.backgroundImageForPlacement?[BarPlacement(.bottom, metrics)]
        show(model, in: appearance, image)
        return appearance
      }
      bar.standardAppearance = appearance(.default)
      bar.scrollEdgeAppearance = bar.standardAppearance
      bar.compactAppearance = appearance(.compact)
      bar.compactScrollEdgeAppearance = bar.compactAppearance
    case let bar as UITabBar:
      let appearance = UITabBarAppearance()
      show(model, in: appearance, nil)
      bar.standardAppearance = appearance
      bar.scrollEdgeAppearance = appearance
    default: break
    }
  }

  private func navigationBarAppearance(
    _ model: ViewModel, _ metrics: BarMetrics
  ) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    let image =
      model.backgroundImageForPlacement?[BarPlacement(.topAttached, metrics)]
      ?? model.backgroundImageForMetrics?[metrics]
    show(model, in: appearance, image)
    if let attributes = model.titleTextAttributes {
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
    _ model: ViewModel, in appearance: UIBarAppearance, _ image: ImageReference?
  ) {
    if model.isTranslucent == false {
      appearance.configureWithOpaqueBackground()
    } else {
      appearance.configureWithDefaultBackground()
    }
    if let color = model.barTintColor ?? model.backgroundColor {
      appearance.backgroundColor = UIColor(color)
    }
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
    .backgroundImageForPlacement,
  ] as AttributeList).map(\.id))
#endif
