import ProtocolStyle
import Testing

@testable import StyleInspector

/// The requirements that certificates prove, one by one.
@Suite struct StyleRequirementTests {
  /// The verdict for one node, with the problem if there is one.
  private func result(
    _ requirement: StyleRequirement, _ node: any StyleNode, _ sheet: StyleSheet = StyleSheet(),
    in parent: (any StyleNode)? = nil
  ) -> String {
    let tree = StyleTree(styleSheet: sheet)
    if let parent {
      tree.attach(erased: node, to: tree.attach(erased: parent))
    } else {
      tree.attach(erased: node)
    }
    let certificate = Inspector().certify(
      [requirement], of: tree, over: SituationSpace(axes: [.colorScheme, .contentSizeCategory]))
    guard let found = certificate.counterexamples.first else {
      return certificate.undecided.first ?? certificate.verdict.rawValue
    }
    return ([found.problem] + found.situation).joined(separator: " | ")
  }

  @Test(arguments: [
    (ContrastCase(0x595959, 15), "certified"), (ContrastCase(0x767676, 15), "4.54, below 7"),
    (ContrastCase(0x767676, 18), "certified"), (ContrastCase(0x949494, 18), "3.03, below 4.5"),
  ])
  func `level AAA requires 7, or 4.5 for large text`(text: ContrastCase, expected: String) {
    let result = result(.contrast(.aaa), Line(text))
    #expect(result == expected || result.contains("a contrast of \(expected)"), "\(result)")
  }

  @Test(arguments: [
    (0x888888, 0xFFFFFF, 63.056), (0xFFFFFF, 0x888888, -68.541), (0x000000, 0xAAAAAA, 58.146),
    (0xAAAAAA, 0x000000, -56.241), (0x112233, 0xDDEEFF, 91.668), (0xDDEEFF, 0x112233, -93.068),
  ])
  func `the APCA contrast is that of its reference`(text: Int, background: Int, lc: Double) {
    let contrast = Color(hex: UInt32(text)).perceptualContrast(on: Color(hex: UInt32(background)))
    #expect(abs(contrast - lc) < 0.01, "\(contrast)")
  }

  @Test(arguments: [
    (RepeatingMotionValue.stopped, "certified"), (.spin(), "certified"),
    (.pulse(), "Line shows 'textColor' in colors that a repeating motion moves"),
  ])
  func `contrast isn't proven while colors move`(motion: RepeatingMotionValue, expected: String) {
    let sheet = StyleSheet { StyleRule(for: .label) { $0.repeatingMotion = motion } }
    let result = result(.contrast(), Line(ContrastCase(0x000000, 15)), sheet)
    #expect(result.hasSuffix(expected), "\(result)")
  }

  @Test(
    arguments: [
      (20, 30, "has a height of 20, below 24"), (24, 24, "certified"),
      (nil, 30, "Target has a height that depends on the layout, at least 0"),
    ] as [(Double?, Double, String)])
  func `a target has a size that the style guarantees`(
    height: Double?, width: Double, expected: String
  ) {
    let sheet = StyleSheet {
      StyleRule(for: .button) {
        $0.width = width
        $0.height = height
      }
    }
    let result = result(.targetSize(), Target(), sheet)
    #expect(result.hasSuffix(expected), "\(result)")
  }

  @Test func `a label isn't a target`() {
    #expect(result(.targetSize(), Line(ContrastCase(0, 15))) == "certified")
  }

  @Test(arguments: [
    (0xFFFFFF, 0x000000, "certified"), (0xFFFFFF, 0xEEEEEE, "below 3 | focused"),
  ])
  func `the focus is visible as a border with a contrast of 3`(
    background: Int, border: Int, expected: String
  ) {
    let sheet = StyleSheet {
      StyleRule(for: .button) { $0.backgroundColor = Color(hex: UInt32(background)) }
      StyleRule(for: .button, when: .controlState(.focused)) {
        $0.borderWidth = 2
        $0.borderColor = Color(hex: UInt32(border))
      }
    }
    #expect(result(.visibleFocus, Target(), sheet).hasSuffix(expected))
  }

  private struct Paper: ViewNode, BackgroundColor {
    var backgroundColor: Color { .white }
  }

  private static let rings: [(@Sendable (inout ViewModel) -> Void, String)] = [
    ({ $0.outline = OutlineValue(width: 2, color: .black, offset: 2) }, "certified"),
    (
      { $0.shadows = [Shadow(color: .black, offset: .zero, blur: 0, spread: 2)] }, "certified"
    ),
    ({ $0.outline = OutlineValue(width: 2, color: Color(hex: 0xEEEEEE)) }, "below 3 | focused"),
    ({ $0.outline = OutlineValue(width: 0, color: .black) }, "below 3 | focused"),
    ({ $0.borders = BordersValue(.init(width: 2, color: .black)) }, "certified"),
    ({ $0.borders = BordersValue(bottom: .init(width: 2, color: .black)) }, "below 3 | focused"),
    (
      { $0.borders = BordersValue(.init(width: 2, color: Color(hex: 0xEEEEEE))) },
      "below 3 | focused"
    ),
    ({ $0.shadows = [Shadow(color: .black, offset: .zero, blur: 8)] }, "below 3 | focused"),
  ]

  @Test(arguments: rings.indices)
  func `the focus is visible as a ring with a contrast of 3`(index: Int) {
    let (write, expected) = Self.rings[index]
    let sheet = StyleSheet {
      StyleRule(for: .button, when: .controlState(.focused), write)
    }
    #expect(result(.visibleFocus, Target(), sheet, in: Paper()).hasSuffix(expected))
  }

  @Test func `a control without a style for the focus has no visible focus`() {
    #expect(result(.visibleFocus, Target()).hasSuffix("by a contrast of 1, below 3 | focused"))
  }

  @Test(arguments: [false, true])
  func `a selected control differs by more than color`(hasBorder: Bool) {
    let sheet = StyleSheet {
      StyleRule(for: .button, when: .controlState(.selected)) {
        $0.backgroundColor = .red
        if hasBorder { $0.borderWidth = 2 }
      }
    }
    let expected = hasBorder ? "certified" : "differs only by color when it is selected | selected"
    #expect(result(.moreThanColor(), Target(), sheet) == expected)
  }

  @Test(arguments: [
    (LineStyle.solid, "differs only by color when it is selected | selected"),
    (.dashed, "certified"),
  ])
  func `lines in another color differ only by color`(style: LineStyle, expected: String) {
    let sheet = StyleSheet {
      StyleRule(for: .button) {
        $0.borders = BordersValue(bottom: .init(width: 1, color: .black))
        $0.outline = OutlineValue(width: 1, color: .black)
      }
      StyleRule(for: .button, when: .controlState(.selected)) {
        $0.borders = BordersValue(bottom: .init(width: 1, color: .red, style: style))
        $0.outline = OutlineValue(width: 1, color: .red)
      }
    }
    #expect(result(.moreThanColor(), Target(), sheet) == expected)
  }

  @Test(arguments: [
    StyleRule(for: .button) { $0[.chosenGlow] = .red },
    StyleRule(for: .button) { $0[.glowForState] = [.normal: .black, .selected: .red] },
  ])
  func `a custom attribute is compared as its declaration says that states select it`(
    rule: StyleRule
  ) {
    #expect(
      result(.moreThanColor(), Target(), StyleSheet { rule })
        == "differs only by color when it is selected | selected")
  }

  @Test func `a style that is the same when selected needs no other sign`() {
    #expect(result(.moreThanColor(), Target()) == "certified")
  }

  @Test func `a fixed height clips text from a size on`() {
    let sheet = StyleSheet {
      StyleRule(for: .label) {
        $0.font = FontDescriptor(textStyle: .body)
        $0.height = 30
      }
    }
    let result = result(.unclippedText, PlainText(), sheet)
    #expect(result.hasPrefix("has a height of 30, and a line of text with insets needs"))
    #expect(result.hasSuffix("text size accessibilityMedium"))
  }

  @Test func `a height without a limit clips nothing`() {
    #expect(result(.unclippedText, PlainText()) == "certified")
  }

  @Test func `each combination of themes sets every token`() {
    let requirement = StyleRequirement.completeTokens([Token.leading, Token.trailing])
    let whole = Theme("whole") { ($0[.leading], $0[.trailing]) = (.red, .red) }
    let part = Theme("part") {
      $0[.leading] = .red
      if StyleEnvironment.current.colorScheme == .light { $0[.trailing] = .red }
    }
    func certificate(_ themes: [[Theme]]) -> Certificate {
      Inspector(themes: themes).certify([requirement], of: StyleTree())
    }
    #expect(certificate([[], [whole]]).verdict == .certified)
    let found = certificate([[whole], [part]]).counterexamples
    #expect(
      found.map(\.description) == [
        "complete tokens: The themes don't set 'certifiedTrailing', in theme 'part', color scheme dark."
      ])
  }

  @Test func `a predicate holds for the kinds that it names`() {
    let requirement = StyleRequirement("round", of: .button) { ($0.cornerRadius ?? 0) > 0 }
    #expect(result(requirement, PlainText()) == "certified")
    #expect(result(requirement, Target()) == "doesn't fulfill 'round'")
  }
}

/// A text color on white, and a size.
struct ContrastCase: Sendable {
  let color: Color
  let size: Double

  init(_ hex: UInt32, _ size: Double) { (color, self.size) = (Color(hex: hex), size) }
}

private struct Line: LabelNode, TextColor, Font, BackgroundColor {
  let text: ContrastCase
  init(_ text: ContrastCase) { self.text = text }
  var backgroundColor: Color { .white }
  var textColor: Color { text.color }
  var font: FontDescriptor { .system(size: text.size) }
}

extension AnyAttribute where Self == Attribute<Color> {
  fileprivate static var chosenGlow: Self { Attribute("chosenGlow", drawnIn: .selected) }
}

extension AnyAttribute where Self == Attribute<StateValues<Color>> {
  fileprivate static var glowForState: Self { Attribute("glowForState") }
}

private struct Target: ButtonNode {}
private struct PlainText: LabelNode {}

extension Token<Color> {
  fileprivate static let leading = Token("certifiedLeading", default: .black)
  fileprivate static let trailing = Token("certifiedTrailing", default: .black)
}
