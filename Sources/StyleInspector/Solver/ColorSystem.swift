internal import CStyleRuntime
internal import ProtocolStyle

// How colors are found:
// - The contrast of a pair depends on two luminances, of which one is to be the higher. Once it's known
//   which, its polarity, the requirement is a bound of each by the other. Bounds of all colors follow by
//   propagation, and a polarity that leaves some color no luminance is impossible. Every color can have
//   any luminance, because a gray has every hue. So bounds decide whether there is a solution; where
//   translucent colors are blended, they decide it for grays.
// - With given polarities, the least change in OKLab is a smooth problem: the squared distance, under
//   contrasts, hues, orders and the gamut. Each step solves it with constraints in a straight line from
//   the present colors, by Hildreth's method, and goes as far as this is better.
// - Polarities are those of the aims where that's possible. Others are tried for pairs that the aims
//   don't fulfill: all combinations of a few pairs, else one flip after the other while it gets better.

/// Colors to be found, with the rules that they must fulfill.
struct ColorSystem {
  /// A color to be found: a point in OKLab with lightness, a and b.
  struct Variable {
    /// The color that it should be, as far as rules allow.
    let aim: Color

    /// The point of the aim.
    let point: SIMD3<Double>

    /// Whether the color may be in Display P3, because the aim is outside sRGB.
    let isWide: Bool

    init(aim: Color) {
      let lab = Color.OKLab(aim)
      self.aim = aim
      point = SIMD3(lab.lightness, lab.a, lab.b)
      isWide = ![aim.red, aim.green, aim.blue].allSatisfy { (0...1).contains($0) }
    }
  }

  /// A visible color: a fixed part and shares of variables, as compositing adds them in sRGB.
  struct Blend: Hashable {
    var fixed: SIMD3<Double>
    var shares: [Share]

    struct Share: Hashable {
      let variable: Int
      let weight: Double
    }

    /// Creates a variable's own color.
    init(variable: Int) {
      (fixed, shares) = (.zero, [Share(variable: variable, weight: 1)])
    }

    /// Creates a color with shares of variables; one that doesn't change without any.
    init(fixed: SIMD3<Double>, shares: [Share] = []) {
      (self.fixed, self.shares) = (fixed, shares)
    }

    /// Whether it's one variable's own color.
    var isPure: Bool { shares.count == 1 && shares[0].weight == 1 && fixed == .zero }
  }

  /// A requirement on variables.
  enum Rule: Hashable {
    case contrast(Blend, Blend, least: Double)

    /// The variable is its aim.
    case fixed(Int)

    /// The hue is at most some degrees from that of the aim; a gray stays gray.
    case hue(Int, within: Double)

    /// The first variable has at most the luminance of the second.
    case order(Int, Int)

    var variables: [Int] {
      switch self {
      case .contrast(let text, let background, _):
        (text.shares + background.shares).map(\.variable)
      case .fixed(let variable), .hue(let variable, _): [variable]
      case .order(let lower, let upper): [lower, upper]
      }
    }
  }

  var variables: [Variable]
  var rules: [Rule]

  /// The result.
  enum Outcome {
    /// The colors of the variables.
    case solved([Color])

    /// The indices of rules that contradict each other; without any one, the others don't.
    case contradiction([Int])
  }

  /// Finds the colors with the least sum of squared distances in OKLab to the aims.
  func solve() -> Outcome {
    var colors = variables.map(\.aim)
    for members in components(of: Array(rules.indices)) {
      let problem = ColorProblem(self, members)
      guard let points = problem.solve() else { return .contradiction(conflict(in: members)) }
      for (variable, point) in points {
        if let point { colors[variable] = Self.color(point, like: variables[variable]) }
      }
      round(&colors, points.keys.sorted(), members)
    }
    return .solved(colors)
  }

  /// The color at a point, in the variable's gamut and with the alpha of its aim.
  private static func color(_ point: SIMD3<Double>, like variable: Variable) -> Color {
    let components = Color.OKLab(lightness: point.x, a: point.y, b: point.z).components
    func inGamut(_ component: Double) -> Double {
      variable.isWide ? component : min(max(component, 0), 1)
    }
    return Color(
      red: inGamut(components.red), green: inGamut(components.green),
      blue: inGamut(components.blue), alpha: variable.aim.alpha)
  }

  // MARK: Parts

  /// The rules by groups that share variables, each in order.
  private func components(of members: [Int]) -> [[Int]] {
    var parents = Array(variables.indices)
    func root(_ variable: Int) -> Int {
      var variable = variable
      while parents[variable] != variable { variable = parents[variable] }
      return variable
    }
    let fixed = Set(
      members.compactMap { if case .fixed(let variable) = rules[$0] { variable } else { nil } })
    for member in members {
      let own = rules[member].variables.filter { !fixed.contains($0) }
      for variable in own.dropFirst() { parents[root(variable)] = root(own[0]) }
    }
    var (order, groups): ([Int], [Int: [Int]]) = ([], [:])
    for member in members {
      if case .fixed = rules[member] { continue }
      // Rules of fixed variables alone are examined together.
      let key = rules[member].variables.first { !fixed.contains($0) }.map(root) ?? -1
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(member)
    }
    return order.map { key in
      let own = groups[key]!
      let used = Set(own.flatMap { rules[$0].variables })
      return own
        + members.filter {
          if case .fixed(let variable) = rules[$0] { used.contains(variable) } else { false }
        }
    }
  }

  /// Whether some rules can be fulfilled together.
  private func areSatisfiable(_ members: [Int]) -> Bool {
    components(of: members).allSatisfy { ColorProblem(self, $0).isSatisfiable }
  }

  /// Removes rules, larger groups of them first, as long as the others contradict each other.
  private func conflict(in members: [Int]) -> [Int] {
    var (kept, size) = (members, max(members.count / 2, 1))
    while true {
      var start = 0
      while start < kept.count, kept.count > 1 {
        let rest = Array(kept[..<start] + kept[min(start + size, kept.count)...])
        if !rest.isEmpty, !areSatisfiable(rest) { kept = rest } else { start += size }
      }
      if size == 1 { return kept }
      size = max(size / 2, 1)
    }
  }

  // MARK: Bytes

  /// Replaces changed colors by the nearest ones with 8 bits that fulfill the rules.
  ///
  /// A color for which there's none nearby stays as it is.
  private func round(_ colors: inout [Color], _ changed: [Int], _ members: [Int]) {
    for variable in changed where !variables[variable].isWide {
      let color = colors[variable]
      guard color != variables[variable].aim else { continue }
      let own = members.filter { rules[$0].variables.contains(variable) }
      let near = [color.red, color.green, color.blue].map { component in
        [(component * 255).rounded(.down) / 255, (component * 255).rounded(.up) / 255]
      }
      let candidates = (0..<8).map { bits in
        Color(
          red: near[0][bits & 1], green: near[1][bits >> 1 & 1], blue: near[2][bits >> 2],
          alpha: color.alpha)
      }.sorted { distance($0, of: variable) < distance($1, of: variable) }
      let fitting = candidates.first { candidate in
        colors[variable] = candidate
        return own.allSatisfy { isFulfilled(rules[$0], by: colors) }
      }
      colors[variable] = fitting ?? color
    }
  }

  /// The distance in OKLab of a color from a variable's aim.
  func distance(_ color: Color, of variable: Int) -> Double {
    let lab = Color.OKLab(color)
    return (SIMD3(lab.lightness, lab.a, lab.b) - variables[variable].point).length
  }

  /// The visible color of a blend.
  static func color(of blend: Blend, in colors: [Color]) -> Color {
    let sum = blend.shares.reduce(blend.fixed) { sum, share in
      let color = colors[share.variable]
      return sum + share.weight * SIMD3(color.red, color.green, color.blue)
    }
    return Color(red: sum.x, green: sum.y, blue: sum.z)
  }

  /// Whether colors fulfill a rule; hues within the precision of 8 bits.
  func isFulfilled(_ rule: Rule, by colors: [Color]) -> Bool {
    switch rule {
    case .contrast(let text, let background, let least):
      return Self.color(of: text, in: colors)
        .contrastRatio(with: Self.color(of: background, in: colors)) >= least
    case .fixed(let variable): return colors[variable] == variables[variable].aim
    case .order(let lower, let upper):
      return colors[lower].relativeLuminance <= colors[upper].relativeLuminance + 1e-9
    case .hue(let variable, let degrees):
      let lab = Color.OKLab(colors[variable])
      let point = SIMD3(lab.lightness, lab.a, lab.b)
      let wedge = HueWedge(around: variables[variable].point, within: degrees)
      return wedge.bounds.allSatisfy { ($0.direction * point).sum() >= -wedge.precision }
    }
  }
}

extension SIMD3<Double> {
  /// The Euclidean length.
  var length: Double { (self * self).sum().squareRoot() }
}

// MARK: - HueWedge

/// The points with hues near that of a point, as half-spaces through the gray axis.
struct HueWedge {
  struct Bound {
    /// The direction in which points fulfill the bound.
    let direction: SIMD3<Double>
  }

  let bounds: [Bound]

  /// The distance from the wedge that counts as inside: imperceptible for grays, otherwise one step of
  /// 8 bits.
  let precision: Double

  /// Creates the wedge around a point; for a gray, only the gray axis.
  init(around point: SIMD3<Double>, within degrees: Double) {
    let chroma = (point.y * point.y + point.z * point.z).squareRoot()
    guard chroma > 0.0001 else {
      bounds = [SIMD3(0, 1, 0), SIMD3(0, -1, 0), SIMD3(0, 0, 1), SIMD3(0, 0, -1)].map(Bound.init)
      precision = 0.0001
      return
    }
    precision = 0.004
    let angle = min(max(degrees, 0), 89) * .pi / 180
    let (cosine, sine) = (protocol_style_cos(angle), protocol_style_sin(angle))
    let (x, y) = (point.y / chroma, point.z / chroma)
    bounds = [
      SIMD3(0, x, y),
      // To the left of the hue turned right, and to the right of the hue turned left.
      SIMD3(0, -(y * cosine - x * sine), x * cosine + y * sine),
      SIMD3(0, y * cosine + x * sine, -(x * cosine - y * sine)),
    ].map(Bound.init)
  }
}
