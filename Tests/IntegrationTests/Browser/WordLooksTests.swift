import ProtocolStyle
import StyleHTML
import Testing

/// The looks of rich text, links, fields, symbols, tables and bars, measured in a browser.
@Suite(.needsChromium) struct WordLooksTests {
  private func result<Value: Decodable>(
    isDark: Bool = false, direction: StyleEnvironment.LayoutDirection = .leftToRight,
    settings: Chromium.Settings = Chromium.Settings(), running script: String
  ) async throws -> Value {
    try await #require(Chromium.installed).result(
      of: WordsPage(isDark: isDark, direction: direction).text(),
      running: """
        const all = selector => [...document.querySelectorAll(selector)]
        const style = (selector, part) => getComputedStyle(document.querySelector(selector), part)
        const box = selector => document.querySelector(selector).getBoundingClientRect()
        \(script)
        """, in: settings)
  }

  private static let directions: [StyleEnvironment.LayoutDirection] = [.leftToRight, .rightToLeft]

  @Test(arguments: [320, 390, 1280], directions)
  func `nothing is wider than the window`(
    width: Int, direction: StyleEnvironment.LayoutDirection
  ) async throws {
    let overflow: Int = try await result(
      direction: direction, settings: Chromium.Settings(width: width),
      running: "return document.documentElement.scrollWidth - innerWidth")
    #expect(overflow <= 0)
  }

  @Test func `runs of rich text have their looks, and links that run nothing`() async throws {
    let values: [String] = try await result(
      running: """
        return [style('strong.r').fontWeight, style('em.r').fontStyle,
          style('s.r').textDecorationLine, style('code.r').fontFamily.slice(0, 12),
          style('a.r').textDecorationLine, String(all('a.r').length),
          style('span>u.r').textDecorationStyle, style('span.r').color,
          document.querySelector('span:has(>a.r)').textContent]
        """)
    #expect(
      values == [
        "700", "italic", "line-through", "ui-monospace", "underline", "1", "dotted",
        "rgb(255, 59, 48)", "Pay 12 € for two three teas now, or never",
      ])
  }

  @Test func `a link is underlined by its attribute only`() async throws {
    let models = [nil, TextLineStyle.solid].map { line in
      var model = ViewModel(kind: .link)
      model.text = "Terms"
      model.link = "a"
      model.underline = line
      return model
    }
    let fragments = HTMLFragment.fragments(of: models)
    let lines: [String] = try await #require(Chromium.installed).result(
      of: """
        <!DOCTYPE html><style>\(fragments.css)</style><body>\(fragments.html.joined())
        """,
      running: """
        return [...document.querySelectorAll('a')].map(link =>
          `${getComputedStyle(link).textDecorationLine} ${getComputedStyle(link).color}`)
        """)
    #expect(lines == ["none rgb(0, 98, 204)", "underline rgb(0, 98, 204)"])
  }

  @Test(arguments: directions)
  func `the images of a field are in its box, at its ends`(
    direction: StyleEnvironment.LayoutDirection
  ) async throws {
    let edges: [Double] = try await result(
      direction: direction,
      running: """
        const [outer, input] = [box('.l'), box('.l>input')]
        const icons = all('.l>svg').map(icon => icon.getBoundingClientRect())
        if (document.documentElement.dir === 'rtl') icons.reverse()
        return [icons[0].left - outer.left, input.left - icons[0].right,
          icons[1].left - input.right, outer.right - icons[1].right]
        """)
    #expect(edges == [13, 8, 8, 13])
    let looks: [String] = try await result(
      direction: direction,
      running: """
        const { borderTopWidth, paddingLeft, backgroundColor } = style('.l>input')
        return [borderTopWidth, paddingLeft, backgroundColor]
        """)
    #expect(looks == ["0px", "0px", "rgba(0, 0, 0, 0)"])
  }

  @Test func `an indicator is in place of the image of a busy button`() async throws {
    let values: [String] = try await result(
      running: """
        return [style('[aria-busy=true]>svg').display,
          style('[aria-busy=true]', '::before').animationName,
          style('[aria-busy=true]', '::before').width]
        """)
    #expect(values.first == "none")
    #expect(values.last?.hasSuffix("px") == true && values.last != "0px")
  }

  @Test func `layers of a symbol have the colors of its palette`() async throws {
    let values: [String] = try await result(
      running: """
        const symbols = all('span[role=img]>svg').filter(symbol => symbol.childElementCount === 2)
        return symbols.flatMap(symbol => [...symbol.children].map(layer =>
          `${getComputedStyle(layer).stroke} ${getComputedStyle(layer).opacity}`))
        """)
    #expect(
      values == [
        "rgb(0, 0, 0) 0.4", "rgb(0, 0, 0) 1", "rgb(0, 122, 255) 1", "rgb(255, 59, 48) 1",
      ])
  }

  @Test(arguments: directions)
  func `concentric corners follow those of the container`(
    direction: StyleEnvironment.LayoutDirection
  ) async throws {
    let radii: [String] = try await result(
      direction: direction,
      running: """
        const card = all('div').find(card => card.childElementCount === 5
          && getComputedStyle(card).borderTopLeftRadius === '24px')
        return [...card.children].slice(0, 2).map(box => {
          const look = getComputedStyle(box)
          return [look.borderTopLeftRadius, look.borderTopRightRadius,
            look.borderBottomRightRadius, look.borderBottomLeftRadius].join(' ')
        })
        """)
    let leading = direction == .rightToLeft ? "0px 20px 0px 20px" : "20px 0px 20px 0px"
    #expect(radii == ["12px 12px 12px 12px", leading])
  }

  @Test(arguments: directions)
  func `the rows of an inset list are rounded at both ends, and separated`(
    direction: StyleEnvironment.LayoutDirection
  ) async throws {
    let values: [String] = try await result(
      direction: direction,
      running: """
        const [list] = all('[role=list]').slice(-1)
        const rows = [...list.querySelectorAll('[role=listitem]:not(.section-header)')]
        const isRight = document.documentElement.dir === 'rtl'
        return rows.map(row => {
          const [look, line] = [getComputedStyle(row), getComputedStyle(row, '::before')]
          const inset = row.getBoundingClientRect().left - list.getBoundingClientRect().left
          return [look.borderTopLeftRadius, look.borderBottomRightRadius, look.backgroundColor,
            inset, line.content === 'none' ? '' : isRight ? line.right : line.left].join(' ')
        })
        """)
    let white = "rgb(255, 255, 255)"
    // From the leading edge, which is the right one of the insets if text runs to the left.
    let line = direction == .rightToLeft ? "16px" : "52px"
    try #require(values.count == 4)
    #expect(values[0] == "10px 0px \(white) 16 ")
    #expect(values[1] == "0px 0px \(white) 16 \(line)")
    #expect(values[2] == "0px 0px \(white) 16 \(line)")
    #expect(values[3].hasPrefix("0px 10px"))
    #expect(!values[3].contains(white), "\(values[3])")
  }

  @Test func `the detail text of a subtitle cell is below its text`() async throws {
    let isBelow: [Bool] = try await result(
      running: """
        return all('[role=listitem]:has(>.d)').map(row => {
          const [title, detail] = ['.t', '.d'].map(part =>
            row.querySelector(part).getBoundingClientRect())
          return detail.top >= title.bottom && Math.abs(detail.left - title.left) < 1
        })
        """)
    #expect(isBelow == Array(repeating: [false, false, true, false], count: 3).flatMap(\.self))
  }

  @Test func `items of a tab bar that are not selected have their tint`() async throws {
    let colors: [String] = try await result(
      running: "return all('[role=tab]').map(tab => getComputedStyle(tab).color)")
    #expect(colors == ["rgb(0, 98, 204)", "rgb(162, 132, 94)"])
  }

  @Test func `forced colors keep boxes of fields and prominent items legible`() async throws {
    let widths: [String] = try await result(
      settings: Chromium.Settings(hasForcedColors: true),
      running: """
        return [style('.l').borderTopWidth, style('.l>input').borderTopWidth,
          String(style('.bar>button').backgroundColor === style('.bar>button').color)]
        """)
    #expect(widths == ["1px", "0px", "false"])
  }
}
