import Foundation
import ProtocolStyle
import StyleHTML
import Testing

@testable import PageFixtures

/// The appearance of a page in a browser: in states, in looks, with a content security policy.
@Suite(.needsChromium) struct LookTests {
  private let tree = StyleTree(
    styleSheet: StyleSheet {
      StyleRule(for: .button, when: .controlState(.highlighted)) { $0.backgroundColor = .red }
      StyleRule(for: .button, when: .controlState(.disabled)) { $0.backgroundColor = .green }
      StyleRule(for: .button, when: .controlState([.highlighted, .selected])) {
        $0.backgroundColor = .orange
      }
      StyleRule(for: .textField, when: .controlState(.focused)) { $0.backgroundColor = .blue }
      StyleRule(for: .textField, when: .controlState(.disabled)) { $0.cornerRadius = 3 }
    })

  private func text(_ page: HTMLPage) -> String { String(decoding: page.bytes(), as: UTF8.self) }

  private static let colors = """
    return [...document.querySelectorAll('main>*')].map(element =>
      getComputedStyle(element).backgroundColor)
    """

  private static let states: [(ControlState, String)] = [
    (.normal, "rgba(0, 0, 0, 0)"), (.highlighted, "rgb(255, 0, 0)"),
    (.disabled, "rgb(0, 255, 0)"), (.selected, "rgba(0, 0, 0, 0)"),
    ([.highlighted, .selected], "color(srgb 1 0.5 0)"), (.focused, "rgba(0, 0, 0, 0)"),
  ]

  @Test func `an element shows the state that its model is in`() async throws {
    for (state, _) in Self.states { tree.setControlState(state, of: tree.attach(Buy())) }
    let colors: [String] = try await #require(Chromium.installed)
      .result(of: text(HTMLPage(of: tree)), running: Self.colors)
    #expect(colors == Self.states.map(\.1))
    let model = tree.roots.map { tree.viewModel(of: $0).backgroundColor }
    #expect(model == [nil, .red, .green, nil, .orange, nil])
  }

  private struct Banner: ViewNode, ScopeProviding {
    static let scope = StyleScope { $0.colorScheme = $0.colorScheme.inverse }
    var styleScope: StyleScope { Self.scope }
  }

  private struct Words: LabelNode, TextContent {
    var text: String { "Words" }
  }

  @Test(arguments: [(false, "rgb(255, 255, 255)"), (true, "rgb(0, 0, 0)")])
  func `what a kind draws follows a scope that depends on its surroundings`(
    isDark: Bool, color: String
  ) async throws {
    let tree = StyleTree()
    tree.attach(Words(), to: tree.attach(Banner()))
    let colors: [String] = try await #require(Chromium.installed).result(
      of: text(HTMLPage(of: tree, followsDevice: true)),
      running: "return [getComputedStyle(document.querySelector('main span')).color]",
      in: Chromium.Settings(isDark: isDark))
    #expect(colors == [color])
  }

  @Test func `an element shows its new state`() async throws {
    tree.attach(Buy())
    tree.attach(Field())
    let values: [String] = try await #require(Chromium.installed).result(
      of: text(HTMLPage(of: tree)),
      running: """
        const [button, field] = document.body.firstElementChild.children
        const values = []
        const note = (element, property) => values.push(getComputedStyle(element)[property])
        note(button, 'backgroundColor')
        button.disabled = true
        note(button, 'backgroundColor')
        button.disabled = false
        button.dataset.state = 'highlighted'
        note(button, 'backgroundColor')
        button.setAttribute('aria-selected', 'true')
        note(button, 'backgroundColor')
        delete button.dataset.state
        note(button, 'backgroundColor')
        note(field, 'backgroundColor')
        field.focus()
        note(field, 'backgroundColor')
        field.blur()
        field.disabled = true
        note(field, 'borderTopLeftRadius')
        note(field, 'backgroundColor')
        return values
        """)
    let fill = "rgba(118, 118, 128, 0.12)"
    #expect(
      values == [
        "rgba(0, 0, 0, 0)", "rgb(0, 255, 0)", "rgb(255, 0, 0)", "color(srgb 1 0.5 0)",
        "rgba(0, 0, 0, 0)", fill, "rgb(0, 0, 255)", "3px", fill,
      ])
  }

  @Test func `a switch that is on shows its color, and one that is turned off does not`()
    async throws
  {
    var model = ViewModel(kind: .switch)
    model.onTintColor = .red
    model.isOn = true
    let fragment = HTMLFragment(of: model)
    let colors: [String] = try await #require(Chromium.installed).result(
      of: "<!DOCTYPE html><style>\(fragment.css)</style><body>\(fragment.html)",
      running: """
        const toggle = document.body.firstElementChild
        const on = getComputedStyle(toggle).backgroundColor
        toggle.checked = false
        return [on, getComputedStyle(toggle).backgroundColor]
        """)
    #expect(colors.first == "rgb(255, 0, 0)")
    #expect(colors.last != "rgb(255, 0, 0)")
  }

  @Test(arguments: [false, true])
  func `a page follows data-theme and the reader's color scheme`(isDark: Bool) async throws {
    tree.attach(Title(text: "x"))
    let page = HTMLPage(
      of: tree,
      looks: [
        HTMLLook("plain"), HTMLLook("brand \"x\"", themes: [.brand]),
        HTMLLook("night", colorScheme: .dark), HTMLLook("day", colorScheme: .light),
      ])
    let colors: [String] = try await #require(Chromium.installed).result(
      of: text(page),
      running: """
        return ['plain', 'brand "x"', 'night', 'day', 'unknown'].map(name => {
          document.documentElement.dataset.theme = name
          return getComputedStyle(document.querySelector('span')).color
        })
        """, in: Chromium.Settings(isDark: isDark))
    let plain = isDark ? "rgb(255, 255, 255)" : "rgb(0, 0, 0)"
    #expect(
      colors == [plain, "color(srgb 1 0.5 0)", "rgb(255, 255, 255)", "rgb(0, 0, 0)", plain])
  }

  /// A page without the last directive proves that the policy is in force.
  @Test func `under the documented policy, a slider's symbols are drawn`() async throws {
    var model = ViewModel(kind: .slider)
    let plain = HTMLFragment(of: model)
    model.minimumValueImage = .symbol("minus")
    model.maximumValueImage = .symbol("plus")
    let fragment = HTMLFragment(of: model)
    let chromium = try #require(Chromium.installed)
    func picture(_ fragment: HTMLFragment, _ policy: String) async throws -> Data {
      try await chromium.screenshot(
        of: """
          <!DOCTYPE html><meta http-equiv="Content-Security-Policy" content="\(policy)">
          <style nonce="abc">\(fragment.css)input{padding-inline:34px!important}</style>
          <body>\(fragment.html)
          """, in: Chromium.Settings(width: 300, height: 60))
    }
    let policy = "default-src 'none'; style-src 'nonce-abc'"
    let blocked = try await picture(fragment, policy)
    let drawn = try await picture(fragment, "\(policy); img-src data:")
    #expect(try await blocked == picture(plain, policy))
    #expect(drawn != blocked)
  }

  @Test
  func `under a policy that allows its nonce alone, a page shows its styles and runs nothing`()
    async throws
  {
    tree.attach(Buy(text: "<script>top.runs++</script>"))
    tree.setControlState(.disabled, of: tree.attach(Buy()))
    tree.attach(Field(text: "\" onfocus=\"top.runs++\" autofocus=\""))
    tree.attach(Offer(richText: RichText([TextRun("x").color(.red).weight(.light)])))
    let policy =
      "<meta http-equiv=\"Content-Security-Policy\" "
      + "content=\"default-src 'none'; style-src 'nonce-abc'; img-src data:\">"
    let safe = text(HTMLPage(of: tree, title: "Shop", nonce: "abc"))
      .replacing("<meta charset=\"utf-8\">", with: "<meta charset=\"utf-8\">\(policy)")
    // Neither of these may have an effect, which proves that the policy is in force.
    let unsafe = safe.replacing(
      "<body>", with: "<body><p style=\"color:red\"></p><script>top.runs++</script>")
    let results: [[String]] = try await #require(Chromium.installed).result(
      of: """
        <!DOCTYPE html><body><script>
        var runs = 0
        for (const page of \(Chromium.literal([safe, unsafe]))) {
          const frame = document.createElement('iframe')
          frame.srcdoc = page
          document.body.append(frame)
        }
        </script>
        """,
      running: """
        return [...document.querySelectorAll('iframe')].map(({ contentDocument: document }) => {
          const style = selector => {
            const element = document.querySelector(selector)
            return element ? getComputedStyle(element) : {}
          }
          return [
            style('button:disabled').backgroundColor, style('button').borderTopWidth,
            style('p').color ?? '', style('.r').color, style('.r').fontWeight, String(runs)
          ]
        })
        """)
    #expect(
      results == [
        ["rgb(0, 255, 0)", "2px", "", "rgb(255, 0, 0)", "300", "0"],
        ["rgb(0, 255, 0)", "2px", "rgb(0, 0, 0)", "rgb(255, 0, 0)", "300", "0"],
      ])
  }

  @Test func `views and native controls in a scope have its color scheme and direction`()
    async throws
  {
    let screen = tree.attach(Screen())
    let card = tree.attach(SystemCard(), to: screen)
    tree.setScope(
      StyleScope {
        $0.colorScheme = .dark
        $0.layoutDirection = .rightToLeft
      }, at: card)
    tree.attach(Field(), to: card)
    let inner = tree.attach(SystemCard(), to: card)
    tree.setScope(StyleScope { $0.colorScheme = .light }, at: inner)
    let values: [[String]] = try await #require(Chromium.installed).result(
      of: text(HTMLPage(of: tree)),
      running: """
        return [...document.querySelectorAll('.screen, .screen *')].map(element => {
          const { colorScheme, direction, color, backgroundColor } = getComputedStyle(element)
          return [colorScheme, direction, color, backgroundColor]
        })
        """)
    let (black, white) = ("rgb(0, 0, 0)", "rgb(255, 255, 255)")
    #expect(
      values.map { Array($0.prefix(3)) } == [
        ["light", "ltr", black], ["dark", "rtl", white], ["dark", "rtl", white],
        ["light", "rtl", black],
      ])
    #expect(values[1][3] == black)
    #expect(values[3][3] == white)
  }

  @Test func `controls are mirrored in a look as in a tree from right to left`() async throws {
    for model in Self.mirrored { tree.attach(erased: model) }
    let mirrored = StyleEnvironment.Changes { $0.layoutDirection = .rightToLeft }
    let looks = [HTMLLook("plain", colorScheme: .light)]
    let arabic = HTMLLook("arabic", colorScheme: .light, environment: mirrored)
    func style(_ page: HTMLPage) async throws -> [[String]] {
      try await #require(Chromium.installed).result(
        of: text(page),
        running: """
          if (document.documentElement.dataset.theme == 'plain')
            document.documentElement.dataset.theme = 'arabic'
          const names = ['direction', 'background-position', 'padding-left', 'padding-right',
            'scale', 'rotate', '--dir']
          return [...document.querySelectorAll('main *')].flatMap(element =>
            [null, '::before', '::-webkit-slider-thumb'].map(part =>
              names.map(name => getComputedStyle(element, part).getPropertyValue(name))))
          """)
    }
    let look = try await style(HTMLPage(of: tree, looks: looks + [arabic]))
    tree.environment.layoutDirection = .rightToLeft
    let own = try await style(HTMLPage(of: tree))
    #expect(look == own)
    #expect(own.allSatisfy { $0[0] == "rtl" })
    tree.environment = StyleEnvironment()
    let plain = try await style(HTMLPage(of: tree))
    #expect(plain.map { $0[1] } != own.map { $0[1] })
  }

  @Test func `a look inside another has its own direction, and one in a scope has the scope's`()
    async throws
  {
    let card = tree.attach(Card())
    tree.attach(Card(), to: card)
    let scoped = tree.attach(Card())
    tree.setScope(
      StyleScope {
        $0.layoutDirection = .rightToLeft
        $0.colorScheme = .dark
      }, at: scoped)
    tree.attach(Card(), to: scoped)
    let page = HTMLPage(
      of: tree,
      looks: [
        HTMLLook("plain", colorScheme: .light),
        HTMLLook(
          "arabic", colorScheme: .light,
          environment: StyleEnvironment.Changes { $0.layoutDirection = .rightToLeft }),
      ])
    let values: [String] = try await #require(Chromium.installed).result(
      of: text(page),
      running: """
        const main = document.querySelector('main')
        main.children[0].dataset.theme = 'arabic'
        main.children[0].children[0].dataset.theme = 'plain'
        main.children[1].children[0].dataset.theme = 'plain'
        return [...main.querySelectorAll('*')].map(element => {
          const style = getComputedStyle(element)
          return [style.direction, style.getPropertyValue('--dir'), style.colorScheme].join(' ')
        })
        """)
    #expect(values == ["rtl -1 light", "ltr 1 light", "rtl -1 dark", "rtl -1 dark"])
  }

  private static var mirrored: [any StyleNode] {
    [Field(text: "a"), SearchField(), Slider(), Choice(), Stepper(), Buy()]
  }
}

private struct SystemCard: ViewNode, BackgroundColor {
  var backgroundColor: Color { .systemBackground }
}

private struct Offer: LabelNode, RichTextContent {
  let richText: RichText
}

private struct SearchField: SearchBarNode {}

private struct Slider: SliderNode {}

private struct Choice: PickerNode {}

private struct Stepper: StepperNode {}
