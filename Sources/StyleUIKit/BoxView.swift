#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
internal import ProtocolStyle
internal import QuartzCore
internal import StyleBinding
internal import UIKit

@MainActor
extension StyleBinding where View == AnyObject {
  /// The gradient, the shadows, the borders by edge, the outline and the mask of views.
  func showBoxes() {
    let originals = OriginalValues<(shadow: LayerShadow, border: LayerBorder)>()
    on(
      [
        .backgroundGradient, .shadows, .outline, .borders, .borderWidth, .borderColor,
        .borderGradient, .maskGradient,
      ],
      UIView.self
    ) { [unowned self] view, model in
      let original = originals.value(of: view) {
        (LayerShadow(of: view.layer), LayerBorder(of: view.layer))
      }
      let shadows = model.shadows.map { $0.filter(\.isVisible) }
      // The layer draws one shadow itself, around the shape of its content.
      let single = shadows.map { LayerShadow($0) } ?? original.shadow
      (single ?? LayerShadow()).show(in: view.layer)
      if let button = view as? UIButton {
        // Its configuration draws the border.
        button.setNeedsUpdateConfiguration()
      } else {
        original.border.show(in: view.layer, model)
      }
      view.showBox(
        BoxView.Parts(
          gradient: model.backgroundGradient, shadows: single == nil ? shadows ?? [] : [],
          lines: model.borders?.lines(over: model) ?? [], border: GradientBorder(model),
          outline: model.outline.flatMap { $0.isVisible ? $0 : nil }, mask: model.maskGradient),
        corners(of: view, model))
    }
  }

  /// The corners of a view, also for layers that don't follow those of its own.
  func corners(of view: UIView, _ model: ViewModel) -> BoxCorners {
    switch model.cornerShape?.form ?? .uniform {
    case .capsule: .capsule
    case .concentric: .radii(CornerShapeValue.radii(concentricRadius(of: view)).radii)
    case .radii: .radii(model.cornerShape?.radii ?? .init())
    case .uniform:
      .radii(CornerShapeValue.radii(model.cornerRadius ?? Double(view.layer.cornerRadius)).radii)
    }
  }
}

/// The border that a layer has at all edges.
@MainActor
private struct LayerBorder {
  private let width: CGFloat
  private let color: CGColor?

  init(of layer: CALayer) { (width, color) = (layer.borderWidth, layer.borderColor) }

  /// Shows the border of a view model, elsewhere this one; none where single edges have lines.
  ///
  /// Colors of layers don't follow dark mode, so they're set again when the tree's colors change.
  func show(in layer: CALayer, _ model: ViewModel) {
    layer.borderWidth = model.hasPlainBorder ? model.borderWidth.map { CGFloat($0) } ?? width : 0
    layer.borderColor = model.borderColor.map { UIColor($0).cgColor } ?? color
  }
}

extension ViewModel {
  /// Whether the border has one color: no gradient, and no lines at single edges.
  var hasPlainBorder: Bool { borders == nil && GradientBorder(self) == nil }
}

/// A border of one width with a gradient.
struct GradientBorder {
  let gradient: Gradient
  let width: CGFloat

  /// The border of a view model; nil if it has none, or lines at single edges.
  init?(_ model: ViewModel) {
    guard let gradient = model.borderGradient, let width = model.borderWidth, width > 0,
      model.borders == nil
    else { return nil }
    (self.gradient, self.width) = (gradient, CGFloat(width))
  }
}

/// The shadow that a layer draws itself.
@MainActor
private struct LayerShadow {
  var color: CGColor?
  var opacity: Float = 0
  var offset = CGSize(width: 0, height: -3)
  var radius: CGFloat = 3

  init() {}

  init(of layer: CALayer) {
    (color, opacity) = (layer.shadowColor, layer.shadowOpacity)
    (offset, radius) = (layer.shadowOffset, layer.shadowRadius)
  }

  /// The shadow of a list with one that's outside and as large as its box, or with none; else nil.
  init?(_ shadows: [Shadow]) {
    guard let shadow = shadows.first else { return }
    guard shadows.count == 1, !shadow.isInner, shadow.spread == 0 else { return nil }
    color = UIColor(shadow.color.withAlpha(1)).cgColor
    opacity = Float(min(shadow.color.alpha, 1))
    offset = CGSize(width: shadow.offset.x, height: shadow.offset.y)
    radius = CGFloat(shadow.blur / 2)
  }

  func show(in layer: CALayer) {
    if let color { layer.shadowColor = color }
    (layer.shadowOpacity, layer.shadowOffset, layer.shadowRadius) = (opacity, offset, radius)
  }
}

extension UIView {
  var boxView: BoxView? { subviews.lazy.compactMap { $0 as? BoxView }.first }

  /// Keeps one view of the box's parts behind the others; without parts it's removed.
  fileprivate func showBox(_ parts: BoxView.Parts, _ corners: BoxCorners) {
    let existing = boxView
    if existing?.parts.mask != nil, parts.mask == nil { layer.mask = nil }
    guard !parts.isEmpty else { return existing?.removeFromSuperview() ?? () }
    let view = existing ?? BoxView()
    (view.parts, view.corners) = (parts, corners)
    if existing == nil {
      view.frame = bounds
      insertSubview(view, at: 0)
    }
    view.setNeedsLayout()
  }

  /// Shows the box's parts with other corners.
  func showCornersOfBox(_ corners: BoxCorners) {
    guard let boxView else { return }
    boxView.corners = corners
    boxView.setNeedsLayout()
  }
}

// MARK: - BoxView

/// A view without content that draws what a layer can't around its superview and inside it: a gradient,
/// several shadows, inner ones, those with a spread, lines at single edges, and an outline.
///
/// A superview that clips to its bounds also clips what's outside.
final class BoxView: UIView {
  struct Parts {
    /// The gradient behind the content.
    var gradient: Gradient?

    /// The shadows, the topmost first.
    var shadows: [Shadow] = []

    /// The lines at the edges, clockwise from the top.
    var lines: [BordersValue.Line?] = []
    var border: GradientBorder?
    var outline: OutlineValue?

    /// The gradient whose opacity the superview has.
    var mask: Gradient?

    var isEmpty: Bool {
      gradient == nil && shadows.isEmpty && lines.isEmpty && border == nil && outline == nil
        && mask == nil
    }
  }

  var parts = Parts()
  var corners = BoxCorners.radii(.init())

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
    for sublayer in layer.sublayers ?? [] { sublayer.removeFromSuperlayer() }
    let box = BoxPath(
      rect: bounds, corners: corners,
      isMirrored: superview.isRightToLeft)
    let layers =
      [parts.gradient.map(box.layer)].compactMap(\.self)
      + parts.shadows.reversed().map { box.layer(of: $0) } + box.layers(of: parts.lines)
      + [parts.border.map(box.layer), parts.outline.map(box.layer)].compactMap(\.self)
    for (index, sublayer) in layers.enumerated() {
      layer.insertSublayer(sublayer, at: UInt32(index))
    }
    if let mask = parts.mask {
      let layer = CAGradientLayer()
      layer.frame = bounds
      layer.show(mask)
      superview.layer.mask = layer
    }
  }
}

// MARK: - BoxPath

/// The corners of a box.
enum BoxCorners {
  /// Half circles at the shorter sides.
  case capsule
  case radii(CornerShapeValue.Radii)
}

/// The outline of a box, from which those of its shadows and lines follow.
struct BoxPath {
  let rect: CGRect
  let corners: BoxCorners
  let isMirrored: Bool

  /// The radii clockwise from the top left.
  private var radii: [CGFloat] {
    guard case .radii(let radii) = corners else {
      return Array(repeating: min(rect.width, rect.height) / 2, count: 4)
    }
    let (top, bottom) = (
      [radii.topLeading, radii.topTrailing], [radii.bottomTrailing, radii.bottomLeading]
    )
    return ((isMirrored ? top.reversed() : top) + (isMirrored ? bottom.reversed() : bottom))
      .map { CGFloat($0) }
  }

  /// The path of a box that is larger by a distance; square corners stay square.
  func path(grownBy distance: CGFloat = 0, offset: CGSize = .zero) -> CGMutablePath {
    let rect = rect.insetBy(dx: -distance, dy: -distance).offsetBy(
      dx: offset.width, dy: offset.height)
    let path = CGMutablePath()
    guard rect.width > 0, rect.height > 0 else { return path }
    let limit = min(rect.width, rect.height) / 2
    let radii = radii.map { $0 > 0 ? min(max($0 + distance, 0), limit) : 0 }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % 4]
      path.addArc(
        tangent1End: corner,
        tangent2End: CGPoint(x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2),
        radius: radii[index])
    }
    path.closeSubpath()
    return path
  }

  /// A large area around a path, which the path is cut out of, also by the nonzero winding rule.
  private func area(around hole: CGPath) -> CGMutablePath {
    let area = rect.insetBy(dx: -10_000, dy: -10_000)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: area.minX, y: area.minY))
    path.addLine(to: CGPoint(x: area.minX, y: area.maxY))
    path.addLine(to: CGPoint(x: area.maxX, y: area.maxY))
    path.addLine(to: CGPoint(x: area.maxX, y: area.minY))
    path.closeSubpath()
    path.addPath(hole)
    return path
  }

  /// A layer whose shadow is one outside or inside the box, and that draws nothing else.
  func layer(of shadow: Shadow) -> CALayer {
    let layer = CALayer()
    layer.frame = rect
    layer.shadowColor = UIColor(shadow.color.withAlpha(1)).cgColor
    layer.shadowOpacity = Float(min(shadow.color.alpha, 1))
    layer.shadowRadius = CGFloat(shadow.blur / 2)
    layer.shadowOffset = CGSize(width: shadow.offset.x, height: shadow.offset.y)
    let mask = CAShapeLayer()
    if shadow.isInner {
      layer.shadowPath = area(around: path(grownBy: CGFloat(-shadow.spread)))
      mask.path = path()
    } else {
      layer.shadowPath = path(grownBy: CGFloat(shadow.spread))
      mask.path = area(around: path())
    }
    layer.mask = mask
    return layer
  }

  /// A layer of the box's own shape, for what is cut to it.
  private var mask: CALayer {
    let mask = CAShapeLayer()
    mask.path = path()
    return mask
  }

  /// A layer of a gradient in the box.
  func layer(of gradient: Gradient) -> CALayer {
    let layer = CAGradientLayer()
    layer.frame = rect
    layer.show(gradient)
    layer.mask = mask
    return layer
  }

  /// A layer of a border inside the box.
  func layer(of border: GradientBorder) -> CALayer {
    let layer = CAGradientLayer()
    layer.frame = rect
    layer.show(border.gradient)
    let mask = CAShapeLayer()
    mask.path = path(grownBy: -border.width / 2)
    mask.fillColor = nil
    mask.lineWidth = border.width
    mask.strokeColor = UIColor(Color.black).cgColor
    layer.mask = mask
    return layer
  }

  /// Layers of lines inside the edges of the box, clockwise from the top.
  func layers(of lines: [BordersValue.Line?]) -> [CALayer] {
    let edges = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    // The distance from each edge to the inside.
    let inwards = [(0, 1), (-1, 0), (0, -1), (1, 0)]
    return lines.enumerated().compactMap { edge, line in
      guard let line else { return nil }
      let (start, end) = (edges[edge], edges[(edge + 1) % 4])
      let distance = CGSize(
        width: Double(inwards[edge].0) * line.width / 2,
        height: Double(inwards[edge].1) * line.width / 2)
      let path = CGMutablePath()
      path.move(to: CGPoint(x: start.x + distance.width, y: start.y + distance.height))
      path.addLine(to: CGPoint(x: end.x + distance.width, y: end.y + distance.height))
      let layer = CAShapeLayer()
      layer.frame = rect
      layer.path = path
      layer.setStroke(line)
      layer.mask = mask
      return layer
    }
  }

  /// A layer of a line outside the box.
  func layer(of outline: OutlineValue) -> CALayer {
    let layer = CAShapeLayer()
    layer.frame = rect
    layer.path = path(grownBy: CGFloat(outline.offset + outline.width / 2))
    layer.fillColor = nil
    layer.setStroke(outline.line)
    return layer
  }
}

extension CAShapeLayer {
  /// Draws the path as a line, with its dashes and their ends.
  func setStroke(_ line: BordersValue.Line) {
    strokeColor = UIColor(line.color).cgColor
    lineWidth = CGFloat(line.width)
    let dashes = line.style.dashes(width: line.width)
    lineDashPattern = dashes.isEmpty ? nil : dashes.map { NSNumber(value: $0) }
    lineCap = line.style == .dotted ? .round : .butt
  }
}
#endif
