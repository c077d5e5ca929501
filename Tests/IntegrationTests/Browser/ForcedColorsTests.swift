import Foundation
import ProtocolStyle
import StyleHTML
import Testing

/// The appearance of the kinds if the user's system chooses all colors.
@Suite(.needsChromium) struct ForcedColorsTests {
  private static let models: [ViewModel] = [NodeKind].standard.filter {
    // These are containers, which are empty with forced colors.
    ![.screen, .view, .control, .scroll, .table].contains($0)
  }.map { kind in
    var model = ViewModel(kind: kind)
    model.text = "Text"
    model.rangedDate = RangedDate(CalendarDate(year: 2026, month: 11, day: 22))
    model.placeholder = "Placeholder"
    model.items = ItemList(["A", "B"], selectedIndex: 0)
    model.page = PageNumber(1, of: 3)
    model.isOn = true
    model.rangedValue = RangedValue(0.5)
    model.accessibilityLabel = "Label"
    return model
  }

  @Test func `each kind is still seen`() async throws {
    let chromium = try #require(Chromium.installed)
    let fragments = HTMLFragment.fragments(of: Self.models)
    let page = """
      <!DOCTYPE html><meta charset="utf-8"><style>\(fragments.css)
      body{background:Canvas}.case{height:100px;overflow:clip;display:block!important}</style>
      <body>\(fragments.html.map { "<div class=\"case\">\($0)</div>" }.joined())
      """
    let picture = try await chromium.screenshot(
      of: page,
      in: Chromium.Settings(
        width: 300, height: 100 * Self.models.count, hasForcedColors: true))
    let counts: [Int] = try await chromium.result(
      of: """
        <!DOCTYPE html><body><img src="data:image/png;base64,\(picture.base64EncodedString())">
        """,
      running: """
        const image = document.querySelector('img')
        const canvas = document.createElement('canvas')
        canvas.width = image.naturalWidth
        canvas.height = image.naturalHeight
        const context = canvas.getContext('2d')
        context.drawImage(image, 0, 0)
        return Array.from({ length: Math.floor(canvas.height / 100) }, (_, row) => {
          const { data } = context.getImageData(0, row * 100, canvas.width, 100)
          const ground = context.getImageData(299, row * 100 + 99, 1, 1).data
          let count = 0
          for (let at = 0; at < data.length; at += 4) {
            if (data[at] !== ground[0] || data[at + 1] !== ground[1]) count += 1
          }
          return count
        })
        """)
    try #require(counts.count == Self.models.count)
    for (model, count) in zip(Self.models, counts) {
      #expect(count > 30, "\(model.kind) has \(count) pixels")
    }
  }

  /// Returns the values of properties of elements, with the colors of a system.
  private func values(of models: [ViewModel], running script: String) async throws -> [[String]] {
    let fragments = HTMLFragment.fragments(of: models)
    return try await #require(Chromium.installed).result(
      of: """
        <!DOCTYPE html><meta charset="utf-8"><style>\(fragments.css)</style><body>
        <i style="color:CanvasText;background:Highlight;forced-color-adjust:none">\
        <i style="color:HighlightText"></i></i>\
        <main>\(fragments.html.joined())</main>
        """,
      running: """
        const elements = [...document.querySelector('main').children]
        const colors = getComputedStyle(document.querySelector('i'))
        const [text, highlight, highlightText] = [colors.color, colors.backgroundColor,
          getComputedStyle(document.querySelector('i>i')).color]
        return elements.map(element => { \(script) })
        """, in: Chromium.Settings(hasForcedColors: true))
  }

  @Test(arguments: [NodeKind.textField, .searchBar])
  func `a placeholder has the color of text`(kind: NodeKind) async throws {
    var model = ViewModel(kind: kind)
    model.placeholder = "Placeholder"
    model.placeholderColor = Color(hex: "#303030")
    var plain = model
    plain.placeholderColor = nil
    let values = try await values(
      of: [model, plain],
      running: "return [String(getComputedStyle(element, '::placeholder').color === text)]")
    #expect(values == [["true"], ["true"]])
  }

  @Test(arguments: [NodeKind.button, .tableCell])
  func `what is pressed or selected differs from what is not`(kind: NodeKind) async throws {
    let models = [ControlState.normal, .selected].map { state in
      var model = ViewModel(kind: kind)
      model.text = "Text"
      model.detailText = "Detail"
      model.image = .symbol("star")
      model.textColor = .red
      model.detailTextColor = .red
      model.titleColorForState = [.normal: .red]
      model.backgroundColor = .yellow
      model.controlState = state
      return model
    }
    let values = try await values(
      of: models,
      running: """
        const look = getComputedStyle(element)
        const parts = [element, ...element.querySelectorAll('span,svg')].map(getComputedStyle)
        return [String(look.backgroundColor === highlight),
          String(parts.every(part => part.color === highlightText))]
        """)
    #expect(values == [["false", "false"], ["true", "true"]])
  }

  @Test func `the chevron of a button that leads back has the color of buttons`() async throws {
    var bar = ViewModel(kind: .navigationBar)
    bar.backIndicatorImage = .symbol("chevron.left")
    let values = try await values(
      of: [bar],
      running: """
        element.innerHTML = '<button type="button" style="color:green">Menu</button>'
        return [String(getComputedStyle(element.firstChild, '::before').backgroundColor === text)]
        """)
    #expect(values == [["true"]])
  }

  @Test func `an area that only colors bound has an outline, and no other`() async throws {
    func model(_ kind: NodeKind, _ body: (inout ViewModel) -> Void) -> ViewModel {
      var model = ViewModel(kind: kind)
      body(&model)
      return model
    }
    let models = [
      model(.view) { $0.backgroundColor = .white },
      model(.view) { $0.backgroundGradient = Gradient([.red, .blue]) },
      model(.view) { $0.shadows = [Shadow(color: .black, offset: .zero, blur: 3)] },
      model(.label) { $0.backgroundColor = .red },
      model(.view) { $0.cornerRadius = 3 }, model(.view) { $0.backgroundColor = .clear },
      model(.screen) { $0.backgroundColor = .red },
      model(.view) {
        $0.backgroundColor = .red
        $0.borderWidth = 1
      },
    ]
    let values = try await values(
      of: models,
      running: "return [getComputedStyle(element).outlineStyle]")
    let none = Array(repeating: "none", count: 4)
    #expect(values.map(\.[0]) == Array(repeating: "solid", count: 4) + none)
  }
}
