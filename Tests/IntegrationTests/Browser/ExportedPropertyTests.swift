import Foundation
import StyleFiles
import Testing

@testable import FileFixtures

/// A browser reads exported properties of CSS: each has the value of its token.
@Suite(.needsChromium) struct ExportedPropertyTests {
  /// A property that uses an exported one, and the computed value of another or the same.
  struct Row: Sendable {
    let name: String
    let tailwindName: String
    let property: String
    let computed: String
    let value: String

    init(
      _ name: String, tailwind: String, _ property: String, as computed: String? = nil,
      _ value: String
    ) {
      (self.name, tailwindName, self.property) = (name, tailwind, property)
      (self.computed, self.value) = (computed ?? property, value)
    }
  }

  static let rows = [
    Row("--color", tailwind: "--color", "color", "rgba(0, 102, 204, 0.5)"),
    Row("--gap", tailwind: "--spacing-gap", "padding-left", "24px"),
    Row("--family", tailwind: "--font", "font-family", "Inter, sans-serif"),
    Row("--weight", tailwind: "--font-weight", "font-weight", "600"),
    Row("--quick", tailwind: "--quick", "transition-duration", "0.15s"),
    Row(
      "--ease", tailwind: "--ease", "transition-timing-function", "cubic-bezier(0.5, 0, 1, 1.5)"),
    Row("--ratio", tailwind: "--ratio", "flex-grow", "1.25"),
    Row("--line", tailwind: "--line", "outline-style", "dashed"),
    Row("--edge", tailwind: "--edge", "border-top", "2px dotted rgb(255, 0, 0)"),
    Row("--fade", tailwind: "--fade", "transition", as: "transition-delay", "1s"),
    Row("--fade", tailwind: "--fade", "transition", as: "transition-duration", "0.15s"),
    Row(
      "--glow", tailwind: "--inset-shadow-glow", "box-shadow",
      "rgb(255, 0, 0) 1px 2px 3px 4px inset"),
    Row(
      "--sunset", tailwind: "--sunset", "background-image",
      "linear-gradient(rgb(255, 0, 0) 0%, rgb(0, 0, 255) 100%)"),
    Row(
      "--heading-font-size", tailwind: "--text-heading", "font-size", "24px"),
    Row(
      "--heading-letter-spacing", tailwind: "--text-heading--letter-spacing", "letter-spacing",
      "0.1px"),
    Row(
      "--heading-line-height", tailwind: "--text-heading--line-height", "flex-grow", "1.25"),
    Row(
      "--heading-font-weight", tailwind: "--text-heading--font-weight", "font-weight", "600"),
    Row(
      "--heading-font-family", tailwind: "--text-heading--font-family", "font-family",
      "Inter, sans-serif"),
  ]

  /// The computed values of elements that each use one property.
  private func values(
    _ sheet: String, _ rows: [(name: String, property: String, computed: String)],
    isDark: Bool = false
  ) async throws -> [String] {
    let chromium = try #require(Chromium.installed)
    let names = try Chromium.literal(rows.map { [$0.name, $0.property, $0.computed] })
    return try await chromium.result(
      of: "<!doctype html><style>\n\(sheet)</style><body></body>",
      running: """
        return \(names).map(([name, property, computed]) => {
          const element = document.body.appendChild(document.createElement('p'))
          element.style.setProperty(property, `var(${name})`)
          return getComputedStyle(element).getPropertyValue(computed).replace('180deg, ', '')
        })
        """, in: Chromium.Settings(isDark: isDark))
  }

  @Test func `each type of tokens has its value in a browser`() async throws {
    let file = try TokenFile(Samples.everyType)
    let rows =
      Self.rows + [
        Row("--heading", tailwind: "", "font", as: "font-size", "24px"),
        Row("--heading", tailwind: "", "font", as: "line-height", "30px"),
      ]
    let sheet = try PlatformExport(of: file, as: .css).files[0].text
    let values = try await values(sheet, rows.map { ($0.name, $0.property, $0.computed) })
    #expect(values == rows.map(\.value))
  }

  @Test func `each type of tokens has its value as a variable of Tailwind`() async throws {
    let file = try TokenFile(Samples.everyType)
    let text = try PlatformExport(of: file, as: .tailwind).files[0].text
    // Tailwind writes the variables of its theme into the root.
    let sheet = text.replacing("@theme", with: ":root")
    let values = try await values(
      sheet, Self.rows.map { ($0.tailwindName, $0.property, $0.computed) })
    #expect(values == Self.rows.map(\.value))
  }

  @Test(arguments: [
    (false, false, "rgb(0, 0, 0)"), (true, false, "rgb(255, 255, 255)"),
    (false, true, "rgb(0, 0, 0)"), (true, true, "rgb(255, 255, 0)"),
  ])
  func `an alias follows its target in each scheme and contrast`(
    isDark: Bool, isHighContrast: Bool, value: String
  ) async throws {
    let file = try TokenFile(Samples.resolver, named: "shop.resolver.json")
    for format in [PlatformExport.Format.css, .tailwind] {
      let text = try PlatformExport(of: file, as: format).files[0].text
      let sheet = text.replacing("@theme", with: ":root")
        .replacing("(prefers-contrast: more)", with: isHighContrast ? "(width)" : "(width: 0)")
      let values = try await values(sheet, [("--color-link", "color", "color")], isDark: isDark)
      #expect(values == [value])
    }
  }
}
