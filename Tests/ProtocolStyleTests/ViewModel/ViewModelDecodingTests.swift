import Foundation
import ProtocolStyle
import Synchronization
import Testing

@Suite struct ViewModelDecodingTests {
  @Test func `without further ado the standard names are known`() throws {
    let model = try decoded(
      ##"{"kind":"button","alpha":1,"text":"Buy","titleColorForState":{"normal":"#000"}}"##,
      as: ViewModel.self)
    #expect(model.kind == .button)
    #expect(
      model.map(\.description)
        == ["alpha: 1", "text: Buy", "titleColorForState: [normal: #000000]"])
    #expect(model.map(\.isDerived) == [false, false, false])
    #expect(try decoded(#"{"kind":"view"}"#, as: ViewModel.self) == ViewModel(kind: .view))
  }

  @Test(arguments: KindRow.all)
  func `a kind is found by its name`(row: KindRow) throws {
    #expect(try decoded(#"{"kind":"\#(row.name)"}"#, as: ViewModel.self).kind == row.kind)
  }

  private static let kindNames = [NodeKind].standard.map(\.name).joined(separator: ", ")

  @Test func `attributes and kinds of the user's are found where they are given`() throws {
    let json = ##"{"kind":"dial","alpha":0.5,"markColor":"#ff0000"}"##
    let model = try decoded(
      json,
      with: ViewModel.Decoding(
        attributes: .standard + [.markColor], kinds: .standard + [.dial]))
    #expect(model.kind == .dial)
    #expect(model[.markColor] == .red)
    #expect(model.alpha == 0.5)
    #expect(decodingFailure(of: json)?.hasPrefix(#"kind: kind: "dial" was given; "#) == true)
  }

  @Test func `where names are given, no others are known`() {
    let decoding = ViewModel.Decoding(attributes: [.alpha], kinds: [.view, .dial])
    #expect(
      decodingFailure(of: #"{"kind":"button"}"#, with: decoding)
        == #"kind: kind: "button" was given; one of view, dial is accepted."#)
    #expect(
      decodingFailure(of: #"{"kind":"view","alpha":1,"text":"Buy"}"#, with: decoding)
        == #"text: attribute: "text" was given; \#(Self.acceptedNames)"#)
  }

  @Test func `attributes that the kind doesn't use are decoded as well`() throws {
    #expect(
      try decoded(#"{"kind":"screen","alpha":0.5}"#, as: ViewModel.self).alpha == 0.5)
  }

  @Test func `a nested view model's errors have the whole path`() {
    #expect(
      refusal(of: ##"[{"kind":"view"},{"kind":"view","tintColor":"red"}]"##, as: [ViewModel].self)
        == "1.tintColor: hex color: \"red\" was given; \(Self.hex)")
  }

  /// Decodes text with unknown names, and returns the findings in their order.
  private func dropping(
    _ json: String, _ attributes: AttributeList = .standard
  ) throws -> (model: ViewModel, findings: [Finding]) {
    let findings = Mutex<[Finding]>([])
    let decoding = ViewModel.Decoding(
      attributes: attributes,
      unknownNames: .drop { finding in findings.withLock { $0.append(finding) } })
    let model = try decoded(json, with: decoding)
    return (model, findings.withLock(\.self))
  }

  @Test func `unknown names are dropped and reported, in order`() throws {
    let (model, findings) = try dropping(
      #"{"kind":"view","zest":1,"alpha":0.5,"bloom":{"x":[]},"":null}"#)
    #expect(model.description == "view(alpha: 0.5)")
    #expect(findings.map(\.identifier) == Array(repeating: .unknownAttribute, count: 3))
    #expect(
      findings.map(\.summary) == [
        #""" of a view is no known attribute."#, #""bloom" of a view is no known attribute."#,
        #""zest" of a view is no known attribute."#,
      ])
    #expect(try encoded(model) == #"{"alpha":0.5,"kind":"view"}"#)
  }

  @Test func `a name that is known elsewhere may be unknown`() throws {
    let json = #"{"alpha":0.5,"kind":"view","text":"Buy"}"#
    let (model, findings) = try dropping(json, [.text])
    #expect(model.description == "view(text: Buy)")
    #expect(findings.map(\.summary) == [#""alpha" of a view is no known attribute."#])
    #expect(try dropping(json, [.text, .alpha]).findings.isEmpty)
  }

  @Test func `the finding about an unknown name has its path`() throws {
    let findings = Mutex<[Finding]>([])
    let decoder = JSONDecoder()
    decoder.userInfo[.viewModelDecoding] = ViewModel.Decoding(
      unknownNames: .drop { finding in findings.withLock { $0.append(finding) } })
    let json = #"{"first":[{"kind":"view"},{"kind":"view","zest":1}]}"#
    _ = try decoder.decode([String: [ViewModel]].self, from: Data(json.utf8))
    #expect(
      findings.withLock { $0.map(\.summary) } == [
        #""zest" of a view is no known attribute, at first.1."#
      ])
  }

  @Test func `dropping unknown names doesn't drop what is invalid`() {
    let decoding = ViewModel.Decoding(kinds: [.view], unknownNames: .drop { _ in })
    #expect(
      decodingFailure(of: #"{"kind":"view","later":1,"alpha":"much"}"#, with: decoding)
        == "alpha: type mismatch")
    #expect(
      decodingFailure(of: #"{"kind":"later"}"#, with: decoding)
        == #"kind: kind: "later" was given; one of view is accepted."#)
  }

  static let acceptedNames = """
    the name of an attribute in ViewModel.Decoding, or any with unknownNames: .drop, is accepted.
    """
  static let hex = "a string of 3, 4, 6 or 8 hexadecimal digits after an optional # is accepted."
  static let shape = """
    a hex string, or an object with red, green, blue and alpha or light and dark, is accepted.
    """

  private static let names: [(String, String)] = [
    (
      ##"{"kind":"view","backgroundColour":"#fff"}"##,
      #"backgroundColour: attribute: "backgroundColour" was given; \#(acceptedNames)"#
    ),
    (#"{"kind":"view","":1}"#, #": attribute: "" was given; \#(acceptedNames)"#),
    (
      #"{"kind":"gadget"}"#,
      """
      kind: kind: "gadget" was given; one of \(kindNames) is accepted.
      """
    ),
    (#"{"alpha":1}"#, ": no kind"),
    (#"{}"#, ": no kind"),
    (#"{"kind":3}"#, "kind: type mismatch"),
    (#"{"kind":null}"#, "kind: null"),
  ]

  private static let types: [(String, String)] = [
    (#"[]"#, ": type mismatch"),
    (#""view""#, ": type mismatch"),
    (#"3"#, ": type mismatch"),
    (#"{"kind":"view","alpha":"1"}"#, "alpha: type mismatch"),
    (#"{"kind":"view","alpha":null}"#, "alpha: null"),
    (#"{"kind":"view","isOpaque":1}"#, "isOpaque: type mismatch"),
    (#"{"kind":"label","text":1}"#, "text: type mismatch"),
    (##"{"kind":"button","titleColorForState":"#fff"}"##, "titleColorForState: type mismatch"),
    (
      #"{"kind":"navigationBar","titleVerticalPositionForMetrics":{"compact":"1"}}"#,
      "titleVerticalPositionForMetrics.compact: type mismatch"
    ),
    (#"{"kind":"slider","rangedValue":{"value":1,"minimum":0}}"#, "rangedValue: no maximum"),
    (#"{"kind":"picker","items":{"titles":["a",1]}}"#, "items.titles.1: type mismatch"),
  ]

  private static let values: [(String, String)] = [
    (
      #"{"kind":"button","titleColorForState":{"normal":"green"}}"#,
      #"titleColorForState.normal: hex color: "green" was given; \#(hex)"#
    ),
    (
      #"{"kind":"button","titleColorForState":{"normal":3}}"#,
      "titleColorForState.normal: color: neither a string nor an object was given; \(shape)"
    ),
    (
      ##"{"kind":"button","titleColorForState":{"foucsed":"#fff"}}"##,
      """
      titleColorForState.foucsed: control state: "foucsed" was given; "normal", or highlighted, \
      disabled, selected, focused, hovered, expanded, readOnly, indeterminate, busy, invalid, \
      names of custom states and application(0x…) joined by +, each at \
      most once, is accepted.
      """
    ),
    (
      #"{"kind":"tabBarItem","titleTextAttributesForState":{"normal":{"foregroundColor":"nix"}}}"#,
      #"titleTextAttributesForState.normal.foregroundColor: hex color: "nix" was given; \#(hex)"#
    ),
    (
      #"{"kind":"navigationBar","backgroundImageForPlacement":{"top/tall":{"named":"Bar"}}}"#,
      """
      backgroundImageForPlacement.top/tall: bar metrics: "tall" was given; \
      one of default, compact, defaultPrompt, compactPrompt is accepted.
      """
    ),
    (
      ##"{"kind":"view","backgroundGradient":{"stops":[{"color":"#000","location":2}]}}"##,
      """
      backgroundGradient.stops.0.location: gradient location: 2.0 was given; \
      a number from 0 to 1 is accepted.
      """
    ),
    (
      #"{"kind":"label","font":{"size":-3}}"#,
      "font.size: font size: -3.0 was given; a finite number of points greater than 0 is accepted."
    ),
    (
      #"{"kind":"image","image":{}}"#,
      """
      image: image: an object with none of them was given; \
      an object with exactly one of named, symbol and dataURL is accepted.
      """
    ),
    (
      #"{"kind":"pageControl","page":{"current":3,"count":3}}"#,
      "page: page: 3 of 3 was given; a page from 0 to count - 1, or 0 of 0, is accepted."
    ),
    (
      #"{"kind":"control","controlState":""}"#,
      """
      controlState: control state: "" was given; "normal", or highlighted, disabled, selected, \
      focused, hovered, expanded, readOnly, indeterminate, busy, invalid, \
      names of custom states and application(0x…) joined by +, each at most once, is \
      accepted.
      """
    ),
    (
      #"{"kind":"view","contentMode":"stretch"}"#,
      "contentMode: Cannot initialize ContentModeValue from invalid String value stretch"
    ),
  ]

  @Test(arguments: names + types + values)
  private func `invalid data is refused with its path`(json: String, message: String) {
    #expect(decodingFailure(of: json) == message)
  }

  @Test func `an adaptive color is resolved by the default environment`() throws {
    let model = try decoded(Self.adaptive, as: ViewModel.self)
    #expect(model.textColor == .white)
    #expect(model.titleColorForState == [.normal: .red, .selected: .white])
    #expect(model.backgroundGradient == Gradient([.white, .red]))
    #expect(
      try encoded(model) == ##"""
        {"backgroundGradient":{"stops":[{"color":"#ffffff","location":0},\##
        {"color":"#ff0000","location":1}]},"kind":"button","textColor":"#ffffff",\##
        "titleColorForState":{"normal":"#ff0000","selected":"#ffffff"}}
        """##)
  }

  @Test(arguments: [(.light, .white), (.dark, .black)] as [(StyleEnvironment.ColorScheme, Color)])
  func `an adaptive color is resolved by the environment of its decoding`(
    scheme: StyleEnvironment.ColorScheme, shown: Color
  ) {
    struct Loaded: ButtonNode, CustomClosure {
      var customClosure: StyleClosure {
        { model in
          if let loaded = try? decoded(ViewModelDecodingTests.adaptive, as: ViewModel.self) {
            model = loaded
          }
        }
      }
    }
    let model = StyleApplier().viewModel(for: Loaded(), in: StyleEnvironment(colorScheme: scheme))
    #expect(model.textColor == shown)
    #expect(model.titleColorForState == [.normal: .red, .selected: shown])
    #expect(model.backgroundGradient == Gradient([shown, .red]))
  }

  private static let adaptive = ##"""
    {"kind":"button","textColor":{"light":"#fff","dark":"#000"},
    "titleColorForState":{"normal":"#f00","selected":{"light":"#fff","dark":"#000"}},
    "backgroundGradient":{"stops":[{"color":{"light":"#fff","dark":"#000"},"location":0},
    {"color":"#f00","location":1}]}}
    """##
}

extension ViewModelDecodingTests {
  protocol DialNode: ViewNode {}
}

extension NodeKind {
  fileprivate static let dial = NodeKind(
    "dial", of: (any ViewModelDecodingTests.DialNode).self, parent: .view, uses: [.markColor])
}

extension AnyAttribute where Self == Attribute<Color> {
  fileprivate static var markColor: Self { Attribute("markColor") }
}

// MARK: - DecodingFailure

/// Returns the place and reason why a view model wasn't decoded.
///
/// The result is `path: message` if the message is the library's or the standard library's, else
/// `path: case`, because the messages of a decoder may change.
func decodingFailure(
  of json: String, with decoding: ViewModel.Decoding = ViewModel.Decoding(),
  sourceLocation: SourceLocation = #_sourceLocation
) -> String? {
  let error = #expect(throws: DecodingError.self, sourceLocation: sourceLocation) {
    try decoded(json, with: decoding)
  }
  func text(_ context: DecodingError.Context, _ message: String) -> String {
    let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return "\(path.joined(separator: ".")): \(message)"
  }
  switch error {
  case .dataCorrupted(let context)?: return text(context, context.debugDescription)
  case .keyNotFound(let key, let context)?: return text(context, "no \(key.stringValue)")
  case .typeMismatch(_, let context)?: return text(context, "type mismatch")
  case .valueNotFound(_, let context)?: return text(context, "null")
  default: return nil
  }
}

/// Returns a view model as JSON with sorted keys.
func encoded(
  _ model: ViewModel, _ formatting: JSONEncoder.OutputFormatting = []
) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
  return String(decoding: try encoder.encode(model), as: UTF8.self)
}

/// Decodes a view model from JSON with other names than the standard ones.
func decoded(_ json: String, with decoding: ViewModel.Decoding) throws -> ViewModel {
  let decoder = JSONDecoder()
  decoder.userInfo[.viewModelDecoding] = decoding
  return try decoder.decode(ViewModel.self, from: Data(json.utf8))
}
