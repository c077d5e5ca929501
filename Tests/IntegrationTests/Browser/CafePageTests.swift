import Testing

@testable import Playground

/// The page that the Playground writes: screens of the café in four themes.
@Suite(.needsChromium) struct CafePageTests {
  private struct Report: Decodable {
    let headings: [String]
    let shelves: [Shelf]
    let overflow: Int
  }

  private struct Shelf: Decodable {
    let phones: Int
    let grounds: Int

    /// The phones that aren't cut off.
    let whole: Int
  }

  @Test(arguments: [(360, 1), (800, 2), (1280, 4)])
  func `each screen is in four themes, side by side, in a page that is as wide as the window`(
    width: Int, whole: Int
  ) throws {
    let report: Report = try #require(Chromium.installed).result(
      of: String(decoding: CafePage().bytes(), as: UTF8.self),
      running: """
        const rows = new Set([...document.querySelectorAll('.cafe')].map(phone => phone.parentElement))
        const shelves = [...rows].map(shelf => {
          const phones = [...shelf.querySelectorAll('.cafe')]
          const right = shelf.getBoundingClientRect().right
          return {
            phones: phones.length,
            grounds: new Set(phones.map(phone => getComputedStyle(phone).backgroundColor)).size,
            whole: phones.filter(phone => phone.getBoundingClientRect().right <= right + 1).length
          }
        })
        const headings = [...document.querySelectorAll('h1, h2, h3')]
          .map(heading => `${heading.tagName} ${heading.textContent}`)
        return {
          headings, shelves,
          overflow: document.documentElement.scrollWidth - innerWidth
        }
        """, flags: ["--window-size=\(width),900"])
    let titles = [("Menu", "Corner Café"), ("Drink", "Flat white"), ("Order", "Your order")]
    #expect(
      report.headings == ["H1 One app, four themes"]
        + titles.flatMap { ["H2 \($0)"] + Array(repeating: "H3 \($1)", count: 4) })
    #expect(report.shelves.map(\.phones) == [4, 4, 4])
    #expect(report.shelves.map(\.grounds) == [4, 4, 4])
    #expect(report.shelves.map(\.whole) == [whole, whole, whole])
    #expect(report.overflow <= 0)
  }

  @Test func `the page is the same in every run`() {
    #expect(CafePage().bytes() == CafePage().bytes())
  }
}
