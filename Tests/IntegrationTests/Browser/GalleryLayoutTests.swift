import Testing

@testable import Gallery
@testable import TestSupport

/// The gallery's layout: themes move nothing, and nothing is lost at 200 %.
@Suite(.needsChromium) struct GalleryLayoutTests {
  private func result<Value: Decodable>(
    width: Int, scale: Double = 1, running script: String
  ) async throws -> Value {
    try await #require(Chromium.installed).result(
      of: GalleryPage.text.get(),
      running: "document.documentElement.classList.add('all')\n" + script,
      in: Chromium.Settings(width: width, scale: scale))
  }

  @Test(arguments: TestScale.ends(of: [360, 800, 1280, 1920]))
  func `a switch of themes moves nothing`(width: Int) async throws {
    let moved: [String] = try await result(
      width: width,
      running: """
        const elements = [...document.querySelectorAll('header, header *, main, main *')]
          .filter(element => element.checkVisibility())
        const boxes = () => elements.map(element => {
          const { left, top, width, height } = element.getBoundingClientRect()
          return [left, top, width, height]
        })
        const before = boxes()
        const moved = []
        const choices = [...document.querySelectorAll('.looks button, .chooser input')]
        for (const choice of choices) {
          choice.click()
          boxes().forEach((box, index) => {
            const distance = Math.max(...box.map((value, place) =>
              Math.abs(value - before[index][place])))
            if (distance > 1 && moved.length < 10) {
              const element = elements[index]
              moved.push(`${choice.textContent || choice.parentElement.textContent}: `
                + `${element.tagName}.${element.className} '${element.textContent.slice(0, 20)}' `
                + distance)
            }
          })
        }
        return moved
        """)
    #expect(moved == [])
  }

  @Test(arguments: [360, 1280])
  func `panels have the widths that their captions name, with a handle`(width: Int) async throws {
    let panels: [String] = try await result(
      width: width,
      running: """
        return [...document.querySelectorAll('.resizable')].map(panel =>
          [panel.closest('figure, .stage').querySelector('figcaption').textContent, panel.offsetWidth,
            getComputedStyle(panel).resize, getComputedStyle(panel.firstElementChild).flexDirection].join(' '))
        """)
    #expect(
      panels == ["In 280 points 280 horizontal column", "In 440 points 440 horizontal row"])
  }

  @Test(arguments: TestScale.ends(of: [360, 800, 1280, 1920]))
  func `cards don't touch each other, nor texts the borders around them`(width: Int) async throws {
    let touching: [String] = try await result(
      width: width,
      running: """
        const isSeen = element => element.checkVisibility({ visibilityProperty: true })
        const border = (element, side) => {
          const style = getComputedStyle(element)
          return style[`border${side}Style`] === 'none' ? 0 : parseFloat(style[`border${side}Width`])
        }
        const touching = []
        const cards = new Set([...document.querySelectorAll('main *')].filter(element => isSeen(element)
          && border(element, 'Top') && border(element, 'Left')
          && element.offsetWidth > 60 && element.offsetHeight > 40))
        for (const card of cards) {
          const next = card.nextElementSibling
          if (!cards.has(next)) continue
          const [a, b] = [card, next].map(element => element.getBoundingClientRect())
          const gap = Math.max(b.left - a.right, a.left - b.right, b.top - a.bottom, a.top - b.bottom)
          if (gap < 4) touching.push(`'${card.textContent.slice(0, 20)}' '${next.textContent.slice(0, 20)}'`)
        }
        const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
        while (walker.nextNode()) {
          const text = walker.currentNode
          if (!text.data.trim() || text.parentElement.closest('script, style, textarea, option')
            || !isSeen(text.parentElement)) continue
          const range = document.createRange()
          range.selectNodeContents(text)
          const inner = range.getBoundingClientRect()
          if (!inner.width) continue
          for (let box = text.parentElement; box.tagName !== 'MAIN'; box = box.parentElement) {
            if (getComputedStyle(box).overflowX !== 'visible') break
            const [left, right] = [border(box, 'Left'), border(box, 'Right')]
            const outer = box.getBoundingClientRect()
            if (left && inner.left - outer.left - left < 3
              || right && outer.right - right - inner.right < 3) {
              touching.push(`'${text.data.trim()}' ${box.className}`)
              break
            }
            if (left || right) break
          }
        }
        return touching
        """)
    #expect(touching == [])
  }

  /// The texts that a reader can see or scroll to, and the controls that can be used.
  private static let seen = """
    function isCut(rect, element) {
      for (let box = element; box; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box)
        const around = box.getBoundingClientRect()
        if (['hidden', 'clip'].includes(overflowX)
          && (rect.left < around.left - 1 || rect.right > around.right + 1)) return true
      }
      return false
    }
    // What is closed can be opened.
    for (const details of document.querySelectorAll('details')) details.open = true
    const texts = new Set()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const [node, element] = [walker.currentNode, walker.currentNode.parentElement]
      if (!node.data.trim() || ['SCRIPT', 'STYLE'].includes(element.tagName)) continue
      if (element.closest('.sidebar') || element.role === 'status') continue
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const rect = range.getBoundingClientRect()
      if (rect.width > 0 && !isCut(rect, element)) texts.add(node.data.trim())
    }
    const controls = [...document.querySelectorAll('main :is(button, input, select, a)')]
      .filter(control => control.checkVisibility({ visibilityProperty: true }))
      .filter(control => !isCut(control.getBoundingClientRect(), control.parentElement))
    """

  private struct Content: Decodable {
    let texts: [String]
    let controls: Int
    let overflow: Int
    let ratio: Double
  }

  private func content(width: Int, scale: Int) async throws -> Content {
    try await result(
      width: width, scale: Double(scale),
      running: Self.seen + """

        return {
          texts: [...texts], controls: controls.length, ratio: devicePixelRatio,
          overflow: Math.max(0, document.documentElement.scrollWidth - innerWidth)
        }
        """)
  }

  /// A browser that zooms to 200 % lays out half as many pixels, each twice as large.
  @Test(arguments: [1280, 720])
  func `nothing is lost or too wide at 200 percent`(width: Int) async throws {
    let whole = try await content(width: width, scale: 1)
    let zoomed = try await content(width: width / 2, scale: 2)
    #expect(zoomed.ratio == 2)
    #expect(zoomed.overflow == 0)
    #expect(whole.texts.count > 300)
    #expect(Set(whole.texts).subtracting(zoomed.texts) == [])
    #expect(zoomed.controls >= whole.controls)
  }

  @Test func `pictures of wide pages have a form that is legible on a phone`() async throws {
    let sizes: [Double] = try await result(
      width: 360,
      running: """
        return [...document.querySelectorAll('.frame > img[src^="data:image/svg"]')]
          .filter(image => image.checkVisibility())
          .map(image => [image, new DOMParser().parseFromString(
            decodeURIComponent(image.src.split(',')[1]), 'image/svg+xml').documentElement])
          .filter(([, svg]) => svg.querySelector('text'))
          .map(([image, svg]) => Number(svg.getAttribute('font-size') ?? 13)
            * image.getBoundingClientRect().width / svg.getAttribute('width'))
        """)
    #expect(sizes.count == 1)
    #expect(sizes.allSatisfy { $0 >= 11 }, "\(sizes)")
  }

  @Test func `the traits of a type are text on a phone`() async throws {
    let texts: [String] = try await result(
      width: 360,
      running: """
        return [...document.querySelectorAll('pre.narrow')]
          .filter(text => text.checkVisibility() && text.scrollWidth <= text.clientWidth + 1
            && parseFloat(getComputedStyle(text).fontSize) >= 11)
          .map(text => text.textContent)
        """)
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("CallToActionButton") == true)
  }

  @Test func `the upper screen follows a swipe over the lower one`() async throws {
    let lefts: [Double] = try await result(
      width: 800,
      running: """
        const stage = document.querySelector('.stage:has(.moments .phone)')
        const slider = stage.querySelector('input[type=range]')
        const places = [0, 5].map(value => {
          slider.value = value
          slider.dispatchEvent(new Event('input'))
          const phone = [...stage.querySelectorAll('.phone')].find(phone => !phone.hidden)
          const screens = [...phone.querySelectorAll(':scope > .screen')]
            .map(screen => screen.getBoundingClientRect())
          return (screens[1].left - screens[0].left) / screens[0].width
        })
        const phone = [...stage.querySelectorAll('.phone')].find(phone => !phone.hidden)
        const [, upper] = phone.querySelectorAll(':scope > .screen')
        stage.scrollIntoView({ block: 'center', behavior: 'instant' })
        const seen = upper.getBoundingClientRect()
        const top = document.elementFromPoint(seen.left + 20, seen.top + 20)
        return [...places, upper.contains(top) ? 1 : 0]
        """)
    #expect(lefts == [0, 0.5, 1])
  }
}
