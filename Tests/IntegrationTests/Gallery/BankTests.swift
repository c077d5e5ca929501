import Foundation
import ProtocolStyle
import StyleInspector
import Testing

@testable import Gallery

/// The bank's twelve screens: what the vocabulary is enough for.
@Suite struct BankTests {
  @Test func `no screen needs an attribute or a kind of its own`() throws {
    let standard = Set(AttributeList.standard.map(\.id))
    let kinds = Set([NodeKind].standard)
    let tree = BankPage().tree
    var nodes = 0
    for node in tree.nodes {
      let model = tree.viewModel(of: node)
      nodes += 1
      #expect(kinds.contains(model.kind))
      #expect(model.allSatisfy { standard.contains($0.attribute) })
    }
    #expect(nodes > 150)
    #expect(BankScreenName.allCases.count == 12)
  }

  @Test func `the inspector finds no mistake`() {
    let findings = Inspector().findings(of: BankPage().tree)
    #expect(findings.filter { $0.severity >= .warning }.map(\.description) == [])
  }

  @Test func `an invalid field differs from a valid and a disabled one`() throws {
    let tree = BankPage().tree
    let fields = tree.nodes.map { tree.viewModel(of: $0) }.filter { $0.kind == .textField }
    let invalid = try #require(fields.first { $0.controlState == .invalid })
    let disabled = try #require(fields.first { $0.controlState == .disabled })
    let valid = try #require(fields.first { $0.controlState == .normal })
    #expect(Set([invalid, disabled, valid].map(\.borderWidth)) == [1, 2])
    #expect(invalid.borderColor != valid.borderColor)
    #expect(disabled.alpha != valid.alpha)
  }
}

/// The page of the bank in a browser.
@Suite(.needsChromium) struct BankPageTests {
  private struct Report: Decodable {
    let overflow: Int
    let phones: Int
    let columns: Int
    let prices: [[Double]]
    let links: [String]
  }

  @Test(arguments: [(360, 1), (1280, 3)])
  func `screens are in columns, and rows of a grid are aligned`(width: Int, columns: Int)
    async throws
  {
    let report: Report = try await #require(Chromium.installed).result(
      of: String(decoding: BankPage().bytes(), as: UTF8.self),
      running: """
        const phones = [...document.querySelectorAll('.screen')].map(screen => screen.parentElement)
        const names = ['To', 'Amount', 'Fee', 'On']
        const labels = [...document.querySelectorAll('span')]
          .filter(span => names.includes(span.textContent) && span.nextElementSibling?.textContent.length > 0)
        return {
          overflow: document.documentElement.scrollWidth - innerWidth,
          phones: phones.length,
          columns: new Set(phones.map(phone => phone.getBoundingClientRect().left)).size,
          prices: labels.map(label => [
            label.getBoundingClientRect().left,
            label.nextElementSibling.getBoundingClientRect().right
          ]),
          links: [...document.querySelectorAll('a')].map(link => link.getAttribute('href'))
        }
        """, in: Chromium.Settings(width: width))
    #expect(report.overflow <= 0)
    #expect(report.phones == 12)
    #expect(report.columns == columns)
    #expect(report.prices.count >= 4)
    #expect(Set(report.prices.suffix(4).map { $0[0] }).count == 1)
    #expect(Set(report.prices.suffix(4).map { $0[1] }).count == 1)
    #expect(report.links.contains("https://example.com/password"))
    #expect(report.links.contains("https://example.com/terms"))
  }
}
