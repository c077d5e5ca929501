internal import ProtocolStyle

/// Finds the pairs of colors that need a contrast, and the tokens that they come from.
///
/// Each color of a palette is changed by an amount far too small to see, which no other color has. So a
/// color in a view model that equals one of the palette comes from that token in that variant, whatever
/// getters and rules it went through; another opacity is recognized, too. Any other color is a constant.
/// Compositing is linear, so the share of each token in a visible color is found by drawing it as white
/// among black ones.
struct ContrastProbe {
  /// A contrast that some node needs.
  struct Need {
    let rule: ColorSystem.Rule

    /// The first node that needs it, with the attribute of the text: `Chip` and `textColor`.
    let nodeType: String
    let attribute: String
  }

  private let levels:
    (standard: StyleRequirement.ContrastLevel, increased: StyleRequirement.ContrastLevel)
  private var places: [SIMD3<Double>: Int] = [:]

  /// The palette with the marked colors.
  let marked: Palette

  /// The needs, each once, in the order in which they were found.
  private(set) var needs: [Need] = []
  private var known: Set<ColorSystem.Rule> = []

  init(
    _ palette: Palette,
    levels: (
      standard: StyleRequirement.ContrastLevel, increased: StyleRequirement.ContrastLevel
    )
  ) {
    self.levels = levels
    var marked = palette
    for index in marked.colors.indices {
      let color = palette.colors[index]
      var (mark, found) = (index + 1, color)
      repeat {
        found = Color(
          red: color.red + Double(mark) * 0x1p-38, green: color.green, blue: color.blue,
          alpha: color.alpha)
        mark += palette.colors.count
      } while places[Self.key(of: found)] != nil
      places[Self.key(of: found)] = index
      marked.colors[index] = found
    }
    self.marked = marked
  }

  private static func key(of color: Color) -> SIMD3<Double> {
    SIMD3(color.red, color.green, color.blue)
  }

  /// Adds the pairs of a node in a situation.
  mutating func examine(_ observation: Certifier.Observation) {
    let subject = observation.subject
    guard !subject.isDisabled, !subject.inside.isHidden else { return }
    let level = subject.isHighContrast ? levels.increased : levels.standard
    for part in TextPart.all(of: subject.model, in: subject.state) {
      for color in part.colors {
        guard let (text, background) = blends(of: color, observation) else { continue }
        let rule = ColorSystem.Rule.contrast(
          text, background, least: level.leastContrast(of: part))
        guard known.insert(rule).inserted else { continue }
        needs.append(
          Need(rule: rule, nodeType: observation.nodeType, attribute: "\(part.attribute)"))
      }
    }
  }

  /// The visible color of a text, and that of its background, as shares of variables.
  private func blends(
    of color: Color, _ observation: Certifier.Observation
  ) -> (ColorSystem.Blend, ColorSystem.Blend)? {
    var found: Set<Int> = []
    func shown(_ white: Int?) -> (text: SIMD3<Double>, background: SIMD3<Double>)? {
      func recolored(_ color: Color) -> Color {
        guard let place = places[Self.key(of: color)] else { return color }
        found.insert(place)
        return (place == white ? Color.white : .black).withAlpha(color.alpha)
      }
      var backdrop = Backdrop()
      if let canvas = observation.canvas {
        backdrop = backdrop.inside(layers: [canvas], alpha: 1, isPlain: true)
      }
      for (model, state) in observation.models {
        backdrop = backdrop.inside(model, in: state, recolored: recolored)
      }
      guard let background = backdrop.color, let text = backdrop.text(recolored(color)) else {
        return nil
      }
      return (Self.key(of: text), Self.key(of: background))
    }
    guard let dark = shown(nil) else { return nil }
    // Weights are rounded, so that a pair that is found again is equal.
    func exact(_ number: Double) -> Double { (number * 0x1p40).rounded() / 0x1p40 }
    func fixed(_ color: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(exact(color.x), exact(color.y), exact(color.z))
    }
    var text = ColorSystem.Blend(fixed: fixed(dark.text))
    var background = ColorSystem.Blend(fixed: fixed(dark.background))
    for place in found.sorted() {
      guard let light = shown(place) else { return nil }
      let weights = (
        exact(light.text.x - dark.text.x), exact(light.background.x - dark.background.x)
      )
      if weights.0 > 0 { text.shares.append(.init(variable: place, weight: weights.0)) }
      if weights.1 > 0 { background.shares.append(.init(variable: place, weight: weights.1)) }
    }
    return (text, background)
  }
}
