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

// MARK: - PlacementValuesTests

@Suite struct PlacementValuesTests {
  /// The places with values, the place to look up, and the place whose value is returned.
  static let fallbacks: [([String], String, String?)] = [
    (["any/default"], "any/default", "any/default"),
    (["any/default"], "topAttached/compactPrompt", "any/default"),
    (["top/default", "any/compact"], "top/compact", "top/default"),
    (["any/compact", "any/default"], "top/compact", "any/compact"),
    (["any/default", "bottom/compact"], "top/compact", "any/default"),
    (["top/compact", "top/default"], "top/compactPrompt", "top/compact"),
    (["top/default", "any/compactPrompt"], "top/compactPrompt", "top/default"),
    (["any/compactPrompt", "any/compact"], "top/compactPrompt", "any/compactPrompt"),
    (["any/compact", "any/default"], "any/compactPrompt", "any/compact"),
    (["top/defaultPrompt"], "top/compactPrompt", nil),
    (["top/default"], "topAttached/default", nil),
    (["top/default"], "any/default", nil),
    (["any/compact"], "any/default", nil),
    ([], "any/default", nil),
  ]

  @Test(arguments: fallbacks)
  func `the position's metrics fall back first, then any position's`(
    set: [String], placement: String, answering: String?
  ) throws {
    var values = PlacementValues<String>()
    for text in set { values[try BarPlacement(validating: text)] = text }
    #expect(values[try BarPlacement(validating: placement)] == answering)
  }

  @Test func `no placement is among its own fallbacks, and none is named twice`() {
    for position in BarPosition.allCases {
      for metrics in BarMetrics.allCases {
        let placement = BarPlacement(position, metrics)
        #expect(!placement.fallbacks.contains(placement))
        #expect(Set(placement.fallbacks).count == placement.fallbacks.count)
      }
    }
  }

  @Test func `a placement is anywhere with the default metrics by default`() {
    #expect(BarPlacement() == BarPlacement(.any, .default))
    #expect(BarPlacement(.top) == BarPlacement(.top, .default))
    #expect(BarPlacement(.top, .compact).description == "top/compact")
    #expect(BarPlacement.name == "bar placement")
  }

  @Test func `placements are ordered by position, then by metrics`() {
    let values: PlacementValues<Int> = [
      BarPlacement(.top): 4, BarPlacement(.any, .compactPrompt): 2, BarPlacement(): 1,
      BarPlacement(.bottom, .compact): 3, BarPlacement(.topAttached): 5,
    ]
    #expect(values.map(\.value) == [1, 2, 3, 4, 5])
  }

  @Test func `values are an object keyed by position and metrics`() throws {
    let values: PlacementValues<Int> = [BarPlacement(.top, .compact): 2, BarPlacement(): 1]
    try expectRoundTrip(values, as: #"{"any/default":1,"top/compact":2}"#)
    #expect(values.description == "[any/default: 1, top/compact: 2]")
  }

  static let accepted = "a bar position and bar metrics joined by / is accepted."

  static let refused: [(String, String)] = [
    (#"[{"top":1}]"#, #"0.top: bar placement: "top" was given; \#(accepted)"#),
    (#"[{"":1}]"#, #"0.: bar placement: "" was given; \#(accepted)"#),
    (
      #"[{"top/compact/":1}]"#,
      #"0.top/compact/: bar placement: "top/compact/" was given; \#(accepted)"#
    ),
    (
      #"[{"left/default":1}]"#,
      """
      0.left/default: bar position: "left" was given; \
      one of any, bottom, top, topAttached is accepted.
      """
    ),
    (
      #"[{"top/":1}]"#,
      """
      0.top/: bar metrics: "" was given; \
      one of default, compact, defaultPrompt, compactPrompt is accepted.
      """
    ),
  ]

  @Test(arguments: refused)
  func `an invalid placement is refused with its path`(json: String, message: String) {
    #expect(refusal(of: json, as: [PlacementValues<Int>].self) == message)
  }

  @Test(arguments: BarPosition.allCases)
  func `a position is its name`(position: BarPosition) throws {
    try expectRoundTrip([position], as: #"["\#(position.rawValue)"]"#)
  }

  @Test func `positions are UIKit's four`() {
    #expect(BarPosition.allCases.map(\.rawValue) == ["any", "bottom", "top", "topAttached"])
  }

  @Test func `a placement is a text`() throws {
    try expectRoundTrip([BarPlacement(.topAttached, .compact)], as: #"["topAttached/compact"]"#)
    #expect(
      refusal(of: #"["top"]"#, as: [BarPlacement].self) == """
        0: bar placement: "top" was given; a bar position and bar metrics joined by / is accepted.
        """)
  }
}
