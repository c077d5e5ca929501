import ProtocolStyle
import StyleHTML
import Testing

@testable import TestSupport

/// Pages in a browser that is brought into situations, compared with view models of trees that are
/// really brought there: of nodes whose getters, scopes, style classes, closures and rules read things in
/// any nesting.
///
/// The nodes of a page read widths, one position among siblings, and either their own states or those of
/// their enclosing controls: a page has a style for each pair of these, which is 4,096 for a node that reads
/// both.
@Suite(.needsChromium) struct RandomPageTests {
  /// A situation of a page, and what its elements show there.
  private struct Case: Encodable {
    let look: String
    let width: Int

    /// The states of all elements, in order.
    let states: [String]

    /// The elements, each drawn from a view model.
    let html: String
  }

  /// The properties that the nodes write, none of which elements inherit in CSS.
  private static let properties = [
    "background-color", "border-top-color", "border-top-left-radius", "opacity",
  ]

  @Test(arguments: TestScale.seeds(20))
  func `a page shows in every situation what a tree has there`(seed: UInt64) async throws {
    var random = RandomNumbers(seed: seed)
    let world = PageWorld(&random)
    let tree = world.tree()
    // The page is the same wherever the tree is.
    world.bring(
      tree, themes: world.themes[random.next(2)], isDark: random.next(2) == 0,
      width: PageWorld.widths[random.next(3)], PageWorld.states(&random))
    let looks = [
      HTMLLook("day", themes: world.themes[0], colorScheme: .light),
      HTMLLook("night", themes: world.themes[1], colorScheme: .dark),
    ]
    let page = HTMLPage(of: tree, looks: looks, isPatchable: true)
    let copy = world.tree()
    var (cases, css) = ([Case](), "")
    for (place, look) in looks.enumerated() {
      for width in PageWorld.widths {
        for _ in 0..<4 {
          let states = PageWorld.states(&random)
          world.bring(copy, themes: world.themes[place], isDark: place == 1, width: width, states)
          let fragments = HTMLFragment.fragments(
            of: copy.nodes.map { node in
              var model = copy.viewModel(of: node)
              model.controlState = nil
              return model
            })
          css += fragments.css
          cases.append(
            Case(
              look: look.name, width: width, states: states.map(PageWorld.names),
              html: fragments.html.joined()))
        }
      }
    }
    let failures: [String] = try await #require(Chromium.installed).result(
      of: "<!DOCTYPE html><body>",
      running: """
        const [page, css, cases, properties] = [
          \(Chromium.literal(String(decoding: page.bytes(), as: UTF8.self))),
          \(Chromium.literal(css)), \(Chromium.literal(cases)), \(Chromium.literal(Self.properties))]
        const failures = []
        for (const width of new Set(cases.map(({ width }) => width))) {
          const frame = document.createElement('iframe')
          frame.style.cssText = `border:0;width:${width}px;height:700px`
          document.body.append(frame)
          const shown = frame.contentDocument
          shown.open()
          shown.write(page)
          shown.close()
          // A scroll bar would take a part of the width.
          shown.documentElement.style.overflow = 'hidden'
          const elements = [...shown.querySelectorAll('[id^=n]')]
          const sheet = shown.head.appendChild(shown.createElement('style'))
          sheet.textContent = css
          const box = shown.body.appendChild(shown.createElement('div'))
          for (const { look, states, html } of cases.filter(other => other.width == width)) {
            shown.documentElement.dataset.theme = look
            box.innerHTML = html
            if (elements.length != box.children.length) return ['other elements']
            const expected = [...box.children]
            for (const [place, state] of states.entries())
              for (const element of [elements[place], expected[place]]) element.dataset.state = state
            for (const [place, element] of elements.entries()) {
              const [value, other] = [element, expected[place]].map(each => getComputedStyle(each))
              for (const property of properties)
                if (value[property] != other[property])
                  failures.push(`${look}, ${width}, ${states}: ${element.id} has ` +
                    `${property} ${value[property]}, not ${other[property]}`)
            }
          }
          frame.remove()
        }
        return failures.slice(0, 6)
        """)
    #expect(failures == [])
  }
}

// MARK: - PageWorld

/// The decisions of all nodes of a page.
private struct PageWorld {
  private let decisions: [PageDecisions]
  private let sheet: StyleSheet

  /// The themes of the two looks.
  let themes: [[Theme]]

  /// The widths of the page.
  static let widths = [250, 450, 800]

  /// The parents of the nodes by their numbers; nil for the root.
  private static let parents: [Int?] = [nil, 0, 1, 2, 3, 0, 5, 0, 7, 0]

  init(_ random: inout RandomNumbers) {
    let ofStates: [Decision.Source] =
      random.next(2) == 0
      ? [.highlighted, .selected, .custom]
      : [.enclosingHighlighted, .enclosingSelected, .enclosingCustom]
    let positions = [Decision.Source.first, .last, .even]
    let sources =
      [.scheme, .token, .derivedToken, .key, .wide, .wider, positions[random.next(3)]] + ofStates
    decisions = Self.parents.indices.map { _ in PageDecisions(&random, of: sources) }
    let (first, second) = (
      Decision.random(&random, depth: 3, of: sources),
      Decision.random(&random, depth: 3, of: sources)
    )
    let isPressed: StyleCondition =
      ofStates.contains(.selected) ? .controlState(.selected) : .enclosingControlState(.selected)
    sheet = StyleSheet {
      StyleRule(for: .styleClass("Decided")) { $0.cornerRadius = first.value ? 4 : 8 }
      StyleRule(for: .label, when: isPressed && .containerWidth(atLeast: 300)) {
        $0.cornerRadius = second.value ? 2 : 3
      }
      StyleRule(for: .button, when: .colorScheme(.dark) && isPressed) { $0.cornerRadius = 5 }
      StyleRule(for: .view, when: .siblingPosition(.last)) { $0.cornerRadius = 6 }
    }
    let isSet = Decision.random(&random, depth: 2, of: [.scheme, .key])
    themes = [
      random.next(2) == 0 ? [] : [Theme("day") { $0[.decisionFlag] = isSet.value }],
      [Theme("night") { $0[.decisionFlag] = true }],
    ]
  }

  /// A tree of all nodes.
  func tree() -> StyleTree {
    let tree = StyleTree(styleSheet: sheet)
    var handles: [AnyNodeHandle] = []
    for (number, parent) in Self.parents.enumerated() {
      let decisions = decisions[number]
      let node: any StyleNode =
        switch number {
        case 0: DecidedScreen(decisions: decisions)
        case 1, 7: DecidedPanel(decisions: decisions, width: number == 1 ? 650 : 250)
        case 2, 5: DecidedButton(decisions: decisions)
        case 3: DecidedStack(decisions: decisions)
        default: DecidedLabel(decisions: decisions)
        }
      handles.append(
        parent.map { tree.attach(erased: node, to: handles[$0]) } ?? tree.attach(erased: node))
    }
    return tree
  }

  /// Brings a tree into a situation.
  func bring(
    _ tree: StyleTree, themes: [Theme], isDark: Bool, width: Int, _ states: [ControlState]
  ) {
    tree.themes = themes
    tree.environment.colorScheme = isDark ? .dark : .light
    for ((number, node), state) in zip(tree.nodes.enumerated(), states) {
      tree.setControlState(state, of: node)
      if tree.isSizeContainer(node) {
        let own = [1: 650.0, 7: 250]
        tree.setContainerWidth(own[number] ?? Double(width), of: node)
      }
    }
  }

  /// The states of all nodes.
  ///
  /// Views stay in the normal state, because children don't follow the states of nodes that are no
  /// controls.
  static func states(_ random: inout RandomNumbers) -> [ControlState] {
    parents.indices.map { number in
      guard [2, 4, 5, 6, 8, 9].contains(number) else { return .normal }
      return [ControlState.highlighted, .selected, .decided]
        .reduce(.normal) { random.next(2) == 0 ? $0 : $0.union($1) }
    }
  }

  /// A state in the form of `data-state`.
  static func names(of state: ControlState) -> String {
    let names: [(ControlState, String)] = [
      (.highlighted, "highlighted"), (.selected, "selected"), (.decided, "application(0x40000)"),
    ]
    return names.filter { state.contains($0.0) }.map(\.1).joined(separator: " ")
  }
}

/// The decisions of one node.
private struct PageDecisions: Hashable, Sendable {
  let border: Decision
  let tint: Decision
  let scope: Decision
  let classes: Decision
  let closure: Decision

  init(_ random: inout RandomNumbers, of sources: [Decision.Source]) {
    border = .random(&random, depth: 4, of: sources)
    tint = .random(&random, depth: 3, of: sources)
    scope = .random(&random, depth: 3, of: sources)
    classes = .random(&random, depth: 2, of: sources)
    closure = .random(&random, depth: 3, of: sources)
  }
}

private protocol DecidedNode: StyleNode, BorderColor, BorderWidth, ScopeProviding, StyleClassed,
  CustomClosure
{
  var decisions: PageDecisions { get }
}

extension DecidedNode {
  var borderWidth: Double { 1 }
  var borderColor: Color { decisions.border.value ? .red : .blue }
  var styleClasses: [String] { decisions.classes.value ? [] : ["Decided"] }
  var styleScope: StyleScope {
    let isOn = decisions.scope.value
    return StyleScope { if !isOn { $0.decisionKey = 2 } }
  }
  var customClosure: StyleClosure {
    { [decisions] in $0.alpha = decisions.closure.value ? 0.5 : 1 }
  }
}

private protocol DecidedTint: DecidedNode, TintColor {}

extension DecidedTint {
  var tintColor: Color { decisions.tint.value ? .orange : .purple }
}

private struct DecidedScreen: ScreenNode, DecidedTint {
  let decisions: PageDecisions
}

private struct DecidedPanel: ViewNode, SizeContainer, DecidedTint, Width {
  let decisions: PageDecisions
  let width: Double
}

/// Its background is the tint that it inherits.
private struct DecidedButton: ButtonNode, DecidedNode, ButtonVariant {
  let decisions: PageDecisions
  var buttonVariant: ButtonVariantValue { .filled }
}

private struct DecidedStack: ViewNode, DecidedTint {
  let decisions: PageDecisions
}

private struct DecidedLabel: LabelNode, DecidedTint, TextContent {
  let decisions: PageDecisions
  var text: String { "Text" }
}
