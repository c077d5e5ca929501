internal import ProtocolStyle

/// The backdrops and opacities of nodes, which change the styles of everything inside those nodes.
struct Effects {
  /// The effect that doesn't change styles.
  static let none = -1

  private struct Effect {
    let backdrop: Color?
    let alpha: Double

    /// The effect of the nearest ancestor with an effect.
    let outer: Int

    /// The effect of the nearest ancestor that fades.
    let outerFading: Int
  }

  private var effects: [Effect] = []

  /// The background of the terminal; nil if it's unknown.
  private let ground: Color?

  /// Creates an empty list.
  init(ground: Color?) {
    self.ground = ground
  }

  /// Adds the effect of a node inside another effect.
  ///
  /// - Parameters:
  ///   - backdrop: The color behind the node; nil for none.
  ///   - alpha: The opacity of the node.
  ///   - outer: The effect around it.
  /// - Returns: The effect; the outer one for a node without an effect.
  mutating func add(backdrop: Color?, alpha: Double, in outer: Int) -> Int {
    guard backdrop != nil || alpha < 1 else { return outer }
    let outerFading =
      outer == Self.none || effects[outer].alpha < 1 ? outer : effects[outer].outerFading
    effects.append(
      Effect(backdrop: backdrop, alpha: alpha, outer: outer, outerFading: outerFading))
    return effects.count - 1
  }

  /// Returns a style after applying an effect and those around it, from the inside out, with opaque
  /// colors.
  ///
  /// - Parameters:
  ///   - effect: The effect of the node that draws.
  ///   - style: The style of the node.
  /// - Returns: The visible style.
  func apply(_ effect: Int, to style: CellStyle) -> CellStyle {
    var style = style
    var next = effect
    while next != Self.none {
      let effect = effects[next]
      if let backdrop = effect.backdrop {
        style.background = style.background?.composited(over: backdrop) ?? backdrop
      }
      if effect.alpha < 1 { style.fade(to: effect.alpha) }
      // An opaque background covers everything behind it, so only fading changes it.
      next = style.background?.alpha == 1 ? effect.outerFading : effect.outer
    }
    return style.opaque(on: ground)
  }
}

extension CellStyle {
  fileprivate mutating func fade(to alpha: Double) {
    // The terminal's own color is unknown, so it can't be blended.
    if foreground == nil { isDim = true }
    foreground = foreground.map { $0.withAlpha($0.alpha * alpha) }
    background = background.map { $0.withAlpha($0.alpha * alpha) }
  }
}
