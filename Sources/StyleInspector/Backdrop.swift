internal import ProtocolStyle

/// The background of a text after all ancestors of its node are drawn, as far as it's known.
///
/// Compositing a color over layers and fading the result is linear in the color and its alpha. The
/// backdrop at any depth is therefore described by three values: the factor for the color's own
/// contribution, and the premultiplied colors visible around an opaque black color and without any
/// color.
struct Backdrop: Hashable {
  /// A premultiplied color: red, green, blue and alpha.
  private typealias Paint = SIMD4<Double>

  /// The factor for a color's own contribution, which is the product of the ancestors' alpha
  /// values.
  private var kept = 1.0
  private var aroundOpaque = Paint()
  private var alone = Paint()

  /// Whether nothing is visible because the node or an ancestor is hidden.
  var isHidden = false

  /// Whether only colors were drawn since the last opaque layer.
  private var isKnown = true

  /// Creates the backdrop of a root, which is empty.
  init() {}

  /// Returns the backdrop inside a child node.
  ///
  /// - Parameters:
  ///   - layers: The colors that the child draws, from the bottom.
  ///   - alpha: The alpha of the child.
  ///   - isPlain: Whether the child draws only colors, and no images, for instance.
  /// - Returns: The backdrop of the child's texts and children.
  func inside(layers: [Color], alpha: Double, isPlain: Bool) -> Backdrop {
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
  var color: Color? { opaque(alone) }

  /// The visible color of a text, if it's known.
  func text(_ color: Color) -> Color? {
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
