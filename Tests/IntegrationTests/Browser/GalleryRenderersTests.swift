import Foundation
import ProtocolStyle
import StyleTesting
import Testing

@testable import Gallery
@testable import TestSupport

/// The exhibit of one café in four renderers.
@Suite(.needsChromium) struct GalleryRenderersTests {
  private static let resources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Playground/Gallery/Resources/Page.swift")

  @Test(arguments: StudioBrand.all.map(\.name))
  func `a golden file has the styles of the café`(name: String) throws {
    let brand = try #require(StudioBrand.all.first { $0.name == name })
    let tree = StyleTree()
    let screen = tree.attach(CafeScreen())
    CafeBuilder(tree: tree).attachMenu(to: screen.erased, inShort: true)
    let text = StyleMatrix(
      themes: [[brand.theme]], environments: ["light": StyleEnvironment(colorScheme: .light)],
      states: [.normal]
    ).text(of: tree)
    try Golden(name, filePath: Self.resources.path()).check(text)
  }

  private func result<Value: Decodable>(width: Int = 1280, running script: String) async throws
    -> Value
  {
    try await #require(Chromium.installed).result(
      of: GalleryPage.text.get(),
      running: """
        const article = document.querySelector('.article:has(.renderers)')
        const choices = [...article.querySelectorAll('.chooser input')]
        const panels = () => [...article.querySelectorAll('.stage:not([hidden]) .renderer')]
        const part = (name) => panels().map(panel => panel.querySelector(name)).find(Boolean)
        \(script)
        """, in: Chromium.Settings(width: width))
  }

  @Test func `the exhibit is the first one, and has four renderers of three themes`() async throws {
    let names: [String] = try await result(
      running: """
        const names = panels().map(panel => panel.querySelector('figcaption').textContent)
        const isFirst = document.querySelector('.article') === article
        return [String(isFirst), ...names, ...choices.map(choice => choice.parentElement.textContent)]
        """)
    #expect(
      names == ["true", "HTML", "GTK", "Terminal", "Golden text", "Harbor", "Ember", "Kiosk"])
  }

  private static let rows = [
    ["Map", "Corner Café", "Cart"], ["Coffee", "Tea", "Food"], ["Cinnamon bun"],
    ["Out of the oven at 8 and at 14"], ["Add · 3.20 €"], ["Flat white", "3.80 €"],
    ["Cortado", "3.40 €"], ["Menu", "Orders", "Account"],
  ]

  @Test(arguments: StudioBrand.all.indices)
  func `the page, the terminal and the golden file have the same texts in the same order`(
    theme: Int
  ) async throws {
    let texts: [String] = try await result(
      running: """
        choices[\(theme)].click()
        const walker = document.createTreeWalker(part('.cafe'), NodeFilter.SHOW_TEXT)
        const seen = []
        while (walker.nextNode()) {
          const range = document.createRange()
          range.selectNodeContents(walker.currentNode)
          const { top, height } = range.getBoundingClientRect()
          if (height > 0) seen.push([top + height / 2, walker.currentNode.data])
        }
        // From the upper to the lower ones, as a reader sees them.
        const page = seen.sort(([one], [other]) => one - other).map(([, text]) => text).join('\\n')
        return [page, part('.terminal').textContent, part('.golden').textContent]
        """)
    #expect(texts.count == 3)
    for text in texts {
      var rest = text.replacing("\u{A0}", with: " ")[...]
      for row in Self.rows {
        let ranges = row.compactMap { rest.range(of: $0) }
        #expect(ranges.count == row.count, "\(row) in \(rest)")
        rest = rest[(ranges.map(\.upperBound).max() ?? rest.startIndex)...]
      }
    }
  }

  private struct Layout: Decodable {
    let lefts: [Double]
    let tops: [Double]
    let outside: [String]
    let overflow: Double
  }

  @Test(arguments: TestScale.ends(of: [360, 800, 1099, 1100, 1280, 1600]))
  func `drawings are side by side where there is room, and never too wide`(width: Int) async throws
  {
    let layout: Layout = try await result(
      width: width,
      running: """
        const boxes = panels().map(panel => panel.getBoundingClientRect())
        const outside = []
        for (const choice of choices) {
          choice.click()
          for (const panel of panels()) {
            const around = panel.getBoundingClientRect()
            for (const child of panel.children) {
              const box = child.getBoundingClientRect()
              if (box.left < around.left - 1 || box.right > around.right + 1
                || child.scrollWidth > child.clientWidth + 1) {
                outside.push(`${child.tagName}.${child.className} ${box.width} in ${around.width}`)
              }
            }
          }
        }
        return {
          lefts: boxes.map(box => Math.round(box.left)), tops: boxes.map(box => Math.round(box.top)),
          outside, overflow: document.documentElement.scrollWidth - innerWidth
        }
        """)
    #expect(layout.outside == [])
    #expect(layout.overflow <= 0)
    let (lefts, tops) = (layout.lefts, layout.tops)
    try #require(lefts.count == 4)
    if width < 1100 {
      #expect(Set(lefts).count == 1)
      #expect(tops == tops.sorted() && Set(tops).count == 4)
    } else {
      #expect(Set(tops[..<3]).count == 1 && tops[3] > tops[0])
      #expect(lefts[0] < lefts[1] && lefts[1] < lefts[2] && lefts[3] == lefts[0])
    }
  }

  private struct Look: Decodable {
    /// What each renderer shows.
    let parts: [String]

    /// The distances of the button from the sides of its card, in the page.
    let insets: [Double]

    /// The column of the title in the terminal.
    let column: Int
  }

  @Test func `a choice changes all four, in density, shape and layout`() async throws {
    let looks: [Look] = try await result(
      running: """
        return choices.map(choice => {
          choice.click()
          const button = [...part('.cafe').querySelectorAll('button')]
            .find(one => one.textContent.startsWith('Add · '))
          const [inner, outer] = [button, button.parentElement].map(one => one.getBoundingClientRect())
          const text = part('.terminal').textContent
          const line = text.split('\\n').find(line => line.includes('Cinnamon bun'))
          return {
            parts: [
              `${getComputedStyle(button).borderRadius} ${inner.height}`, part(':scope > img').src, text,
              part('.golden').textContent,
            ],
            insets: [inner.left - outer.left, outer.right - inner.right],
            column: line.indexOf('Cinnamon bun'),
          }
        })
        """)
    try #require(looks.count == 3)
    for part in 0..<4 { #expect(Set(looks.map { $0.parts[part] }).count == 3) }
    let (harbor, ember, kiosk) = (looks[0], looks[1], looks[2])
    #expect(harbor.insets[0] <= 1 && harbor.insets[1] > 40, "\(harbor.insets)")
    #expect(abs(ember.insets[0] - ember.insets[1]) <= 1 && ember.insets[0] > 20, "\(ember.insets)")
    #expect(kiosk.insets.allSatisfy { $0 <= 1 }, "\(kiosk.insets)")
    #expect(ember.column > harbor.column + 4 && kiosk.column <= harbor.column)
  }
}
