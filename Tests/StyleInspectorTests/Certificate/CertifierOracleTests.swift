import ProtocolStyle
import Testing

@testable import StyleInspector
@testable import TestSupport

/// Certificates of small random systems have the verdicts of trying every combination.
@Suite struct CertifierOracleTests {
  @Test(arguments: TestScale.seeds(200))
  func `a random system has the verdict and the departures of brute force`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    RandomSystem(&random).check()
  }

  @Test(arguments: TestScale.seeds(100))
  func `one getter that is changed in one corner is found`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let system = RandomSystem(&random, cornersOnly: true)
    #expect(system.leastDepartures() != nil)
    system.check()
  }
}

// MARK: - RandomSystem

private struct DecidedPage: ScreenNode {}

/// A button whose model's state, and whose scope, may follow anything.
private struct DecidedControl: ButtonNode, BorderWidth, ControlStateContent, ScopeProviding {
  let decision: Decision
  let state: Decision
  let scope: Decision
  var borderWidth: Double { decision.value ? 1 : 0 }
  var controlState: ControlState { state.value ? .normal : .selected }

  var styleScope: StyleScope {
    let isOn = scope.value
    return StyleScope { if !isOn { $0.decisionKey = 2 } }
  }
}

private struct DecidedLabel: LabelNode, BorderWidth, StyleClassed {
  let decision: Decision
  let classes: Decision
  var borderWidth: Double { decision.value ? 1 : 0 }
  var styleClasses: [String] { classes.value ? [] : ["Decided"] }
}

/// A page with a button and a label in it, with random getters, scopes, states, classes and rules, and
/// themes in several orders that read the environment.
///
/// Each system has two of the properties of the environment and two of the states, so that every
/// combination can be tried.
private struct RandomSystem {
  /// A property of the environment with two values.
  private struct Property {
    let source: Decision.Source
    let axis: SituationAxis
    let setSecondValue: @Sendable (inout StyleEnvironment) -> Void
  }

  private static let properties = [
    Property(source: .scheme, axis: .colorScheme) { $0.colorScheme = .dark },
    Property(source: .contrast, axis: .contrast) { $0.contrast = .increased },
    Property(source: .direction, axis: .layoutDirection) { $0.layoutDirection = .rightToLeft },
    Property(source: .motion, axis: .reduceMotion) { $0.reduceMotion = true },
    Property(source: .key, axis: SituationAxis("key", \.decisionKey, values: [1, 2])) {
      $0.decisionKey = 2
    },
  ]

  private struct State {
    let bit: ControlState
    let sources: [Decision.Source]
  }

  private static let allStates = [
    State(bit: .highlighted, sources: [.highlighted, .enclosingHighlighted]),
    State(bit: .selected, sources: [.selected, .enclosingSelected]),
    State(bit: .decided, sources: [.custom, .enclosingCustom]),
  ]

  private let properties: [Property]
  private let bits: [ControlState]
  private let control: DecidedControl
  private let label: DecidedLabel
  private let sheet: StyleSheet
  private let themes: [[Theme]]
  private let width: Double?
  private let stateThatWasSet: ControlState?

  init(_ random: inout RandomNumbers, cornersOnly: Bool = false) {
    let isControl = random.next(2) == 0
    var properties = Self.properties
    while properties.count > 2 { properties.remove(at: random.next(properties.count)) }
    self.properties = properties
    var states = Self.allStates
    states.remove(at: random.next(states.count))
    bits = states.map(\.bit)
    let ofEnvironment = properties.map(\.source) + [.large, .tiny]
    let ofState = ofEnvironment + [.token, .wide, .wider]
    let all = ofState + [.derivedToken] + states.flatMap(\.sources)
    func decision(_ isCorner: Bool, _ random: inout RandomNumbers) -> Decision {
      // A token isn't false while the one that it's set from is true, and some sizes exclude others. A
      // button in no control doesn't read the state of one.
      let corners = all.filter { source in
        ![.derivedToken, .tiny, .wider].contains(source)
          && !(isControl && states.contains { $0.sources[1] == source })
      }
      return cornersOnly
        ? isCorner ? .corner(&random, of: corners) : .result(true)
        : .random(&random, depth: 4, of: all, rarity: 12)
    }
    func other(_ sources: [Decision.Source], _ random: inout RandomNumbers) -> Decision {
      cornersOnly || random.next(2) == 0
        ? .result(true) : .random(&random, depth: 2, of: sources)
    }
    control = DecidedControl(
      decision: decision(isControl, &random), state: other(ofState, &random),
      scope: other(all, &random))
    label = DecidedLabel(
      decision: decision(!isControl, &random), classes: other(all, &random))
    let inTheme = ofEnvironment[random.next(ofEnvironment.count)]
    let (set, unset, reading) = (
      Theme("set") { $0[.decisionFlag] = true }, Theme("unset") { $0[.decisionFlag] = false },
      Theme("reading") { $0[.decisionFlag] = inTheme.value }
    )
    themes =
      [
        [[], [set], [reading]], [[set, unset], [unset, set]],
        [[reading, set], [set, reading], [set]],
      ][cornersOnly ? 0 : random.next(3)]
    width = [nil, 200, 450, 700][random.next(4)]
    stateThatWasSet = cornersOnly || random.next(3) > 0 ? nil : .selected
    let isOverriding = random.next(3) == 0 && !cornersOnly
    sheet = StyleSheet {
      StyleRule(for: .styleClass("Decided")) { $0.borderWidth = 0 }.overridingConformances()
      if isOverriding {
        StyleRule(
          for: .button,
          when: .controlState(.highlighted) && .colorScheme(.dark) && !.controlState(.selected)
            && .containerWidth(atLeast: 300)
        ) { $0.borderWidth = 0 }
        .overridingConformances()
      }
    }
  }

  private var tree: StyleTree {
    let tree = StyleTree(styleSheet: sheet)
    let page = tree.attach(DecidedPage())
    tree.setContainerWidth(width, of: page)
    let button = tree.attach(control, to: page)
    tree.setControlState(stateThatWasSet, of: button)
    tree.attach(label, to: button)
    return tree
  }

  private static let requirement = StyleRequirement("has a border") { $0.borderWidth != 0 }

  private var certificate: Certificate {
    Inspector(themes: themes).certify(
      [Self.requirement], of: tree,
      over: SituationSpace(
        axes: properties.map(\.axis) + [.contentSizeCategory, .idiom],
        controlStates: ControlState(bits)))
  }

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let (certificate, least) = (certificate, leastDepartures())
    #expect(
      certificate.verdict == (least == nil ? .certified : .refuted), "\(certificate)",
      sourceLocation: sourceLocation)
    #expect(
      certificate.counterexamples.first?.departureCount == least, "\(certificate)",
      sourceLocation: sourceLocation)
  }

  /// The fewest departures of a violation, by trying every combination; nil if there is none.
  func leastDepartures() -> Int? {
    let tree = tree
    let (page, button, inner) = (Array(tree.nodes)[0], Array(tree.nodes)[1], Array(tree.nodes)[2])
    // A combination of themes that isn't the tree's is the base, too, if it's the first.
    let own = themes.firstIndex { $0 == tree.themes } ?? 0
    let widths: [(width: Double?, count: Int)] =
      [(width, 0)] + [0, 300, 600].filter { $0 != width }.map { ($0, 1) }
    var least: Int?
    for theme in themes.indices {
      for second in 0..<4 {
        for size in [StyleEnvironment.ContentSizeCategory.large, .extraSmall, .accessibilityMedium]
        {
          var environment = StyleEnvironment()
          for (place, property) in properties.enumerated() where second >> place & 1 != 0 {
            property.setSecondValue(&environment)
          }
          environment.contentSizeCategory = size
          (tree.themes, tree.environment) = (themes[theme], environment)
          let shared =
            second.nonzeroBitCount + (theme == own ? 0 : 1) + (size == .large ? 0 : 1)
          for (width, count) in widths {
            tree.setContainerWidth(width, of: page)
            for flips in states {
              tree.setControlState(stateThatWasSet, of: button)
              let state = tree.controlState(of: button).symmetricDifference(flips)
              tree.setControlState(state, of: button)
              let departures = shared + count + flips.rawValue.nonzeroBitCount
              if tree.viewModel(of: button).borderWidth == 0 {
                least = min(least ?? .max, departures)
              }
              for own in states {
                tree.setControlState(own, of: inner)
                if tree.viewModel(of: inner).borderWidth == 0 {
                  least = min(least ?? .max, departures + own.rawValue.nonzeroBitCount)
                }
              }
            }
          }
        }
      }
    }
    return least
  }

  private var states: [ControlState] { [.normal, bits[0], bits[1], ControlState(bits)] }
}
