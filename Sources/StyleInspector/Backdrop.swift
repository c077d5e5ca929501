internal import ProtocolStyle

/// What is behind a text once all that its node hangs in is painted, as far as it is known.
///
/// Painting a color over layers and fading the whole is linear in the color and its alpha, so what
/// becomes of any color in a node is three premultiplied colors, however deep the node is: the
/// share that is kept of it, what is seen around an opaque black one, and what is seen where
/// there is none.
struct Backdrop: Hashable {
  /// Red, green, blue and alpha, the first three times the last.
  private typealias Paint = SIMD4<Double>

  /// How much of a color is kept: all ancestors' alpha.
  private var kept = 1.0
  private var aroundOpaque = Paint()
  private var alone = Paint()

  /// Whether nothing of it is shown, because the node or one around it is hidden.
  var isHidden = false

  /// Whether nothing but colors was painted since the last opaque layer.
  private var isKnown = true

  /// What is behind a root: nothing.
  init() {}

  /// The backdrop in a node that hangs in this one.
  ///
  /// - Parameters:
  ///   - layers: The colors that it is painted with, the lowest first.
  ///   - alpha: How much of it is seen.
  ///   - isPlain: Whether it is painted with nothing else, such as an image.
  /// - Returns: The backdrop of its texts, and of what is in it.
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

  /// What is seen of nothing but the backdrop, if that is known and nothing shines through.
  var color: Color? { opaque(alone) }

  /// What is seen of a text in a color, if that is known.
  func text(_ color: Color) -> Color? {
    // The layers of the node are beneath the text, and beneath what of it is transparent.
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
