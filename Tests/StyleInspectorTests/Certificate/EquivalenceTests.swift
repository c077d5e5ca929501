import ProtocolStyle
import Testing

@testable import StyleInspector
@testable import TestSupport

/// Whether trees look the same in two combinations of themes.
@Suite struct EquivalenceTests {
  private struct Chip: ButtonNode, BackgroundColor, CornerRadius, TextColor {
    enum Size: CaseIterable { case small, large }

    var size = Size.large
    var backgroundColor: Color { Token.face.value }
    var cornerRadius: Double { size == .small ? Token.corner.value / 2 : Token.corner.value }
    var textColor: Color {
      ControlState.current.contains(.highlighted) ? Token.pressed.value : .black
    }
  }

  private struct Words: LabelNode, TextColor {
    var textColor: Color {
      StyleEnvironment.current.colorScheme == .dark ? Token.pressed.value : .black
    }
  }

  private struct Page: ScreenNode {}
  private struct Bar: NavigationBarNode {}

  private static let old = Theme("old") {
    ($0[.face], $0[.pressed], $0[.corner]) = (.white, .lightGray, 8)
  }

  private func certificate(
    _ node: some StyleNode, _ new: Theme, except exceptions: EquivalenceExceptions = [],
    axes: [SituationAxis] = SituationAxis.standard
  ) -> EquivalenceCertificate {
    let tree = StyleTree()
    let page = tree.attach(Page())
    tree.setContainerWidth(200, of: page)
    tree.attach(node, to: page)
    let certificate = Inspector().certifyEquivalence(
      of: tree, themes: [Self.old], and: [new], except: exceptions, over: SituationSpace(axes: axes)
    )
    #expect(tree.themes == [])
    return certificate
  }

  @Test func `themes with the same values look the same`() {
    let new = Theme("new", light: Self.old, dark: Theme("dark") { Self.old.values(&$0) })
    let certificate = certificate(Chip(), new)
    #expect(certificate.verdict == .certified, "\(certificate)")
    #expect(certificate.differences.isEmpty && certificate.comparisonCount > 0)
  }

  /// A theme with the old values, and others.
  private static func new(
    _ sheet: StyleSheet = StyleSheet(),
    _ values: @escaping @Sendable (inout TokenValues) -> Void = { _ in }
  ) -> Theme {
    Theme("new", styleSheet: sheet) {
      old.values(&$0)
      values(&$0)
    }
  }

  private static let seeded: [(node: any StyleNode & Sendable, new: Theme, expected: [String])] = [
    (
      Chip(), new { $0[.face] = .black },
      ["Chip (node 1) backgroundColor: #ffffff → #000000, as it is"]
    ),
    (
      Chip(), new { $0[.pressed] = .black },
      [
        "Chip (node 1) textColor: #aaaaaa → #000000, in highlighted",
        "Chip (node 1) titleColorForState: #aaaaaa → #000000, in highlighted",
      ]
    ),
    (
      Words(), new { $0[.pressed] = .black },
      ["Words (node 1) textColor: #aaaaaa → #000000, in color scheme dark"]
    ),
    (
      Chip(),
      new(
        StyleSheet {
          StyleRule(for: .button, when: .containerWidth(atLeast: 600) && .controlState(.selected)) {
            $0.alpha = 0.5
          }
        }),
      ["Chip (node 1) alpha: none → 0.5, in Page 600 points wide, selected"]
    ),
    (
      Bar(),
      new(
        StyleSheet {
          StyleRule(for: .navigationBar, when: .colorScheme(.dark)) { $0.textColor = .red }
        }),
      [
        "Bar (node 1) textColor: none → #ff0000, in color scheme dark",
        "Bar (node 1) titleTextAttributes: none → [foregroundColor: #ff0000], in color scheme dark",
      ]
    ),
  ]

  @Test(arguments: seeded.indices)
  func `a difference has the smallest of its situations`(index: Int) {
    let (node, new, expected) = Self.seeded[index]
    let certificate = certificate(node, new)
    #expect(certificate.differences.map(\.description) == expected)
    #expect(certificate.verdict == .refuted)
  }

  @Test func `a difference of a variant is found, with both explanations`() throws {
    let certificate = certificate(
      Chip(size: .small), Self.new { $0[.corner] = 8.5 },
      except: [.cornerRadius: .within(points: 0.3)], axes: [.variant("size", \Chip.size)])
    let found = try #require(certificate.differences.first)
    #expect(certificate.differences.count == 1)
    #expect("\(found)" == "Chip (node 1) cornerRadius: 8 → 8.5, in size large")
    #expect("\(found.oldExplanation[.cornerRadius])".contains("theme old"))
    #expect("\(found.newExplanation[.cornerRadius])".contains("theme new"))
    #expect("\(certificate)".contains("refuted: theme 'old' and theme 'new' look the same"))
  }

  private static let tolerances: [(EquivalenceExceptions, Double, Color, Int)] = [
    ([], 9, .white, 1), ([.cornerRadius], 9, .black, 1),
    ([.cornerRadius: .within(points: 1)], 9, .white, 0),
    ([.cornerRadius: .within(points: 0.9)], 9, .white, 1),
    ([.backgroundColor: .within(deltaE: 2)], 8, Color(hex: 0xFCFCFC), 0),
    ([.backgroundColor: .within(deltaE: 2)], 8, Color(hex: 0xF0F0F0), 1),
    ([.backgroundColor: .within(deltaE: 2)], 8, Color(white: 1, alpha: 0.97), 1),
    ([.backgroundColor: .within(points: 2)], 8, Color(hex: 0xFCFCFC), 1),
    ([.cornerRadius: .anything, .backgroundColor: .anything], 20, .red, 0),
  ]

  @Test(arguments: tolerances.indices)
  func `excepted attributes differ as much as they may`(index: Int) {
    let (exceptions, corner, face, count) = Self.tolerances[index]
    let certificate = certificate(
      Chip(), Self.new { ($0[.corner], $0[.face]) = (corner, face) }, except: exceptions)
    #expect(certificate.differences.count == count, "\(certificate)")
  }

  @Test func `a value with more situations than the limit is undecided`() {
    let tree = StyleTree()
    tree.attach(Words())
    let certificate = Inspector().certifyEquivalence(
      of: tree, themes: [Self.old], and: [Self.old], over: SituationSpace(limit: 1))
    #expect(certificate.verdict == .undecided)
    #expect(certificate.undecided == ["Words (node 0) has 'textColor' in more than 1 situations"])
  }

  @Test func `themes of the tree that neither combination has stay below both`() {
    let (below, empty) = (Theme("below") { $0[.face] = .red }, Theme("empty"))
    let tree = StyleTree(themes: [below, Self.old])
    tree.attach(Chip())
    let certificate = Inspector().certifyEquivalence(of: tree, themes: [empty], and: [Self.old])
    #expect(certificate.differences.map(\.old).contains("#ff0000"))
  }
}

extension Token<Color> {
  fileprivate static let face = Token("face", default: .blue)
  fileprivate static let pressed = Token("pressed", default: .blue)
}

extension Token<Double> {
  fileprivate static let corner = Token("corner", default: 0)
}

// MARK: - Oracle

/// Random themes over random trees, compared in all situations one by one.
@Suite struct EquivalenceOracleTests {
  private struct Panel: ScreenNode {}

  private struct Box: ButtonNode, BorderWidth, Alpha {
    let border: Decision
    let fade: Decision
    var borderWidth: Double { border.value ? 1 : 0 }
    var alpha: Double { fade.value ? 1 : 0.5 }
  }

  private struct Line: LabelNode, BorderWidth {
    let border: Decision
    var borderWidth: Double { border.value ? 1 : 0 }
  }

  private static let bits: [ControlState] = [.highlighted, .selected]

  private struct System {
    let tree = StyleTree()
    let page: NodeHandle<Panel>
    let inner: [AnyNodeHandle]
    let themes: [Theme]

    init(_ random: inout RandomNumbers) {
      let own: [Decision.Source] = [
        .scheme, .contrast, .token, .derivedToken, .highlighted, .selected, .enclosingSelected,
        .enclosingHighlighted, .wide, .wider,
      ]
      func decision(_ depth: Int, _ random: inout RandomNumbers) -> Decision {
        .random(&random, depth: depth, of: own)
      }
      page = tree.attach(Panel())
      tree.setContainerWidth(200, of: page)
      let box = tree.attach(
        Box(border: decision(3, &random), fade: decision(2, &random)), to: page)
      let line = tree.attach(Line(border: decision(3, &random)), to: box)
      inner = [box.erased, line.erased]
      let ofTheme: [Decision.Source] = [.scheme, .contrast]
      func theme(_ random: inout RandomNumbers) -> Theme {
        let value = Decision.random(&random, depth: 2, of: ofTheme)
        let rule = Decision.random(&random, depth: 2, of: own)
        let condition: StyleCondition =
          [.colorScheme(.dark), .controlState(.selected), .containerWidth(atLeast: 300)][
            random.next(3)]
        let isRuled = random.next(3) == 0
        let sheet = StyleSheet {
          if isRuled {
            StyleRule(for: .label, when: condition) { if rule.value { $0.alpha = 0.5 } }
          }
        }
        return Theme("random", styleSheet: sheet) { $0[.decisionFlag] = value.value }
      }
      themes = [theme(&random), theme(&random)]
    }

    /// The fewest departures of a difference by node and attribute.
    var leastByBruteForce: [String: Int] {
      var least: [String: Int] = [:]
      func models(_ themes: [Theme]) -> [ViewModel] {
        tree.themes = themes
        return inner.map { tree.viewModel(of: $0) }
      }
      for (isDark, isContrast) in [(false, false), (true, false), (false, true), (true, true)] {
        tree.environment.colorScheme = isDark ? .dark : .light
        tree.environment.contrast = isContrast ? .increased : .standard
        for width in [200.0, 300, 600] {
          tree.setContainerWidth(width, of: page)
          for states in 0..<16 {
            for (place, node) in inner.enumerated() {
              let set = EquivalenceOracleTests.bits.indices.filter {
                states >> (2 * place + $0) & 1 != 0
              }
              tree.setControlState(
                ControlState(set.map { EquivalenceOracleTests.bits[$0] }), of: node)
            }
            let count =
              (isDark ? 1 : 0) + (isContrast ? 1 : 0) + (width == 200 ? 0 : 1)
              + states.nonzeroBitCount
            for (node, pair) in zip(inner, zip(models([themes[0]]), models([themes[1]]))) {
              for change in pair.1.difference(from: pair.0)
              where change.attribute != Attribute.controlState.id {
                let key = "\(node) \(change.attribute)"
                least[key] = min(least[key] ?? .max, count)
              }
            }
          }
        }
      }
      return least
    }
  }

  @Test(arguments: TestScale.seeds(200))
  func `all differences are found with the fewest departures, and no others`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let system = System(&random)
    let certificate = Inspector().certifyEquivalence(
      of: system.tree, themes: [system.themes[0]], and: [system.themes[1]],
      over: SituationSpace(
        axes: [.colorScheme, .contrast, .idiom], controlStates: ControlState(Self.bits)))
    let found = certificate.differences.map { difference in
      let node = difference.subject.split(separator: "(")[1].dropLast()
      return ("\(node) \(difference.attribute)", difference.departureCount)
    }
    #expect(Dictionary(uniqueKeysWithValues: found) == system.leastByBruteForce)
  }
}
