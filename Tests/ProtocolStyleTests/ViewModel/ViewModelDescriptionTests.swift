import ProtocolStyle
import Testing

@Suite struct ViewModelDescriptionTests {
  @Test func `the description is the kind and the attributes by name`() {
    var model = ViewModel(kind: .button)
    #expect("\(model)" == "button()")
    model.borderWidth = 2
    model.backgroundColor = .yellow
    #expect("\(model)" == "button(backgroundColor: #ffff00, borderWidth: 2)")
    model.font = FontDescriptor("Helvetica Neue", size: 17)
    model.titleColorForState = [.normal: .black, .highlighted: .red]
    #expect(
      "\(model)" == """
        button(backgroundColor: #ffff00, borderWidth: 2, font: Helvetica Neue 17, \
        titleColorForState: [normal: #000000, highlighted: #ff0000])
        """)
  }

  @Test func `an element's description is its attribute and its value`() throws {
    var model = ViewModel(kind: .view)
    model.alpha = 0.25
    model.isOpaque = true
    model.shadowOffset = Offset(x: 0, y: -3)
    model.contentMode = .scaleAspectFit
    #expect(
      model.map(\.description) == [
        "alpha: 0.25", "contentMode: scaleAspectFit", "isOpaque: true", "shadowOffset: (0, -3)",
      ])
    #expect(model.map(\.valueDescription) == ["0.25", "scaleAspectFit", "true", "(0, -3)"])
  }
}
