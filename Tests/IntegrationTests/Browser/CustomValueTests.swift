import ProtocolStyle
import StyleHTML
import Testing

@testable import TestSupport

private struct Styled: LabelNode, TextContent, StyledValue, BorderWidth {
  var text: String
  var borderWidth: Double
  var styledValue: String { text }
}

private protocol StyledValue: StyleNode {
  var styledValue: String { get }
}

extension AnyAttribute where Self == Attribute<String> {
  fileprivate static var styledValue: Self {
    @Sendable func read(
      _ node: borrowing some StyledValue, _ slot: borrowing AttributeSlot<String>
    ) -> AttributeWrite {
      slot.write(node.styledValue)
    }
    return Attribute("styledValue", of: (any StyledValue).self) {
      ($0 as? any StyledValue.Type).map { AttributeReader($0, read) }
    }
  }
}

/// Values of custom meanings, composed at random from the parts that CSS's tokenizer distinguishes.
@Suite(.needsChromium) struct CustomValueTests {
  private static let parts = [
    "\"", "'", "(", ")", "[", "]", "{", "}", ";", "!", ":", ",", " ", "\\", "/", "*", "/*", "*/",
    "/**/",
    "url(", "URL(", "u\\72l(", "\\75 rl(", "url(\"", "1url(", "#url(", "@url(", "-url(", "rgb(",
    "a", "red",
    "é", "-", "--", "1", "1e3", ".5", "+", "e", "#", "@", "!important", "\\\"", "\\)", "\\22 ",
    "\\22",
    "-->", "&", "%", "\n", "\t", "<", "<!--", "</style>", "a:b", "u+1",
  ]

  private static func values(_ seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    return (0..<1_000).map { _ in
      (0..<Int.random(in: 1...6, using: &random))
        .map { _ in parts.randomElement(using: &random)! }.joined()
    }
  }

  private struct Found: Decodable {
    /// Whether the declaration after a value is in force, for each.
    let isFollowed: [Bool]

    /// The values that are in force.
    let isKept: [Bool]

    /// Whether a browser parses each value as one declaration and nothing else.
    let isAlone: [Bool]
  }

  private static let seeds = TestScale.seeds(8)

  @Test(arguments: seeds, [false, true])
  func `a value stays in its declaration, and a complete one is written`(
    seed: UInt64, isReadable: Bool
  ) async throws {
    let values = Self.values(seed)
    let tree = StyleTree(applier: StyleApplier(attributes: .standard + [.styledValue]))
    for (index, value) in values.enumerated() {
      tree.attach(Styled(text: value, borderWidth: Double(index + 1)))
    }
    let page = HTMLPage(
      of: tree,
      meanings: [
        CSSMeaning(.styledValue, "--value", "as given") { $0 },
        CSSMeaning(.borderWidth, "--after", "as given") { "\(Int($0))" },
      ])
    page.hasReadableStyleSheet = isReadable
    let found: Found = try await #require(Chromium.installed).result(
      of: String(decoding: page.bytes(), as: UTF8.self),
      running: """
        const values = \(Chromium.literal(values))
        const labels = [...document.querySelectorAll('main>span')].map(getComputedStyle)
        const isAlone = value => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(`.a{--value:${value};--after:1}.b{--last:1}`)
          const [first, last] = sheet.cssRules
          return sheet.cssRules.length === 2 && first.style?.length === 2
            && first.cssRules.length === 0 && first.style[0] === '--value'
            && first.style.getPropertyPriority('--value') === ''
            && first.style.getPropertyValue('--after') === '1'
            && last.style.getPropertyValue('--last') === '1'
        }
        return {
          isFollowed: labels.map((look, index) =>
            look.getPropertyValue('--after') === String(index + 1)),
          isKept: labels.map(look => look.getPropertyValue('--value') !== ''),
          isAlone: values.map(isAlone)
        }
        """)
    try #require(found.isFollowed.count == values.count)
    for (index, value) in values.enumerated() {
      #expect(found.isFollowed[index], "\(String(reflecting: value))")
      // Characters that are refused although CSS allows them in some places, and a `;` that a
      // browser ignores together with the text after it.
      let isRefused =
        value.contains(#/[{}<\t\n]/#) || value.contains(";") && !found.isKept[index]
      // Only white space and comments are an empty value.
      let isEmpty = value.replacing("/**/", with: "").allSatisfy { $0 == " " }
      if isRefused || isEmpty { continue }
      #expect(found.isKept[index] == found.isAlone[index], "\(String(reflecting: value))")
    }
  }
}
