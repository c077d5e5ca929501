import Testing

@testable import ProtocolStyle

extension Token<Color> {
  fileprivate static let ink = Token("ink", default: .black)
  fileprivate static let paper = Token("paper", default: .adaptive(light: .white, dark: .black))
  fileprivate static var computedInk: Token { Token("ink", default: .red) }
}

extension Token<Double> {
  fileprivate static let ink = Token<Double>("ink", default: 3)
  fileprivate static let doubleInk = Token("doubleInk", default: 2 * Token<Double>.ink.value)
  fileprivate static let roomy = Token(
    "roomy", default: StyleEnvironment.current.idiom == .pad ? 20 : 10)
}

extension Token<Color?> {
  fileprivate static let veil = Token("veil", default: nil)
}

/// Tokens without set values.
@Suite struct TokenTests {
  private struct Page: ViewNode, BackgroundColor, BorderColor, BorderWidth, CornerRadius {
    var backgroundColor: Color { Token.paper.value }
    var borderColor: Color { Token<Color>.ink.value }
    var borderWidth: Double { Token.doubleInk.value }
    var cornerRadius: Double { Token.roomy.value }
  }

  @Test func `outside an applier a token has its default`() {
    #expect(Token<Color>.ink.value == .black)
    #expect(Token.doubleInk.value == 6)
    #expect(Token.roomy.value == 10)
    #expect(Token.veil.value == nil)
  }

  @Test func `a default is evaluated where it is read`() {
    var pad = StyleEnvironment(colorScheme: .dark)
    pad.idiom = .pad
    let light = StyleApplier().viewModel(for: Page())
    #expect(light.backgroundColor == .white)
    #expect(light.borderColor == .black)
    #expect(light.borderWidth == 6)
    #expect(light.cornerRadius == 10)
    let dark = StyleApplier().viewModel(for: Page(), in: pad)
    #expect(dark.backgroundColor == .black)
    #expect(dark.cornerRadius == 20)
  }

  @Test func `a token is known by its name`() {
    #expect(Token<Color>.ink.name == "ink")
    #expect("\(Token<Color>.ink)" == "ink")
    #expect(Token<Color>.ink != Token.paper)
  }

  @Test func `tokens with one name and different types are different`() {
    #expect(Token<Double>.ink.value == 3)
    #expect(Token<Color>.ink.value == .black)
    #expect(AnyHashable(Token<Double>.ink) != AnyHashable(Token<Color>.ink))
  }

  @Test func `a declaration that is repeated is the same token with the first default`() {
    _ = Token<Color>.ink
    #expect(Token.computedInk == Token<Color>.ink)
    #expect(Token.computedInk.hashValue == Token<Color>.ink.hashValue)
    #expect(Token.computedInk.value == .black)
  }

  @Test func `two modules may declare one name`() {
    let here = Token("moduleToken", default: 1)
    let there = Token("moduleToken", default: 2, fileID: "OtherModule/Tokens.swift")
    let elsewhere = Token("moduleToken", default: 3, fileID: "OtherModule/MoreTokens.swift")
    #expect(here != there)
    #expect(there == elsewhere)
    #expect([here.value, there.value, elsewhere.value] == [1, 2, 2])
  }

  @Test func `a token has a purpose and a deprecation message`() {
    let accent = Token<Color>(
      "tokenTestsAccent", default: .blue, summary: "What can be tapped.",
      deprecated: "Set 'brand' instead.")
    #expect(accent.summary == "What can be tapped.")
    #expect(accent.deprecation == "Set 'brand' instead.")
    #expect(accent.value == .blue)
    #expect(Token.paper.summary == nil)
    #expect(Token.paper.deprecation == nil)
    let again = Token<Color>("tokenTestsAccent", default: .red, summary: "Something else.")
    #expect(again.summary == "What can be tapped.")
    #expect(again.deprecation == "Set 'brand' instead.")
  }

  @Test func `tokens of several types can be in one list`() {
    let tokens: [any AnyToken] = [Token<Color>.ink, Token<Double>.ink, Token.paper, Token.veil.id]
    #expect(tokens.map(\.name) == ["ink", "ink", "paper", "veil"])
    #expect(tokens.map(\.description) == ["ink", "ink", "paper", "veil"])
    #expect(Set(tokens.map(\.id)).count == 4)
    #expect(tokens[0].id == Token<Color>.ink.id)
    #expect(tokens.map { "\($0.id.valueType)" } == ["Color", "Double", "Color", "Optional<Color>"])
  }

  @Test func `eight tasks declare and read tokens at once`() async {
    let wrong = await withTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask {
          var pad = StyleEnvironment(colorScheme: task.isMultiple(of: 2) ? .light : .dark)
          pad.idiom = task < 4 ? .pad : .phone
          return (0..<200).count { _ in
            let page = StyleApplier().viewModel(for: Page(), in: pad)
            return page.cornerRadius != (task < 4 ? 20 : 10)
              || page.backgroundColor != (task.isMultiple(of: 2) ? .white : .black)
              || Token("made by many", default: 5).value != 5
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }
}

// MARK: - TokenCycleTests

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
