import ProtocolStyle
import StyleHTML
import Testing

/// All attributes and kinds, with the values that a browser computes.
@Suite(.needsChromium) struct ComputedValueTests {
  @Test func `the table has attributes with a meaning in CSS only`() {
    let meant = CSSMeaning.standard.filter { !$0.properties.isEmpty }.map(\.attribute.name)
    #expect(Set(ComputedCase.all.map(\.attribute.name)).isSubset(of: meant))
  }

  @Test func `the browser supports what the default of each attribute declares`() async throws {
    let defaults = StyleApplier().viewModel(for: EveryDefault())
    #expect(defaults.map(\.attribute).count > 60)
    let models = [NodeKind].standard.flatMap { kind in
      defaults.filter { kind.uses($0.attribute) }.map { element in
        var model = ViewModel(kind: kind)
        func write<Value: Hashable & Sendable & Codable>(_ value: Value) {
          let key = AttributeList.standard.first { $0.id == element.attribute }
          if let key = key as? Attribute<Value> { model[key] = value }
        }
        write(element.value)
        return model
      }
    }
    let sheet = HTMLFragment(of: ViewModel(kind: .view)).css
    let declarations = Set(
      models.flatMap { model in
        HTMLFragment(of: model).css.dropFirst(sheet.count).matches(of: /\{([^{}]+)\}/)
          .flatMap { $0.1.split(separator: ";").map(String.init) }
      }
    ).sorted()
    #expect(declarations.count > 30)
    let refused: [String] = try await #require(Chromium.installed).result(
      of: "<!DOCTYPE html><body>",
      running: """
        return \(Chromium.literal(declarations)).filter(text => {
          const end = text.indexOf(':')
          return !CSS.supports(text.slice(0, end), text.slice(end + 1))
        })
        """)
    #expect(refused == [])
  }

  @Test func `the browser computes our value, for every attribute on every kind that uses it`()
    async throws
  {
    let pairs = ComputedCase.all.flatMap { computed in
      [NodeKind].standard.filter { kind in
        AttributeList.standard.contains { $0.id == computed.attribute && kind.uses($0) }
      }.map { (computed, kind: $0) }
    }
    #expect(Set([NodeKind].standard).subtracting(pairs.map(\.kind)).isEmpty)
    let sheet = HTMLFragment(of: ViewModel(kind: .view)).css
    let fragments = pairs.map { HTMLFragment(of: $0.model(of: $1)) }
    let html = zip(fragments, pairs).map { fragment, pair in
      fragment.html.replacing("</header>", with: "\(pair.0.items)</header>")
    }
    let queries = pairs.map { computed, kind in
      computed.expectations(kind).map { [$0.part, $0.property] }
    }
    let page = """
      <!DOCTYPE html><style>\(sheet)\(fragments.map { $0.css.dropFirst(sheet.count) }.joined())\
      </style><body>\(html.map { "<div class=\"case\">\($0)</div>" }.joined())
      """
    let computed: [[String]] = try await #require(Chromium.installed).result(
      of: page,
      running: """
        const queries = \(Chromium.literal(queries))
        return [...document.querySelectorAll('.case')].map((box, index) =>
          queries[index].map(([part, property]) => {
            const [inside, pseudo] = part.split('::')
            const element = inside
              ? box.firstElementChild.querySelector(':scope' + inside) : box.firstElementChild
            if (!element) return 'nothing'
            return getComputedStyle(element, pseudo ? '::' + pseudo : null)
              .getPropertyValue(property).trim()
          }))
        """)
    try #require(computed.count == pairs.count)
    for ((wanted, kind), values) in zip(pairs, computed) {
      for (expectation, value) in zip(wanted.expectations(kind), values) {
        #expect(
          Self.isSame(value, expectation.value),
          "\(expectation.part) \(expectation.property) of \(wanted.model(of: kind)) is \(value)")
      }
    }
  }

  /// Returns whether two values differ only in numbers, and by no more than a browser's rounding.
  static func isSame(_ value: String, _ expected: String) -> Bool {
    let number = #/-?[0-9]*\.?[0-9]+(e-?[0-9]+)?/#
    guard value.replacing(number, with: "#") == expected.replacing(number, with: "#") else {
      return false
    }
    return zip(value.matches(of: number), expected.matches(of: number)).allSatisfy {
      guard let left = Double($0.0.output.0), let right = Double($0.1.output.0) else {
        return false
      }
      return (left - right).magnitude <= 0.001 * max(1, right.magnitude)
    }
  }
}

/// A node with the default of every style protocol, of a kind that uses them all.
private struct EveryDefault: StyleNode, StandardStyle {
  static let nodeKind = NodeKind(
    "everyDefault", of: (any StyleNode).self, uses: .standard)
}
