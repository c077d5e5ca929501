import ProtocolStyle
import Testing

/// The operators `&&`, `||` and `!` on conditions, in an environment that is dark and compact.
@Suite struct StyleConditionOperatorTests {
  private static let dark = StyleCondition.colorScheme(.dark)
  private static let light = StyleCondition.colorScheme(.light)
  private static let compact = StyleCondition.horizontalSizeClass(.compact)
  private static let motion = StyleCondition.reduceMotion(false)

  private static let truths: [(StyleCondition, Bool)] = [
    (dark && compact, true), (dark && !compact, false), (!dark && compact, false),
    (!dark && !compact, false),
    (dark || compact, true), (dark || !compact, true), (!dark || compact, true),
    (!dark || !compact, false),
    (!dark, false), (!light, true), (!(!dark), true), (!(dark && light), true),
    (!(dark || light), false), (light && dark || compact, true),
    (light && (dark || compact), false),
  ]

  @Test(arguments: truths)
  func `conditions combine as truth values do`(condition: StyleCondition, holds: Bool) {
    let tree = Self.tree([.naming("rule", when: condition)])
    #expect((tree.winner(of: tree.attach(CardView())) == "rule") == holds)
  }

  private static let narrower: [(StyleCondition, StyleCondition?)] = [
    (dark, nil), (!light, nil), (dark || light, nil),
    (dark && compact, dark), (dark && compact && motion, dark && compact),
    (dark && compact || dark && motion, dark), (!(light || compact && light), dark),
    ((dark || light) && compact, dark),
  ]

  @Test(arguments: narrower)
  func `more conditions win, though registered before`(
    narrow: StyleCondition, wide: StyleCondition?
  ) {
    let tree = Self.tree([.naming("narrow", when: narrow), .naming("wide", when: wide)])
    #expect(tree.winner(of: tree.attach(CardView())) == "narrow")
  }

  private static let alike: [(StyleCondition, StyleCondition)] = [
    (dark, compact), (!light, dark), (dark || light, compact), (dark || compact && motion, motion),
    (dark && compact || motion, dark), (dark && compact, motion && compact),
    (!(light && compact), dark),
  ]

  @Test(arguments: alike)
  func `where as many are sure to hold, the later rule wins`(
    one: StyleCondition, other: StyleCondition
  ) {
    let tree = Self.tree([.naming("earlier", when: one), .naming("later", when: other)])
    #expect(tree.winner(of: tree.attach(CardView())) == "later")
    let turned = Self.tree([.naming("earlier", when: other), .naming("later", when: one)])
    #expect(turned.winner(of: turned.attach(CardView())) == "later")
  }

  private static let texts: [(StyleCondition, String)] = [
    (dark && !.controlState(.disabled), "colorScheme(dark) && !controlState(disabled)"),
    (dark || compact, "colorScheme(dark) || horizontalSizeClass(compact)"),
    (
      (dark || light) && motion,
      "(colorScheme(dark) || colorScheme(light)) && reduceMotion(false)"
    ),
    (dark && light || motion, "colorScheme(dark) && colorScheme(light) || reduceMotion(false)"),
    (!(dark && light), "!(colorScheme(dark) && colorScheme(light))"),
    (!(!dark), "!!colorScheme(dark)"),
    (.controlState([.highlighted, .selected]), "controlState(highlighted+selected)"),
  ]

  @Test(arguments: texts)
  func `the description of a combination is its source`(condition: StyleCondition, text: String) {
    #expect("\(condition)" == text)
  }

  private static func tree(_ rules: [StyleRule]) -> StyleTree {
    var environment = StyleEnvironment(colorScheme: .dark)
    environment.horizontalSizeClass = .compact
    return StyleTree(environment: environment, styleSheet: StyleSheet { rules })
  }
}
