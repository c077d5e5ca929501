import Testing

@testable import ProtocolStyle

extension Token<Color> {
  fileprivate static let ash = Token("ringAsh", default: .gray)
  fileprivate static let birch = Token("ringBirch", default: .white)
  fileprivate static let cedar = Token("ringCedar", default: .brown)
}

extension Token<Double> {
  fileprivate static let ash = Token("ringAsh", default: 1)
}

/// The cycles that are found among values of tokens.
@Suite struct TokenCycleTests {
  private static func circles(_ write: (inout TokenValues) -> Void) -> [String] {
    var values = TokenValues()
    write(&values)
    return values.cycles().map(\.description)
  }

  @Test func `chains are no circles`() {
    #expect(Self.circles { _ in } == [])
    #expect(
      Self.circles {
        $0[.ash] = Token.birch
        $0[.birch] = Token.cedar
      } == [])
    #expect(
      Self.circles {
        $0[.ash] = Token.cedar
        $0[.birch] = Token.cedar
        $0[.cedar] = .red
      } == [])
  }

  @Test func `a cycle is listed from the least name`() {
    #expect(
      Self.circles {
        $0[.cedar] = Token.birch
        $0[.birch] = Token<Color>.ash
        $0[.ash] = Token.cedar
      } == ["ringAsh → ringCedar → ringBirch → ringAsh"])
  }

  @Test func `tokens that lead to a cycle aren't part of it`() {
    #expect(
      Self.circles {
        $0[.ash] = Token.birch
        $0[.birch] = Token.cedar
        $0[.cedar] = Token.birch
      } == ["ringBirch → ringCedar → ringBirch"])
  }

  @Test func `each cycle is found once, in order`() {
    #expect(
      Self.circles {
        $0[.cedar] = Token.cedar
        $0[.birch] = Token.cedar
        $0[.ash] = Token<Double>.ash
      } == ["ringAsh → ringAsh", "ringCedar → ringCedar"])
  }
}
