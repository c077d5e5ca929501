import ProtocolStyle

/// Numbers of a linear congruential generator.
struct RandomNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }
}

/// A getter that reads one thing after the other, depending on the values that it has read.
indirect enum Decision: Hashable, Sendable {
  case result(Bool)
  case read(Source, Decision, Decision)

  enum Source: Sendable {
    case scheme, contrast, level, direction, motion, large, tiny, token, derivedToken, key
    case highlighted, selected, disabled, hovered, custom
    case enclosingHighlighted, enclosingSelected, enclosingCustom
    case wide, wider
    case descendantSelected, descendantCustom, first, last, even

    /// Whether the source has its second value.
    var value: Bool {
      let environment = StyleEnvironment.current
      return switch self {
      case .scheme: environment.colorScheme == .dark
      case .contrast: environment.contrast == .increased
      case .level: environment.interfaceLevel == .elevated
      case .direction: environment.layoutDirection == .rightToLeft
      case .motion: environment.reduceMotion
      case .large: environment.contentSizeCategory >= .accessibilityMedium
      case .tiny: environment.contentSizeCategory == .extraSmall
      case .token: Token.decisionFlag.value
      case .derivedToken: Token.derivedDecisionFlag.value
      case .key: environment[DecisionKey.self] > 1
      case .highlighted: ControlState.current.contains(.highlighted)
      case .selected: ControlState.current.contains(.selected)
      case .disabled: ControlState.current.contains(.disabled)
      case .hovered: ControlState.current.contains(.hovered)
      case .custom: ControlState.current.contains(.decided)
      case .enclosingHighlighted: ControlState.ofEnclosingControl.contains(.highlighted)
      case .enclosingSelected: ControlState.ofEnclosingControl.contains(.selected)
      case .enclosingCustom: ControlState.ofEnclosingControl.contains(.decided)
      case .wide: ContainerWidth.isAtLeast(300)
      case .wider: ContainerWidth.isAtLeast(600)
      case .descendantSelected: ControlState.ofDescendants.contains(.selected)
      case .descendantCustom: ControlState.ofDescendants.contains(.decided)
      case .first: SiblingPosition.isFirst
      case .last: SiblingPosition.isLast
      case .even: SiblingPosition.isEven
      }
    }

    /// The sources of most decisions.
    ///
    /// Each of the others doubles the situations that a renderer
    /// distinguishes, so tests choose them where these count.
    static let usual: [Source] = [
      .scheme, .contrast, .direction, .motion, .large, .tiny, .token, .derivedToken, .key,
      .highlighted, .selected, .disabled, .custom, .enclosingHighlighted, .enclosingSelected,
      .enclosingCustom, .wide, .wider,
    ]

    /// The sources that belong to the place of a node in its tree.
    static let ofSurroundings: [Source] = [
      .descendantSelected, .descendantCustom, .first, .last, .even,
    ]

    /// The sources that belong to the environment and the themes.
    static let ofEnvironment: [Source] = [
      .scheme, .contrast, .direction, .motion, .large, .tiny, .key,
    ]
  }

  var value: Bool {
    switch self {
    case .result(let result): result
    case .read(let source, let no, let yes): (source.value ? yes : no).value
    }
  }

  /// A random decision of some sources.
  ///
  /// - Parameters:
  ///   - random: The generator.
  ///   - depth: The highest number of reads.
  ///   - sources: The sources.
  ///   - rarity: The number of results of which about one is false.
  /// - Returns: The decision.
  static func random(
    _ random: inout RandomNumbers, depth: Int, of sources: [Source] = Source.usual,
    rarity: Int = 2
  ) -> Decision {
    if depth == 0 || random.next(5) == 0 { return .result(random.next(rarity) > 0) }
    let source = sources[random.next(sources.count)]
    let no = Decision.random(&random, depth: depth - 1, of: sources, rarity: rarity)
    return .read(
      source, no, .random(&random, depth: depth - 1, of: sources, rarity: rarity))
  }

  /// A decision that is false in one corner only.
  static func corner(_ random: inout RandomNumbers, of sources: [Source]) -> Decision {
    var sources = sources
    return (0..<4).reduce(.result(false)) { inner, _ in
      .read(sources.remove(at: random.next(sources.count)), .result(true), inner)
    }
  }
}

/// A node with a scope that increases the contrast if a decision is false.
protocol ScopeDeciding: ScopeProviding {
  var scope: Decision { get }
}

extension ScopeDeciding {
  var styleScope: StyleScope {
    let isOn = scope.value
    return StyleScope { if !isOn { $0.contrast = .increased } }
  }
}

enum DecisionKey: StyleEnvironmentKey {
  static let defaultValue = 1
}

extension StyleEnvironment {
  var decisionKey: Int {
    get { self[DecisionKey.self] }
    set { self[DecisionKey.self] = newValue }
  }
}

extension Token<Bool> {
  static let decisionFlag = Token("decisionFlag", default: false)
  static let derivedDecisionFlag = Token(
    "derivedDecisionFlag", default: Token.decisionFlag.value)
}

extension ControlState {
  static let decided = ControlState(rawValue: 0x40000)
}
