import Testing

@testable import Gallery
@testable import TestSupport

/// The gallery's inspector at each width: a column beside the exhibits, or a sheet below them.
@Suite(.needsChromium) struct GalleryInspectorTests {
  private struct Report: Decodable {
    let form: String
    let covered: [String]
    let outside: [String]
  }

  private func result<Value: Decodable>(width: Int, running script: String) async throws -> Value {
    try await #require(Chromium.installed).result(
      of: GalleryPage.text.get(),
      running: """
        document.documentElement.classList.add('all')
        const sidebar = document.querySelector('.sidebar')
        const elements = data.elements.filter(id => !id.includes(' ')).map(id => document.getElementById(id))
          .filter(element => element?.checkVisibility({ visibilityProperty: true }))
        const point = element => element.dispatchEvent(new Event('focusin', { bubbles: true }))
        \(script)
        """, in: Chromium.Settings(width: width))
  }

  private static let widths = [
    (360, "sheet"), (800, "sheet"), (1280, "column"), (1600, "column"), (1920, "column"),
    (2560, "column"), (3440, "column"),
  ]

  @Test(arguments: TestScale.ends(of: widths))
  func `the inspector never covers what it explains`(width: Int, form: String) async throws {
    let report: Report = try await result(
      width: width,
      running: """
        const covered = [], outside = []
        const masthead = document.querySelector('.masthead')
        const isSticky = getComputedStyle(masthead).position === 'sticky'
        for (const element of elements) {
          element.scrollIntoView({ block: 'center', behavior: 'instant' })
          point(element)
          const [own, shown] = [element, sidebar].map(element => element.getBoundingClientRect())
          const name = `${element.tagName} '${element.textContent.slice(0, 30)}'`
          const isBeside = own.right <= shown.left + 1 || own.left >= shown.right - 1
          const isApart = isBeside || own.bottom <= shown.top + 1
          // Of what is taller than the rest of the window, the beginning is seen.
          const start = isSticky ? masthead.getBoundingClientRect().bottom : 0
          const isTall = own.height > shown.top - start - 40
            && own.top >= start && own.top < shown.top - 60
          if (!isApart && !isTall) covered.push(name)
          if (shown.left < 0 || shown.right > innerWidth + 1 || shown.top < 0
            || shown.bottom > innerHeight + 1 || shown.height < 60) outside.push(name)
          if (own.top > innerHeight || own.bottom < 0) outside.push(`${name} itself`)
        }
        const form = getComputedStyle(sidebar).position === 'fixed' ? 'sheet' : 'column'
        return { form, covered, outside }
        """)
    #expect(report.form == form)
    #expect(report.covered == [])
    #expect(report.outside == [])
  }

  @Test func `a sheet is closed by Escape and by its button, which returns the focus`() async throws
  {
    let steps: [Bool] = try await result(
      width: 360,
      running: """
        const isShown = () => getComputedStyle(sidebar).display !== 'none'
        const button = elements.find(element => element.matches('button:not(:disabled)'))
        const steps = [isShown()]
        button.focus()
        point(button)
        steps.push(isShown())
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
        steps.push(isShown())
        point(button)
        sidebar.querySelector('.close').focus()
        sidebar.querySelector('.close').click()
        steps.push(isShown(), document.activeElement === button)
        return steps
        """)
    #expect(steps == [false, true, false, false, true])
  }

  @Test func `what is explained is announced`() async throws {
    let live: String? = try await result(
      width: 1280,
      running: """
        point(elements[0])
        return sidebar.querySelector('p').getAttribute('aria-live')
        """)
    #expect(live == "polite")
  }
}
