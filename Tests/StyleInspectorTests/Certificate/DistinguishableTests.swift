import ProtocolStyle
import Testing

@testable import StyleInspector

/// States that stay apart for people with color vision deficiencies.
@Suite struct DistinguishableTests {
  private struct Field: TextFieldNode, BackgroundColor {
    var backgroundColor: Color { .white }
  }

  private struct Push: ButtonNode, BackgroundColor {
    var backgroundColor: Color { .black }
  }

  private static let states = StyleRequirement.distinguishable(
    [.normal, .invalid, .selected], under: .colorVision, by: 10)

  private func certificate(
    _ sheet: StyleSheet, _ requirement: StyleRequirement = states
  ) -> Certificate {
    let tree = StyleTree(styleSheet: sheet)
    tree.attach(Field())
    return Inspector().certify([requirement], of: tree)
  }

  /// Borders of one width, in these colors.
  private static func borders(_ normal: Color, _ invalid: Color, width: Double = 1) -> StyleSheet {
    StyleSheet {
      StyleRule(for: .textField) { ($0.borderWidth, $0.borderColor) = (1, normal) }
      StyleRule(for: .textField, when: .controlState(.invalid)) {
        ($0.borderWidth, $0.borderColor) = (width, invalid)
      }
    }
  }

  @Test func `colors that only some people tell apart are a counterexample`() throws {
    // A green and a red of the same lightness for deutan vision.
    let certificate = certificate(Self.borders(Color(hex: 0x2E8B2E), Color(hex: 0xB8691F)))
    let found = try #require(certificate.counterexamples.first)
    #expect(
      found.requirement == "normal, invalid, selected apart by 10 for protan, deutan, tritan vision"
    )
    #expect(found.problem.hasPrefix("differs between normal and invalid by "))
    #expect(found.problem.hasSuffix(" vision, below 10"))
    #expect(found.situation == ["invalid"])
  }

  private static let fulfilling: [StyleSheet] = [
    borders(.black, Color(hex: 0x8FC0FF)),
    // A wider border is more than color.
    borders(Color(hex: 0x2E8B2E), Color(hex: 0xB8691F), width: 2),
    StyleSheet {},
    // States in which nothing differs.
    StyleSheet { StyleRule(for: .textField) { $0.borderWidth = 1 } },
  ]

  @Test(arguments: fulfilling.indices)
  func `states that are apart, or don't differ, fulfill it`(index: Int) {
    let certificate = certificate(Self.fulfilling[index])
    #expect(certificate.verdict == .certified, "\(certificate)")
  }

  @Test func `the palette of a symbol has colors like any other`() throws {
    let palette = { (color: Color) in
      StyleSheet {
        StyleRule(for: .button) { $0.symbolRendering = .palette([Color(hex: 0x2E8B2E)]) }
        StyleRule(for: .button, when: .controlState(.invalid)) {
          $0.symbolRendering = .palette([color])
        }
      }
    }
    func verdict(_ color: Color) -> Certificate.Verdict {
      let tree = StyleTree(styleSheet: palette(color))
      tree.attach(Push())
      return Inspector().certify([Self.states], of: tree).verdict
    }
    #expect(verdict(Color(hex: 0xB8691F)) == .refuted)
    #expect(verdict(.white) == .certified)
  }

  @Test(arguments: [(ColorVision.tritan, false), (.deutan, true), (.protan, true)])
  func `blue and green are close for tritan vision only`(vision: ColorVision, isApart: Bool) {
    let sheet = Self.borders(Color(hex: 0x3F8FD0), Color(hex: 0x2FA08F))
    let requirement = StyleRequirement.distinguishable(
      [.normal, .invalid], under: [vision], by: 8)
    #expect((certificate(sheet, requirement).verdict == .certified) == isApart)
  }

  @Test func `a difference that isn't drawn doesn't count`() {
    let sheet = StyleSheet {
      StyleRule(for: .textField) { $0.borderColor = .black }
      StyleRule(for: .textField, when: .controlState(.invalid)) { $0.borderColor = .red }
    }
    #expect(certificate(sheet).verdict == .refuted)
  }

  @Test func `a situation in which states are close is part of the counterexample`() {
    let sheet = StyleSheet {
      StyleRule(for: .textField, when: .controlState(.invalid)) {
        let isDark = StyleEnvironment.current.colorScheme == .dark
        $0.backgroundColor = isDark ? Color(hex: 0xFDFDFD) : .black
      }
      .overridingConformances()
    }
    let certificate = certificate(sheet)
    #expect(certificate.counterexamples.map(\.situation) == [["color scheme dark", "invalid"]])
  }

  @Test func `colors over a gradient are undecided`() {
    let sheet = StyleSheet {
      StyleRule(for: .textField) { $0.backgroundGradient = Gradient([.white, .gray]) }
      StyleRule(for: .textField, when: .controlState(.invalid)) {
        $0.tintColor = Color.red.withAlpha(0.5)
      }
    }
    let certificate = certificate(sheet)
    #expect(certificate.verdict == .undecided, "\(certificate)")
  }

  @Test func `a label has no states to be told apart`() {
    struct Words: LabelNode {}
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .label, when: .controlState(.selected)) { $0.textColor = .blue }
      })
    tree.attach(Words())
    #expect(Inspector().certify([Self.states], of: tree).verdict == .certified)
  }
}
