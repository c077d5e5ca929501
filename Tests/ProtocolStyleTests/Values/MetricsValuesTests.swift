import ProtocolStyle
import Testing

@Suite struct MetricsValuesTests {
  /// The places with values, the place to look up, and the place whose value is returned.
  static let fallbacks: [([BarMetrics], BarMetrics, BarMetrics?)] = [
    ([.default], .default, .default),
    ([.default], .compact, .default),
    ([.default], .defaultPrompt, .default),
    ([.default], .compactPrompt, .default),
    ([.default, .compact], .compactPrompt, .compact),
    ([.default, .defaultPrompt], .compactPrompt, .default),
    ([.defaultPrompt], .compactPrompt, nil),
    ([.compact], .default, nil),
    ([.compact], .defaultPrompt, nil),
    ([.compact], .compactPrompt, .compact),
    ([.default, .compact, .compactPrompt], .compactPrompt, .compactPrompt),
    ([.compactPrompt], .compact, nil),
    ([], .default, nil),
  ]

  @Test(arguments: fallbacks)
  func `metrics without a value fall back to those without the prompt, then to the default`(
    set: [BarMetrics], metrics: BarMetrics, answering: BarMetrics?
  ) {
    var values = MetricsValues<String>()
    for metrics in set { values[metrics] = metrics.rawValue }
    #expect(values[metrics] == answering?.rawValue)
  }

  @Test func `metrics are UIKit's four, in order`() {
    #expect(
      BarMetrics.allCases.map(\.description)
        == ["default", "compact", "defaultPrompt", "compactPrompt"])
    #expect(BarMetrics.allCases.reversed().sorted() == BarMetrics.allCases)
    #expect(BarMetrics.name == "bar metrics")
  }

  @Test(arguments: BarMetrics.allCases)
  func `metrics are their name`(metrics: BarMetrics) throws {
    #expect(try BarMetrics(validating: metrics.rawValue) == metrics)
    try expectRoundTrip([metrics], as: #"["\#(metrics.rawValue)"]"#)
  }

  @Test func `values are an object keyed by metrics`() throws {
    let values: MetricsValues<Double> = [.compact: -1.5, .default: 2]
    try expectRoundTrip(values, as: #"{"compact":-1.5,"default":2}"#)
    #expect(values.description == "[default: 2.0, compact: -1.5]")
  }

  static let refused: [(String, String)] = [
    (
      #"[{"tall":1}]"#,
      """
      0.tall: bar metrics: "tall" was given; \
      one of default, compact, defaultPrompt, compactPrompt is accepted.
      """
    ),
    (
      #"[{"":1}]"#,
      """
      0.: bar metrics: "" was given; \
      one of default, compact, defaultPrompt, compactPrompt is accepted.
      """
    ),
  ]

  @Test(arguments: refused)
  func `invalid metrics are refused with their path`(json: String, message: String) {
    #expect(refusal(of: json, as: [MetricsValues<Double>].self) == message)
  }
}
