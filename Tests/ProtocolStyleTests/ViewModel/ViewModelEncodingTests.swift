import Foundation
import ProtocolStyle
import Testing

@Suite struct ViewModelEncodingTests {
  @Test func `a view model is an object by attribute name`() throws {
    var model = ViewModel(kind: .button)
    model.borderWidth = 2
    model.backgroundColor = .yellow
    model.font = FontDescriptor("Helvetica Neue", size: 17)
    model.titleColorForState = [.normal: .black, [.highlighted, .selected]: .red]
    model.imageForState = [:]
    model.text = "Buy"
    #expect(
      try encoded(model, .prettyPrinted) == """
        {
          "backgroundColor" : "#ffff00",
          "borderWidth" : 2,
          "font" : {
            "family" : "Helvetica Neue"
          },
          "imageForState" : {

          },
          "kind" : "button",
          "text" : "Buy",
          "titleColorForState" : {
            "highlighted+selected" : "#ff0000",
            "normal" : "#000000"
          }
        }
        """)
    #expect(try encoded(ViewModel(kind: .view)) == #"{"kind":"view"}"#)
  }

  @Test func `the example of the documentation`() throws {
    var model = ViewModel(kind: .button)
    model.backgroundColor = .yellow
    model.borderWidth = 2
    #expect(
      try encoded(model) == ##"{"backgroundColor":"#ffff00","borderWidth":2,"kind":"button"}"##)
  }

  @Test func `derived values are encoded like written ones`() throws {
    struct Bar: NavigationBarNode, BackgroundColor, TextColor {
      let backgroundColor = Color.yellow
      let textColor = Color.black
    }
    let model = StyleApplier().viewModel(for: Bar())
    #expect(model.derivedNames == ["barTintColor", "titleTextAttributes"])
    #expect(
      try encoded(model) == ##"""
        {"backgroundColor":"#ffff00","barTintColor":"#ffff00","kind":"navigationBar",\##
        "textColor":"#000000","titleTextAttributes":{"foregroundColor":"#000000"}}
        """##)
  }

  @Test func `a custom attribute is encoded by its name`() throws {
    var model = ViewModel(kind: .view)
    model[Attribute<[String]>("tags")] = ["new", "hot"]
    #expect(try encoded(model) == #"{"kind":"view","tags":["new","hot"]}"#)
  }

  @Test func `removed values are not encoded`() throws {
    var model = ViewModel(kind: .view)
    model.alpha = 0.5
    model.alpha = nil
    model.accessibilityLabel = "Close"
    model.accessibilityLabel = nil
    #expect(try encoded(model) == #"{"kind":"view"}"#)
  }

  @Test func `the keys are sorted, independent of the order of writing`() throws {
    var model = ViewModel(kind: .button)
    model.tintColor = .red
    model.text = "Buy"
    model.alpha = 0.5
    model.accessibilityLabel = "Buy this"
    model.font = .system(size: 9)
    let recorder = KeyRecorder()
    try model.encode(to: recorder)
    #expect(
      recorder.keys == ["kind", "accessibilityLabel", "alpha", "font", "text", "tintColor"])
  }

  @Test func `kept unknown names are sorted too`() throws {
    let names = ["iris", "aster", "lily", "rose", "tulip", "daisy", "violet", "poppy"]
    let json = #"{"kind":"view",\#(names.map { "\"\($0)\":1" }.joined(separator: ","))}"#
    let model = try decoded(json, with: ViewModel.Decoding(unknownNames: .keep))
    let recorder = KeyRecorder()
    try model.encode(to: recorder)
    #expect(
      recorder.keys
        == ["kind", "aster", "daisy", "iris", "lily", "poppy", "rose", "tulip", "violet"])
  }

  private static let notFinite: [(ViewModel, [String])] = [
    (model { $0.alpha = .infinity }, ["alpha"]),
    (model { $0.borderWidth = -.infinity }, ["borderWidth"]),
    (model { $0.rowHeight = .nan }, ["rowHeight"]),
    (
      model { $0.titleVerticalPositionForMetrics = [.default: 1, .compact: .nan] },
      ["titleVerticalPositionForMetrics", "compact"]
    ),
  ]

  @Test(arguments: notFinite)
  func `a number that is not finite is refused with its place`(model: ViewModel, path: [String]) {
    let error = #expect(throws: EncodingError.self) { try encoded(model) }
    guard case .invalidValue(let value, let context)? = error else { return }
    #expect(context.codingPath.map(\.stringValue) == path)
    #expect((value as? Double)?.isFinite == false)
  }

  private static func model(_ write: (inout ViewModel) -> Void) -> ViewModel {
    var model = ViewModel(kind: .view)
    write(&model)
    return model
  }
}
