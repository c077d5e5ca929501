import Foundation
import ProtocolStyle
import Testing

@Suite(.needsCompiler) struct PlaygroundJSONTests {
  /// A node of the array, as the Playground writes it.
  private struct StyledNode: Decodable {
    let name: String
    let viewModel: ViewModel
  }

  private static let rendered = [
    ("GreenView", "view(backgroundColor: #00ff00)"),
    ("GreenButton", "button(backgroundColor: #00ff00)"),
    ("GreenTextField", "textField(backgroundColor: #00ff00)"),
    ("RegularButton", "button(backgroundColor: #ffff00, font: Helvetica Neue 17)"),
    (
      "CallToActionButton",
      """
      button(backgroundColor: #ffff00, borderColor: #00ff00, borderWidth: 2, \
      font: Helvetica Neue 17)
      """
    ),
    ("CallToActionTextField", "textField(borderColor: #00ff00, borderWidth: 2)"),
    (
      "SmartButton",
      """
      button(backgroundColor: #ffff00, font: Helvetica Neue 17, \
      titleColorForState: [normal: #000000, highlighted: #ff0000])
      """
    ),
    (
      "VolumeSlider",
      """
      slider(maximumTrackTintColor: rgb(88 86 214 / 0.3), minimumTrackTintColor: #5856d6, \
      tintColor: #5856d6)
      """
    ),
    (
      "UploadProgress",
      """
      progress(progressTintColor: #5856d6, tintColor: #5856d6, \
      trackTintColor: rgb(88 86 214 / 0.3))
      """
    ),
    ("WifiSwitch", "switch(onTintColor: #5856d6, tintColor: #5856d6)"),
    (
      "OnboardingPages",
      """
      pageControl(currentPageIndicatorTintColor: #ffffff, currentPageTintColor: #ffffff, \
      pageIndicatorTintColor: #5856d6, tintColor: #5856d6)
      """
    ),
    (
      "MainBar",
      """
      navigationBar(backgroundColor: #ffff00, barTintColor: #ffff00, font: Helvetica Neue 17, \
      textColor: #5856d6, titleTextAttributes: [foregroundColor: #5856d6, font: Helvetica Neue 17])
      """
    ),
    (
      "SaveItem",
      """
      barButtonItem(font: Helvetica Neue 17, textColor: #5856d6, tintColor: #5856d6, \
      titleTextAttributesForState: \
      [normal: [foregroundColor: #5856d6, font: Helvetica Neue 17]])
      """
    ),
  ]

  @Test func `the nodes of the first examples decode to what was rendered`() async throws {
    let nodes = try await JSONDecoder().decode([StyledNode].self, from: json)
    let first = nodes.prefix(Self.rendered.count)
    #expect(first.map(\.name) == Self.rendered.map(\.0))
    #expect(first.map(\.viewModel.description) == Self.rendered.map(\.1))
  }

  @Test func `the names are those that the examples show`() async throws {
    let examples = try Repository.text(of: "Tests/Fixtures/Playground/examples.txt")
    let shown = examples.matches(of: /\n\n  (?<name>[A-Z]\w+)  +(?<kind>[a-z]\w+)(?=\n)/)
    let nodes = try await JSONDecoder().decode([StyledNode].self, from: json)
    #expect(nodes.map(\.name) == shown.map { String($0.name) })
    #expect(nodes.map(\.viewModel.kind.name) == shown.map { String($0.kind) })
  }

  @Test func `it is pretty, with sorted keys, and ends its line`() async throws {
    let text = try await String(decoding: json, as: UTF8.self)
    #expect(
      text.hasPrefix(
        """
        [
          {
            "name" : "GreenView",
            "viewModel" : {
              "backgroundColor" : "#00ff00",
              "kind" : "view"
            }
          },

        """))
    #expect(
      text.hasSuffix(
        """
          {
            "name" : "NewsPage",
            "viewModel" : {
              "backgroundColor" : "#0d1a4d",
              "kind" : "view"
            }
          }
        ]

        """))
  }

  private static let excerpts = [
    (
      "SmartButton",
      """
      {
        "backgroundColor": "#ffff00",
        "font": {"family": "Helvetica Neue"},
        "kind": "button",
        "titleColorForState": {"normal": "#000000", "highlighted": "#ff0000"}
      }
      """
    ),
    (
      "CallToActionTextField",
      ##"{"borderColor": "#00ff00", "borderWidth": 2, "kind": "textField"}"##
    ),
    (
      "WifiSwitch",
      ##"{"kind": "switch", "onTintColor": "#5856d6", "tintColor": "#5856d6"}"##
    ),
  ]

  @Test(arguments: excerpts)
  func `a view model is an object by attribute name`(name: String, expected: String) async throws {
    let nodes = try await JSONDecoder().decode([[String: UnknownValue]].self, from: json)
    let node = try #require(nodes.first { $0["name"] == .string(name) })
    #expect(Set(node.keys) == ["name", "viewModel"])
    #expect(
      try node["viewModel"] == JSONDecoder().decode(UnknownValue.self, from: Data(expected.utf8)))
  }

  private var json: Data {
    get async throws {
      let result = try await PlaygroundProgram.run(["--json"])
      #expect(result.status == 0)
      #expect(result.errors == "")
      return Data(result.output.utf8)
    }
  }
}
