import Testing

@testable import ProtocolStyle
@testable import TestSupport

extension Token<Color> {
  fileprivate static let roof = Token("roof", default: .red)
  fileprivate static let wall = Token("wall", default: .white)
  // It has the name of a color, so that an expression could mean the value or the token.
  fileprivate static let orange = Token("orange", default: .green)
}

extension Token<Double> {
  fileprivate static let step = Token("step", default: 4)
}

extension Token<Color?> {
  fileprivate static let lining = Token("lining", default: .red)
}

/// The writes of a theme's closure, and their results.
@Suite struct TokenValuesTests {
  private static func values(_ write: (inout TokenValues) -> Void) -> TokenValues {
    var values = TokenValues()
    write(&values)
    return values
  }

  private static func indices(_ tokens: Token<Color>...) -> ContextReads {
    ContextReads(tokens: tokens.map(\.definition.index))
  }

  @Test func `a value is set by a token and read again`() {
    let values = Self.values {
      $0[.roof] = .orange
      $0[.step] = 8
      $0[.step]! += 1
    }
    #expect(values[.roof] == .orange)
    #expect(values[.step] == 9)
    #expect(values[.wall] == nil)
  }

  @Test func `values of many tokens equal those of a dictionary`() {
    let tokens = (0..<700).map { number in
      Token<Int>(
        named: "page\(number)", in: "TokenValuesTests", summary: nil, deprecation: nil,
        default: { -1 })
    }
    var random = SeededGenerator(seed: 7)
    var (values, known) = ([TokenValues(), TokenValues()], [[Int: Int](), [:]])
    for step in 0..<4_000 {
      let (side, place) = (step % 2, Int.random(in: 0..<tokens.count, using: &random))
      let value = Bool.random(using: &random) ? Int.random(in: 0..<3, using: &random) : nil
      // The two share pages from time to time.
      if step % 500 == 499 { (values[0], known[0]) = (values[1], known[1]) }
      values[side][tokens[place]] = value
      known[side][place] = value
      guard step % 50 == 0 else { continue }
      #expect(tokens.indices.allSatisfy { values[side][tokens[$0]] == known[side][$0] })
      let differing = tokens.indices.filter { known[0][$0] != known[1][$0] }
      let indices = differing.map { tokens[$0].definition.index }
      #expect(values[0].differences(from: values[1]) == ContextReads(tokens: indices))
      let merged = values[0].merged(over: values[1])
      let both = known[0].merging(known[1]) { upper, _ in upper }
      #expect(tokens.indices.allSatisfy { merged[tokens[$0]] == both[$0] })
      #expect(merged.assigned.count == both.count)
    }
  }

  @Test func `values merged over others share these, and equal a dictionary`() {
    let tokens = (0..<700).map { number in
      Token<Int>(
        named: "layer\(number)", in: "TokenValuesTests", summary: nil, deprecation: nil,
        default: { -1 })
    }
    var random = SeededGenerator(seed: 11)
    func make(_ count: Int) -> (values: TokenValues, known: [Int: Int]) {
      var (values, known) = (TokenValues(), [Int: Int]())
      for _ in 0..<count {
        let place = Int.random(in: 0..<tokens.count, using: &random)
        known[place] = Int.random(in: 0..<2, using: &random)
        values[tokens[place]] = known[place]
      }
      return (values, known)
    }
    func reads(_ one: [Int: Int], _ other: [Int: Int]) -> ContextReads {
      ContextReads(
        tokens: tokens.indices.filter { one[$0] != other[$0] }.map { tokens[$0].definition.index })
    }
    for count in 0..<60 {
      let lower = [make(200), make(count % 3 == 0 ? 0 : 200)]
      var layers = lower
      for side in 0..<2 {
        for _ in 0..<count % 4 {
          let upper = make(count % 5)
          layers[side].values = upper.values.merged(over: layers[side].values)
          layers[side].known.merge(upper.known) { $1 }
        }
      }
      let (one, other) = (layers[0], layers[1])
      #expect(tokens.indices.allSatisfy { one.values[tokens[$0]] == one.known[$0] })
      #expect(one.values.differences(from: other.values) == reads(one.known, other.known))
      let comparison = TokenValues.Comparison(
        new: lower[0].values, old: lower[1].values,
        differences: reads(lower[0].known, lower[1].known))
      #expect(
        one.values.differences(from: other.values, knowing: comparison)
          == reads(one.known, other.known))
      let merged = one.values.merged(over: other.values)
      var both = one.known.merging(other.known) { upper, _ in upper }
      #expect(tokens.indices.allSatisfy { merged[tokens[$0]] == both[$0] })
      var written = merged
      for place in stride(from: 0, to: tokens.count, by: 7) {
        both[place] = place % 2 == 0 ? nil : place
        written[tokens[place]] = both[place]
      }
      #expect(tokens.indices.allSatisfy { written[tokens[$0]] == both[$0] })
      #expect(written.assigned.count == both.count)
    }
  }

  @Test func `another token is set instead of a value`() {
    let values = Self.values {
      $0[.roof] = Token.wall
      $0[.wall] = Token<Color>.orange
    }
    let roof: Token<Color>? = values[.roof]
    let color: Color? = values[.roof]
    #expect(roof == .wall)
    #expect(color == nil)
  }

  @Test func `a name that a color and a token share means the color`() {
    let values = Self.values { $0[.roof] = .orange }
    let alias: Token<Color>? = values[.roof]
    #expect(alias == nil)
    #expect(values[.roof] == Color.orange)
  }

  @Test func `nil removes a value and another token`() {
    let values = Self.values {
      $0[.roof] = .blue
      $0[.wall] = Token.roof
      $0[.roof] = nil
      $0[.wall] = nil
      $0[.step] = nil
    }
    let wall: Token<Color>? = values[.wall]
    #expect(values[.roof] == nil)
    #expect(wall == nil)
    #expect(values.differences(from: TokenValues()).isEmpty)
  }

  @Test func `a value that is nil is a value`() {
    let values = Self.values { $0[.lining] = .some(nil) }
    #expect(values[.lining] == .some(nil))
    let read = StyleContext.evaluate {
      $0 = values
    } _: {
      Token.lining.value
    }
    #expect(read.result == nil)
  }

  @Test func `upper values win, and removing them reveals the lower ones`() {
    let lower = Self.values {
      $0[.roof] = .blue
      $0[.wall] = .green
      $0[.step] = 1
    }
    var upper = Self.values {
      $0[.roof] = Token.wall
      $0[.wall] = .yellow
    }
    let merged = upper.merged(over: lower)
    let roof: Token<Color>? = merged[.roof]
    #expect(roof == .wall)
    #expect(merged[.wall] == .yellow)
    #expect(merged[.step] == 1)
    upper[.wall] = nil
    #expect(upper.merged(over: lower)[.wall] == .green)
    #expect(TokenValues().merged(over: lower).differences(from: lower).isEmpty)
    #expect(lower.merged(over: TokenValues()).differences(from: lower).isEmpty)
  }

  @Test func `values differ by their contents`() {
    let one = Self.values {
      $0[.roof] = .blue
      $0[.wall] = Token.roof
    }
    let same = Self.values {
      $0[.wall] = Token.roof
      $0[.roof] = .blue
    }
    #expect(one.differences(from: same).isEmpty)
    #expect(one.differences(from: Self.values { $0[.roof] = .blue }) == Self.indices(.wall))
    #expect(Self.values { $0[.roof] = .blue }.differences(from: one) == Self.indices(.wall))
    let other = Self.values {
      $0[.roof] = .red
      $0[.wall] = .blue
    }
    #expect(one.differences(from: other) == Self.indices(.roof, .wall))
    let elsewhere = Self.values {
      $0[.roof] = .blue
      $0[.wall] = Token<Color>.orange
    }
    #expect(one.differences(from: elsewhere) == Self.indices(.wall))
  }
}
