internal import ProtocolStyle

// MARK: - Effects

extension CSSMeaning {
  /// Materials, corners, transforms and blurs, which combine attributes before them.
  static let effects: [CSSMeaning] = [
    CSSMeaning(
      .backgroundMaterial, ["backdrop-filter", "background-color", "background-image"],
      "`blur()` by its thickness, and its fallback color over the background"
    ) { material, _, css in write(material, to: &css) },
    CSSMeaning(
      .borderGradient,
      [
        "background-image", "background-clip", "background-origin", "border-color",
        "border-image",
      ],
      "of the border's width: the gradient behind an opaque background, cut to the padding; elsewhere `border-image`"
    ) { gradient, context, css in write(gradient, ofBorderOf: context.model, to: &css) },
    CSSMeaning(
      .cornerShape, ["border-radius", "corner-shape"],
      "radii in px by corner; capsule: 9999px; concentric: `var(--inner-radius)`, which containers set; continuous: `superellipse(1.5)`"
    ) { shape, _, css in
      switch shape.form {
      case .uniform: break
      case .radii: css["border-radius"] = corners(shape.radii, less: 0)
      case .capsule: css["border-radius"] = "9999px"
      case .concentric: css["border-radius"] = "var(--inner-radius,0px)"
      }
      if shape.isContinuous { css["corner-shape"] = "superellipse(1.5)" }
    },
    CSSMeaning(
      .transform, "transform", "`translate()`, `rotate()` and `scale()`, about the center"
    ) { text(of: $0) },
    CSSMeaning(.blur, "filter", "`blur()`, in px; 0 and less: the default") {
      $0.isFinite && $0 > 0 ? "blur(\(CSSText.size($0)))" : nil
    },
    CSSMeaning(
      .motion, ["transition", "--enter", "--enter-opacity", "--enter-transform"],
      "the curve for all properties, then those for the properties of some attributes; springs: `linear()`"
    ) { motion, context, css in
      css["transition"] = CSSTransition.text(of: motion, context.meanings)
      write(motion, of: context.model, to: &css)
    },
    CSSMeaning(
      .repeatingMotion,
      [
        "animation-name", "animation-duration", "animation-timing-function", "animation-delay",
        "animation-iteration-count", "animation-direction",
      ],
      "`@keyframes` with the properties of its attributes; a stagger by `sibling-index()`; stopped: the default"
    ) { motion, context, css in
      guard !motion.isStopped else { return }
      let animation = CSSAnimation(motion, context)
      for (property, value) in animation.declarations { css[property] = value }
      css.keyFrames = animation.keyFrames
    },
  ]

  /// Writes the animation with which an element appears that a patch inserts; see
  /// `KindSheet.entering`.
  private static func write(
    _ motion: MotionValues, of model: ViewModel, to css: inout Declarations
  ) {
    guard let presence = motion.presence, motion.presenceCurve != .immediate else { return }
    let transform = presence.transform(over: model.transform ?? .identity, at: 0)
    css["--enter"] = CSSTransition.timing(of: motion.presenceCurve)
    css["--enter-opacity"] = CSSText.number(presence.alpha(over: model.alpha ?? 1, at: 0))
    css["--enter-transform"] = text(of: transform) ?? "none"
  }

  /// The value of `transform`; nil for none.
  private static func text(of transform: TransformValue) -> String? {
    if transform.isIdentity { return nil }
    let (x, y) = (CSSText.length(transform.offset.x), CSSText.length(transform.offset.y))
    let scale = [transform.scaleX, transform.scaleY].map(CSSText.number).joined(separator: ",")
    return "translate(\(x),\(y)) rotate(\(CSSText.number(transform.rotation))deg) scale(\(scale))"
  }

  private static func write(_ material: BackgroundMaterialValue, to css: inout Declarations) {
    let radius: Double
    switch material.style {
    case .hidden: return
    case .ultraThin: radius = 10
    case .thin: radius = 15
    case .regular: radius = 20
    case .thick: radius = 30
    case .ultraThick: radius = 40
    case .glass: radius = 8
    }
    css["backdrop-filter"] = "blur(\(CSSText.size(radius))) saturate(1.8)"
    // The same color serves where nothing blurs, because it's translucent.
    let pane = CSSText.color(material.fallbackColor)
    if css["background-color"] == nil, css["background-image"] == nil {
      css["background-color"] = pane
    } else {
      let behind = css["background-image"].map { ",\($0)" } ?? ""
      css["background-image"] = "linear-gradient(\(pane),\(pane))\(behind)"
    }
  }

  /// Writes the gradient of a border of one width.
  ///
  /// An image of a border isn't cut by the corners. So the gradient is behind the background where that
  /// hides it inside the border.
  private static func write(
    _ gradient: Gradient, ofBorderOf model: ViewModel, to css: inout Declarations
  ) {
    guard let image = CSSText.gradient(gradient), model.borders == nil else { return }
    let isCovered =
      model.backgroundColor?.alpha == 1 && model.textGradient == nil
      && model.backgroundMaterial?.style ?? .hidden == .hidden
    guard isCovered, let color = css["background-color"] else {
      css["border-image"] = "\(image) 1"
      return
    }
    let layers = [css["background-image"], "linear-gradient(\(color),\(color))", image]
      .compactMap(\.self)
    let boxes = layers.dropLast().map { _ in "padding-box" } + ["border-box"]
    css["background-image"] = layers.joined(separator: ",")
    css["background-clip"] = boxes.joined(separator: ",")
    css["background-origin"] = boxes.joined(separator: ",")
    css["border-color"] = "#0000"
  }

  /// The radii of the children with concentric corners; nil for a node without radii.
  static func innerRadius(of model: ViewModel) -> String? {
    let insets = model.padding ?? .zero
    let padding = max(min(insets.top, insets.left, insets.bottom, insets.right), 0)
    switch model.cornerShape?.form ?? .uniform {
    case .radii: return model.cornerShape.map { corners($0.radii, less: padding) }
    case .uniform:
      guard let radius = model.cornerRadius, radius > 0 else { return nil }
      return CSSText.size(radius - padding)
    case .capsule, .concentric: return nil
    }
  }

  /// Radii clockwise from the top left, by the direction of text.
  private static func corners(_ radii: CornerShapeValue.Radii, less padding: Double) -> String {
    func corner(_ leftToRight: Double, _ rightToLeft: Double) -> String {
      let sides = [leftToRight, rightToLeft].map { max($0 - padding, 0) }
      if sides[0] == sides[1] { return CSSText.size(sides[0]) }
      return "calc(\(CSSText.number((sides[0] + sides[1]) / 2))px + "
        + "var(--dir)*\(CSSText.number((sides[0] - sides[1]) / 2))px)"
    }
    let (left, right) = (radii.topLeading, radii.topTrailing)
    let (bottomLeft, bottomRight) = (radii.bottomLeading, radii.bottomTrailing)
    let all = [
      corner(left, right), corner(right, left), corner(bottomRight, bottomLeft),
      corner(bottomLeft, bottomRight),
    ]
    return Set(all).count == 1 ? all[0] : all.joined(separator: " ")
  }
}

// MARK: - Symbols

extension CSSMeaning {
  /// The strokes, size and colors of symbols that the page draws.
  static let symbols: [CSSMeaning] = [
    CSSMeaning(
      .symbolWeight, ["stroke-width"], "from 0.6 for the weight 100 to 3.5 for 900; 1.75 for 400"
    ) { weight, _, css in
      let value = weight.rawValue
      let width =
        value <= 400 ? 0.6 + (value - 100) / 300 * 1.15 : 1.75 + (value - 400) / 500 * 1.75
      css["stroke-width", .symbol] = CSSText.number((max(width, 0.4) * 100).rounded() / 100)
    },
    CSSMeaning(
      .symbolScale, ["width", "height"], "24px times 0.8, 1 or 1.25"
    ) { scale, context, css in
      if scale == .medium { return }
      let model = context.model
      // An image with a written size is filled by its symbol.
      let isFixed = model.kind.isKind(of: .image) && (model.width ?? model.height) != nil
      let size =
        isFixed ? "\(CSSText.number(scale.factor * 100))%" : CSSText.size(scale.factor * 24)
      (css["width", .symbol], css["height", .symbol]) = (size, size)
    },
    CSSMeaning(
      .symbolRendering, ["opacity", "color"],
      "hierarchical: the layer behind has the opacity 0.4; palette: `color` of the layers; others: the color of text"
    ) { rendering, _, css in
      switch rendering {
      case .monochrome, .multicolor: break
      case .hierarchical: css["opacity", .backLayer] = "0.4"
      case .palette(let colors):
        guard let first = colors.first else { return }
        css["color", .backLayer] = CSSText.color(colors.count > 1 ? colors[1] : first)
        css["color", .frontLayer] = CSSText.color(first)
      }
    },
    CSSMeaning(
      .symbolValue, ["mask-image"], "less than 1: the rest has an opacity of 0.25"
    ) { value, _, css in
      guard value.isFinite, value < 1 else { return }
      let part = CSSText.number((max(value, 0) * 1000).rounded() / 10)
      css["mask-image", .symbol] = "linear-gradient(90deg,#000 \(part)%,#0004 0)"
    },
    CSSMeaning(
      .tintGradient, ["--progress", "background-image", "color", "mask-image", "mask-composite"],
      "`--progress` of a progress bar; the background of a symbol, cut to its outline"
    ) { gradient, context, css in
      guard let image = CSSText.gradient(gradient) else { return }
      guard context.model.kind.isKind(of: .image) else {
        css["--progress"] = image
        return
      }
      css["background-image", .symbol] = image
      css["color", .symbol] = "#0000"
      let rest = css["mask-image", .symbol].map { ",\($0)" } ?? ""
      css["mask-image", .symbol] = "var(--outline)\(rest)"
      if !rest.isEmpty { css["mask-composite", .symbol] = "intersect" }
    },
  ]
}
