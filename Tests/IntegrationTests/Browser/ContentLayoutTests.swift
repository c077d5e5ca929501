import ProtocolStyle
import StyleHTML
import Testing

/// The places of texts and icons in elements, measured in a browser, in both directions.
@Suite(.needsChromium) struct ContentLayoutTests {
  private static func model(
    _ kind: NodeKind, _ body: (inout ViewModel) -> Void
  ) -> ViewModel {
    var model = ViewModel(kind: kind)
    body(&model)
    return model
  }

  /// Runs a script in a page with an element for each model, `elements`.
  private func result<Value: Decodable>(
    of models: [ViewModel], isRightToLeft: Bool = false, width: Int = 360, running script: String
  ) async throws -> Value {
    let fragments = HTMLFragment.fragments(of: models)
    return try await #require(Chromium.installed).result(
      of: """
        <!DOCTYPE html><html\(isRightToLeft ? " dir=\"rtl\"" : "")><meta charset="utf-8">
        <style>\(fragments.css)</style><body><main><section class="screen">\
        \(fragments.html.joined())</section></main>
        """,
      running: """
        const elements = [...document.querySelector('.screen').children]
        \(script)
        """, in: Chromium.Settings(width: width))
  }

  private static let insets = [
    nil, EdgeInsets.zero, EdgeInsets(top: 4, left: 6, bottom: 8, right: 10),
  ]

  @Test(arguments: [false, true])
  func `padding adds to the space of icons`(isRightToLeft: Bool) async throws {
    let models = Self.insets.flatMap { insets in
      [
        Self.model(.searchBar) { $0.padding = insets },
        Self.model(.picker) { $0.padding = insets },
        Self.model(.slider) {
          $0.padding = insets
          $0.minimumValueImage = .symbol("sun.min")
          $0.maximumValueImage = .symbol("sun.max")
        },
      ]
    }
    let values: [[String]] = try await result(
      of: models, isRightToLeft: isRightToLeft,
      running: """
        return elements.map(element => {
          const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element)
          return [paddingInlineStart, paddingInlineEnd]
        })
        """)
    let (start, end) = isRightToLeft ? (10, 6) : (6, 10)
    #expect(
      values == [
        ["34px", "12px"], ["12px", "32px"], ["34px", "34px"],
        ["34px", "0px"], ["0px", "32px"], ["34px", "34px"],
        ["\(34 + start)px", "\(end)px"], ["\(start)px", "\(32 + end)px"],
        ["\(34 + start)px", "\(34 + end)px"],
      ])
  }

  @Test(arguments: [320, 360, 1280])
  func `a long detail text leaves room for the title of its cell`(width: Int) async throws {
    let long = Array(repeating: "Detail", count: 40).joined(separator: " ")
    let lines: [Double] = try await result(
      of: ["Wi-Fi", "Notifications"].map { text in
        Self.model(.tableCell) {
          $0.text = text
          $0.detailText = long
          $0.accessoryType = .disclosureIndicator
        }
      }, width: width,
      running: """
        document.querySelector('.screen').setAttribute('role', 'list')
        return elements.map(element => {
          const title = element.querySelector('.t')
          return title.getBoundingClientRect().height / parseFloat(getComputedStyle(title).lineHeight)
        })
        """)
    #expect(lines.allSatisfy { $0 < 1.5 }, "\(lines)")
  }

  private static let mixed = "Add · 3.20 €"

  /// The elements with a text, without those that have it in an attribute.
  private static let texts: [ViewModel] = [
    model(.label) { $0.text = mixed }, model(.button) { $0.text = mixed },
    model(.button) {
      $0.text = mixed
      $0.titleEdgeInsets = .zero
    },
    model(.tableCell) { $0.text = mixed },
    model(.tableCell) {
      $0.text = "x"
      $0.detailText = mixed
    },
    model(.navigationBar) { $0.text = mixed },
    model(.navigationBar) {
      $0.text = "x"
      $0.prompt = mixed
    },
    model(.tableSectionHeader) { $0.text = mixed },
    model(.segmentedControl) { $0.items = ItemList([mixed]) },
  ]

  @Test(arguments: [false, true])
  func `each text has its own base direction`(isRightToLeft: Bool) async throws {
    let isInOrder: [Bool] = try await result(
      of: Self.texts, isRightToLeft: isRightToLeft,
      running: """
        return elements.map(element => {
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
          let text = walker.nextNode()
          while (text && !text.data.startsWith('Add')) text = walker.nextNode()
          const edge = index => {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + 1)
            return range.getBoundingClientRect().left
          }
          return edge(0) < edge(6) && edge(6) < edge(text.data.length - 1)
        })
        """)
    #expect(isInOrder.count == Self.texts.count)
    #expect(!isInOrder.contains(false), "\(isInOrder)")
  }

  @Test(arguments: [false, true])
  func `controls and alignment follow the page's direction, not the text's`(
    isRightToLeft: Bool
  ) async throws {
    let arabic = "إضافة · 3.20"
    let models = [Self.mixed, arabic].flatMap { text in
      [
        Self.model(.label) { $0.text = text },
        Self.model(.button) {
          $0.text = text
          $0.image = .symbol("plus")
        },
        Self.model(.tableCell) {
          $0.text = text
          $0.detailText = "1"
        },
        Self.model(.searchBar) { $0.text = text },
      ]
    }
    let values: [[Bool]] = try await result(
      of: models, isRightToLeft: isRightToLeft,
      running: """
        const left = element => {
          const range = document.createRange()
          range.selectNodeContents(element)
          return range.getBoundingClientRect()
        }
        const [gap, fields] = [40, elements.filter(element => element.matches('input'))]
        return [
          elements.filter(element => element.matches('.screen>span')).map(label =>
            left(label).left - label.getBoundingClientRect().left < gap),
          elements.filter(element => element.matches('button')).map(button =>
            left(button.querySelector('svg')).left < left(button.lastChild).left),
          elements.filter(element => element.matches('[role=listitem]')).map(cell =>
            left(cell.querySelector('.t')).left < left(cell.querySelector('.d')).left),
          fields.map(field => parseFloat(getComputedStyle(field).paddingLeft) === 34),
          fields.map(field => getComputedStyle(field).textAlign === 'left')
        ]
        """)
    #expect(values == Array(repeating: [!isRightToLeft, !isRightToLeft], count: 5))
  }

  @Test func `an image with a symbol is its outline, in its size and tint`() async throws {
    let values: [[String]] = try await result(
      of: [
        Self.model(.image) { $0.image = .symbol("lock") },
        Self.model(.image) {
          $0.image = .symbol("star.fill")
          $0.accessibilityLabel = "Favorite"
          $0.tintColor = .red
          $0.width = 60
        },
        Self.model(.image) {
          $0.image = .symbol("gear")
          $0.padding = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        },
        Self.model(.image) { $0.image = .symbol("none of ours") },
      ],
      running: """
        return elements.map(element => {
          const drawing = element.querySelector('svg')
          const [outer, inner] = [element, drawing ?? element].map(e => e.getBoundingClientRect())
          const look = getComputedStyle(drawing ?? element)
          return [element.localName, element.ariaLabel ?? element.ariaHidden ?? '',
            `${outer.width} ${outer.height} ${inner.width} ${inner.height}`,
            drawing ? look.stroke : '', drawing ? look.fill : '']
        })
        """)
    #expect(
      values == [
        ["span", "true", "24 24 24 24", "rgb(0, 0, 0)", "none"],
        ["span", "Favorite", "60 60 60 60", "rgb(255, 0, 0)", "rgb(255, 0, 0)"],
        ["span", "true", "40 40 24 24", "rgb(0, 0, 0)", "none"],
        ["img", "", "28 28 28 28", "", ""],
      ])
  }
}
