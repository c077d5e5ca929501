internal import CStyleRuntime
internal import ProtocolStyle

/// Rules that share variables, with fixed variables as constants.
struct ColorProblem {
  typealias Blend = ColorSystem.Blend

  /// The variables of the system by the index here.
  private let variables: [ColorSystem.Variable]
  private let indices: [Int]
  private let pairs: [Pair]
  private let orders: [Order]

  /// The pairs of each variable.
  private let uses: [[Int]]
  private let hues: [(variable: Int, wedge: HueWedge)]

  /// The luminances that orders with fixed variables allow.
  private var start: Luminances

  /// Whether rules of fixed variables alone are violated.
  private var isBroken = false

  /// The share by which contrasts exceed the least ones, because luminances are rounded.
  private static var margin: Double { 2e-5 }

  /// Two colors that must have a contrast.
  private struct Pair {
    let text: Blend
    let background: Blend
    let least: Double

    /// Whether the text is lighter at the aims; where both are equal, whether the color is dark.
    var prefersLightText = false

    /// The contrast at the aims, as a share of the least one.
    var quality = 0.0

    /// The variables of both colors.
    var variables: [Int] { (text.shares + background.shares).map(\.variable) }

    func upper(_ isTextLighter: Bool) -> Blend { isTextLighter ? text : background }
    func lower(_ isTextLighter: Bool) -> Blend { isTextLighter ? background : text }
  }

  /// A variable whose luminance is at most that of another one.
  private struct Order {
    let lower: Int
    let upper: Int
  }

  init(_ system: ColorSystem, _ members: [Int]) {
    let fixed = Set(
      members.compactMap {
        if case .fixed(let variable) = system.rules[$0] { variable } else { nil }
      })
    let used = Set(members.flatMap { system.rules[$0].variables }).subtracting(fixed).sorted()
    let places = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1, $0) })
    func local(_ blend: Blend) -> Blend {
      var result = Blend(fixed: blend.fixed)
      for share in blend.shares {
        if let place = places[share.variable] {
          result.shares.append(Blend.Share(variable: place, weight: share.weight))
        } else {
          let color = system.variables[share.variable].aim
          result.fixed += share.weight * SIMD3(color.red, color.green, color.blue)
        }
      }
      return result
    }
    indices = used
    variables = used.map { system.variables[$0] }
    start = Luminances(count: used.count)
    var (pairs, orders, hues): ([Pair], [Order], [(Int, HueWedge)]) = ([], [], [])
    for member in members {
      switch system.rules[member] {
      case .contrast(let text, let background, let least):
        pairs.append(Pair(text: local(text), background: local(background), least: least))
      case .fixed: break
      case .hue(let variable, let degrees):
        guard let place = places[variable] else { continue }
        hues.append((place, HueWedge(around: variables[place].point, within: degrees)))
      case .order(let lower, let upper):
        switch (places[lower], places[upper]) {
        case (let lower?, let upper?): orders.append(Order(lower: lower, upper: upper))
        case (let lower?, nil):
          let luminance = system.variables[upper].aim.relativeLuminance
          start.upper[lower] = min(start.upper[lower], luminance)
        case (nil, let upper?):
          let luminance = system.variables[lower].aim.relativeLuminance
          start.lower[upper] = max(start.lower[upper], luminance)
        case (nil, nil):
          if !system.isFulfilled(system.rules[member], by: system.variables.map(\.aim)) {
            isBroken = true
          }
        }
      }
    }
    (self.orders, self.hues) = (orders, hues.map { (variable: $0.0, wedge: $0.1) })
    let aims = variables.map(\.aim)
    for place in pairs.indices {
      let text = ColorSystem.color(of: pairs[place].text, in: aims)
      let background = ColorSystem.color(of: pairs[place].background, in: aims)
      let (one, other) = (text.relativeLuminance, background.relativeLuminance)
      pairs[place].prefersLightText = one == other ? other < 0.18 : one > other
      pairs[place].quality = text.contrastRatio(with: background) / pairs[place].least
      if pairs[place].text.shares.isEmpty, pairs[place].background.shares.isEmpty,
        pairs[place].quality < 1
      {
        isBroken = true
      }
    }
    // Pairs that the aims fulfill are decided first, so that later pairs can't flip them.
    self.pairs = pairs.enumerated().sorted {
      ($0.element.quality, $1.offset) > ($1.element.quality, $0.offset)
    }.map(\.element)
    var uses: [[Int]] = Array(repeating: [], count: used.count)
    for (place, pair) in self.pairs.enumerated() {
      for variable in Set(pair.variables) { uses[variable].append(place) }
    }
    self.uses = uses
  }

  /// Whether luminances fulfill all rules.
  var isSatisfiable: Bool { polarities(preferring: pairs.map(\.prefersLightText)) != nil }

  /// The points by the index of the variable, nil for one that has its aim; nil if there is no
  /// solution.
  func solve() -> [Int: SIMD3<Double>?]? {
    let preferred = pairs.map(\.prefersLightText)
    guard let first = polarities(preferring: preferred) else { return nil }
    var best = optimum(first)
    var trials = pairs.count <= 5 ? 32 : 2
    var known: Set<[Bool]> = [first.isTextLighter]
    func consider(_ preferred: [Bool]) -> Bool {
      guard let other = polarities(preferring: preferred),
        known.insert(other.isTextLighter).inserted, trials > 0,
        pairs.count <= 5 || other.cost < 1.5 * best.cost + 0.001
      else { return false }
      trials -= 1
      let result = optimum(other)
      guard result.cost < best.cost - 1e-6 else { return false }
      best = result
      return true
    }
    let open = pairs.indices.filter { pairs[$0].quality < 1 }
    if pairs.count <= 5 {
      for bits in 0..<(1 << pairs.count) {
        _ = consider(pairs.indices.map { bits >> $0 & 1 != 0 })
      }
    } else {
      var tries = 0
      var flips: [[Int]] = open.map { [$0] }
      for variable in variables.indices {
        let own = uses[variable]
        if own.count > 1, own.contains(where: open.contains) { flips.append(own) }
      }
      var improves = !open.isEmpty
      while improves {
        improves = false
        for flip in flips where tries < 200 {
          tries += 1
          var preferred = best.isTextLighter
          for place in flip { preferred[place].toggle() }
          if consider(preferred) { improves = true }
        }
      }
    }
    return Dictionary(
      uniqueKeysWithValues: variables.indices.map { place in
        let isChanged = (best.points[place] - variables[place].point).length > 1e-5
        return (indices[place], isChanged ? best.points[place] : nil)
      })
  }
}

// MARK: - Luminances

/// The least and the highest luminance of each variable.
private struct Luminances {
  var lower: [Double]
  var upper: [Double]

  init(count: Int) {
    lower = Array(repeating: 0, count: count)
    upper = Array(repeating: 1, count: count)
  }

  var isPossible: Bool { zip(lower, upper).allSatisfy { $0 <= $1 + 1e-9 } }
}

extension ColorProblem {
  /// Polarities that leave each variable a luminance, and colors that have such luminances.
  private struct Polarities {
    let isTextLighter: [Bool]
    let points: [SIMD3<Double>]

    /// The sum of squared distances of the points from the aims.
    let cost: Double
  }

  /// Returns polarities, preferred ones where possible; nil if there are none.
  private func polarities(preferring preferred: [Bool]) -> Polarities? {
    guard !isBroken else { return nil }
    var isTextLighter: [Bool?] = Array(repeating: nil, count: pairs.count)
    var luminances = start
    guard propagate(&luminances, isTextLighter) else { return nil }
    var budget = 20_000
    guard decide(0, &luminances, &isTextLighter, preferred, &budget) else { return nil }
    let decided = isTextLighter.map { $0 ?? false }
    let points = nearPoints(luminances, isTextLighter)
    return Polarities(isTextLighter: decided, points: points, cost: cost(points))
  }

  /// Decides the polarities from a place on, by trying the preferred one first.
  private func decide(
    _ place: Int, _ luminances: inout Luminances, _ isTextLighter: inout [Bool?],
    _ preferred: [Bool], _ budget: inout Int
  ) -> Bool {
    guard place < pairs.count else { return true }
    for polarity in [preferred[place], !preferred[place]] where budget > 0 {
      budget -= 1
      var tried = luminances
      isTextLighter[place] = polarity
      if propagate(&tried, isTextLighter, from: place),
        decide(place + 1, &tried, &isTextLighter, preferred, &budget)
      {
        luminances = tried
        return true
      }
      isTextLighter[place] = nil
    }
    return false
  }

  /// Narrows luminances by all rules; returns false if some variable has none left.
  ///
  /// - Parameters:
  ///   - luminances: The luminances.
  ///   - isTextLighter: The polarities, as far as they're decided.
  ///   - place: The pair that was decided last, if the luminances fulfill the other rules; nil by
  ///     default for all.
  /// - Returns: Whether each variable has a luminance left.
  private func propagate(
    _ luminances: inout Luminances, _ isTextLighter: [Bool?], from place: Int? = nil
  ) -> Bool {
    var waiting = place.map { [$0] } ?? Array(pairs.indices)
    var isWaiting = Array(repeating: place == nil, count: pairs.count)
    if let place { isWaiting[place] = true }
    var hasOrders = place == nil
    func wake(_ variables: [Int]) {
      for variable in variables {
        for other in uses[variable] where !isWaiting[other] && isTextLighter[other] != nil {
          isWaiting[other] = true
          waiting.append(other)
        }
      }
    }
    while true {
      while let next = waiting.popLast() {
        isWaiting[next] = false
        guard let polarity = isTextLighter[next],
          narrow(&luminances, by: pairs[next], polarity)
        else { continue }
        guard luminances.isPossible else { return false }
        hasOrders = true
        wake(pairs[next].variables)
      }
      guard hasOrders else { break }
      hasOrders = false
      for order in orders where narrow(&luminances, by: order) {
        hasOrders = true
        wake([order.lower, order.upper])
      }
      guard luminances.isPossible else { return false }
    }
    return luminances.isPossible
  }

  private func narrow(_ luminances: inout Luminances, by order: Order) -> Bool {
    var hasChanged = false
    if luminances.lower[order.upper] < luminances.lower[order.lower] - 1e-9 {
      luminances.lower[order.upper] = luminances.lower[order.lower]
      hasChanged = true
    }
    if luminances.upper[order.lower] > luminances.upper[order.upper] + 1e-9 {
      luminances.upper[order.lower] = luminances.upper[order.upper]
      hasChanged = true
    }
    return hasChanged
  }

  /// Narrows luminances by a pair with a polarity; returns whether they have changed.
  private func narrow(
    _ luminances: inout Luminances, by pair: Pair, _ isTextLighter: Bool
  ) -> Bool {
    let (upper, lower) = (pair.upper(isTextLighter), pair.lower(isTextLighter))
    let contrast = pair.least * (1 + Self.margin)
    let darkest = luminance(of: lower) { luminances.lower[$0] }
    let lightest = luminance(of: upper) { luminances.upper[$0] }
    let needed = contrast * (darkest + 0.05) - 0.05
    let allowed = (lightest + 0.05) / contrast - 0.05
    var hasChanged = false
    func impossible(_ variable: Int?) -> Bool {
      // A contradiction empties the range of any variable.
      if let variable = variable ?? (luminances.lower.isEmpty ? nil : 0),
        luminances.lower[variable] <= luminances.upper[variable]
      {
        (luminances.lower[variable], luminances.upper[variable]) = (2, -1)
        return true
      }
      return false
    }
    if lightest < needed - 1e-9 { return impossible(upper.shares.first?.variable) }
    if darkest > allowed + 1e-9 { return impossible(lower.shares.first?.variable) }
    for share in upper.shares {
      let bound = bound(share, in: upper, needed) { luminances.upper[$0] }.upper
      if bound > luminances.lower[share.variable] + 1e-9 {
        luminances.lower[share.variable] = bound
        hasChanged = true
      }
    }
    for share in lower.shares {
      let bound = bound(share, in: lower, allowed) { luminances.lower[$0] }.lower
      if bound < luminances.upper[share.variable] - 1e-9 {
        luminances.upper[share.variable] = bound
        hasChanged = true
      }
    }
    return hasChanged
  }

  /// The luminance of a blend of grays with given luminances.
  private func luminance(of blend: Blend, _ luminance: (Int) -> Double) -> Double {
    if blend.isPure { return luminance(blend.shares[0].variable) }
    let sum = blend.shares.reduce(blend.fixed) {
      $0 + $1.weight * luminance($1.variable).gammaEncoded
    }
    return Self.luminance(of: sum)
  }

  /// Finds the luminance of a share with which a blend has a luminance, by bisection.
  private func bound(
    _ share: Blend.Share, in blend: Blend, _ target: Double, _ others: (Int) -> Double
  ) -> (lower: Double, upper: Double) {
    if blend.isPure { return (target, target) }
    func reached(_ value: Double) -> Double {
      luminance(of: blend) { $0 == share.variable ? value : others($0) }
    }
    if reached(0) >= target { return (reached(0) > target + 1e-9 ? -1 : 0, 0) }
    if reached(1) <= target { return (1, reached(1) < target - 1e-9 ? 2 : 1) }
    var (lower, upper) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (lower + upper) / 2
      if reached(middle) < target { lower = middle } else { upper = middle }
    }
    return (lower, upper)
  }

  /// Points with allowed luminances that are near the aims.
  ///
  /// Each variable gets the luminance nearest to that of its aim, those whose aims are the farthest from
  /// what is allowed first, and narrows the others.
  private func nearPoints(_ found: Luminances, _ isTextLighter: [Bool?]) -> [SIMD3<Double>] {
    var luminances = found
    let aims = variables.map { min(max($0.aim.relativeLuminance, 0), 1) }
    func excess(_ place: Int) -> Double {
      max(found.lower[place] - aims[place], aims[place] - found.upper[place], 0)
    }
    let order = variables.indices.sorted { (excess($0), $1) > (excess($1), $0) }
    for place in order {
      var tried = luminances
      let target = min(max(aims[place], tried.lower[place]), tried.upper[place])
      (tried.lower[place], tried.upper[place]) = (target, target)
      if propagate(&tried, isTextLighter) { luminances = tried }
    }
    return variables.indices.map { place in
      let target = min(
        max(aims[place], luminances.lower[place]), luminances.upper[place])
      return Self.point(variables[place], luminance: target)
    }
  }

  /// The point of a variable with another luminance: its hue, and its chroma as far as the gamut has it.
  private static func point(_ variable: ColorSystem.Variable, luminance: Double) -> SIMD3<Double> {
    if abs(variable.aim.relativeLuminance - luminance) < 1e-9 { return variable.point }
    func inGamut(_ lightness: Double) -> SIMD3<Double> {
      func isInside(_ chroma: Double) -> Bool {
        let point = SIMD3(lightness, chroma * variable.point.y, chroma * variable.point.z)
        let channels = channels(of: point, isWide: variable.isWide)
        return channels.min() >= -1e-9 && channels.max() <= 1 + 1e-9
      }
      var (inside, outside) = (0.0, 1.0)
      if isInside(1) {
        inside = 1
      } else {
        for _ in 0..<24 {
          let middle = (inside + outside) / 2
          if isInside(middle) { inside = middle } else { outside = middle }
        }
      }
      return SIMD3(lightness, inside * variable.point.y, inside * variable.point.z)
    }
    var (darker, lighter) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (darker + lighter) / 2
      if Self.luminance(at: inGamut(middle), isWide: variable.isWide) < luminance {
        darker = middle
      } else {
        lighter = middle
      }
    }
    return inGamut(lighter)
  }

  // MARK: Points

  private func cost(_ points: [SIMD3<Double>]) -> Double {
    zip(points, variables).reduce(0) { sum, pair in
      let way = pair.0 - pair.1.point
      return sum + (way * way).sum()
    }
  }

  /// The channels that must be from 0 to 1: without gamma, in sRGB or Display P3.
  private static func channels(of point: SIMD3<Double>, isWide: Bool) -> SIMD3<Double> {
    let light = Color.OKLab(lightness: point.x, a: point.y, b: point.z).linearComponents
    guard isWide else { return SIMD3(light.red, light.green, light.blue) }
    return SIMD3(
      0.8224619687143623 * light.red + 0.1775380312856378 * light.green,
      0.0331941988509616 * light.red + 0.9668058011490385 * light.green,
      0.0170826307211200 * light.red + 0.0723974407339617 * light.green + 0.9105199285449185
        * light.blue)
  }

  /// The relative luminance, which isn't clamped outside the gamut, so that it has a gradient there.
  ///
  /// That of a color in Display P3 is clamped to sRGB, as `contrastRatio(with:)` measures it.
  private static func luminance(at point: SIMD3<Double>, isWide: Bool) -> Double {
    let light = Color.OKLab(lightness: point.x, a: point.y, b: point.z).linearComponents
    var channels = SIMD3(light.red, light.green, light.blue)
    if isWide { channels.clamp(lowerBound: .zero, upperBound: .one) }
    return (channels * SIMD3(0.2126, 0.7152, 0.0722)).sum()
  }

  /// The relative luminance of a variable at its point.
  private func luminance(of variable: Int, at points: [SIMD3<Double>]) -> Double {
    Self.luminance(at: points[variable], isWide: variables[variable].isWide)
  }

  /// The luminance of a blend at points.
  private func luminance(of blend: Blend, at points: [SIMD3<Double>]) -> Double {
    if blend.isPure { return luminance(of: blend.shares[0].variable, at: points) }
    let sum = blend.shares.reduce(blend.fixed) { sum, share in
      let point = points[share.variable]
      let color = Color.OKLab(lightness: point.x, a: point.y, b: point.z).components
      return sum + share.weight * SIMD3(color.red, color.green, color.blue)
    }
    let isWide = blend.shares.contains { variables[$0.variable].isWide }
    return Self.luminance(of: isWide ? sum.clamped(lowerBound: .zero, upperBound: .one) : sum)
  }

  /// The relative luminance of components in sRGB, which may be outside its gamut.
  private static func luminance(of components: SIMD3<Double>) -> Double {
    0.2126 * components.x.linearLight + 0.7152 * components.y.linearLight
      + 0.0722 * components.z.linearLight
  }
}

// MARK: - Least change

extension ColorProblem {
  /// Points that fulfill the rules with given polarities, at a least distance from the aims.
  private struct Optimum {
    var points: [SIMD3<Double>]
    var isTextLighter: [Bool]
    var cost: Double
  }

  /// Bounds of points in a straight line, stored one after the other: the sum of products with
  /// directions is at least a value.
  private struct Bounds {
    struct Part {
      let variable: Int
      let direction: SIMD3<Double>
    }

    private(set) var parts: [Part] = []

    /// The end of each bound in `parts`.
    private(set) var ends: [Int] = []

    /// The value of each bound.
    private(set) var least: [Double] = []

    mutating func add(_ own: [Part], least: Double) {
      parts += own
      ends.append(parts.count)
      self.least.append(least)
    }
  }

  /// Finds the least change with polarities.
  ///
  /// Near black, luminance hardly depends on lightness, so steps from there lead nowhere. So if that's
  /// where a point begins, it also begins on the way to its aim.
  private func optimum(_ polarities: Polarities) -> Optimum {
    let found = optimum(polarities, from: polarities.points)
    let isDark = zip(polarities.points, variables).contains {
      $0.x < 0.2 && $1.point.x > $0.x + 0.05
    }
    guard pairs.count <= 5 || isDark else { return found }
    let middle = zip(polarities.points, variables).map { ($0 + $1.point) / 2 }
    let others = pairs.count <= 5 ? [middle, variables.map(\.point)] : [middle]
    return others.map { optimum(polarities, from: $0) }.reduce(found) {
      $1.cost < $0.cost - 1e-9 ? $1 : $0
    }
  }

  /// Finds the least change with polarities, from points that needn't fulfill the rules.
  private func optimum(_ polarities: Polarities, from start: [SIMD3<Double>]) -> Optimum {
    var points = start
    var (price, multipliers): (Double, [Double]) = (10, [])
    func merit(_ points: [SIMD3<Double>]) -> Double {
      cost(points) / 2 + price * excess(points, polarities.isTextLighter)
    }
    for _ in 0..<20 {
      let bounds = bounds(at: points, polarities.isTextLighter)
      let next = nearest(bounds, &multipliers)
      price = max(price, 2 * (multipliers.max() ?? 0))
      let present = merit(points)
      var (step, moved) = (1.0, false)
      while step > 0.001 {
        let tried = zip(points, next).map { $0 + step * ($1 - $0) }
        if merit(tried) < present - 1e-12 {
          moved = zip(points, tried).contains { ($0 - $1).length > 1e-6 }
          points = tried
          break
        }
        step /= 2
      }
      if !moved { break }
    }
    if excess(points, polarities.isTextLighter) > 1e-6 { points = polarities.points }
    return Optimum(
      points: points, isTextLighter: polarities.isTextLighter, cost: cost(points))
  }

  /// A luminance on a scale that is nearly proportional to lightness.
  private static func level(_ luminance: Double) -> Double {
    protocol_style_pow(max(luminance + 0.05, 1e-4), 1 / 3.0)
  }

  /// How much a pair has more than it needs, on that scale.
  private func slack(_ pair: Pair, _ isTextLighter: Bool, _ points: [SIMD3<Double>]) -> Double {
    let factor = Self.level(pair.least * (1 + Self.margin) - 0.05)
    return Self.level(luminance(of: pair.upper(isTextLighter), at: points))
      - factor * Self.level(luminance(of: pair.lower(isTextLighter), at: points))
  }

  /// The sum of violations.
  private func excess(_ points: [SIMD3<Double>], _ isTextLighter: [Bool]) -> Double {
    var sum = 0.0
    for (pair, polarity) in zip(pairs, isTextLighter) {
      sum += max(0, -slack(pair, polarity, points))
    }
    for order in orders { sum += max(0, -rise(order, points)) }
    for place in variables.indices {
      let luminance = luminance(of: place, at: points)
      sum += max(0, luminance - start.upper[place] - 1e-9)
      sum += max(0, start.lower[place] - luminance - 1e-9)
      let channels = Self.channels(of: points[place], isWide: variables[place].isWide)
      for channel in 0..<3 {
        sum += max(0, -channels[channel] - 1e-7) + max(0, channels[channel] - 1 - 1e-7)
      }
    }
    for (variable, wedge) in hues {
      for bound in wedge.bounds {
        sum += max(0, -(bound.direction * points[variable]).sum() - 1e-7)
      }
    }
    return sum
  }

  private func rise(_ order: Order, _ points: [SIMD3<Double>]) -> Double {
    Self.level(luminance(of: order.upper, at: points))
      - Self.level(luminance(of: order.lower, at: points))
  }

  /// The rules as bounds in a straight line from points.
  private func bounds(at points: [SIMD3<Double>], _ isTextLighter: [Bool]) -> Bounds {
    var (bounds, points) = (Bounds(), points)
    func gradient(_ variable: Int, _ value: ([SIMD3<Double>]) -> Double) -> SIMD3<Double> {
      let point = points[variable]
      var result = SIMD3<Double>()
      for axis in 0..<3 {
        points[variable][axis] = point[axis] + 1e-5
        let after = value(points)
        points[variable][axis] = point[axis] - 1e-5
        result[axis] = (after - value(points)) / 2e-5
        points[variable] = point
      }
      return result
    }
    /// Adds that a function is at least 0.
    func add(_ own: [Int], _ value: ([SIMD3<Double>]) -> Double) {
      let parts = Set(own).sorted().map {
        Bounds.Part(variable: $0, direction: gradient($0, value))
      }
      bounds.add(
        parts,
        least: parts.reduce(-value(points)) {
          $0 + ($1.direction * points[$1.variable]).sum()
        })
    }
    for (pair, polarity) in zip(pairs, isTextLighter) {
      let own = pair.variables
      if !own.isEmpty { add(own) { slack(pair, polarity, $0) } }
    }
    for order in orders { add([order.lower, order.upper]) { rise(order, $0) } }
    for (place, variable) in variables.enumerated() {
      if start.lower[place] > 0 {
        let least = Self.level(start.lower[place])
        add([place]) { Self.level(luminance(of: place, at: $0)) - least }
      }
      if start.upper[place] < 1 {
        let most = Self.level(start.upper[place])
        add([place]) { most - Self.level(luminance(of: place, at: $0)) }
      }
      // Bounds that are far away can't be reached by a step.
      let channels = Self.channels(of: points[place], isWide: variable.isWide)
      for channel in 0..<3 {
        if channels[channel] < 0.2 {
          add([place]) { Self.channels(of: $0[place], isWide: variable.isWide)[channel] }
        }
        if channels[channel] > 0.8 {
          add([place]) { 1 - Self.channels(of: $0[place], isWide: variable.isWide)[channel] }
        }
      }
    }
    for (variable, wedge) in hues {
      for bound in wedge.bounds {
        bounds.add([Bounds.Part(variable: variable, direction: bound.direction)], least: 0)
      }
    }
    return bounds
  }

  /// The points nearest to the aims within bounds, by Hildreth's method.
  ///
  /// - Parameters:
  ///   - bounds: The bounds.
  ///   - multipliers: The multipliers of the step before, which are near those of this one; set to those
  ///     of this one.
  /// - Returns: The points.
  private func nearest(_ bounds: Bounds, _ multipliers: inout [Double]) -> [SIMD3<Double>] {
    var points = variables.map(\.point)
    let count = bounds.least.count
    if multipliers.count != count { multipliers = Array(repeating: 0, count: count) }
    var (norms, begin): ([Double], Int) = ([], 0)
    for row in 0..<count {
      var norm = 0.0
      for place in begin..<bounds.ends[row] {
        let part = bounds.parts[place]
        norm += (part.direction * part.direction).sum()
        points[part.variable] += multipliers[row] * part.direction
      }
      norms.append(norm)
      begin = bounds.ends[row]
    }
    for _ in 0..<150 {
      var (change, begin) = (0.0, 0)
      for row in 0..<count {
        let end = bounds.ends[row]
        defer { begin = end }
        guard norms[row] > 1e-12 else { continue }
        var missing = bounds.least[row]
        for place in begin..<end {
          let part = bounds.parts[place]
          missing -= (part.direction * points[part.variable]).sum()
        }
        let multiplier = max(0, multipliers[row] + missing / norms[row])
        let step = multiplier - multipliers[row]
        guard step != 0 else { continue }
        multipliers[row] = multiplier
        change = max(change, abs(step) * norms[row].squareRoot())
        for place in begin..<end {
          let part = bounds.parts[place]
          points[part.variable] += step * part.direction
        }
      }
      if change < 1e-8 { break }
    }
    return points
  }
}
