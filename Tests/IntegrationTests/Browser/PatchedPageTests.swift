import Foundation
import ProtocolStyle
import StyleHTML
import Testing

@testable import PageFixtures
@testable import TestSupport

/// Pages that are patched after random changes, compared with pages that are written from scratch.
///
/// Many seeds share one browser, because starting it takes longer than a seed.
@Suite(.needsChromium) struct PatchedPageTests {
  /// The script of a page that receives patches.
  static let apply = """
    const byId = (page, name) => name === null || name === undefined ? null : page.getElementById(name)
    function apply(page, { css, operations }) {
      page.querySelector('style').append(css)
      for (const operation of operations) {
        const [[step, { element, html, name, parent, before, value }]] = Object.entries(operation)
        const found = byId(page, element)
        const around = byId(page, parent) ?? page.body
        const template = page.createElement('template')
        template.innerHTML = html ?? ''
        if (parent && !byId(page, parent)) throw Error(`${step}: no parent ${parent}`)
        if (before && byId(page, before)?.parentNode != around) throw Error(`${step}: ${before}`)
        switch (step) {
          case 'setClass': name ? found.className = name : found.removeAttribute('class'); break
          case 'setAttribute': {
            const target = element ? found : page.documentElement
            value == null ? target.removeAttribute(name) : target.setAttribute(name, value)
            break
          }
          case 'replace': found.replaceWith(template.content); break
          case 'insert': around.insertBefore(template.content, byId(page, before)); break
          case 'remove': {
            if (!found?.hasAttribute('data-leaves')) { found?.remove(); break }
            for (const part of [found, ...found.querySelectorAll('[id]')]) part.removeAttribute('id')
            const ends = found.getAnimations({ subtree: true })
              .filter(animation => animation.animationName == 'leave')
              .map(animation => animation.finished)
            Promise.allSettled(ends).then(() => found.remove())
            break
          }
          case 'move': around.insertBefore(found, byId(page, before)); break
          default: throw Error(step)
        }
      }
    }
    """

  /// The script that compares the computed styles of two pages in frames, in each look and control
  /// state.
  private static let compare = """
    const names = [...getComputedStyle(document.body)]
    const states = [null, 'highlighted', 'disabled', 'selected', 'focused', 'selected highlighted']
    function differences(one, other, themes) {
      const pages = [one, other]
      const lists = pages.map(page => [page.documentElement, ...page.body.querySelectorAll('*')])
      const found = []
      const former = lists.map(list => list.map(element => element.getAttribute('data-state')))
      const theme = one.documentElement.dataset.theme
      for (const state of states) for (const name of themes) {
        for (const [index, list] of lists.entries()) {
          if (name) pages[index].documentElement.dataset.theme = name
          if (state) for (const element of list) element.setAttribute('data-state', state)
        }
        for (const part of state ? [null] : [null, '::before', '::after'])
          for (const [place, element] of lists[0].entries()) {
            const twin = lists[1][place]
            const [left, right] = [getComputedStyle(element, part), getComputedStyle(twin, part)]
            if (part && left.content == 'none' && right.content == 'none') continue
            const name = names.find(name =>
              left.getPropertyValue(name) != right.getPropertyValue(name))
            if (name)
              found.push(`${element.outerHTML.slice(0, 100)}${part ?? ''} in ${state}, `
                + `${pages[0].documentElement.dataset.theme}: ${name} `
                + `${left.getPropertyValue(name)} instead of ${right.getPropertyValue(name)}`)
          }
        for (const [index, list] of lists.entries())
          for (const [place, element] of list.entries()) {
            const state = former[index][place]
            state === null ? element.removeAttribute('data-state')
              : element.setAttribute('data-state', state)
          }
      }
      if (theme) for (const page of pages) page.documentElement.dataset.theme = theme
      return found
    }
    function frame(text) {
      const frame = document.createElement('iframe')
      document.body.append(frame)
      frame.contentDocument.open()
      frame.contentDocument.write(text)
      frame.contentDocument.close()
      return frame
    }
    """

  /// A page that is patched, and what it's compared with after each patch.
  private struct Run: Encodable {
    let seed: UInt64
    let first: String
    var patches: [HTMLPatch] = []

    /// The new page after each patch, without its style sheet where only the elements are compared.
    var fresh: [String] = []
  }

  private static let seedsPerBrowser = 20
  private static let steps = 40

  @Test(arguments: PageLooks.allCases)
  func `a patched page equals a new one, in every look and control state`(looks: PageLooks)
    async throws
  {
    let seeds = TestScale.seeds(20)
    let themes: [String?] = looks.looks.isEmpty ? [nil] : looks.looks.map(\.name)
    var kinds: Set<Int> = []
    for start in stride(from: 0, to: seeds.count, by: Self.seedsPerBrowser) {
      let runs = seeds[start...].prefix(Self.seedsPerBrowser).map { Self.run(looks, seed: $0) }
      kinds.formUnion(runs.flatMap(\.patches).flatMap(\.operations).map(Self.kind))
      let failures: [[String]] = try await #require(Chromium.installed).result(
        of: "<!DOCTYPE html><body>",
        running: """
          \(Self.apply)
          \(Self.compare)
          const themes = \(Chromium.literal(themes))
          const parse = text => new DOMParser().parseFromString(text.trim(), 'text/html')
          const root = page => [...page.documentElement.attributes].map(({ name, value }) =>
            name + '=' + value).sort().join()
          function check({ first, patches, fresh }) {
            const shown = frame(first.trim())
            const page = shown.contentDocument
            for (const [index, patch] of patches.entries()) {
              const earlier = page.body.innerHTML
              const now = parse(fresh[index])
              let problem = ''
              try { apply(page, patch) } catch (error) { problem = String(error) }
              const sheet = page.querySelector('style').textContent
              const rules = [...now.querySelectorAll('[class]')]
                .flatMap(element => [...element.classList])
                .filter(name => /^s.{9}$/.test(name) && !sheet.includes('.' + name))
              if (root(page) != root(now)) problem += root(page) + ' instead of ' + root(now)
              if (!page.body.isEqualNode(now.body) || problem || rules.length)
                return [`step ${index}`, problem, rules.join(), earlier,
                  JSON.stringify(patch.operations), page.body.innerHTML, now.body.innerHTML]
              if (!now.querySelector('style')) continue
              const other = frame(fresh[index])
              const found = differences(page, other.contentDocument, themes)
              other.remove()
              if (found.length) return [`step ${index}`, ...found.slice(0, 4), page.body.innerHTML]
            }
            shown.remove()
            return []
          }
          return \(Chromium.literal(Array(runs))).flatMap(run => {
            const problem = check(run)
            return problem.length ? [[`seed ${run.seed}`, ...problem]] : []
          })
          """)
      #expect(failures == [])
    }
    #expect(kinds.count == 6)
  }

  /// Changes a tree at random, and writes patches and new pages.
  private static func run(_ looks: PageLooks, seed: UInt64) -> Run {
    var editor = RandomEditor(seed: seed)
    let elements: [NodeKind: HTMLElement] = [.view: HTMLElement(.section, className: "own")]
    func makePage() -> HTMLPage {
      HTMLPage(
        of: editor.tree, looks: looks.looks, followsDevice: looks.followsDevice, isPatchable: true,
        elements: elements)
    }
    func text(_ page: HTMLPage) -> String { String(decoding: page.bytes(), as: UTF8.self) }
    for _ in 0..<20 { editor.edit() }
    editor.tree.refresh()
    let page = makePage()
    var run = Run(seed: seed, first: text(page))
    for step in 1...steps {
      for _ in 0..<Int.random(in: 1...4, using: &editor.random) { editor.edit() }
      run.patches.append(page.patch(for: editor.tree.refresh()))
      let fresh = text(makePage())
      // Most pages are compared without computed styles, which don't need the style sheet.
      run.fresh.append(
        step.isMultiple(of: 10)
          ? fresh
          : fresh.components(separatedBy: "<style>")[0]
            + (fresh.components(separatedBy: "</style>").last ?? ""))
    }
    return run
  }

  private static func kind(of operation: HTMLPatch.Operation) -> Int {
    switch operation {
    case .setClass: 0
    case .replace: 1
    case .insert: 2
    case .remove: 3
    case .move: 4
    case .setAttribute: 5
    }
  }
}
