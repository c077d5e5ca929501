import ProtocolStyle
import StyleHTML
import Testing

@testable import PageFixtures
@testable import Playground

/// Custom properties of live tokens: a page that sets them looks like one whose theme does.
@Suite(.needsChromium) struct LiveTokenTests {
  private func text(_ page: HTMLPage) -> String { String(decoding: page.bytes(), as: UTF8.self) }

  @Test func `a custom property changes the nodes that have the token's value, and no others`()
    async throws
  {
    let tree = StyleTree()
    tree.attach(Toned())
    tree.attach(Equal())
    tree.attach(Faded())
    tree.setScope(
      StyleScope(themes: [Theme("calm") { $0[.liveTone] = .green }]), at: tree.attach(Toned()))
    let values: [[String]] = try await #require(Chromium.installed).result(
      of: text(HTMLPage(of: tree, liveTokens: [Token.liveTone, Token.liveEdge])),
      running: """
        const note = () => [...document.querySelectorAll('main>*')].map(element => {
          const style = getComputedStyle(element)
          return `${style.backgroundColor} ${style.borderTopLeftRadius}`
        })
        const root = document.documentElement.style
        const values = [note()]
        root.setProperty('--liveTone', 'rgb(1, 2, 3)')
        values.push(note())
        root.setProperty('--liveEdge', '20px')
        values.push(note())
        root.removeProperty('--liveTone')
        document.querySelector('main').lastElementChild.style.setProperty('--liveTone', 'blue')
        values.push(note())
        return values
        """)
    let (red, green, set) = ("rgb(255, 0, 0)", "rgb(0, 255, 0)", "rgb(1, 2, 3)")
    let faded = "rgba(255, 0, 0, 0.5)"
    #expect(
      values == [
        ["\(red) 8px", "\(red) 8px", "\(faded) 4px", "\(green) 8px"],
        ["\(set) 8px", "\(red) 8px", "\(faded) 4px", "\(set) 8px"],
        ["\(set) 20px", "\(red) 8px", "\(faded) 4px", "\(set) 20px"],
        ["\(red) 20px", "\(red) 8px", "\(faded) 4px", "rgb(0, 0, 255) 20px"],
      ])
  }

  @Test(arguments: Cafe.Screen.allCases)
  func `a page that sets properties looks like one of a theme, except for the values that it lists`(
    screen: Cafe.Screen
  ) async throws {
    func tree(_ values: @escaping @Sendable (inout TokenValues) -> Void) -> StyleTree {
      let tree = StyleTree()
      Cafe.attach(screen, in: Theme("set", values: values), to: nil, of: tree)
      return tree
    }
    let plain = tree { _ in }
    let live = HTMLPage(
      of: plain, liveTokens: [Token.cafeAccent, Token.cafeCorner, Token.cafeTitle])
    live.authorStyleSheet = """
      :root{--cafeAccent:#123456;--cafeCorner:7px;--cafeTitle-size:31px;--cafeTitle-weight:300;\
      --cafeTitle-family:ui-monospace,monospace}
      """
    let themed = tree {
      $0[.cafeAccent] = Color(rgb: 0x123456)
      $0[.cafeCorner] = 7
      $0[.cafeTitle] = .system(size: 31, weight: .light, design: .monospaced)
    }
    let script = """
      const names = ['color', 'backgroundColor', 'borderTopLeftRadius', 'accentColor', 'fontSize',
        'fontFamily', 'fontWeight', 'borderTopColor']
      return [...document.body.querySelectorAll('*')].filter(element => !element.matches('script'))
        .map(element => [element.type ?? element.localName,
          ...names.map(name => getComputedStyle(element)[name])])
      """
    let browser = try #require(Chromium.installed)
    let one: [[String]] = try await browser.result(of: text(live), running: script)
    let other: [[String]] = try await browser.result(
      of: text(HTMLPage(of: themed)), running: script)
    let before: [[String]] = try await browser.result(
      of: text(HTMLPage(of: plain)), running: script)
    #expect(one.count == other.count)
    let different = zip(one, other).filter { $0 != $1 }.map { $0.0[0] }
    let listed = live.fixedValues(of: Token.cafeCorner)
    #expect(Set(different) == Set(listed.map { $0.nodeType == "CafeSearch" ? "search" : "text" }))
    #expect(listed.allSatisfy { $0.property == "border-radius" && $0.value == "12px" })
    #expect(live.fixedValues(of: Token.cafeAccent).isEmpty)
    #expect(live.fixedValues(of: Token.cafeTitle).isEmpty)
    #expect(zip(one, before).contains { $0 != $1 })
  }
}

// MARK: - Nodes

private struct Toned: ViewNode, BackgroundColor, CornerRadius {
  var backgroundColor: Color { Token.liveTone.value }
  var cornerRadius: Double { Token.liveEdge.value }
}

/// Equal to a token's values, without reading them.
private struct Equal: ViewNode, BackgroundColor, CornerRadius {
  var backgroundColor: Color { .red }
  var cornerRadius: Double { 8 }
}

private struct Faded: ViewNode, BackgroundColor, CornerRadius {
  var backgroundColor: Color { Token.liveTone.value.withAlpha(0.5) }
  var cornerRadius: Double { Token.liveEdge.value / 2 }
}

extension Token<Color> {
  fileprivate static let liveTone = Token("liveTone", default: Color.red)
}

extension Token<Double> {
  fileprivate static let liveEdge = Token("liveEdge", default: 8)
}
