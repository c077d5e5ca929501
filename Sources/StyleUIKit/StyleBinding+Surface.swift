#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
internal import ProtocolStyle
internal import QuartzCore
internal import StyleBinding
internal import UIKit

@MainActor
extension StyleBinding where View == AnyObject {
  /// The corners, the clipping and the material of views.
  func showSurfaces(_ concentric: ConcentricViews) {
    showCorners(concentric)
    on(.backgroundMaterial, UIView.self) { $0.setMaterial($1) }
    on(.backgroundMaterial, UITableView.self) { table, material in
      guard let effect = UIVisualEffect.effect(of: material) else {
        if table.backgroundView is MaterialView { table.backgroundView = nil }
        return
      }
      let view = table.backgroundView as? MaterialView ?? MaterialView()
      view.effect = effect
      table.backgroundView = view
    }
  }

  private func showCorners(_ concentric: ConcentricViews) {
    let originals = OriginalValues<CornerStyle>()
    let show = { [unowned self] (view: UIView, model: ViewModel) in
      let original = originals.value(of: view) { CornerStyle(of: view) }
      let shape = model.cornerShape ?? .uniform
      guard shape.form != .uniform || shape.isContinuous || model.cornerRadius != nil else {
        original.restore(in: view)
        return view.showCornersOfBox(corners(of: view, model))
      }
      var style = original
      style.radius = model.cornerRadius ?? Double(original.radius)
      style.isContinuous = shape.isContinuous
      style.shape = shape.form == .uniform ? nil : shape
      style.concentricRadius = shape.form == .concentric ? concentricRadius(of: view) : 0
      style.show(in: view)
      view.showCornersOfBox(corners(of: view, model))
    }
    on([.cornerRadius, .cornerShape], UIView.self, show)
    concentric.radius = { [weak self] in self?.concentricRadius(of: $0) ?? 0 }
    concentric.show = { [weak self] view in
      if let button = view as? UIButton { return button.setNeedsUpdateConfiguration() }
      if let model = self?.viewModel(shownBy: view) { show(view, model) }
    }
    concentric.isInside = { [weak self] view, container in
      guard let self, let inner = node(of: view), let outer = node(of: container) else {
        return false
      }
      return inner == outer || tree.ancestors(of: inner).contains(outer)
    }
    // The radius follows from containers, whose changes aren't those of the view.
    didShow = { view, model in
      guard let view = view as? UIView else { return }
      concentric.note(view, isConcentric: model.cornerShape?.form == .concentric)
      concentric.refresh(in: view)
    }
  }

  /// The radius of the nearest container that has one, less the container's padding.
  func concentricRadius(of view: UIView) -> Double {
    var ancestor = node(of: view).flatMap { tree.parent(of: $0) }
    while let current = ancestor {
      let model = tree.viewModel(of: current, includingContent: false)
      let radii = model.cornerShape?.form == .radii ? model.cornerShape?.radii : nil
      if let radius = radii.map(\.largest) ?? model.cornerRadius, radius > 0 {
        let padding = model.padding ?? .zero
        return max(radius - max(padding.top, padding.left, padding.bottom, padding.right), 0)
      }
      ancestor = tree.parent(of: current)
    }
    return 0
  }

  /// Adds the entries that clip views.
  ///
  /// Both attributes clip, so what was there before is kept for the two together.
  ///
  /// - Returns: A closure for entries that show the overflow of some views in another way, too.
  func showClipping() -> (UIView) -> Void {
    let originals = OriginalValues<Bool>()
    let show = { [weak self] (view: UIView) in
      guard let model = self?.viewModel(shownBy: view) else { return }
      let original = originals.value(of: view) { view.layer.masksToBounds }
      let isCut = model.overflow.map { $0 != .visible } == true
      view.layer.masksToBounds = isCut || (model.masksToBounds ?? original)
    }
    on(.masksToBounds, UIView.self) { view, _ in show(view) }
    on(.overflow, UIView.self) { view, _ in show(view) }
    return show
  }
}

// MARK: - Corners

/// The corners of a view's layer, and on newer systems those of the view.
@MainActor
struct CornerStyle {
  var radius: Double
  var isContinuous: Bool

  /// The shape, unless it's the same radius at all corners.
  var shape: CornerShapeValue?
  var concentricRadius = 0.0

  private let corners: CACornerMask

  /// The configuration that the view had, on newer systems.
  fileprivate let formerConfiguration: Any?

  /// The corners that a view has at the moment.
  init(of view: UIView) {
    radius = Double(view.layer.cornerRadius)
    isContinuous = view.layer.cornerCurve == .continuous
    corners = view.layer.maskedCorners
    if #available(iOS 26, *) {
      formerConfiguration = view.cornerConfiguration
    } else {
      formerConfiguration = nil
    }
  }

  func restore(in view: UIView) {
    var plain = self
    plain.shape = nil
    plain.show(in: view)
  }

  func show(in view: UIView) {
    view.layer.cornerCurve = isContinuous ? .continuous : .circular
    if #available(iOS 26, *) {
      let new = configuration(view.effectiveUserInterfaceLayoutDirection)
      if let new { view.cornerConfiguration = new }
      if shape == nil { view.layer.cornerRadius = radius }
    } else {
      showInLayer(of: view)
    }
    view.materialView?.matchCorners(of: view)
  }

  /// Shows the shape in a layer, which has one radius for the corners that are rounded: the
  /// largest.
  func showInLayer(of view: UIView) {
    let layer = view.layer
    (layer.cornerRadius, layer.maskedCorners) = (CGFloat(radius), corners)
    view.capsuleView?.removeFromSuperview()
    guard let shape else { return }
    switch shape.form {
    case .uniform: break
    case .concentric: layer.cornerRadius = concentricRadius
    case .capsule: view.insertSubview(CapsuleView(), at: 0)
    case .radii:
      let isMirrored = view.isRightToLeft
      layer.cornerRadius = shape.radii.largest
      layer.maskedCorners = shape.radii.corners(isMirrored: isMirrored)
    }
  }
}

@MainActor @available(iOS 26, *)
extension CornerStyle {
  /// The configuration of the shape; without one, that from before.
  fileprivate func configuration(
    _ direction: UIUserInterfaceLayoutDirection
  ) -> UICornerConfiguration? {
    guard let shape else { return formerConfiguration as? UICornerConfiguration }
    switch shape.form {
    case .uniform: return .uniformCorners(radius: .fixed(radius))
    case .capsule: return .capsule()
    case .concentric:
      return .uniformCorners(radius: .containerConcentric(minimum: concentricRadius))
    case .radii:
      let (radii, isMirrored) = (shape.radii, direction == .rightToLeft)
      return .corners(
        topLeftRadius: .fixed(isMirrored ? radii.topTrailing : radii.topLeading),
        topRightRadius: .fixed(isMirrored ? radii.topLeading : radii.topTrailing),
        bottomLeftRadius: .fixed(isMirrored ? radii.bottomTrailing : radii.bottomLeading),
        bottomRightRadius: .fixed(isMirrored ? radii.bottomLeading : radii.bottomTrailing))
    }
  }
}

/// The views whose corners follow those of a container.
@MainActor
final class ConcentricViews {
  private struct Shown {
    weak var view: UIView?
    var radius: Double
  }

  private var views: [ObjectIdentifier: Shown] = [:]

  /// Returns the radius that a view must have.
  var radius: (UIView) -> Double = { _ in 0 }

  /// Shows the corners of a view again.
  var show: (UIView) -> Void = { _ in }

  /// Returns whether a view is a container or in it.
  var isInside: (_ view: UIView, _ container: UIView) -> Bool = { _, _ in false }

  /// Notes whether a view has concentric corners, after they were shown.
  func note(_ view: UIView, isConcentric: Bool) {
    let key = ObjectIdentifier(view)
    if isConcentric {
      views[key] = Shown(view: view, radius: radius(view))
    } else if !views.isEmpty {
      views[key] = nil
    }
  }

  /// Shows the corners of views in a container again whose radius is another one now.
  func refresh(in container: UIView) {
    if views.isEmpty { return }
    for (key, shown) in views {
      guard let view = shown.view else {
        views[key] = nil
        continue
      }
      guard isInside(view, container) else { continue }
      let radius = radius(view)
      guard radius != shown.radius else { continue }
      views[key]?.radius = radius
      show(view)
    }
  }
}

extension CornerShapeValue.Radii {
  var largest: Double { max(topLeading, topTrailing, bottomLeading, bottomTrailing) }

  /// The corners that are rounded.
  fileprivate func corners(isMirrored: Bool) -> CACornerMask {
    let (leadingTop, trailingTop): (CACornerMask, CACornerMask) =
      isMirrored
      ? (.layerMaxXMinYCorner, .layerMinXMinYCorner) : (.layerMinXMinYCorner, .layerMaxXMinYCorner)
    let (leadingBottom, trailingBottom): (CACornerMask, CACornerMask) =
      isMirrored
      ? (.layerMaxXMaxYCorner, .layerMinXMaxYCorner) : (.layerMinXMaxYCorner, .layerMaxXMaxYCorner)
    var corners: CACornerMask = []
    if topLeading > 0 { corners.insert(leadingTop) }
    if topTrailing > 0 { corners.insert(trailingTop) }
    if bottomLeading > 0 { corners.insert(leadingBottom) }
    if bottomTrailing > 0 { corners.insert(trailingBottom) }
    return corners
  }
}

/// A view without content that rounds its superview by half of the shorter side.
final class CapsuleView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let superview else { return }
    frame = superview.bounds
    superview.layer.cornerRadius = min(frame.width, frame.height) / 2
  }
}

// MARK: - Materials

/// The view of a material behind the content of another view.
final class MaterialView: UIVisualEffectView {
  /// Takes the corners of the view that the material is in.
  fileprivate func matchCorners(of view: UIView) {
    layer.cornerRadius = view.layer.cornerRadius
    layer.cornerCurve = view.layer.cornerCurve
    layer.maskedCorners = view.layer.maskedCorners
    layer.masksToBounds = true
    if #available(iOS 26, *) { cornerConfiguration = view.cornerConfiguration }
  }
}

extension UIView {
  fileprivate var materialView: MaterialView? {
    subviews.lazy.compactMap { $0 as? MaterialView }.first
  }

  fileprivate var capsuleView: CapsuleView? {
    subviews.lazy.compactMap { $0 as? CapsuleView }.first
  }

  /// Keeps one view of the material behind the others; nil removes it.
  fileprivate func setMaterial(_ material: BackgroundMaterialValue?) {
    let existing = materialView
    guard let effect = UIVisualEffect.effect(of: material) else {
      existing?.removeFromSuperview()
      return
    }
    let view = existing ?? MaterialView()
    view.effect = effect
    guard existing == nil else { return }
    view.isUserInteractionEnabled = false
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    view.matchCorners(of: self)
    // A gradient is behind the material.
    if let boxView { sendSubviewToBack(boxView) }
  }
}

extension UIVisualEffect {
  /// The effect of a material; nil for none.
  ///
  /// Before iOS 26, glass is a thin material.
  @MainActor
  static func effect(of material: BackgroundMaterialValue?) -> UIVisualEffect? {
    switch material?.style {
    case .hidden, nil: return nil
    case .ultraThin: return UIBlurEffect(style: .systemUltraThinMaterial)
    case .thin: return UIBlurEffect(style: .systemThinMaterial)
    case .regular: return UIBlurEffect(style: .systemMaterial)
    case .thick: return UIBlurEffect(style: .systemThickMaterial)
    case .ultraThick: return UIBlurEffect(style: .systemChromeMaterial)
    case .glass:
      if #available(iOS 26, *) {
        let glass = UIGlassEffect(style: .regular)
        glass.tintColor = material?.tint.map { UIColor($0) }
        return glass
      }
      return UIBlurEffect(style: .systemThinMaterial)
    }
  }
}

// MARK: - OriginalValues

/// The values that views had before attributes that share a property changed it.
@MainActor
final class OriginalValues<Value> {
  private struct Original {
    weak var view: AnyObject?
    let value: Value
  }

  private var originals: [ObjectIdentifier: Original] = [:]

  /// The number of values from which those of released views are removed.
  private var limit = 64

  /// Returns the value of a view from before the first call.
  func value(of view: AnyObject, _ read: () -> Value) -> Value {
    let key = ObjectIdentifier(view)
    // A view can have the address of a released one.
    if let known = originals[key], known.view === view { return known.value }
    if originals.count > limit {
      originals = originals.filter { $0.value.view != nil }
      limit = max(64, 2 * originals.count)
    }
    let value = read()
    originals[key] = Original(view: view, value: value)
    return value
  }
}
#endif
