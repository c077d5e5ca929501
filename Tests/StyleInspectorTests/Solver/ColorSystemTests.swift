import ProtocolStyle
import Testing

@testable import StyleInspector
@testable import TestSupport

/// The colors that a system of rules has, compared with trying all colors of a grid.
@Suite struct ColorSystemTests {
  @Test(arguments: TestScale.seeds(20))
  func `no colors of a grid are nearer to the aims`(seed: UInt64) {
    var random = RandomColors(seed: seed)
    for count in [1, 2, 2, 3] {
      let system = random.system(of: count, pairs: count)
      switch system.solve() {
      case .solved(let colors):
        #expect(system.rules.allSatisfy { system.isFulfilled($0, by: colors) })
        let limit = system.cost(of: colors) - 0.002
        #expect(
          Grid(system, steps: [12, 6, 3][count - 1]).leastCost(below: limit) == nil, "seed \(seed)")
      case .contradiction:
        #expect(
          Grid(system, steps: [6, 4, 2][count - 1]).leastCost(below: .infinity) == nil,
          "seed \(seed)")
      }
    }
  }

  @Test(arguments: TestScale.seeds(100))
  func `a random system is solved, or has rules of which none can be left out`(seed: UInt64) {
    var random = RandomColors(seed: seed)
    let count = 4 + random.next(9)
    let system = random.system(of: count, pairs: 2 * count)
    switch system.solve() {
    case .solved(let colors):
      #expect(system.rules.allSatisfy { system.isFulfilled($0, by: colors) }, "seed \(seed)")
    case .contradiction(let conflict):
      #expect(!system.isSolved(with: conflict), "seed \(seed)")
      for left in conflict {
        #expect(system.isSolved(with: conflict.filter { $0 != left }), "seed \(seed)")
      }
    }
  }

  @Test func `a color that fulfills its rules stays as it is, to the last bit`() {
    let odd = Color(red: 0.1, green: 0.2, blue: 0.123456789)
    let system = ColorSystem(
      variables: [.init(aim: odd), .init(aim: .white)],
      rules: [.contrast(.init(variable: 0), .init(variable: 1), least: 4.5)])
    guard case .solved(let colors) = system.solve() else {
      Issue.record("contradiction")
      return
    }
    #expect(colors == [odd, .white])
  }

  @Test func `a translucent text moves as far as its blend needs`() {
    // Half of the text, and half of a white background.
    let text = ColorSystem.Blend(
      fixed: SIMD3(repeating: 0.5), shares: [.init(variable: 0, weight: 0.5)])
    let system = ColorSystem(
      variables: [.init(aim: .lightGray)],
      rules: [.contrast(text, .init(fixed: SIMD3(repeating: 1)), least: 3)])
    guard case .solved(let colors) = system.solve() else {
      Issue.record("contradiction")
      return
    }
    let shown = ColorSystem.color(of: text, in: colors)
    #expect((3...3.1).contains(shown.contrastRatio(with: .white)))
  }

  @Test func `a color outside sRGB stays in Display P3`() {
    let red = Color(red: 1.09, green: -0.22, blue: -0.15)
    let system = ColorSystem(
      variables: [.init(aim: red)],
      rules: [.contrast(.init(variable: 0), .init(fixed: SIMD3(repeating: 1)), least: 7)])
    guard case .solved(let colors) = system.solve() else {
      Issue.record("contradiction")
      return
    }
    #expect(colors[0].contrastRatio(with: .white) >= 7)
    #expect(colors[0].green < 0 || colors[0].blue < 0)
  }
}

// MARK: - Random systems

/// Numbers of a linear congruential generator, and systems made of them.
struct RandomColors {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }

  mutating func color() -> Color { Color(hex: UInt32(next(1 << 24))) }

  fileprivate mutating func system(of count: Int, pairs: Int) -> ColorSystem {
    var system = ColorSystem(variables: [], rules: [])
    for _ in 0..<count { system.variables.append(.init(aim: color())) }
    for _ in 0..<pairs {
      let text = next(count)
      let other = next(count + 1)
      let constant = color()
      let background =
        other == text || other == count
        ? ColorSystem.Blend(fixed: SIMD3(constant.red, constant.green, constant.blue))
        : ColorSystem.Blend(variable: other)
      system.rules.append(
        .contrast(.init(variable: text), background, least: [3, 4.5, 7][next(3)]))
    }
    for variable in 0..<count {
      switch next(6) {
      case 0: system.rules.append(.fixed(variable))
      case 1: system.rules.append(.hue(variable, within: 10))
      case 2: if count > 1 { system.rules.append(.order(variable, (variable + 1) % count)) }
      default: break
      }
    }
    return system
  }
}

extension ColorSystem {
  fileprivate func cost(of colors: [Color]) -> Double {
    colors.indices.reduce(0) { $0 + distance(colors[$1], of: $1) * distance(colors[$1], of: $1) }
  }

  fileprivate func isSolved(with members: [Int]) -> Bool {
    let part = ColorSystem(variables: variables, rules: members.map { rules[$0] })
    if case .solved(let colors) = part.solve() {
      return part.rules.allSatisfy { part.isFulfilled($0, by: colors) }
    }
    return false
  }
}

/// The colors of a grid, and the aims themselves.
private struct Grid {
  private let system: ColorSystem
  private let candidates: [[(color: Color, cost: Double)]]

  init(_ system: ColorSystem, steps: Int) {
    self.system = system
    let channels = (0...steps).map { Double($0) / Double(steps) }
    let colors = channels.flatMap { red in
      channels.flatMap { green in channels.map { Color(red: red, green: green, blue: $0) } }
    }
    candidates = system.variables.indices.map { variable in
      (colors + [system.variables[variable].aim]).map { color in
        let distance = system.distance(color, of: variable)
        return (color, distance * distance)
      }.sorted { $0.cost < $1.cost }
    }
  }

  /// The least sum of squared distances of colors that fulfill the rules; nil if none is below a limit.
  func leastCost(below limit: Double) -> Double? {
    var (best, colors) = (limit, system.variables.map(\.aim))
    search(0, 0, &colors, &best)
    return best < limit ? best : nil
  }

  private func search(
    _ variable: Int, _ cost: Double, _ colors: inout [Color], _ best: inout Double
  ) {
    guard variable < candidates.count else {
      best = cost
      return
    }
    let own = system.rules.filter { rule in
      rule.variables.contains(variable) && rule.variables.allSatisfy { $0 <= variable }
    }
    for candidate in candidates[variable] {
      if cost + candidate.cost >= best { return }
      colors[variable] = candidate.color
      guard own.allSatisfy({ system.isFulfilled($0, by: colors) }) else { continue }
      search(variable + 1, cost + candidate.cost, &colors, &best)
    }
  }
}
