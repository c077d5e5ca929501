import StyleHTML
import Testing

@testable import Gallery
@testable import TestSupport

/// The accessibility of the gallery's page in a browser.
@Suite(.needsChromium) struct GalleryTests {
  /// The findings of the audit script, an array of sentences for each check.
  private struct Audit: Decodable {
    let nameless: [String]
    let unreadable: [String]
    let wide: [String]
    let unreachable: [String]
    let unexplained: [String]
    let looks: [String]
    let headings: [String]
  }

  private static let script = """
    document.documentElement.classList.add('all')
    const text = element => `${element.tagName.toLowerCase()} '${element.textContent.slice(0, 30)}'`
    const interactive = 'button,input,select,textarea,progress,[role],nav,[tabindex]'
    const nameless = [...document.querySelectorAll(interactive)]
      .filter(element => !['DIV', 'LABEL', 'SECTION', 'SPAN', 'P', 'FIGCAPTION'].includes(element.tagName) || element.role)
      .filter(element => !['NAV', 'LABEL'].includes(element.tagName))
      .filter(element => !['toolbar', 'list', 'listitem', 'tablist', 'cell', 'row', 'status'].includes(element.role))
      .filter(element => !(element.ariaLabel || element.textContent.trim() || element.title || element.alt
        || element.labels?.[0]?.textContent))
      .map(text)

    // Contrast according to WCAG 2, of colors over their backgrounds.
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    function channels(color) {
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data
      return [r, g, b, a / 255]
    }
    const over = ([r, g, b, a], [R, G, B]) =>
      [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1]
    function ground(element) {
      if (!element) return channels('canvas')
      const color = channels(getComputedStyle(element).backgroundColor)
      return color[3] === 1 ? color : over(color, ground(element.parentElement))
    }
    const luminance = color => color.slice(0, 3)
      .map(c => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
      .reduce((sum, c, index) => sum + c * [0.2126, 0.7152, 0.0722][index], 0)
    function contrast(element) {
      const behind = ground(element)
      const front = over(channels(getComputedStyle(element).color), behind)
      const [low, high] = [luminance(front), luminance(behind)].sort((a, b) => a - b)
      return (high + 0.05) / (low + 0.05)
    }
    function unreadable(look) {
      const found = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement
        if (!walker.currentNode.data.trim() || ['SCRIPT', 'STYLE'].includes(element.tagName)) continue
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
        if (element.disabled) continue
        const style = getComputedStyle(element)
        const size = parseFloat(style.fontSize)
        const isLarge = size >= 24 || (size >= 18.66 && style.fontWeight >= 700)
        const ratio = contrast(element)
        if (ratio < (isLarge ? 3 : 4.5)) found.push(`${look}: ${text(element)} ${ratio.toFixed(2)}`)
      }
      return found
    }

    const buttons = [...document.querySelectorAll('.looks button')]
    const looks = [], allUnreadable = []
    for (const button of buttons) {
      button.click()
      for (const animation of document.getAnimations()) animation.finish()
      looks.push([
        document.documentElement.dataset.theme, button.getAttribute('aria-pressed'),
        getComputedStyle(document.querySelector('.article')).backgroundColor,
      ].join(' '))
      allUnreadable.push(...unreadable(button.textContent))
    }

    const known = data.elements.filter(id => !id.includes(' '))
    const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    const sidebar = document.querySelector('.sidebar')
    const unexplained = [], unreachable = []
    for (const id of known) {
      const element = document.getElementById(id)
      if (!element) { unexplained.push(`${id} is not there`); continue }
      element.dispatchEvent(new Event('focusin', { bubbles: true }))
      const said = data.explanations[data.looks[`contoso ${scheme}`][data.elements.indexOf(id)]]
      if (sidebar.querySelector('h3').textContent !== said.node
        || sidebar.querySelectorAll('dt').length !== said.outcomes.length) {
        unexplained.push(text(element))
      }
      if (element.tabIndex < 0 && !element.disabled && !element.children.length) {
        unreachable.push(text(element))
      }
    }
    const wide = document.documentElement.scrollWidth > innerWidth
      ? [`${document.documentElement.scrollWidth} in ${innerWidth}`] : []
    const levels = [...document.querySelectorAll('main h2, main h3, .masthead h1')]
      .map(element => element.tagName)
    const headings = levels.filter((level, index) =>
      index > 0 && Number(level[1]) > Number(levels[index - 1][1]) + 1)
    return { nameless, unreadable: allUnreadable, wide, unreachable, unexplained, looks, headings }
    """

  private func audit(width: Int, isDark: Bool) async throws -> Audit {
    try await #require(Chromium.installed).result(
      of: GalleryPage.text.get(), running: Self.script,
      in: Chromium.Settings(width: width, isDark: isDark))
  }

  private static let windows = [
    (360, false), (360, true), (800, false), (800, true), (1600, false), (1600, true),
  ]

  @Test(arguments: TestScale.ends(of: windows))
  func `everything has a name, can be read, reached and explained`(width: Int, isDark: Bool)
    async throws
  {
    let audit = try await audit(width: width, isDark: isDark)
    #expect(audit.nameless == [])
    #expect(audit.unreadable == [])
    #expect(audit.wide == [])
    #expect(audit.unreachable == [])
    #expect(audit.unexplained == [])
    #expect(audit.headings == [])
  }

  @Test func `a look is chosen by its button, and the whole page follows`() async throws {
    let looks = try await audit(width: 1600, isDark: false).looks
    #expect(
      looks == [
        "system true rgb(255, 255, 255)", "day true rgb(255, 255, 255)",
        "night true rgb(29, 31, 36)", "contrast true rgb(255, 255, 255)",
        "contoso true rgb(255, 252, 247)",
      ])
  }

  @Test func `the page is the same in every run`() throws {
    #expect(try GalleryPage(numbers: []).bytes() == Array(GalleryPage.text.get().utf8))
  }

  /// Numbers of a run: below, at and above a bar, and of two rows about growth.
  private static let numbers =
    [("a", 1.93), ("b", 2), ("c", 2.31)].map { name, ratio in
      BenchmarkNumber(
        name: name, ours: 201.4, baseline: 104.2, ratio: ratio, unit: "ns", bar: 2)
    }
    + [("tokens.set", 1.5), ("html.growth", 0.9)].map { name, ratio in
      BenchmarkNumber(name: name, ours: 2, baseline: 1, ratio: ratio, unit: "ns", bar: nil)
    }

  @Test func `numbers of benchmarks are a table and a picture with a text alternative`() throws {
    let page = String(decoding: try GalleryPage(numbers: Self.numbers).bytes(), as: UTF8.self)
    #expect(page.contains("Numbers</h2>"))
    let cells = page.matches(of: #/<div role="cell"[^>]*>(.*?)<\/div>/#).map { String($0.1) }
    #expect(
      Array(cells.suffix(25).prefix(15)) == [
        "a", "201 ns", "104 ns", "1.93", "≤ 2", "b", "201 ns", "104 ns", "2", "≤ 2",
        "c", "201 ns", "104 ns", "2.31", "≤ 2, missed",
      ])
    #expect(try !GalleryPage.text.get().contains("Numbers<"))
    let picture = try #require(GrowthPicture(Self.numbers))
    #expect(
      picture.description
        == "Set a token, by tokens: 1,000 times as many cost 1.5 times as much. "
        + "Write a page, by nodes: 100 times as many cost 90 times as much.")
    #expect(page.contains("alt=\"\(picture.description)\""))
    #expect(page.contains("src=\"data:image/svg+xml,%3Csvg"))
    #expect(GrowthPicture(Array(Self.numbers.prefix(3))) == nil)
  }
}
