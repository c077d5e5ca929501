import ProtocolStyle
import StyleHTML
import Testing

/// The roles, names and states of elements, by the rules of WAI-ARIA and "ARIA in HTML".
@Suite struct AccessibilityMarkupTests {
  private static let traits: [AccessibilityTraits] = [
    [], .button, .link, .header, .image, .searchField, .staticText, .selected, .notEnabled,
    .adjustable, .updatesFrequently, .summary, .tabBar, .modal,
    [.header, .selected, .notEnabled], [.modal, .header], [.selected, .tabBar, .image],
  ]

  /// The start tags of a markup: their names and attributes.
  private static func tags(_ html: String) -> [(name: String, attributes: [(String, String)])] {
    html.matches(of: #/<([a-z0-9]+)((?:\s[^<>]*)?)>/#).map { tag in
      let attributes = tag.2.matches(of: #/\s([a-z-]+)(?:="([^"]*)")?/#)
        .map { (String($0.1), $0.2.map(String.init) ?? "") }
      return (String(tag.1), attributes)
    }
  }

  /// The mistakes in a start tag.
  private static func mistakes(
    _ name: String, _ attributes: [(String, String)], isNameKnown: Bool
  ) -> [String] {
    let names = attributes.map(\.0)
    let values = Dictionary(attributes, uniquingKeysWith: { first, _ in first })
    let role = values["role"] ?? Self.role(of: name, values)
    var mistakes: [String] = []
    func check(_ isRight: Bool, _ mistake: String) { if !isRight { mistakes.append(mistake) } }
    check(Set(names).count == names.count, "an attribute twice")
    check(values["role"]?.contains(" ") != true, "two roles")
    let allowed: [String: Set<String>] = [
      "aria-level": ["heading"], "aria-modal": ["dialog"], "aria-pressed": ["button"],
      "aria-selected": ["tab"],
    ]
    for (attribute, roles) in allowed where names.contains(attribute) {
      check(role.map(roles.contains) == true, "\(attribute) of \(role ?? "no role")")
    }
    check(role != "heading" || names.contains("aria-level") || name.hasPrefix("h"), "no level")
    if names.contains("aria-label") {
      check(role != nil && role != "paragraph" && role != "code", "a label of \(role ?? "no role")")
    }
    if let role, ["dialog", "img", "searchbox"].contains(role), values["aria-hidden"] != "true" {
      // A dialog stays one without a name.
      let isNamed = names.contains("aria-label") || ["img", "input"].contains(name)
      check(isNamed || role == "dialog" && !isNameKnown, "\(role) without a name")
    }
    if role == "none" {
      let others = names.filter { $0.hasPrefix("aria-") && $0 != "aria-hidden" }
      check(others.isEmpty, "\(others) of an element without a role")
    }
    if name == "header" {
      check([nil, "group"].contains(values["role"]), "a header as \(role ?? "")")
    }
    return mistakes.map { "<\(name)> \(attributes): \($0)" }
  }

  /// The role of an element in HTML; nil for one without a role.
  private static func role(of name: String, _ attributes: [String: String]) -> String? {
    switch name {
    case "a": attributes["href"] == nil ? nil : "link"
    case "button": "button"
    case "fieldset": "group"
    case "form": "form"
    case "img": attributes["alt"] == "" ? "none" : "img"
    case "input": "textbox"
    case "p": "paragraph"
    case "code": "code"
    case "progress": "progressbar"
    case "section": "region"
    case "select", "textarea": name
    default: nil
    }
  }

  @Test(arguments: [NodeKind].standard, traits)
  func `an element has one role, and only what the role allows`(
    kind: NodeKind, traits: AccessibilityTraits
  ) {
    for (text, label) in [(nil, nil), ("Total", nil), (nil, "Sum"), ("Total", "Sum")]
      as [(String?, String?)]
    {
      for state in [ControlState.normal, .disabled, .selected] {
        var model = ViewModel(kind: kind)
        model.text = text
        model.accessibilityLabel = label
        model.accessibilityTraits = traits
        model.accessibilityHint = "Hint"
        model.controlState = state
        let html = HTMLFragment(of: model).html
        #expect(
          Self.tags(html).flatMap {
            Self.mistakes($0.name, $0.attributes, isNameKnown: text != nil || label != nil)
          } == [])
      }
    }
  }

  private static let authored: [(HTMLElement.Tag, String)] = [
    (.div, "<div role=\"heading\" data-trait aria-level=\"2\" aria-label=\"Sum\">Total</div>"),
    (.p, "<p role=\"heading\" data-trait aria-level=\"2\" aria-label=\"Sum\">Total</p>"),
    (.code, "<code role=\"heading\" data-trait aria-level=\"2\" aria-label=\"Sum\">Total</code>"),
    (.h3, "<h3 aria-label=\"Sum\">Total</h3>"),
    (.footer, "<footer role=\"group\" data-trait aria-label=\"Sum\">Total</footer>"),
    (.section, "<section aria-label=\"Sum\">Total</section>"),
    (.td, "<div role=\"cell\" aria-label=\"Sum\">Total</div>"),
  ]

  private struct Heading: LabelNode, TextContent, AccessibilityLabelContent,
    AccessibilityTraitsContent
  {
    let text = "Total"
    let accessibilityLabel = "Sum"
    let accessibilityTraits = AccessibilityTraits.header
  }

  @Test(arguments: authored)
  func `a header is a heading where the author's element can be one`(
    tag: HTMLElement.Tag, markup: String
  ) {
    let tree = StyleTree()
    tree.attach(Heading())
    let page = HTMLPage(of: tree, elements: [.label: HTMLElement(tag)])
    let html = String(decoding: page.bytes(), as: UTF8.self)
    #expect(html.contains("<main>\(markup)</main>"))
  }

  @Test func `a text is the name of an image, which has none otherwise`() {
    var model = ViewModel(kind: .label)
    model.richText = "**★** 4"
    model.accessibilityTraits = .image
    #expect(
      HTMLFragment(of: model).html.hasPrefix("<span role=\"img\" data-trait aria-label=\"★ 4\">"))
    model.richText = nil
    #expect(HTMLFragment(of: model).html == "<span></span>")
  }
}
