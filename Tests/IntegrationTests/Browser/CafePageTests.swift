import ProtocolStyle
import Testing

@testable import Playground

/// The page that the Playground writes: screens of the café in four themes.
@Suite(.needsChromium) struct CafePageTests {
  /// The page, written once for all tests.
  private static let text = Result { String(decoding: try CafePage().bytes(), as: UTF8.self) }

  private struct Report: Decodable {
    let headings: [String]
    let shelves: [Shelf]
    let overflow: Int

    /// The sizes of the fonts of the title, and of the largest other heading.
    let sizes: [Double]
  }

  private struct Shelf: Decodable {
    let phones: Int
    let grounds: Int
    let names: [String]

    /// The phones that aren't cut off.
    let whole: Int
  }

  @Test(arguments: [(360, 1), (800, 2), (1280, 4)])
  func `each screen is in four themes, side by side, in a page that is as wide as the window`(
    width: Int, whole: Int
  ) async throws {
    let report: Report = try await #require(Chromium.installed).result(
      of: try Self.text.get(),
      running: """
        const shelves = [...document.querySelectorAll('.studio-shelf')].map(shelf => {
          const phones = [...shelf.querySelectorAll('.cafe')]
          const right = shelf.getBoundingClientRect().right
          return {
            phones: phones.length,
            names: phones.map(phone => phone.parentElement.firstChild.textContent),
            grounds: new Set(phones.map(phone => getComputedStyle(phone).backgroundColor)).size,
            whole: phones.filter(phone => phone.getBoundingClientRect().right <= right + 1).length
          }
        })
        const headings = [...document.querySelectorAll('h1, h2, h3')]
          .map(heading => `${heading.tagName} ${heading.textContent}`)
        return {
          headings, shelves,
          sizes: [...document.querySelectorAll('h1, h2, h3')]
            .map(heading => parseFloat(getComputedStyle(heading).fontSize)),
          overflow: document.documentElement.scrollWidth - innerWidth
        }
        """, in: Chromium.Settings(width: width))
    let titles = [("Menu", "Corner Café"), ("Drink", "Flat white"), ("Order", "Your order")]
    let shelves = titles.flatMap { ["H2 \($0)"] + Array(repeating: "H3 \($1)", count: 4) }
    #expect(
      report.headings == [
        "H1 Why is this teal? Line 10.",
        "H2 Click anything in the café, change it, and every screen restyles.", "H3 Corner Café",
        "H3 Flat white", "H3 Your order", "H2 One color in, a certified theme out",
        "H3 Corner Café", "H3 Corner Café", "H3 Corner Café", "H2 One app, four themes",
      ] + shelves)
    #expect(report.shelves.map(\.phones) == [4, 4, 4])
    #expect(report.shelves.map(\.grounds) == [4, 4, 4])
    #expect(report.shelves.map(\.whole) == [whole, whole, whole])
    #expect(
      report.shelves.map(\.names)
        == Array(repeating: ["Harbor", "Ember", "Night", "Clear"], count: 3))
    #expect(report.overflow <= 0)
    #expect(report.sizes.dropFirst().allSatisfy { $0 < report.sizes[0] }, "\(report.sizes)")
  }

  @Test func `the head has an icon and colors, and the first stop skips the controls`() async throws
  {
    let found: [String] = try await #require(Chromium.installed).result(
      of: Self.text.get(),
      running: """
        const first = document.querySelector('a, button, input, [tabindex="0"]')
        const target = document.querySelector(first.getAttribute('href'))
        return [
          document.querySelector('link[rel=icon]').href.slice(0, 18),
          String(document.querySelectorAll('meta[name=theme-color]').length),
          first.textContent, String(target.matches('.studio-stage *')),
          document.querySelector('main img').src.slice(0, 18),
        ]
        """)
    #expect(
      found == ["data:image/svg+xml", "2", "Skip to the café", "true", "data:image/svg+xml"])
  }

  private struct StudioReport: Decodable {
    /// The color, the radius and the font of the café's first button, and the look of the stage.
    let values: [[String]]
    let notes: [String]
    let codes: [String]
  }

  @Test func `controls restyle the café at once, and the Swift beside it`() async throws {
    let report: StudioReport = try await #require(Chromium.installed).result(
      of: Self.text.get(),
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
          const sign = find('note').matches('.fails') ? `${getComputedStyle(find('note')).color} ` : ''
          notes.push(`${sign}${find('note').textContent} ${find('fix').style.display}`)
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
        ["rgb(11, 106, 114)", "16px", "17px", "system-ui", "harbor-light-full"],
        ["rgb(58, 33, 224)", "0px", "17px", "ui-monospace", "kiosk-light-full"],
        ["rgb(230, 255, 138)", "0px", "17px", "ui-monospace", "kiosk-dark-reduced"],
        ["rgb(58, 33, 224)", "9px", "23.5px", "ui-serif", "kiosk-light-reduced"],
      ])
    #expect(
      report.values[6]
        == ["rgb(58, 33, 224)", "0px", "17px", "ui-monospace", "kiosk-light-full"])
    #expect(report.notes[0] == "✓ Contrast 6.3:1 · AA none")
    #expect(report.notes[2] == "✓ Contrast 16.1:1 · AAA none")
    #expect(report.notes[4].hasPrefix("rgb(179, 38, 30) ✕ Contrast 2.3"))
    #expect(report.notes[4].hasSuffix(":1 for cafeAccent on cafeSurface; AA needs 4.5:1 "))
    #expect(report.notes[5].hasPrefix("✓ "))
    #expect(report.notes[5].hasSuffix(":1 · AA none"))
    #expect(report.codes[1].contains("static let kiosk = Theme(\"kiosk\", styleSheet: .kiosk) {\n"))
    #expect(report.codes[1].contains("    $0[.cafeAccent] = Color(rgb: 0x3A21E0)\n"))
    #expect(report.codes[2].contains("  $0.contrast = .increased\n  $0.reduceMotion = true\n"))
    #expect(report.codes[3].contains("    $0[.cafeCorner] = 9\n"))
    #expect(
      report.codes[3].contains("$0[.cafeBody] = .system(size: 22, design: .serif)\n"))
    #expect(report.codes[6] == report.codes[1])
  }

  @Test(arguments: [(1280, 800), (1920, 1080)], [false, true])
  func `all controls are seen without scrolling`(
    size: (width: Int, height: Int), hasForcedColors: Bool
  ) async throws {
    let hidden: [Int] = try await #require(Chromium.installed).result(
      of: Self.text.get(),
      running: """
        const panel = document.querySelector('.studio-panel')
        const small = [...panel.querySelectorAll('button, a, label, input:not([type=radio])')].filter(one =>
          one.checkVisibility() && Math.min(one.offsetWidth, one.offsetHeight) < 24)
        return [panel.scrollHeight - panel.clientHeight, small.length]
        """,
      in: Chromium.Settings(
        width: size.width, height: size.height, hasForcedColors: hasForcedColors))
    #expect(hidden == [0, 0])
  }

  @Test func `the controls work in a frame that isn't shown at first`() async throws {
    let text = try Self.text.get().replacing(
      "</head>", with: "<style>.hidden .studio-stage { display: none }</style></head>"
    ).replacing("<html", with: "<html class='hidden'")
    #expect(text.contains("class='hidden'"))
    let found: [Bool] = try await #require(Chromium.installed).result(
      of: text,
      running: """
        document.documentElement.classList.remove('hidden')
        const button = [...document.querySelectorAll('.studio-stage [id]')]
          .find(one => one.textContent.startsWith('Add · 3.20'))
        button.click()
        return [
          [...document.querySelectorAll('[role=tab]')].every(tab => tab.onclick),
          button.classList.contains('inspected')
        ]
        """)
    #expect(found == [true, true])
  }

  @Test func `a preset sets several controls, and all texts still have their contrast`()
    async throws
  {
    let states: [String] = try await #require(Chromium.installed).result(
      of: Self.text.get(),
      running: """
        return [...document.querySelectorAll('.studio-preset')].map(preset => {
          location.hash = preset.hash
          dispatchEvent(new Event('hashchange'))
          const stage = document.querySelector('.studio-stage')
          const [corner, gap] = ['--cafeCorner', '--cafeGap'].map(name => stage.style.getPropertyValue(name))
          return `${preset.textContent} ${stage.dataset.theme} ${corner} ${gap} `
            + document.querySelector('.studio-note').textContent.slice(0, 1)
        })
        """)
    #expect(
      states == [
        "Calm harbor-light-full 22px 20px ✓", "Bold kiosk-dark-full 0px 10px ✓",
        "Compact harbor-light-full 6px 8px ✓", "Playful harbor-light-full 28px 16px ✓",
      ])
  }

  @Test func `the color well shows the theme that was derived from the nearest brand`() async throws
  {
    let shown: [[String]] = try await #require(Chromium.installed).result(
      of: Self.text.get(),
      running: """
        const well = document.querySelector('.studio-well input')
        const phones = [...document.querySelectorAll('.studio-variants .cafe')]
        return ['', '#1f55c4', '#777777'].map(color => {
          if (color) well.value = color
          well.dispatchEvent(new Event('input'))
          for (const animation of document.getAnimations()) animation.finish()
          const button = phone => [...phone.querySelectorAll('button')]
            .find(one => one.textContent.startsWith('Add'))
          return [
            document.querySelector('.studio-nearest').textContent,
            ...phones.map(phone => '#' + getComputedStyle(button(phone)).backgroundColor.match(/\\d+/g)
              .map(part => Number(part).toString(16).padStart(2, '0')).join('')),
            ...[...document.querySelectorAll('.studio-variant')].map(one => one.textContent),
            document.querySelector('.studio-derived').textContent,
          ]
        })
        """)
    let brands = [DerivedBrand.honey, DerivedBrand.all[9], DerivedBrand.all[12]]
    try #require(shown.count == 3)
    for (texts, brand) in zip(shown, brands) {
      let accent = try #require(brand.colors.first { $0.token.name == "cafeAccent" }).shades
      #expect(texts[0] == "Nearest of 13 brands: \(brand.brand.hex)")
      #expect(Array(texts[1...3]) == accent[..<3].map(\.hex))
      #expect(Array(texts[4...6]) == brand.labels)
      #expect(
        texts[7].hasPrefix(
          "let theme = try Theme.derived(\n  from: Color(rgb: 0x"
            + "\(brand.brand.hex.dropFirst().uppercased())),\n"))
      #expect(texts[7].contains("$0[.cafeAccent] = .adaptive(\n  light: Color(rgb: 0x"))
    }
  }

  @Test(arguments: [0, 1, 2])
  func `a product is added by a button, the total is larger, and Pay is as wide as the field`(
    brand: Int
  ) async throws {
    let found: [String] = try await #require(Chromium.installed).result(
      of: Self.text.get(),
      running: """
        document.querySelectorAll('.studio-brand input')[\(brand)].click()
        const stage = document.querySelector('.studio-stage')
        const named = text => [...stage.querySelectorAll('span, button, input')].findLast(one =>
          (one.placeholder ?? one.textContent).replaceAll('\u{A0}', ' ') === text)
        const size = element => parseFloat(getComputedStyle(element).fontSize)
        const [pay, field] = ['Pay 11.30 €', 'Add a note'].map(text => named(text).getBoundingClientRect())
        document.querySelectorAll('.studio-size input')[3].click()
        const context = document.createElement('canvas').getContext('2d')
        const cut = [...stage.querySelectorAll('[placeholder]')].filter(input => {
          const { font, paddingLeft, paddingRight } = getComputedStyle(input)
          context.font = font
          return context.measureText(input.placeholder).width
            > input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
        })
        return [
          ...[...stage.querySelectorAll('[role=listitem] > button')].map(one => one.ariaLabel),
          String(size(named('11.30 €')) > size(named('8.60 €'))),
          String(Math.abs(pay.width - field.width) < 1), String(/\\d €/.test(stage.textContent)),
          ...cut.map(input => input.placeholder),
        ]
        """, in: Chromium.Settings(width: 1280))
    #expect(
      found == ["Add Flat white", "Add Cortado", "Add Filter coffee", "true", "true", "false"])
  }

  @Test(arguments: ["hue", "lightness", "corner", "density"])
  func `an arrow key moves a slider by one`(slider: String) async throws {
    func value(after key: String, count: Int) async throws -> Double {
      let press = Chromium.KeyPress(key: key, element: ".studio-\(slider)")
      return try await #require(Chromium.installed).result(
        of: Self.text.get(), pressing: Array(repeating: press, count: count),
        running: "return Number(document.querySelector('.studio-\(slider)').value)",
        in: Chromium.Settings(width: 1280))
    }
    let start = try await value(after: "", count: 0)
    #expect(try await value(after: "ArrowRight", count: 3) == start + 3)
    #expect(try await value(after: "ArrowDown", count: 2) == start - 2)
  }

  private struct InspectorReport: Decodable {
    /// The headline at first, and after clicks on a title, on a button, and on an accent.
    let headlines: [String]

    /// The places of the café and of the inspector in the window, at first and after clicks.
    let places: [[Double]]

    /// The type, and the open attribute with the texts of its levels.
    let node: String
    let levels: [String]

    /// The texts of the levels that lost, which are struck through.
    let losers: [String]

    /// The marked line of the source: that of the theme, of the trait, and after a change.
    let lines: [String]
    let changed: String

    /// The types that the inspector reaches from the keyboard.
    let reached: [String]
    let unexplained: [String]
  }

  @Test func `a click on an element of the café lists its levels, and marks the line that decides`()
    async throws
  {
    let report: InspectorReport = try await #require(Chromium.installed).result(
      of: Self.text.get(),
      running: """
        const find = name => document.querySelector(`.studio-${name}`)
        const headlines = [], places = [], lines = [], reached = []
        function note() {
          headlines.push(find('headline').textContent)
          places.push(['stage', 'inspector'].map(name => find(name).getBoundingClientRect())
            .flatMap(box => [box.left, box.top, box.width]))
        }
        const marked = () => lines.push(find('code').querySelector('mark')?.textContent.trim() ?? '')
        const rungs = name => [...document.querySelectorAll(`details[open] .rung${name}`)]
          .map(rung => rung.textContent.replace(/\\s+/g, ' ').trim())
        note()
        const elements = [...find('stage').querySelectorAll('[id]')]
        elements.findLast(one => one.textContent === 'Cinnamon bun').click()
        note()
        elements.findLast(one => one.textContent.startsWith('Add · ')).click()
        note()
        const node = find('node').textContent, levels = rungs('.won'), losers = rungs('.lost')
        marked()
        document.querySelector('details[open] .place').click()
        marked()
        find('hue').value = 300
        find('hue').dispatchEvent(new Event('input'))
        marked()
        const changed = rungs('.won')[0]
        document.querySelector('[aria-label=Moss]').click()
        note()
        for (let step = 0; step < 80; step++) {
          reached.push(find('node').textContent)
          find('next').click()
        }
        const unexplained = [...document.querySelectorAll('.studio-stage [id]')]
          .filter(one => !data.elements.includes(one.id)).map(one => one.className)
        return { headlines, places, node, levels, losers, lines, changed, reached, unexplained }
        """, in: Chromium.Settings(width: 1280))
    #expect(
      report.headlines == [
        "Why is this teal? Line 10.", "Why is this black? Line 6.", "Why is this teal? Line 10.",
        "Why is this green? Line 10.",
      ])
    #expect(Set(report.places).count == 1, "\(report.places)")
    #expect(report.node == "CafeButton")
    #expect(
      report.levels == [
        "conformances #0b6a72 CafeButtonAppearance CafeTraits.swift:118"
          + "var backgroundColor: Color { Token.cafeAccent.value }"
          + "← cafeAccent #0b6a72 theme harbor Theme.swift:10"
      ])
    #expect(report.losers == ["theme harbor #d8e2e6 ButtonNode CafeRules.swift:12"])
    #expect(report.lines[0] == "$0[.cafeAccent] = Color(rgb: 0x0B6A72)")
    #expect(report.lines[1] == "var backgroundColor: Color { Token.cafeAccent.value }")
    #expect(report.lines[2].hasPrefix("$0[.cafeAccent] = Color(rgb: 0x"))
    #expect(report.changed.contains("a control of this page Theme.swift:10#0b6a72 theme harbor"))
    #expect(
      Set(report.reached).isSuperset(of: [
        "CafeBar", "CafeItem", "CafeSearch", "CafeSegments", "CafeCard", "CafePicture", "CafeTitle",
        "CafeTab", "CafeSwitch", "CafeSlider", "CafeStepper", "CafePages", "CafeProgress",
        "CafeField",
      ]))
    #expect(report.unexplained.count == 2, "the devices: \(report.unexplained)")
  }

  @Test(arguments: [(1280, 900), (1440, 900), (900, 900), (390, 844)])
  func `the marked line is in the window, beside or below the element`(width: Int, height: Int)
    async throws
  {
    let seen: [Bool] = try await #require(Chromium.installed).result(
      of: Self.text.get(),
      running: """
        const isSeen = element => {
          const box = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(box.left + 4, box.top + box.height / 2))
        }
        const stage = document.querySelector('.studio-stage')
        const texts = ['Add', 'Cortado', 'Account', 'Map']
        return texts.flatMap(text => {
          const element = [...stage.querySelectorAll('[id]')].findLast(one =>
            one.checkVisibility() && one.textContent.startsWith(text))
          element.click()
          const isMarked = () => [...document.querySelectorAll('mark')].some(isSeen)
          const found = [isSeen(document.querySelector('.inspected')), isMarked()]
          document.querySelector('details[open] .place:not(:disabled)').click()
          return [...found, isMarked()]
        })
        """, in: Chromium.Settings(width: width, height: height))
    #expect(seen.count == 12)
    #expect(!seen.contains(false), "\(seen)")
  }

  @Test func `the note and the buttons are in the window of a phone`() async throws {
    let rights: [Double] = try await #require(Chromium.installed).result(
      of: Self.text.get(),
      running: """
        return ['note', 'reset', 'sheet', 'swatches', 'hue']
          .map(name => document.querySelector(`.studio-${name}`).getBoundingClientRect().right - innerWidth)
        """, in: Chromium.Settings(width: 390, height: 844))
    #expect(rights.allSatisfy { $0 < 0 }, "\(rights)")
  }

  /// WCAG 1.4.11: what identifies a control has a contrast of 3 with what is around it.
  @Test func `fields, switches that are off, and tracks have a contrast of 3 in all looks`()
    async throws
  {
    let found: [String] = try await #require(Chromium.installed).result(
      of: Self.text.get(),
      running: """
        const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
        function channels(color) {
          canvas.clearRect(0, 0, 1, 1)
          canvas.fillStyle = color
          canvas.fillRect(0, 0, 1, 1)
          return [...canvas.getImageData(0, 0, 1, 1).data]
        }
        function ground(element) {
          const color = channels(getComputedStyle(element).backgroundColor)
          return color[3] === 255 ? color : ground(element.parentElement)
        }
        const luminance = color => color.slice(0, 3)
          .map(c => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
          .reduce((sum, c, index) => sum + c * [0.2126, 0.7152, 0.0722][index], 0.05)
        function contrast(one, other) {
          const ratio = luminance(one) / luminance(other)
          return Math.max(ratio, 1 / ratio)
        }
        function boundary(control) {
          const style = getComputedStyle(control)
          if (control.type === 'range') return style.getPropertyValue('--max')
          return parseFloat(style.borderTopWidth) >= 1 ? style.borderTopColor : style.backgroundColor
        }
        const choose = (name, index) => document.querySelectorAll(`.studio-${name} input`)[index].click()
        const controls = [...document.querySelectorAll(
          '.studio-stage :is(input[type=search], input[type=text], input[type=range], progress, [role=switch]:not(:checked))')]
        const found = [String(controls.length)]
        for (const brand of [0, 1, 2]) for (const scheme of [0, 1]) for (const level of [0, 1]) {
          choose('brand', brand)
          choose('scheme', scheme)
          choose('contrast', level)
          for (const animation of document.getAnimations()) animation.finish()
          for (const control of controls) {
            const ratio = contrast(channels(boundary(control)), ground(control.parentElement))
            if (ratio < 3) found.push(`${brand} ${scheme} ${level} ${control.outerHTML}: ${ratio}`)
          }
        }
        return found
        """, in: Chromium.Settings(width: 1280))
    #expect(found == ["5"])
  }

  @Test(arguments: [(900, 0), (1280, 1), (1280, 2)])
  func `no word is broken at the largest size of text`(width: Int, brand: Int) async throws {
    let broken: [String] = try await #require(Chromium.installed).result(
      of: Self.text.get(),
      running: """
        document.querySelectorAll('.studio-brand input')[\(brand)].click()
        document.querySelectorAll('.studio-size input')[3].click()
        const broken = []
        const walker = document.createTreeWalker(document.querySelector('.studio-stage'), NodeFilter.SHOW_TEXT)
        while (walker.nextNode()) {
          const text = walker.currentNode
          for (const match of text.data.matchAll(/\\S+/g)) {
            const range = document.createRange()
            range.setStart(text, match.index)
            range.setEnd(text, match.index + match[0].length)
            const tops = new Set([...range.getClientRects()].map(box => Math.round(box.top)))
            if (tops.size > 1) broken.push(match[0])
          }
        }
        return broken
        """, in: Chromium.Settings(width: width))
    #expect(broken == [])
  }

  @Test func `the places of traits are lines of the source that provide the attribute`() throws {
    let source = StudioSource()
    for (name, text) in source.files {
      #expect(try Repository.text(of: "Playground/Cafe/\(name)") == text)
    }
    let providers = source.providers(of: "font", in: "CafeTitle")
    #expect(providers.map(\.trait) == ["CafeTitleText", "CafeText"])
    #expect(providers.map(\.token) == ["cafeTitle", "cafeBody"])
    #expect(
      source.providers(of: "cornerRadius", in: "CafeField").map(\.trait)
        == ["CafeFieldAppearance", "CafeOutline"])
    #expect(source.providers(of: "font", in: "Nothing").isEmpty)
  }

  @Test func `tabs are selected by clicks and arrows, and the address keeps the controls`()
    async throws
  {
    let report: [String] = try await #require(Chromium.installed).result(
      of: Self.text.get(),
      running: """
        const tabs = [...document.querySelectorAll('.studio-stage [role=tablist]')[0].children]
        const chosen = () => tabs.filter(tab => tab.ariaSelected === 'true' && tab.tabIndex === 0)
          .map(tab => tab.textContent).join()
        const steps = [chosen(), String(location.href.includes('#'))]
        tabs[1].click()
        steps.push(chosen())
        tabs[1].focus()
        tabs[1].dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
        steps.push(chosen(), document.activeElement.textContent)
        const choose = (name, index) => document.querySelectorAll(`.studio-${name} input`)[index].click()
        choose('brand', 2)
        choose('scheme', 1)
        steps.push(location.hash)
        location.hash = '#brand=1&corner=900&size=7&accent=x'
        dispatchEvent(new Event('hashchange'))
        steps.push(document.querySelector('.studio-stage').dataset.theme)
        steps.push(document.querySelector('.studio-stage').style.getPropertyValue('--cafeCorner'))
        return steps
        """)
    #expect(
      report == [
        "Menu", "false", "Orders", "Account", "Account", "#brand=2&scheme=1", "ember-light-full",
        "28px",
      ])
  }

  @Test func `the script has at most 17 kB, and the page 400`() throws {
    #expect(Studio.script.utf8.count <= 17_000)
    #expect(try Self.text.get().utf8.count <= 400_000)
  }

  @Test func `each brand's text has a contrast of level AA, and of AAA at increased contrast`()
    throws
  {
    for brand in StudioBrand.all {
      let shades = Dictionary(
        uniqueKeysWithValues: brand.colors.map { ($0.token.name, $0.shades.hex) })
      for variant in 0..<4 {
        for pair in ContrastPair.all {
          let (text, surface) = (pair.text, pair.surface)
          let colors = [text, surface].map { Color(hex: shades[$0]?[variant] ?? "") }
          let (one, other) = try (#require(colors[0]), #require(colors[1]))
          let ratio = one.contrastRatio(with: other)
          #expect(
            ratio >= (variant < 2 ? 4.5 : 7), "\(brand.name) \(variant): \(text) on \(surface)")
        }
      }
    }
  }

  @Test func `the script is small, and all of its properties are the page's`() throws {
    #expect(Studio.script.utf8.count < 17_000)
    let text = try Self.text.get()
    for token in Studio.liveTokens {
      #expect(text.contains("var(--\(token.name)"), "\(token)")
    }
    #expect(!text.contains(" style=\""))
  }

  @Test func `the page is the same in every run`() throws {
    #expect(try CafePage().bytes() == Array(Self.text.get().utf8))
  }
}
