import ProtocolStyle
import StyleHTML
import Testing

/// What a real browser makes of what is written.
@Suite(.needsChromium) struct BrowserTests {
  private static func model(_ kind: NodeKind, _ body: (inout ViewModel) -> Void) -> ViewModel {
    var model = ViewModel(kind: kind)
    body(&model)
    return model
  }

  private static let values: [(ViewModel, property: String, computed: String)] = [
    (model(.view) { $0.borderWidth = 2 }, "border-top-width", "2px"),
    (model(.view) { $0.cornerRadius = 8 }, "border-top-left-radius", "8px"),
    (
      model(.view) { $0.backgroundColor = .red.withAlpha(0.5) }, "background-color",
      "rgba(255, 0, 0, 0.5)"
    ),
    (
      model(.view) { $0.shadowOpacity = 1 }, "box-shadow", "rgb(0, 0, 0) 0px -3px 3px 0px"
    ),
    (model(.view) { $0.masksToBounds = true }, "overflow-x", "clip"),
    (model(.view) { $0.alpha = 0.25 }, "opacity", "0.25"),
    (model(.view) { $0.width = 120 }, "width", "120px"),
    (model(.button) { $0.tintColor = .blue }, "accent-color", "rgb(0, 0, 255)"),
    (model(.button) { $0.titleColorForState = [.normal: .green] }, "color", "rgb(0, 255, 0)"),
    (model(.label) { $0.font = FontDescriptor("A\"B", size: 9) }, "font-family", "\"A\\\"B\""),
    (model(.label) { $0.font = .system(size: 9, weight: .bold) }, "font-weight", "700"),
    (model(.label) { $0.textTransform = .uppercase }, "text-transform", "uppercase"),
    (model(.label) { $0.maximumNumberOfLines = 3 }, "-webkit-line-clamp", "3"),
    (model(.textField) { $0.borderStyle = .bezel }, "border-top-style", "inset"),
    (model(.image) { $0.contentMode = .topRight }, "object-position", "100% 0%"),
    (model(.navigationBar) { $0.isTranslucent = true }, "backdrop-filter", "blur(20px)"),
    (model(.slider) { $0.thumbTintColor = .red }, "--thumb", "#ff0000"),
  ]

  @Test func `a computed value is ours`() throws {
    let fragments = Self.values.map { HTMLFragment(of: $0.0) }
    let page = """
      <!DOCTYPE html><style>\(fragments.map(\.css).joined())</style>
      \(fragments.map { "<div class=\"case\">\($0.html)</div>" }.joined())
      <script>
      const properties = [\(Self.values.map { "'\($0.property)'" }.joined(separator: ","))]
      const values = [...document.querySelectorAll('.case')].map((part, index) =>
        getComputedStyle(part.firstElementChild).getPropertyValue(properties[index]).trim())
      document.documentElement.textContent = values.join('\\n')
      </script>
      """
    let document = try #require(Chromium.installed).document(of: page)
    let lines = document.replacing(#/<.*?>/#, with: "").split(separator: "\n").map(String.init)
    try #require(lines.count == Self.values.count, "\(document)")
    for (line, value) in zip(lines, Self.values) {
      #expect(line == value.computed, "\(value.property) of \(value.0)")
    }
  }
}
