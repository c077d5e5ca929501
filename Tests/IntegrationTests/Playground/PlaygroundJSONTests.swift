import Foundation
import ProtocolStyle
import Testing

@Suite(.needsCompiler) struct PlaygroundJSONTests {
  /// A node in the array that the Playground writes.
  private struct StyledNode: Decodable {
    let name: String
    let viewModel: ViewModel
  }

  private static let rendered = [
    ("GreenView", "view(backgroundColor: #3f9b6b)"),
    ("GreenButton", "button(backgroundColor: #3f9b6b)"),
    ("GreenTextField", "textField(backgroundColor: #3f9b6b)"),
    ("RegularButton", "button(backgroundColor: #ffd970, font: Helvetica Neue 17)"),
    (
      "CallToActionButton",
      """
      button(backgroundColor: #ffd970, borderColor: #3f9b6b, borderWidth: 2, \
      font: Helvetica Neue 17)
      """
    ),
    ("CallToActionTextField", "textField(borderColor: #3f9b6b, borderWidth: 2)"),
    (
      "SmartButton",
      """
      button(backgroundColor: #ffd970, font: Helvetica Neue 17, \
      titleColorForState: [normal: #000000, highlighted: #a3124e])
      """
    ),
    (
      "VolumeSlider",
      """
      slider(maximumTrackTintColor: rgb(75 63 135 / 0.3), minimumTrackTintColor: #4b3f87, \
      tintColor: #4b3f87)
      """
    ),
    (
      "UploadProgress",
      """
      progress(progressTintColor: #4b3f87, tintColor: #4b3f87, \
      trackTintColor: rgb(75 63 135 / 0.3))
      """
    ),
    ("WifiSwitch", "switch(onTintColor: #4b3f87, tintColor: #4b3f87)"),
    (
      "OnboardingPages",
      """
      pageControl(currentPageIndicatorTintColor: #ffffff, currentPageTintColor: #ffffff, \
      pageIndicatorTintColor: #4b3f87, tintColor: #4b3f87)
      """
    ),
    (
      "MainBar",
      """
      navigationBar(backgroundColor: #ffd970, barTintColor: #ffd970, font: Helvetica Neue 17, \
      textColor: #4b3f87, titleTextAttributes: [foregroundColor: #4b3f87, font: Helvetica Neue 17])
      """
    ),
    (
      "SaveItem",
      """
      barButtonItem(font: Helvetica Neue 17, textColor: #4b3f87, tintColor: #4b3f87, \
      titleTextAttributesForState: \
      [normal: [foregroundColor: #4b3f87, font: Helvetica Neue 17]])
      """
    ),
  ]

  @Test func `the nodes of the first examples decode to the rendered models`() async throws {
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
              "backgroundColor" : "#3f9b6b",
              "kind" : "view"
            }
          },

        """))
    #expect(
      text.hasSuffix(
        """
              "transform" : {

              }
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
        "backgroundColor": "#ffd970",
        "font": {"family": "Helvetica Neue"},
        "kind": "button",
        "titleColorForState": {"normal": "#000000", "highlighted": "#a3124e"}
      }
      """
    ),
    (
      "CallToActionTextField",
      ##"{"borderColor": "#3f9b6b", "borderWidth": 2, "kind": "textField"}"##
    ),
    (
      "WifiSwitch",
      ##"{"kind": "switch", "onTintColor": "#4b3f87", "tintColor": "#4b3f87"}"##
    ),
  ]

  @Test(arguments: excerpts)
  func `a view model is an object by attribute name`(name: String, expected: String) async throws {
    let nodes = try await JSONSerialization.jsonObject(with: json) as? [[String: Any]]
    let node = try #require(nodes?.first { $0["name"] as? String == name })
    #expect(Set(node.keys) == ["name", "viewModel"])
    let model = try #require(node["viewModel"])
    #expect(try sorted(model) == sorted(JSONSerialization.jsonObject(with: Data(expected.utf8))))
  }

  private func sorted(_ object: Any) throws -> String {
    let data = try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
    return String(decoding: data, as: UTF8.self)
  }

  private var json: Data {
    get async throws {
      let result = try await BuiltProgram.playground.run(["--json"])
      #expect(result.status == 0)
      #expect(result.errors == "")
      return Data(result.output.utf8)
    }
  }
}
