import ProtocolStyle
import StyleHTML
import Testing

@testable import PageFixtures

/// Pages in a browser in every control state, look and color scheme, compared with the view models
/// of trees in these states; both new and patched pages.
@Suite(.needsChromium) struct StateCascadeTests {
  /// A page, its patches, and the expected values of each element.
  private struct Case {
    let look: String
    let state: String

    /// The elements in order, each drawn from a view model without values per state.
    let html: String
  }

  private static let looks: [HTMLLook] = [
    HTMLLook("system"), HTMLLook("night", themes: [.brand], colorScheme: .dark),
    HTMLLook("brand", themes: [.brand]),
  ]

  private static let states: [ControlState] =
    (0..<16).map { ControlState(rawValue: $0) }
    + [ControlState(rawValue: 0x1_0000), ControlState(rawValue: 0x3_0005)]

  @Test(arguments: [[], looks], [false, true])
  func `the browser shows the view model in every state and look`(
    looks: [HTMLLook], isDark: Bool
  ) async throws {
    let tree = StateFixtures.makeTree()
    try await check(HTMLPage(of: tree, looks: looks, isPatchable: true), [], looks, isDark: isDark)
    {
      StateFixtures.makeTree(themes: $0, environment: $1)
    }
  }

  @Test(arguments: [[], looks], [false, true])
  func `a patched page shows the view model in every state and look`(
    looks: [HTMLLook], isDark: Bool
  ) async throws {
    let tree = StateFixtures.makeTree()
    tree.refresh()
    let page = HTMLPage(of: tree, looks: looks, isPatchable: true)
    let first = page.bytes()
    let patches = StateFixtures.changes.map { change in
      change(tree)
      return page.patch(for: tree.refresh())
    }
    try await check(page, patches, looks, isDark: isDark, first: first) { themes, environment in
      let tree = StateFixtures.makeTree(themes: themes, environment: environment)
      for change in StateFixtures.changes { change(tree) }
      return tree
    }
  }

  private func check(
    _ page: HTMLPage, _ patches: [HTMLPatch], _ looks: [HTMLLook], isDark: Bool,
    first: [UInt8]? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    _ makeTree: ([Theme], StyleEnvironment) -> StyleTree
  ) async throws {
    var css = ""
    var cases: [Case] = []
    for look in looks.isEmpty ? [nil] : looks.map(Optional.some) {
      var environment = StyleEnvironment()
      if let look { environment.colorScheme = look.colorScheme ?? (isDark ? .dark : .light) }
      let tree = makeTree(look?.themes ?? [], environment)
      for state in [nil] + Self.states.map(Optional.some) {
        let models = tree.roots.map { root in
          // In its own state, whether set or not, a node has its own view model.
          let own = tree.controlState(of: root)
          let shown = state ?? own
          let model =
            shown == own ? tree.viewModel(of: root) : tree.viewModel(of: root, in: shown)
          return model.flattened(in: shown)
        }
        let fragments = HTMLFragment.fragments(of: models)
        css += fragments.css
        cases.append(
          Case(
            look: look?.name ?? "", state: state.map(Self.names) ?? "own",
            html: fragments.html.joined()))
      }
    }
    let properties = Set(CSSMeaning.standard.flatMap(\.properties)).sorted()
    let failures: [String] = try await #require(Chromium.installed).result(
      of: "<!DOCTYPE html><html><head><style></style></head><body></body></html>",
      running: """
        \(PatchedPageTests.apply)
        const [first, patches, css, cases, properties] = [
          \(Chromium.literal(String(decoding: first ?? page.bytes(), as: UTF8.self))),
          \(Chromium.literal(patches)), \(Chromium.literal(css)),
          \(Chromium.literal(cases.map { [$0.look, $0.state, $0.html] })),
          \(Chromium.literal(properties))]
        const made = new DOMParser().parseFromString(first.trim(), 'text/html')
        for (const patch of patches) apply(made, patch)
        document.querySelector('style').textContent =
          made.querySelector('style').textContent
        const extra = document.head.appendChild(document.createElement('style'))
        extra.textContent = css
        document.body.innerHTML = made.body.innerHTML
        const main = document.body.firstElementChild
        const elements = [...main.children]
        const own = elements.map(element => element.dataset.state ?? '')
        const box = main.appendChild(document.createElement('div'))
        // Its children are laid out like those of the main element.
        box.className = 'g'
        const failures = []
        for (const [look, state, html] of cases) {
          if (look) document.documentElement.dataset.theme = look
          box.innerHTML = html
          for (const [index, expected] of [...box.children].entries()) {
            const element = elements[index]
            element.dataset.state = state === 'own' ? own[index] : state
            // Kinds have looks in states as well, such as a pressed row.
            expected.dataset.state = element.dataset.state
            const [shown, wanted] = [getComputedStyle(element), getComputedStyle(expected)]
            for (const property of properties) {
              const [value, other] =
                [shown.getPropertyValue(property), wanted.getPropertyValue(property)]
              if (value !== other && failures.length < 20)
                failures.push(`${look} ${state} ${element.id}: ${property} ${value}, not ${other}`)
            }
          }
        }
        return elements.length === box.children.length ? failures : ['other elements']
        """, in: Chromium.Settings(isDark: isDark))
    #expect(failures == [], sourceLocation: sourceLocation)
  }

  /// Returns the state in the form of `data-state`.
  private static func names(of state: ControlState) -> String {
    let named: [(String, ControlState)] = [
      ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected),
      ("focused", .focused),
    ]
    let bits = (16..<24).map { ControlState(rawValue: 1 << $0) }.filter(state.contains)
    return
      (named.filter { state.contains($0.1) }.map(\.0)
      + bits.map { "application(0x\(String($0.rawValue, radix: 16)))" }).joined(separator: " ")
  }
}

extension ViewModel {
  /// Returns the model with only the values of one state, which then apply in all states.
  fileprivate func flattened(in state: ControlState) -> ViewModel {
    var model = self
    model.controlState = nil
    model.titleColorForState = titleColorForState?[state].map { [.normal: $0] }
    model.titleShadowColorForState = titleShadowColorForState?[state].map { [.normal: $0] }
    model.backgroundImageForState = backgroundImageForState?[state].map { [.normal: $0] }
    return model
  }
}

// MARK: - StateFixtures

/// Nodes whose style depends on control states, each in another way.
enum StateFixtures {
  private struct Titled: ButtonNode, TextContent, TitleColorForState {
    var text = "Titled"
    var titleColorForState: StateValues<Color> {
      [.normal: Token.ink.value, .highlighted: .red, [.highlighted, .selected]: .green]
    }
  }

  private struct Shadowed: ButtonNode, TitleShadowColorForState {
    var titleShadowColorForState: StateValues<Color> {
      [.normal: .gray, ControlState(rawValue: 0x1_0000): .blue]
    }
  }

  private struct Closing: ButtonNode, TextContent, CustomClosure {
    var text = "Closing"
    var isStrong = false

    var customClosure: StyleClosure {
      { [isStrong] model in
        switch model.controlState {
        case .highlighted?: model.alpha = isStrong ? 0.25 : 0.5
        case ControlState.focused.union(.selected): model.borderWidth = 4
        case nil: model.cornerRadius = 1
        default: model.backgroundColor = Token.ink.value
        }
      }
    }
  }

  private struct Stated: ButtonNode, ControlStateContent, BorderWidth {
    var controlState = ControlState.selected
    var borderWidth: Double { controlState == .selected ? 5 : 1 }
  }

  private struct Cell: TableCellNode, TextContent {
    var text = "Cell"
  }

  private struct Pad: ControlNode {}

  /// The order of the rules differs from all orders of bits.
  private static let sheet = StyleSheet {
    StyleRule(for: .button, when: .controlState(.selected)) { $0.backgroundColor = .red }
    StyleRule(for: .button, when: .controlState(.highlighted)) { $0.backgroundColor = .blue }
    StyleRule(for: .button, when: .controlState([.focused, .selected])) {
      $0.backgroundColor = .green
    }
    StyleRule(for: .control, when: .controlState(.disabled)) { $0.alpha = 0.5 }
    StyleRule(for: .control, when: .controlState(.normal)) { $0.cornerRadius = 2 }
    StyleRule(for: .tableCell, when: .controlState(.selected)) { $0.backgroundColor = .orange }
    StyleRule(for: .label, when: .controlState(.disabled) && .colorScheme(.dark)) {
      $0.alpha = 0.75
    }
    StyleRule(for: Pad.self, when: .controlState(ControlState(rawValue: 0x1_0000))) {
      $0.shadowRadius = 7
    }
    StyleRule(for: Pad.self, when: .controlState(ControlState(rawValue: 0x3_0000))) {
      $0.borderWidth = 3
    }
    StyleRule(for: Pad.self, when: !.controlState(.focused)) { $0.borderColor = .purple }
  }

  /// Returns a tree of roots, with themes and an environment.
  static func makeTree(
    themes: [Theme] = [], environment: StyleEnvironment = StyleEnvironment()
  ) -> StyleTree {
    let tree = StyleTree(themes: themes, environment: environment, styleSheet: sheet)
    tree.attach(Titled())
    tree.attach(Shadowed())
    tree.attach(Closing())
    tree.attach(Closing(isStrong: true))
    tree.attach(Stated())
    tree.attach(Pad())
    tree.setControlState([.highlighted, .selected], of: tree.attach(Titled()))
    tree.setControlState(ControlState(rawValue: 0x3_0005), of: tree.attach(Closing()))
    tree.setControlState(.selected, of: tree.attach(Cell()))
    tree.setControlState(.disabled, of: tree.attach(Title(text: "Title")))
    let overridden = tree.attach(Titled())
    tree.override(overridden) { if $0.controlState == .focused { $0.borderColor = .red } }
    tree.attach(Buy())
    return tree
  }

  /// Changes that are visible only in some states, each followed by a refresh.
  static let changes: [@Sendable (StyleTree) -> Void] = [
    { $0.tokens[.ink] = .brown },
    { tree in
      tree.styleSheet.insert(
        StyleRule(for: .button, when: .controlState([.disabled, .focused])) {
          $0.borderColor = .cyan
        })
    },
    { tree in
      if let node = tree.first(Closing.self) { tree[node].isStrong.toggle() }
    },
    { tree in
      if let node = tree.first(Cell.self) { tree.setControlState(.highlighted, of: node) }
    },
    { tree in
      if let node = tree.first(Pad.self) {
        tree.override(node) { if $0.controlState == .selected { $0.alpha = 0.125 } }
      }
    },
    { tree in
      if let node = tree.first(Titled.self) { tree.setControlState(.focused, of: node) }
    },
    { $0.tokens[.ink] = nil },
  ]
}
