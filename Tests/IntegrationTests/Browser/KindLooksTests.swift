import ProtocolStyle
import Testing

@testable import Gallery

/// The visible properties of the kinds, measured in a browser on the page of all kinds.
@Suite(.needsChromium) struct KindLooksTests {
  private static let directions: [StyleEnvironment.LayoutDirection] = [.leftToRight, .rightToLeft]

  private func result<Value: Decodable>(
    in direction: StyleEnvironment.LayoutDirection = .leftToRight,
    settings: Chromium.Settings = Chromium.Settings(), running script: String
  ) async throws -> Value {
    let page = String(decoding: KindsPage(direction: direction).bytes(), as: UTF8.self)
    return try await #require(Chromium.installed).result(
      of: page,
      running: """
        const box = selector => document.querySelector(selector).getBoundingClientRect()
        const style = (selector, part) =>
          getComputedStyle(document.querySelector(selector), part)
        const middle = box => [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
        \(script)
        """, in: settings)
  }

  @Test(arguments: directions)
  func `a bar's title is in its middle`(direction: StyleEnvironment.LayoutDirection) async throws {
    let off: [Double] = try await result(
      in: direction,
      running: """
        const [title, bar] = [middle(box('.bar>.t')), middle(box('.bar'))]
        return [Math.abs(title[0] - bar[0]), Math.abs(title[1] - bar[1])]
        """)
    #expect(off.allSatisfy { $0 <= 1 }, "\(off)")
  }

  @Test(arguments: directions)
  func `accessories are at the trailing edge, in the middle of their rows`(
    direction: StyleEnvironment.LayoutDirection
  ) async throws {
    let off: [[Double]] = try await result(
      in: direction,
      running: """
        const isRight = document.documentElement.dir === 'rtl'
        const rows = [...document.querySelectorAll('[role=none]>:not([class*=section])')]
          .filter(row => row.lastElementChild && !row.lastElementChild.matches('.d'))
        return rows.map(row => {
          const [outer, inner] = [row, row.lastElementChild].map(e => e.getBoundingClientRect())
          const edge = isRight ? inner.left - outer.left : outer.right - inner.right
          return [edge, Math.abs(middle(outer)[1] - middle(inner)[1])]
        })
        """)
    #expect(off.count == 9)
    #expect(off.allSatisfy { abs($0[0] - 16) <= 1 && $0[1] <= 1 }, "\(off)")
  }

  @Test(arguments: [false, true])
  func `the selected tab has another color`(isDark: Bool) async throws {
    let colors: [String] = try await result(
      settings: Chromium.Settings(isDark: isDark),
      running: "return [...document.querySelectorAll('[role=tab]')]"
        + ".map(tab => getComputedStyle(tab).color)")
    #expect(Set(colors).count == 2)
    #expect(colors.filter { $0 == colors[1] }.count == 1)
  }

  @Test func `the thumb of segments is behind the selected one`() async throws {
    let grounds: [String] = try await result(
      running: "return [...document.querySelectorAll('form:not([role=none] *)>fieldset>label')]"
        + ".map(segment => getComputedStyle(segment).backgroundColor)")
    #expect(grounds == ["rgb(255, 255, 255)", "rgba(0, 0, 0, 0)", "rgba(0, 0, 0, 0)"])
  }

  @Test(arguments: directions)
  func `the arrow keys reach each segment, which is native`(
    direction: StyleEnvironment.LayoutDirection
  ) async throws {
    let names: [String] = try await result(
      in: direction,
      running: "return [...document.querySelectorAll('form:not([role=none] *) label>input')]"
        + ".map(input => `${input.type} ${input.name} ${input.tabIndex}`)")
    #expect(names == Array(repeating: "radio s 0", count: 3))
  }

  @Test func `one dot is the current page's`() async throws {
    let colors: [String] = try await result(
      running: "return [...document.querySelectorAll('fieldset>input')]"
        + ".map(dot => getComputedStyle(dot).backgroundColor)")
    #expect(colors.count == 5)
    #expect(colors.filter { $0 == colors[1] }.count == 1)
  }

  @Test(arguments: directions)
  func `a switch's thumb is at the side of its state`(direction: StyleEnvironment.LayoutDirection)
    async throws
  {
    let margins: [String] = try await result(
      in: direction,
      running: "return [...document.querySelectorAll('[role=switch]')]"
        + ".map(toggle => getComputedStyle(toggle, '::before').marginInlineStart)")
    #expect(margins == ["22px", "2px"])
  }

  /// Elements that take focus have a function and can be clicked.
  @Test(arguments: [360, 1280])
  func `focusable elements have a role, a name and a size`(width: Int) async throws {
    let wrong: [String] = try await result(
      settings: Chromium.Settings(width: width),
      running: """
        const elements = [...document.querySelectorAll('button,input,select,textarea,[tabindex]')]
        return elements.filter(element => {
          const [own, around] = [element, element.closest('label') ?? element]
          const size = around.getBoundingClientRect()
          const name = own.ariaLabel || around.textContent.trim() || own.placeholder
          const isDot = own.parentElement.matches('fieldset')
          return !name || (!isDot && Math.min(size.width, size.height) < 24)
        }).map(element => element.outerHTML)
        """)
    #expect(wrong == [])
  }

  @Test func `there is one heading of the first level, and one main landmark`() async throws {
    let counts: [Int] = try await result(
      running: "return ['h1', 'main', 'label:not(:has(input))']"
        + ".map(selector => document.querySelectorAll(selector).length)")
    #expect(counts == [1, 1, 0])
  }

  @Test(arguments: directions)
  func `the images of a slider are in its padding, beside the track`(
    direction: StyleEnvironment.LayoutDirection
  ) async throws {
    let values: [String] = try await result(
      in: direction,
      running: """
        const look = style('input[aria-label=Brightness]')
        return [look.paddingLeft, look.paddingRight, look.backgroundPosition,
          String(look.backgroundImage.split('data:image').length - 1)]
        """)
    // Beside the content, which the space of the images is around.
    let (left, right) = ("calc(0% - 34px) 50%", "calc(100% + 34px) 50%")
    let sides = direction == .rightToLeft ? [right, left] : [left, right]
    #expect(values == ["34px", "34px", "\(sides[0]), \(sides[1]), 0px 0px", "2"])
  }

  @Test func `segments with images have the titles as names`() async throws {
    let segments: [String] = try await result(
      running: """
        return [...document.querySelectorAll('[role=none] fieldset>label')].map(label =>
          `${label.firstChild.ariaLabel} ${label.querySelectorAll('svg').length} ${label.innerText}`)
        """)
    #expect(segments == ["List 1 ", "Grid 1 "])
  }

  @Test func `titles of sections are headings below that of the bar`() async throws {
    let headings: [String] = try await result(
      running: "return [...document.querySelectorAll('h1,h2,h3')]"
        + ".map(heading => `${heading.tagName} ${heading.textContent}`)")
    #expect(headings == ["H1 Library", "H2 Reading", "H2 Books on this device"])
  }

  @Test func `rows have a line between them, and none beside the title of their section`()
    async throws
  {
    let lines: [String] = try await result(
      running: """
        return [...document.querySelectorAll('[role=none]:last-child>*')]
          .map(row => getComputedStyle(row, '::before').content === 'none' ? '-' : 'line')
        """)
    #expect(lines == ["-", "-", "line", "line", "line", "line", "line", "-"])
  }

  @Test(arguments: [320, 360, 1280])
  func `nothing is wider than the window`(width: Int) async throws {
    let overflow: Int = try await result(
      settings: Chromium.Settings(width: width),
      running: "return document.documentElement.scrollWidth - innerWidth")
    #expect(overflow <= 0)
  }
}
