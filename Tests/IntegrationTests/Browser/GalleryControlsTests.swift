import Testing

@testable import Gallery
@testable import TestSupport

/// The gallery's chapters, search and header, as a reader uses them.
@Suite(.needsChromium) struct GalleryControlsTests {
  private func result<Value: Decodable>(width: Int = 1280, running script: String) async throws
    -> Value
  {
    try await #require(Chromium.installed).result(
      of: GalleryPage.text.get(), running: script, in: Chromium.Settings(width: width))
  }

  @Test func `each chapter beside the list is at most 9,000 pixels high`() async throws {
    let heights: [Int] = try await result(
      running: """
        return [...document.querySelectorAll('.chapters a:not(.every)')].map(link => {
          link.click()
          dispatchEvent(new Event('hashchange'))
          return document.documentElement.scrollHeight
        })
        """)
    #expect(heights.count == 15)
    #expect(heights.allSatisfy { $0 <= 9_000 }, "\(heights)")
  }

  @Test func `the ground of each chapter reaches the end of the window`() async throws {
    let ends: [Int] = try await result(
      running: """
        return [...document.querySelectorAll('.chapters a:not(.every)')].map(link => {
          link.click()
          dispatchEvent(new Event('hashchange'))
          return innerHeight - Math.ceil(document.querySelector('body > div').getBoundingClientRect().bottom)
        })
        """)
    #expect(ends.allSatisfy { $0 <= 0 }, "\(ends)")
  }

  @Test(arguments: [360, 640, 800])
  func `below a menu, a link leads to one chapter, whose heading is in sight`(
    width: Int
  ) async throws {
    let chapters: [[Double]] = try await result(
      width: width,
      running: """
        return [...document.querySelectorAll('.chapters a:not(.every)')].map(link => {
          link.click()
          dispatchEvent(new Event('hashchange'))
          const shown = [...document.querySelectorAll('.chapter')].filter(one => one.checkVisibility())
          const menu = document.querySelector('.chapters').getBoundingClientRect()
          return [shown.length, shown[0].querySelector('h2').getBoundingClientRect().top - menu.bottom]
        })
        """)
    #expect(chapters.count == 15)
    #expect(chapters.allSatisfy { $0[0] == 1 && (0...240).contains($0[1]) }, "\(chapters)")
  }

  @Test func `the lead of a chapter isn't broken into columns, nor does it touch a card`()
    async throws
  {
    let leads: [[Double]] = try await result(
      running: """
        document.documentElement.classList.add('all')
        return [...document.querySelectorAll('.chapter > p:has(+ .article)')].map(lead => {
          const card = lead.nextElementSibling.getBoundingClientRect()
          return [lead.getClientRects().length, card.top - lead.getBoundingClientRect().bottom]
        })
        """)
    #expect(!leads.isEmpty)
    #expect(leads.allSatisfy { $0[0] == 1 && $0[1] >= 8 }, "\(leads)")
  }

  @Test(arguments: TestScale.ends(of: [360, 640, 1280, 1920]))
  func `the header is one line`(width: Int) async throws {
    let sizes: [Double] = try await result(
      width: width,
      running: """
        const [header, ...parts] = document.querySelectorAll('.masthead, .masthead > *')
        const box = header.getBoundingClientRect()
        const isInside = parts.every(part => part.getBoundingClientRect().bottom <= box.bottom)
        const { scrollWidth, clientWidth } = document.documentElement
        return [box.height, isInside ? 1 : 0, scrollWidth - clientWidth]
        """)
    #expect(sizes == [60, 1, 0])
  }

  @Test func `a search without a result says so, and hides the chapters`() async throws {
    let texts: [String] = try await result(
      running: """
        const search = document.querySelector('.masthead input')
        const report = text => {
          search.value = text
          search.dispatchEvent(new Event('input'))
          const shown = [...document.querySelectorAll('.chapter')]
            .filter(one => one.checkVisibility())
          return `${shown.length}: ${document.querySelector('.none').textContent}`
        }
        return [report('zebra'), report('canceled swipe'), report('')]
        """)
    #expect(texts == ["0: No exhibit contains “zebra”.", "1: ", "1: "])
  }

  @Test func `a bar of tabs is one stop, within which arrow keys move`() async throws {
    let steps: [String] = try await result(
      running: """
        const bar = document.querySelector('.looks')
        const stops = () => [...bar.children].map(button => button.tabIndex).join(' ')
        const press = key => document.activeElement.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
        const steps = [stops()]
        bar.children[0].focus()
        press('ArrowRight')
        steps.push(`${document.activeElement.textContent} ${stops()}`)
        press('End')
        steps.push(document.activeElement.textContent)
        const tabs = [...document.querySelectorAll('[role=tablist]')]
        const isOneStop = tabs.every(tabs =>
          [...tabs.querySelectorAll('[role=tab]')].filter(tab => tab.tabIndex === 0).length === 1)
        return [...steps, `${tabs.length > 0 && isOneStop}`]
        """)
    #expect(steps == ["0 -1 -1 -1 -1", "Day -1 0 -1 -1 -1", "Contoso", "true"])
  }

  @Test func `the head has an icon and colors, and the first stop skips the header`() async throws {
    let found: [String] = try await result(
      running: """
        const first = document.querySelector('a, button, input, [tabindex="0"]')
        return [
          document.querySelector('link[rel=icon]').href.slice(0, 18),
          String(document.querySelectorAll('meta[name=theme-color]').length),
          document.querySelector(first.getAttribute('href')).tagName,
        ]
        """)
    #expect(found == ["data:image/svg+xml", "2", "MAIN"])
  }
}
