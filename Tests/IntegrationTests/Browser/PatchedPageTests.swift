import Foundation
import Observation
import ProtocolStyle
import StyleHTML
import Testing

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
          case 'remove': found?.remove(); break
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

  /// The looks of a page.
  enum Looks: CaseIterable {
    case none
    case one
    case several

    var looks: [HTMLLook] {
      switch self {
      case .none: []
      case .one: [HTMLLook("night", colorScheme: .dark)]
      case .several:
        [
          HTMLLook("day", colorScheme: .light), HTMLLook("brand", themes: [.brand]),
          HTMLLook("mirrored", colorScheme: .dark, environment: .mirrored),
        ]
      }
    }
  }

  private static let seedsPerBrowser = 20
  private static let steps = 40

  @Test(arguments: Looks.allCases)
  func `a patched page equals a new one, in every look and control state`(looks: Looks) throws {
    let seeds = TestScale.seeds(20)
    let themes: [String?] = looks.looks.isEmpty ? [nil] : looks.looks.map(\.name)
    var kinds: Set<Int> = []
    for start in stride(from: 0, to: seeds.count, by: Self.seedsPerBrowser) {
      let runs = seeds[start...].prefix(Self.seedsPerBrowser).map { Self.run(looks, seed: $0) }
      kinds.formUnion(runs.flatMap(\.patches).flatMap(\.operations).map(Self.kind))
      let failures: [[String]] = try #require(Chromium.installed).result(
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
  private static func run(_ looks: Looks, seed: UInt64) -> Run {
    var editor = RandomEditor(seed: seed)
    let elements: [NodeKind: HTMLElement] = [.view: HTMLElement(.section, className: "own")]
    func makePage() -> HTMLPage {
      HTMLPage(of: editor.tree, looks: looks.looks, isPatchable: true, elements: elements)
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

// MARK: - RandomEditor

/// Changes a tree at random, reproducibly from a seed.
struct RandomEditor {
  let tree = StyleTree(
    styleSheet: StyleSheet {
      StyleRule(for: .button, when: .controlState(.disabled)) { $0.alpha = 0.5 }
      StyleRule(for: .label, when: .colorScheme(.dark) && .controlState(.highlighted)) {
        $0.textColor = .systemRed
      }
      StyleRule(for: .textField, when: .layoutDirection(.rightToLeft)) { $0.cornerRadius = 3 }
    })
  var random: SeededGenerator
  private var rule: StyleSheet.Identity?
  private let lamp = Lamp()

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Performs one change.
  mutating func edit() {
    let nodes = Array(tree.nodes)
    guard let node = nodes.randomElement(using: &random) else { return attach(to: nil) }
    switch Int.random(in: 0..<22, using: &random) {
    case 0, 1, 2: attach(to: Bool.random(using: &random) ? node : nil)
    case 14: shuffleChildren(of: tree.parent(of: node))
    case 3 where nodes.count > 12, 4 where nodes.count > 30: tree.detach(node)
    case 5, 6: move(node, among: nodes)
    case 7:
      tree.setControlState([.normal, .disabled, .selected].randomElement(using: &random), of: node)
    case 8:
      let width = Double.random(in: 0...3, using: &random).rounded()
      tree.override(node) { $0.borderWidth = width }
    case 9: tree.clearOverrides(of: node)
    case 10: tree.themes = Bool.random(using: &random) ? [.brand] : []
    case 11: changeRules()
    case 15: changeEnvironment()
    case 16, 17: changeScope(of: node)
    case 18: emptyOrFill(nodes)
    case 19: lamp.isOn.toggle()
    case 20:
      // Children inherit another tint, in some environments only.
      tree.override(node) {
        if StyleEnvironment.current.colorScheme == .dark { $0.tintColor = .orange }
      }
    default: changeContent(of: node)
    }
  }

  private mutating func attach(to parent: AnyNodeHandle?) {
    let count = parent.map { tree.children(of: $0).count } ?? tree.roots.count
    let index = Int.random(in: 0...count, using: &random)
    let text = "Text \(Int.random(in: 0..<100, using: &random)) <b>"
    let models: [any StyleNode] = [
      Card(), Card(backgroundColor: .red), Title(text: text), Buy(text: text), Field(text: text),
      Screen(), Note(text: text), Bar(text: text), Tag(styleClasses: [text, "tag"]), Panel(),
      Search(text: text), Volume(), Choice(), Amount(), lamp, Row(text: text),
      Night(isDark: .random(using: &random)),
    ]
    guard let model = models.randomElement(using: &random) else { return }
    if let parent {
      tree.attach(erased: model, to: parent, at: index)
    } else {
      tree.attach(erased: model, at: index)
    }
  }

  private mutating func move(_ node: AnyNodeHandle, among nodes: [AnyNodeHandle]) {
    let target = nodes.randomElement(using: &random)
    if let target, Bool.random(using: &random) {
      // A node can't be moved into itself; the move fails and nothing changes.
      try? tree.move(node, to: target)
    } else if let target, tree.parent(of: target) == nil {
      tree.moveToRoot(node, at: 0)
    } else {
      tree.moveToRoot(node)
    }
  }

  /// Moves some children of a node, or some roots, among their siblings, and inserts new nodes
  /// between them.
  private mutating func shuffleChildren(of parent: AnyNodeHandle?) {
    for _ in 0..<3 {
      let siblings = parent.map { tree.children(of: $0) } ?? tree.roots
      guard let sibling = siblings.randomElement(using: &random) else { return }
      let index = Int.random(in: 0..<siblings.count, using: &random)
      if let parent { try? tree.move(sibling, to: parent, at: index) }
      if parent == nil { tree.moveToRoot(sibling, at: index) }
    }
    attach(to: parent)
  }

  private mutating func changeEnvironment() {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: tree.environment.colorScheme = .dark
    case 1: tree.environment.colorScheme = .light
    case 2: tree.environment.layoutDirection = .rightToLeft
    default: tree.environment = StyleEnvironment()
    }
  }

  private mutating func changeScope(of node: AnyNodeHandle) {
    if Int.random(in: 0..<3, using: &random) == 0 { return tree.setScope(nil, at: node) }
    let schemes: [StyleEnvironment.ColorScheme?] = [.light, .dark, nil]
    let directions: [StyleEnvironment.LayoutDirection?] = [.leftToRight, .rightToLeft, nil]
    let scheme = schemes.randomElement(using: &random) ?? nil
    let direction = directions.randomElement(using: &random) ?? nil
    let themes: [Theme] = Int.random(in: 0..<4, using: &random) == 0 ? [.brand] : []
    tree.setScope(
      StyleScope(themes: themes) {
        if let scheme { $0.colorScheme = scheme }
        if let direction { $0.layoutDirection = direction }
      }, at: node)
  }

  /// Moves all children of a node whose element depends on them to another one, or detaches them,
  /// or attaches the first.
  private mutating func emptyOrFill(_ nodes: [AnyNodeHandle]) {
    let kinds: [NodeKind] = [.button, .textField, .textView, .tableCell, .slider, .picker]
    let groups = nodes.filter { node in
      let kind = tree.viewModel(of: node, includingContent: false).kind
      return kinds.contains { kind.isKind(of: $0) }
    }
    guard let group = groups.randomElement(using: &random),
      let other = groups.randomElement(using: &random)
    else { return }
    let children = tree.children(of: group)
    if children.isEmpty { return attach(to: group) }
    for child in children {
      if Int.random(in: 0..<3, using: &random) == 0 {
        tree.detach(child)
      } else {
        try? tree.move(child, to: other, at: 0)
      }
    }
  }

  private mutating func changeRules() {
    if let rule {
      tree.styleSheet.remove(rule)
      self.rule = nil
    } else {
      let alpha = Double.random(in: 0...1, using: &random)
      rule = tree.styleSheet.insert(
        StyleRule(for: .label, when: .colorScheme(.light)) { $0.alpha = alpha })
    }
  }

  private mutating func changeContent(of node: AnyNodeHandle) {
    let text = "Changed \(Int.random(in: 0..<100, using: &random))"
    if let title = tree.handle(node, as: Title.self) { tree[title].text = text }
    if let buy = tree.handle(node, as: Buy.self) { tree[buy].text = text }
    if let field = tree.handle(node, as: Field.self) { tree[field].text = text }
    if let note = tree.handle(node, as: Note.self) { tree[note].text = text }
    if let bar = tree.handle(node, as: Bar.self) { tree[bar].text = text }
    if let tag = tree.handle(node, as: Tag.self) { tree[tag].styleClasses = ["tag", text] }
    if let card = tree.handle(node, as: Card.self) { tree[card].backgroundColor = .blue }
  }
}

private struct Note: TextViewNode, TextContent {
  var text: String
}

private struct Tag: LabelNode, StyleClassed {
  var styleClasses: [String]
}

private struct Bar: NavigationBarNode, TextContent {
  var text: String
}

private struct Panel: ViewNode, BackgroundColor {
  var backgroundColor: Color { .systemBackground }
}

private struct Search: SearchBarNode, TextContent {
  var text: String
}

private struct Volume: SliderNode, ValueContent {
  var value: Double { 0.25 }
}

private struct Amount: StepperNode {}

private struct Choice: PickerNode, ItemsContent {
  var items: [String] { ["a", "b"] }
}

private struct Row: TableCellNode, TextContent {
  var text: String
}

/// A node with its own scope.
private struct Night: ViewNode, ScopeProviding {
  var isDark: Bool
  var styleScope: StyleScope {
    StyleScope { $0.colorScheme = isDark ? .dark : .light }
  }
}

/// A lamp that shows its state only in dark environments.
@Observable
private final class Lamp: LabelNode, TextColor {
  var isOn = false

  var textColor: Color {
    guard StyleEnvironment.current.colorScheme == .dark else { return .black }
    return isOn ? .yellow : .gray
  }
}

extension StyleEnvironment.Changes {
  static let mirrored = Self { $0.layoutDirection = .rightToLeft }
}
