package import ProtocolStyle

/// The background of a text after all ancestors of its node are drawn, as far as it's known.
///
/// Compositing a color over layers and fading the result is linear in the color and its alpha. The
/// backdrop at any depth is therefore described by three values: the factor for the color's own
/// contribution, and the premultiplied colors visible around an opaque black color and without any
/// color.
package struct Backdrop: Hashable {
  /// A premultiplied color: red, green, blue and alpha.
  private typealias Paint = SIMD4<Double>

  /// The factor for a color's own contribution, which is the product of the ancestors' alpha
  /// values.
  private var kept = 1.0
  private var aroundOpaque = Paint()
  private var alone = Paint()

  /// Whether nothing is visible because the node or an ancestor is hidden.
  package var isHidden = false

  /// Whether only colors were drawn since the last opaque layer.
  private var isKnown = true

  /// Creates the backdrop of a root, which is empty.
  package init() {}

  /// Returns the backdrop inside a child node.
  ///
  /// - Parameters:
  ///   - layers: The colors that the child draws, from the bottom.
  ///   - alpha: The alpha of the child.
  ///   - isPlain: Whether the child draws only colors, and no images, for instance.
  /// - Returns: The backdrop of the child's texts and children.
  package func inside(layers: [Color], alpha: Double, isPlain: Bool) -> Backdrop {
    let fade = min(max(alpha, 0), 1)
    let layer = layers.reduce(Paint()) { Self.paint($1) + (1 - Self.paint($1).w) * $0 }
    var result = self
    result.kept = kept * fade
    result.aroundOpaque = fade * aroundOpaque + (1 - fade) * alone
    result.alone = shown(fade * layer)
    let isCovered = isPlain && layer.w >= 1 && result.kept >= 1
    result.isKnown = isCovered || isKnown && isPlain
    return result
  }

  /// The visible color of the backdrop itself, if it's known and opaque.
  package var color: Color? { opaque(alone) }

  /// Whether nothing was drawn.
  package var isEmpty: Bool { isKnown && alone == Paint() }

  /// The visible color of a text, if it's known.
  package func text(_ color: Color) -> Color? {
    // The layers of the node are below the text and show through its transparent parts.
    let paint = Self.paint(color)
    return opaque(kept * paint + paint.w * aroundOpaque + (1 - paint.w) * alone)
  }

  private func shown(_ paint: Paint) -> Paint {
    kept * paint + paint.w * aroundOpaque + (1 - paint.w) * alone
  }

  private func opaque(_ paint: Paint) -> Color? {
    guard isKnown, paint.w > 0.999 else { return nil }
    return Color(red: paint.x / paint.w, green: paint.y / paint.w, blue: paint.z / paint.w)
  }

  private static func paint(_ color: Color) -> Paint {
    let alpha = min(max(color.alpha, 0), 1)
    return Paint(color.red * alpha, color.green * alpha, color.blue * alpha, alpha)
  }
}

// MARK: - View Models

extension Backdrop {
  /// The attributes of a node that change the backdrop inside of it: those that are read of an empty
  /// view model in all control states at once.
  static let attributes =
    ViewModel(kind: .view)
    .recordingReads { Backdrop().inside($0, in: ControlState(rawValue: .max)) }.attributes ?? []

  /// The backdrop of a node's text and children, given its view model.
  ///
  /// - Parameters:
  ///   - model: The view model.
  ///   - state: The node's control state.
  ///   - recolored: Returns the color that is drawn in place of one of the view model; the same by
  ///     default.
  /// - Returns: The backdrop inside the node.
  package func inside(
    _ model: ViewModel, in state: ControlState, recolored: (Color) -> Color = { $0 }
  ) -> Backdrop {
    let hasImage =
      model.backgroundGradient != nil || model.maskGradient != nil
      || model[.backgroundImageForState, state] != nil
      || model.backgroundImageForMetrics?.isEmpty == false
      || model.backgroundImageForPlacement?.isEmpty == false || model.movesColors
    var result = inside(
      layers: [
        model.backgroundColor, model.barTintColor,
        // It's visible where nothing blurs, whatever is behind.
        model.backgroundMaterial?.fallbackColor,
        model.value(of: .selectedSegmentTintColor, drawnIn: state),
        model.value(of: .selectedBackgroundColor, drawnIn: state),
      ].compactMap(\.self).map(recolored),
      alpha: model.alpha ?? 1, isPlain: !hasImage)
    result.isHidden = isHidden || model.isHidden == true
    return result
  }
}

extension ViewModel {
  /// Whether a repeating motion moves a color of a text or what's behind it, so that neither is known.
  var movesColors: Bool {
    repeatingMotion?.attributes.contains { Backdrop.moving.contains($0) } == true
  }
}

extension Backdrop {
  /// The attributes that change how a text is seen.
  fileprivate static let moving: Set<AttributeID> = [
    Attribute.alpha.id, Attribute.backgroundColor.id, Attribute.backgroundGradient.id,
    Attribute.backgroundMaterial.id, Attribute.barTintColor.id, Attribute.maskGradient.id,
    Attribute.selectedBackgroundColor.id, Attribute.selectedSegmentTintColor.id,
    Attribute.textColor.id, Attribute.textGradient.id, Attribute.tintColor.id,
    Attribute.titleColorForState.id,
  ]

  /// Returns the backdrop inside the last of some nodes, each of which is in the one before it.
  ///
  /// - Parameter models: The view models and control states, the outermost first.
  /// - Returns: The backdrop of the last one's text and children.
  package func inside(
    _ models: some Sequence<(model: ViewModel, state: ControlState)>
  ) -> Backdrop {
    models.reduce(self) { $0.inside($1.model, in: $1.state) }
  }
}

extension SituatedNode {
  /// The states that select the colors of a node and what is behind it, and those that excuse it.
  package func statesOfColors(in evaluation: Evaluation) -> ChainReads {
    var reads = ChainReads()
    for (place, (model, state)) in evaluation.models.enumerated() {
      // Of an ancestor, only what is behind the node matters.
      let states = model.selectingStates { place == last || Backdrop.attributes.contains($0) }
      reads.add(ControlState(states).union(state.intersection(.disabled)), at: place)
    }
    return reads
  }
}

// MARK: - TextPart

/// A text that nodes of some kinds show, with its color and font in a control state.
package struct TextPart {
  /// The attribute that provides the color.
  let attribute: AttributeID

  /// The colors that the attribute has: one, or those of the stops of a gradient.
  package let colors: [Color]

  /// The colors of the text: so many of a gradient that one is near the background, if the gradient has its
  /// lightness somewhere.
  fileprivate let shownColors: [Color]
  let font: FontDescriptor?

  /// Whether the text is large according to WCAG: 18 points or more, or 14 in bold.
  ///
  /// False without a font.
  var isLarge: Bool {
    guard let font else { return false }
    return font.size >= 18 || font.size >= 14 && font.weight >= .bold
  }

  /// The contrast required by level AA.
  package var leastContrast: Double { isLarge ? 3 : 4.5 }

  /// The texts of a view model that have a color, in a state.
  package static func all(of model: ViewModel, in state: ControlState) -> [TextPart] {
    var parts: [TextPart] = []
    func add(_ attribute: some AnyAttribute, _ color: Color?, _ font: FontDescriptor?) {
      guard let color else { return }
      parts.append(
        TextPart(attribute: attribute.id, colors: [color], shownColors: [color], font: font))
    }
    let kind = model.kind
    if kind.uses(.titleColorForState) {
      add(Attribute.titleColorForState, model[.titleColorForState, state], model.font)
    } else if kind.uses(.titleTextAttributesForState) {
      let (own, normal) = (
        model[.titleTextAttributesForState, state], model[.titleTextAttributesForState, .normal]
      )
      add(
        Attribute.titleTextAttributesForState, own?.foregroundColor ?? normal?.foregroundColor,
        own?.font ?? normal?.font ?? model.font)
    } else if kind.uses(.titleTextAttributes) {
      let title = model.titleTextAttributes
      add(Attribute.titleTextAttributes, title?.foregroundColor, title?.font)
    } else if let gradient = model.textGradient, !gradient.stops.isEmpty {
      parts.append(
        TextPart(
          attribute: Attribute.textGradient.id, colors: gradient.stops.map(\.color),
          shownColors: gradient.divided(4).map(\.color), font: model.font))
    } else {
      add(Attribute.textColor, model.textColor, model.font)
    }
    let large = model.largeTitleTextAttributes
    add(
      Attribute.largeTitleTextAttributes, large?.foregroundColor,
      large?.font ?? FontDescriptor(textStyle: .largeTitle))
    if model.detailText?.isEmpty == false {
      add(Attribute.detailTextColor, model.detailTextColor, model.font)
    }
    for run in model.richText?.runs ?? [] {
      add(Attribute.richText, run.color, run.font(in: model.font ?? .system()))
    }
    if model.placeholder != nil {
      add(Attribute.placeholderColor, model.placeholderColor, model.font)
    }
    return parts
  }
}

// MARK: - VisibleText

/// The color of a text and that of its background, after blending translucent layers.
package struct VisibleText: Hashable {
  package let text: Color
  package let background: Color

  /// The WCAG contrast ratio, from 1 to 21.
  package var contrast: Double { text.contrastRatio(with: background) }
}

extension Backdrop {
  /// The visible colors of a text inside of a node, where it's hardest to read; nil if a part of them isn't
  /// known.
  package func visible(_ part: TextPart) -> VisibleText? {
    allVisible(part)?.min { $0.contrast < $1.contrast }
  }

  /// The visible colors of all places of a text inside of a node; nil if a part of them isn't known.
  func allVisible(_ part: TextPart) -> [VisibleText]? {
    guard let background = color else { return nil }
    let texts = part.shownColors.compactMap { text($0) }
    guard texts.count == part.shownColors.count else { return nil }
    return texts.map { VisibleText(text: $0, background: background) }
  }
}
