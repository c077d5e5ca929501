import ProtocolStyle
import StyleHTML
import Testing

/// A page that is patched after random changes, compared with pages that are written from scratch.
@Suite(.needsChromium) struct PatchedPageTests {
  /// The script of a page that receives patches.
  static let apply = """
    const byId = (page, name) => name === null || name === undefined ? null : page.getElementById(name)
    function apply(page, { css, operations }) {
      page.querySelector('style').append(css)
      for (const operation of operations) {
        const [[step, { element, html, name, parent, before }]] = Object.entries(operation)
        const found = byId(page, element)
        const around = byId(page, parent) ?? page.body
        const template = page.createElement('template')
        template.innerHTML = html ?? ''
        if (parent && !byId(page, parent)) throw Error(`${step}: no parent ${parent}`)
        if (before && byId(page, before)?.parentNode != around) throw Error(`${step}: ${before}`)
        switch (step) {
          case 'setClass': name ? found.className = name : found.removeAttribute('class'); break
          case 'replace': found.replaceWith(template.content); break
          case 'insert': around.insertBefore(template.content, byId(page, before)); break
          case 'remove': found?.remove(); break
          case 'move': around.insertBefore(found, byId(page, before)); break
          default: throw Error(step)
        }
      }
    }
    """

  private static let looks = [
    HTMLLook("day", colorScheme: .light), HTMLLook("brand", themes: [.brand]),
  ]

  private static let seeds: [UInt64] = [1, 2, 3]

  @Test(arguments: [false, true], seeds)
  func `a patched page equals a new one`(
    hasLooks: Bool, seed: UInt64
  ) throws {
    var editor = RandomEditor(seed: seed)
    let elements: [NodeKind: HTMLElement] = [.view: HTMLElement(.section, className: "own")]
    func makePage() -> HTMLPage {
      HTMLPage(
        of: editor.tree, looks: hasLooks ? Self.looks : [], isPatchable: true, elements: elements)
    }
    for _ in 0..<20 { editor.edit() }
    editor.tree.refresh()
    let page = makePage()
    let first = String(decoding: page.bytes(), as: UTF8.self)
    var patches: [HTMLPatch] = []
    var fresh: [String] = []
    for _ in 0..<200 {
      for _ in 0..<Int.random(in: 1...4, using: &editor.random) { editor.edit() }
      patches.append(page.patch(for: editor.tree.refresh()))
      fresh.append(String(decoding: makePage().bytes(), as: UTF8.self))
    }
    let failures: [[String]] = try #require(Chromium.installed).result(
      of: "<!DOCTYPE html><body>",
      running: """
        \(Self.apply)
        const parse = text => new DOMParser().parseFromString(text.trim(), 'text/html')
        const [first, patches, fresh] =
          [\(Chromium.literal(first)), \(Chromium.literal(patches)), \(Chromium.literal(fresh))]
        const page = parse(first)
        for (const [index, patch] of patches.entries()) {
          const earlier = page.body.innerHTML
          const now = parse(fresh[index])
          let problem = ''
          try { apply(page, patch) } catch (error) { problem = String(error) }
          const sheet = page.querySelector('style').textContent
          const rules = [...now.querySelectorAll('[class]')].flatMap(element => [...element.classList])
            .filter(name => /^s.{9}$/.test(name) && !sheet.includes('.' + name))
          if (!page.body.isEqualNode(now.body) || problem || rules.length)
            return [[`step ${index}`, problem, rules.join(), earlier, JSON.stringify(patch.operations),
              page.body.innerHTML, now.body.innerHTML]]
        }
        return []
        """)
    #expect(failures == [])
    #expect(Set(patches.flatMap(\.operations).map(Self.name)).count == 5)
  }

  private static func name(of operation: HTMLPatch.Operation) -> Int {
    switch operation {
    case .setClass: 0
    case .replace: 1
    case .insert: 2
    case .remove: 3
    case .move: 4
    }
  }
}
