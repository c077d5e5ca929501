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

  @Test func `each kind is still seen`() throws {
    let chromium = try #require(Chromium.installed)
    let flags = ["--force-high-contrast"]
    let fragments = HTMLFragment.fragments(of: Self.models)
    let page = """
      <!DOCTYPE html><meta charset="utf-8"><style>\(fragments.css)
      body{background:Canvas}.case{height:100px;overflow:clip;display:block!important}</style>
      <body>\(fragments.html.map { "<div class=\"case\">\($0)</div>" }.joined())
      """
    let picture = try chromium.screenshot(
      of: page, width: 300, height: 100 * Self.models.count, flags: flags)
    let counts: [Int] = try chromium.result(
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
}
