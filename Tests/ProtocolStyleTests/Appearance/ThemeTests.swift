import Testing

@testable import ProtocolStyle

extension Token<Color> {
  fileprivate static let brand = Token("themeTestsBrand", default: .blue)
  fileprivate static let link = Token("themeTestsLink", default: .black)
}

/// A theme and a pack as values; the tests under `Tree` cover their effects on nodes.
@Suite struct ThemeTests {
  @Test func `a theme has a name, a summary, rules and values`() {
    let sheet = StyleSheet { StyleRule(for: .button) { _ in } }
    let theme = Theme("contoso", summary: "The shop.", styleSheet: sheet) { $0[.brand] = .orange }
    #expect(theme.name == "contoso")
    #expect(theme.summary == "The shop.")
    #expect(Theme("plain").summary == nil)
    #expect("\(theme)" == "contoso")
    #expect(theme.styleSheet.map(\.description) == ["ButtonNode"])
    var values = TokenValues()
    theme.values(&values)
    #expect(values[.brand] == Color.orange)
  }

  @Test func `rules and values may be left out`() {
    #expect(Theme("plain").styleSheet.isEmpty)
    var values = TokenValues()
    Theme("plain").values(&values)
    #expect(values.differences(from: TokenValues()).isEmpty)
    let dense = Theme("dense", styleSheet: StyleSheet { StyleRule(for: .view) { _ in } })
    #expect(dense.styleSheet.count == 1)
  }

  @Test func `values are computed for each read`() {
    let theme = Theme("contoso") { values in
      values[.brand] = StyleEnvironment.current.colorScheme == .dark ? .white : .red
      values[.link] = Token.brand
    }
    let schemes: [StyleEnvironment.ColorScheme] = [.light, .dark, .light]
    let brands = schemes.map { scheme in
      StyleContext.evaluate(in: StyleEnvironment(colorScheme: scheme)) {
        var values = TokenValues()
        theme.values(&values)
        return values[.brand]
      }.result
    }
    #expect(brands == [.red, .white, .red])
  }

  @Test func `a theme equals its copies, and no other of its name`() {
    let theme = Theme("contoso")
    let copy = theme
    let namesake = Theme("contoso")
    #expect(theme == copy)
    #expect(theme != namesake)
    #expect(Set([theme, copy, namesake]).count == 2)
  }

  @Test func `a pack has a name and rules, which may be left out`() {
    let sheet = StyleSheet { StyleRule(for: .button) { _ in } }
    let pack = StylePack("classic", styleSheet: sheet)
    #expect(pack.name == "classic")
    #expect("\(pack)" == "classic")
    #expect(pack.styleSheet.map(\.description) == ["ButtonNode"])
    #expect(StylePack("empty").styleSheet.isEmpty)
  }
}
