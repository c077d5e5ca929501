import ProtocolStyle
import StyleInspector
import Testing

@Suite struct ColorRangeTests {
  private static let bytes = Color(red: 255, green: 149, blue: 0)

  /// Values with a color, and whether it's out of range.
  private static let values: [(@Sendable (inout ViewModel) -> Void, Bool)] = [
    ({ $0.tintColor = bytes }, true),
    ({ $0.tintColor = Color(red: 1, green: 0.5, blue: 0, alpha: 50) }, true),
    ({ $0.tintColor = Color(red: 1, green: 0.5, blue: 0, alpha: -0.1) }, true),
    ({ $0.tintColor = .adaptive(light: .white, dark: bytes) }, false),
    ({ $0.titleColorForState = [.normal: .white, .selected: bytes] }, true),
    ({ $0.backgroundGradient = Gradient([.white, bytes]) }, true),
    ({ $0.backgroundMaterial = .glass(tint: bytes) }, true),
    ({ $0.shadows = [Shadow(color: bytes, offset: .zero, blur: 0)] }, true),
    ({ $0.outline = OutlineValue(width: 1, color: bytes) }, true),
    ({ $0.tintColor = Color(red: 1.2249, green: -0.0420, blue: -0.0196) }, false),
    ({ $0.tintColor = Color(red: 4, green: 4, blue: 4) }, false),
    ({ $0.titleColorForState = [.normal: .white] }, false),
    ({ $0.alpha = 255 }, false),
  ]

  @Test(arguments: values.indices)
  func `a color that no display can show is found in a rule and in a node`(row: Int) {
    let (write, isOutOfRange) = Self.values[row]
    let sheet = StyleSheet { StyleRule(for: .button, write) }
    let light = Inspector(environments: [StyleEnvironment(colorScheme: .light)])
    #expect(count(light.findings(of: sheet)) == (isOutOfRange ? 1 : 0))
    let tree = StyleTree(environment: StyleEnvironment(colorScheme: .light))
    let button = tree.attach(Buy())
    #expect(count(light.findings(of: tree)) == 0)
    tree.override(button, write)
    #expect(count(light.findings(of: tree)) == (isOutOfRange ? 1 : 0))
  }

  @Test func `an adaptive color of a rule is found in the environment that uses it`() {
    let sheet = StyleSheet {
      StyleRule(for: .button) { $0.tintColor = .adaptive(light: .white, dark: Self.bytes) }
    }
    #expect(count(Inspector().findings(of: sheet)) == 1)
  }

  @Test func `the tokens of a theme and of a tree are examined`() {
    let theme = Theme("contoso") { $0[.tone] = .adaptive(light: .white, dark: Self.bytes) }
    let tree = StyleTree()
    tree.tokens[.tone] = Color(red: 0.5, green: 17, blue: 0.5, alpha: 0.5)
    let summaries = (Inspector().findings(of: [theme]) + Inspector().findings(of: tree))
      .filter { $0.identifier == .colorRange }.map(\.summary)
    #expect(
      summaries == [
        """
        Theme 'contoso' sets 'tone' to Color(red: 255, green: 149, blue: 0), which no display can show.
        """,
        """
        The tree sets 'tone' to Color(red: 0.5, green: 17, blue: 0.5, alpha: 0.5), which no display \
        can show.
        """,
      ])
  }

  @Test func `the remedy depends on the color`() {
    let findings = [Self.bytes, Color(red: 300, green: 0, blue: 0)].flatMap { color in
      Inspector().findings(of: StyleSheet { StyleRule(for: .button) { $0.tintColor = color } })
    }
    #expect(
      findings.map(\.remedy) == [
        "Divide the components by 255, or write the color as 'Color(hex: 0xFF9500)'.",
        "Write components and an opacity from 0 to 1.",
      ])
  }

  private func count(_ findings: [Finding]) -> Int {
    findings.count { $0.identifier == .colorRange }
  }
}

private struct Buy: ButtonNode {}

extension Token<Color> {
  fileprivate static let tone = Token("tone", default: .black)
}
