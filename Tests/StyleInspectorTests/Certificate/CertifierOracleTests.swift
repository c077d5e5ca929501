import ProtocolStyle
import Testing

@testable import StyleInspector

/// Certificates of small random systems have the verdicts of trying every combination.
@Suite struct CertifierOracleTests {
  @Test(arguments: TestScale.seeds(60))
  func `a random system has the verdict and the departures of brute force`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    for _ in 0..<2 {
      let system = RandomSystem(&random)
      let certificate = system.certificate
      let least = system.leastDepartures()
      #expect(certificate.verdict == (least == nil ? .certified : .refuted))
      #expect(certificate.counterexamples.first?.departureCount == least, "\(certificate)")
    }
  }

  @Test(arguments: TestScale.seeds(40))
  func `one getter that is changed in one corner is found`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let system = RandomSystem(&random, cornersOnly: true)
    let certificate = system.certificate
    let least = system.leastDepartures()
    #expect(least != nil)
    #expect(certificate.verdict == .refuted)
    #expect(certificate.counterexamples.first?.departureCount == least, "\(certificate)")
  }
}

// MARK: - RandomSystem

/// Numbers of a linear congruential generator.
private struct RandomNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }
}

/// A getter that reads one thing after the other, depending on the values that it has read.
private indirect enum Decision: Sendable {
  case result(Bool)
  case read(Source, Decision, Decision)

  enum Source: CaseIterable, Sendable {
    case scheme, contrast, direction, motion, size, token, derivedToken, key
    case highlighted, selected, enclosingHighlighted, enclosingSelected

    /// Whether the source has its second value.
    var value: Bool {
      let environment = StyleEnvironment.current
      return switch self {
      case .scheme: environment.colorScheme == .dark
      case .contrast: environment.contrast == .increased
      case .direction: environment.layoutDirection == .rightToLeft
      case .motion: environment.reduceMotion
      case .size: environment.contentSizeCategory >= .accessibilityMedium
      case .token: Token.certifiedFlag.value
      case .derivedToken: Token.certifiedOtherFlag.value
      case .key: environment[CertifiedKey.self] > 1
      case .highlighted: ControlState.current.contains(.highlighted)
      case .selected: ControlState.current.contains(.selected)
      case .enclosingHighlighted: ControlState.ofEnclosingControl.contains(.highlighted)
      case .enclosingSelected: ControlState.ofEnclosingControl.contains(.selected)
      }
    }
  }

  var value: Bool {
    switch self {
    case .result(let result): result
    case .read(let source, let no, let yes): (source.value ? yes : no).value
    }
  }

  /// A random decision; false results are rare.
  static func random(_ random: inout RandomNumbers, depth: Int) -> Decision {
    if depth == 0 || random.next(5) == 0 { return .result(random.next(12) > 0) }
    let source = Source.allCases[random.next(Source.allCases.count)]
    let no = Decision.random(&random, depth: depth - 1)
    return .read(source, no, .random(&random, depth: depth - 1))
  }

  /// A decision that is false in one corner only.
  ///
  /// A root has no enclosing control, and a token isn't false while the one that it's set from is true.
  static func corner(inRoot isRoot: Bool, _ random: inout RandomNumbers) -> Decision {
    var sources = Source.allCases.filter { source in
      source != .derivedToken
        && !(isRoot && [.enclosingHighlighted, .enclosingSelected].contains(source))
    }
    return (0..<4).reduce(.result(false)) { inner, _ in
      .read(sources.remove(at: random.next(sources.count)), .result(true), inner)
    }
  }
}

private enum CertifiedKey: StyleEnvironmentKey {
  static let defaultValue = 1
}

extension StyleEnvironment {
  fileprivate var certifiedKey: Int {
    get { self[CertifiedKey.self] }
    set { self[CertifiedKey.self] = newValue }
  }
}

extension Token<Bool> {
  fileprivate static let certifiedFlag = Token("certifiedFlag", default: false)
  fileprivate static let certifiedOtherFlag = Token(
    "certifiedOtherFlag", default: Token.certifiedFlag.value)
}

private struct DecidedControl: ButtonNode, BorderWidth {
  let decision: Decision
  var borderWidth: Double { decision.value ? 1 : 0 }
}

private struct DecidedLabel: LabelNode, BorderWidth {
  let decision: Decision
  var borderWidth: Double { decision.value ? 1 : 0 }
}

/// A button and a label in it, with random getters and rules, and themes that read the environment.
private struct RandomSystem {
  let control: DecidedControl
  let label: DecidedLabel
  let sheet: StyleSheet
  let themes: [[Theme]]

  init(_ random: inout RandomNumbers, cornersOnly: Bool = false) {
    let isControl = random.next(2) == 0
    func decision(
      _ isCorner: Bool, inRoot isRoot: Bool, _ random: inout RandomNumbers
    ) -> Decision {
      cornersOnly
        ? isCorner ? .corner(inRoot: isRoot, &random) : .result(true) : .random(&random, depth: 4)
    }
    control = DecidedControl(decision: decision(isControl, inRoot: true, &random))
    label = DecidedLabel(decision: decision(!isControl, inRoot: false, &random))
    let inTheme = Decision.Source.allCases[random.next(5)]
    themes = [
      [], [Theme("set") { $0[.certifiedFlag] = true }],
      [Theme("reading") { $0[.certifiedFlag] = inTheme.value }],
    ]
    let isOverriding = random.next(3) == 0 && !cornersOnly
    sheet = StyleSheet {
      if isOverriding {
        StyleRule(
          for: .button,
          when: .controlState(.highlighted) && .colorScheme(.dark) && !.controlState(.selected)
        ) { $0.borderWidth = 0 }
        .overridingConformances()
      }
    }
  }

  var tree: StyleTree {
    let tree = StyleTree(styleSheet: sheet)
    let parent = tree.attach(control)
    tree.attach(label, to: parent)
    return tree
  }

  private static let requirement = StyleRequirement("has a border") { $0.borderWidth != 0 }

  private static let axes: [SituationAxis] = [
    .colorScheme, .contrast, .layoutDirection, .reduceMotion,
    SituationAxis(
      "text size", \.contentSizeCategory, values: [.large, .accessibilityMedium]),
    SituationAxis("key", \.certifiedKey, values: [1, 2]), .idiom,
  ]

  var certificate: Certificate {
    Inspector(themes: themes).certify(
      [Self.requirement], of: tree,
      over: SituationSpace(axes: Self.axes, controlStates: [.highlighted, .selected]))
  }

  /// The fewest departures of a violation, by trying every combination; nil if there is none.
  func leastDepartures() -> Int? {
    let tree = tree
    let (root, inner) = (tree.nodes.map(\.self)[0], tree.nodes.map(\.self)[1])
    var least: Int?
    for theme in themes.indices {
      for bits in 0..<64 {
        var environment = StyleEnvironment()
        if bits & 1 != 0 { environment.colorScheme = .dark }
        if bits & 2 != 0 { environment.contrast = .increased }
        if bits & 4 != 0 { environment.layoutDirection = .rightToLeft }
        if bits & 8 != 0 { environment.reduceMotion = true }
        if bits & 16 != 0 { environment.contentSizeCategory = .accessibilityMedium }
        if bits & 32 != 0 { environment.certifiedKey = 2 }
        (tree.themes, tree.environment) = (themes[theme], environment)
        for states in 0..<16 {
          let pair = (Self.state(states & 3), Self.state(states >> 2))
          tree.setControlState(pair.0, of: root)
          tree.setControlState(pair.1, of: inner)
          let shared = bits.nonzeroBitCount + (theme == 0 ? 0 : 1)
          if tree.viewModel(of: root).borderWidth == 0 {
            least = min(least ?? .max, shared + (states & 3).nonzeroBitCount)
          }
          if tree.viewModel(of: inner).borderWidth == 0 {
            least = min(least ?? .max, shared + states.nonzeroBitCount)
          }
        }
      }
    }
    return least
  }

  private static func state(_ bits: Int) -> ControlState {
    var state = ControlState.normal
    if bits & 1 != 0 { state.insert(.highlighted) }
    if bits & 2 != 0 { state.insert(.selected) }
    return state
  }
}
