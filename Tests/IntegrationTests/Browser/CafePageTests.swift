import ProtocolStyle
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
      of: String(decoding: try CafePage().bytes(), as: UTF8.self),
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
      report.headings == [
        "H1 ProtocolStyle", "H2 One app, any theme", "H3 Corner Café", "H3 Flat white",
        "H3 Your order", "H2 One app, four themes",
      ]
        + titles.flatMap { ["H2 \($0)"] + Array(repeating: "H3 \($1)", count: 4) })
    #expect(report.shelves.map(\.phones) == [4, 4, 4])
    #expect(report.shelves.map(\.grounds) == [4, 4, 4])
    #expect(report.shelves.map(\.whole) == [whole, whole, whole])
    #expect(report.overflow <= 0)
  }

  private struct StudioReport: Decodable {
    /// The color, the radius and the font of the café's first button, and the look of the stage.
    let values: [[String]]
    let notes: [String]
    let codes: [String]
  }

  @Test func `controls restyle the café at once, and the Swift beside it`() throws {
    let report: StudioReport = try #require(Chromium.installed).result(
      of: String(decoding: CafePage().bytes(), as: UTF8.self),
      running: """
        const find = name => document.querySelector(`.studio-${name}`)
        const [values, notes, codes] = [[], [], []]
        function note() {
          const stage = find('stage')
          const button = [...stage.querySelectorAll('button')].find(one => one.textContent.startsWith('Add'))
          const style = getComputedStyle(button)
          values.push([
            style.backgroundColor, style.borderTopLeftRadius, style.fontSize,
            style.fontFamily.split(',')[0], stage.dataset.theme
          ])
          notes.push(`${find('note').textContent} ${find('fix').style.display}`)
          codes.push(find('code').textContent)
        }
        const choose = (name, index) => find(name).querySelectorAll('input')[index].click()
        function turn(name, value) {
          find(name).value = value
          find(name).dispatchEvent(new Event('input'))
        }
        note()
        choose('brand', 2)
        note()
        choose('scheme', 1)
        choose('contrast', 1)
        choose('motion', 1)
        note()
        choose('scheme', 0)
        choose('contrast', 0)
        turn('corner', 9)
        turn('density', 20)
        choose('size', 3)
        choose('font', 2)
        note()
        turn('lightness', 80)
        note()
        find('fix').click()
        note()
        find('reset').click()
        note()
        return { values, notes, codes }
        """)
    #expect(
      report.values[..<4] == [
        ["rgb(11, 106, 114)", "16px", "17px", "system-ui", "light-full"],
        ["rgb(58, 33, 224)", "0px", "17px", "ui-monospace", "light-full"],
        ["rgb(230, 255, 138)", "0px", "17px", "ui-monospace", "dark-reduced"],
        ["rgb(58, 33, 224)", "9px", "23.5px", "ui-serif", "light-reduced"],
      ])
    #expect(report.values[6] == ["rgb(58, 33, 224)", "0px", "17px", "ui-monospace", "light-full"])
    #expect(report.notes[0] == "#0b6a72 · 6.3 : 1, 4.5 is enough none")
    #expect(report.notes[4].contains("4.5 is needed; #"))
    #expect(report.notes[4].hasSuffix(" passes "))
    #expect(report.notes[5].hasSuffix("4.5 is enough none"))
    #expect(report.codes[1].contains("static let kiosk = Theme(\"kiosk\") {\n"))
    #expect(report.codes[1].contains("    $0[.cafeAccent] = Color(rgb: 0x3A21E0)\n"))
    #expect(report.codes[2].contains("  $0.contrast = .increased\n  $0.reduceMotion = true\n"))
    #expect(report.codes[3].contains("    $0[.cafeCorner] = 9\n"))
    #expect(
      report.codes[3].contains("$0[.cafeBody] = .system(size: 22, design: .serif)\n"))
    #expect(report.codes[6] == report.codes[1])
  }

  @Test func `each brand's text has a contrast of level AA, and of AAA at increased contrast`()
    throws
  {
    for brand in StudioBrand.all {
      let shades = Dictionary(
        uniqueKeysWithValues: brand.colors.map { ($0.token.name, $0.shades.hex) })
      for variant in 0..<4 {
        let pairs: [(Token<Color>, Token<Color>)] = [
          (Token.cafeInk, Token.cafeGround), (.cafeInk, .cafeSurface), (.cafeQuietInk, .cafeGround),
          (.cafeQuietInk, .cafeSurface), (.cafeAccent, .cafeSurface), (.cafeOnAccent, .cafeAccent),
        ]
        for (text, surface) in pairs {
          let colors = [text, surface].map { Color(hex: shades[$0.name]?[variant] ?? "") }
          let (one, other) = try (#require(colors[0]), #require(colors[1]))
          let ratio = one.contrastRatio(with: other)
          #expect(
            ratio >= (variant < 2 ? 4.5 : 7), "\(brand.name) \(variant): \(text) on \(surface)")
        }
      }
    }
  }

  @Test func `the script is small, and all of its properties are the page's`() throws {
    #expect(Studio.script.utf8.count < 15_000)
    let text = String(decoding: try CafePage().bytes(), as: UTF8.self)
    for token in Studio.liveTokens {
      #expect(text.contains("var(--\(token.name)"), "\(token)")
    }
    #expect(!text.contains(" style=\""))
  }

  @Test func `the page is the same in every run`() throws {
    #expect(try CafePage().bytes() == CafePage().bytes())
  }
}
