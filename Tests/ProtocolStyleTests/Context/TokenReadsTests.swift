import Testing

@testable import ProtocolStyle

extension Token<Color> {
  fileprivate static let base = Token("base", default: .blue)
  fileprivate static let accent = Token("readsAccent", default: Token.base.value)
  fileprivate static let link = Token("readsLink", default: .purple)
  fileprivate static let night = Token(
    "night", default: StyleEnvironment.current.colorScheme == .dark ? .black : .white)
}

extension ContextReads {
  fileprivate init(_ fields: StyleEnvironment.Fields = [], _ tokens: Token<Color>...) {
    self.init(fields, tokens: tokens.map(\.definition.index))
  }
}

/// The result of reading a token, and the recorded reads.
@Suite struct TokenReadsTests {
  @Test func `a set value is returned without evaluating the default`() {
    let read = StyleContext.evaluate {
      $0[.accent] = .orange
    } _: {
      Token.accent.value
    }
    #expect(read.result == .orange)
    #expect(read.reads == ContextReads([], .accent))
  }

  @Test func `the reads of a default are recorded`() {
    let plain = StyleContext.evaluate { Token.accent.value }
    #expect(plain.result == .blue)
    #expect(plain.reads == ContextReads([], .accent, .base))
    let set = StyleContext.evaluate {
      $0[.base] = .green
    } _: {
      Token.accent.value
    }
    #expect(set.result == .green)
    #expect(set.reads == ContextReads([], .accent, .base))
    let dark = StyleContext.evaluate(in: StyleEnvironment(colorScheme: .dark)) {
      Token.night.value
    }
    #expect(dark.result == .black)
    #expect(dark.reads == ContextReads(.colorScheme, .night))
  }

  @Test func `aliases are followed to a value, noting each token`() {
    let read = StyleContext.evaluate {
      $0[.night] = Token.link
      $0[.link] = Token.base
      $0[.base] = .yellow
    } _: {
      Token.night.value
    }
    #expect(read.result == .yellow)
    #expect(read.reads == ContextReads([], .night, .link, .base))
  }

  @Test func `aliases are followed to a default, whose reads are recorded`() {
    let read = StyleContext.evaluate {
      $0[.link] = Token.accent
    } _: {
      Token.link.value
    }
    #expect(read.result == .blue)
    #expect(read.reads == ContextReads([], .link, .accent, .base))
  }

  @Test func `aliases in a cycle return the default of the token that was read`() {
    func circle(_ values: inout TokenValues) {
      values[.night] = Token.link
      values[.link] = Token.base
      values[.base] = Token.link
    }
    #expect(StyleContext.evaluate(circle) { Token.link.value }.result == .purple)
    #expect(StyleContext.evaluate(circle) { Token.base.value }.result == .blue)
    let read = StyleContext.evaluate(circle) { Token.night.value }
    #expect(read.result == .white)
    #expect(read.reads == ContextReads(.colorScheme, .night, .link, .base))
  }

  @Test func `an alias for itself returns the default`() {
    let read = StyleContext.evaluate {
      $0[.link] = Token.link
    } _: {
      Token.link.value
    }
    #expect(read.result == .purple)
  }

  @Test func `an alias whose default reads the first token ends`() {
    // The default of `accent` reads `base`.
    let read = StyleContext.evaluate {
      $0[.base] = Token.accent
    } _: {
      [Token.base.value, Token.accent.value, Token.base.value]
    }
    #expect(read.result == [.blue, .blue, .blue])
    #expect(read.reads == ContextReads([], .base, .accent))
  }

  @Test func `nodes inside a getter are styled with the same tokens`() {
    struct Inner: ViewNode, BackgroundColor {
      var backgroundColor: Color { Token.accent.value }
    }
    let read = StyleContext.evaluate {
      $0[.accent] = .orange
    } _: {
      StyleApplier().viewModel(for: Inner(), in: StyleEnvironment(colorScheme: .dark))
    }
    #expect(read.result.backgroundColor == .orange)
    #expect(read.reads.intersects(ContextReads([], .accent)))
  }

  @Test func `more than 64 tokens are set, read and distinguished`() {
    let names: [StaticString] = ["many1", "many2", "many3", "many4", "many5", "many6", "many7"]
    let modules: [StaticString] = [
      "A/", "B/", "C/", "D/", "E/", "F/", "G/", "H/", "I/", "J/", "K/", "L/", "M/", "N/",
    ]
    let tokens = modules.flatMap { module in
      names.map { Token($0, default: -1, fileID: module) }
    }
    #expect(Set(tokens.map(\.definition.index)).count == 98)
    let read = StyleContext.evaluate { values in
      for (value, token) in tokens.enumerated() { values[token] = value }
    } _: {
      tokens.map(\.value)
    }
    #expect(read.result == Array(0..<98))
    #expect(read.reads == ContextReads(tokens: tokens.map(\.definition.index)))
  }

  @Test func `eight tasks read tokens, each in its own context`() async {
    let wrong = await withTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask {
          let color = Color(white: Double(task) / 8)
          return (0..<200).count { _ in
            let read = StyleContext.evaluate {
              $0[.base] = color
              $0[.link] = Token.base
            } _: {
              [Token.accent.value, Token.link.value]
            }
            return read.result != [color, color]
              || read.reads != ContextReads([], .accent, .base, .link)
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
    #expect(Token.link.value == .purple)
  }
}
