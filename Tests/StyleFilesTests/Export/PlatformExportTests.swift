import Foundation
import ProtocolStyle
import Testing

@testable import StyleFiles

#if canImport(FoundationXML)
import FoundationXML
@testable import TestSupport
@testable import FileFixtures
#endif

@Suite struct PlatformExportTests {
  @Test func `properties of CSS are in the root, and in media queries where contexts differ`()
    throws
  {
    let file = try TokenFile(Samples.resolver, named: "shop.resolver.json")
    let export = try PlatformExport(of: file, as: .css)
    #expect(export.files.map(\.path) == ["shop.css"])
    #expect(
      export.files[0].text == """
        /* Exported from shop.resolver.json by ProtocolStyle; change that file. */

        :root {
          --color-ink: #000000;
          /* Links in text. */
          --color-link: var(--color-ink);
          --gap: 0.5rem;
        }

        @media (prefers-color-scheme: dark) {
          :root {
            --color-ink: #ffffff;
          }
        }

        @media (prefers-color-scheme: dark) and (prefers-contrast: more) {
          :root {
            --color-ink: #ffff00;
          }
        }

        """)
  }

  @Test func `a modifier that the environment doesn't determine is chosen`() throws {
    let file = try TokenFile(Samples.resolver)
    let export = try PlatformExport(of: file, as: .css, choosing: ["brand": "acme"])
    #expect(export.files[0].text.contains("--color-link: #ff0000;"))
    let error = #expect(throws: StyleFileError.self) {
      try PlatformExport(of: file, as: .css, choosing: ["brand": "acne"])
    }
    #expect(error?.problems.map(\.nearest) == ["acme"])
  }

  @Test(arguments: [
    (#""color.brand.accentDark", "color""#, "--color-brand-accent-dark"),
    (#""colors.gray", "color""#, "--color-gray"), (#""color", "color""#, "--color"),
    (#""font.body", "fontFamily""#, "--font-body"),
    (#""font.weight.bold", "fontWeight""#, "--font-weight-bold"),
    (#""font.size.lg", "dimension""#, "--text-lg"),
    (#""radius.card", "dimension""#, "--radius-card"),
    (#""border.radius.sm", "dimension""#, "--radius-sm"),
    (#""breakpoint.md", "dimension""#, "--breakpoint-md"),
    (#""letterSpacing.wide", "dimension""#, "--tracking-wide"),
    (#""lineHeight.tight", "number""#, "--leading-tight"),
    (#""space.4", "dimension""#, "--spacing-4"), (#""spacing", "dimension""#, "--spacing"),
    (#""opacity.half", "number""#, "--opacity-half"),
    (#""easing.in", "cubicBezier""#, "--ease-in"), (#""quick", "duration""#, "--quick"),
  ]) func `a token is in the namespace of Tailwind that has its utilities`(
    token: String, name: String
  ) throws {
    let values = [
      "color": #"{"colorSpace": "srgb", "components": [0, 0, 0]}"#, "fontFamily": "\"Inter\"",
      "fontWeight": "700", "dimension": #"{"value": 4, "unit": "px"}"#, "number": "0.5",
      "cubicBezier": "[0, 0, 1, 1]", "duration": #"{"value": 1, "unit": "s"}"#,
    ]
    let words = token.split(separator: "\"").map(String.init)
    let parts = words[0].split(separator: ".")
    let value = "{\"$type\": \"\(words[2])\", \"$value\": \(values[words[2]] ?? "")}"
    let text = parts.reversed().reduce(value) { "{\"\($1)\": \($0)}" }
    let export = try PlatformExport(of: try TokenFile(text), as: .tailwind)
    let theme = export.files[0].text.contains("@theme")
    #expect(theme == !["--opacity-half", "--quick"].contains(name))
    #expect(export.files[0].text.contains("  \(name): "), "\(export.files[0].text)")
  }

  @Test func `a typography is a size of Tailwind with its other parts`() throws {
    let export = try PlatformExport(of: try TokenFile(Samples.everyType), as: .tailwind)
    for line in [
      "--text-heading: 24px;", "--text-heading--line-height: 1.25;",
      "--text-heading--letter-spacing: 0.1px;", "--text-heading--font-weight: 600;",
      "--inset-shadow-glow: inset 1px 2px 3px 4px #ff0000;",
    ] {
      #expect(export.files[0].text.contains("  \(line)\n"))
    }
    #expect(export.omittedNames == [])
  }

  // MARK: Android

  @Test func `resources of Android have every value, read by a parser of XML`() throws {
    let export = try PlatformExport(of: try TokenFile(Samples.everyType), as: .android)
    #expect(
      export.files.map(\.path)
        == ["values/tokens.xml", "interpolator/ease.xml", "interpolator/fade.xml"])
    #expect(export.omittedNames == ["glow", "sunset"])
    let resources = try XMLResources(export.files[0].text)
    #expect(
      resources.values == [
        "color/color": "#800066cc", "dimen/gap": "24sp", "string/family": "\"Inter\"",
        "integer/weight": "600", "integer/quick": "150", "item/ratio": "1.25",
        "string/line": "\"dashed\"", "dimen/edge_width": "2dp", "string/edge_style": "\"dotted\"",
        "color/edge_color": "#ffff0000", "integer/fade_duration": "150",
        "integer/fade_delay": "1000", "style/heading": "", "item/android:fontFamily": "\"Inter\"",
        "item/android:textSize": "24dp", "item/android:textFontWeight": "600",
        "item/android:letterSpacing": "0.004166666666666667", "item/android:lineHeight": "30dp",
      ])
    let curve = try XMLResources(export.files[1].text)
    #expect(
      curve.attributes["pathInterpolator"]?.filter { $0.key != "xmlns:android" } == [
        "android:controlX1": "0.5", "android:controlY1": "0", "android:controlX2": "1",
        "android:controlY2": "1.5",
      ])
  }

  @Test func `resources of Android for the night are those that differ, and aliases are kept`()
    throws
  {
    let file = try TokenFile(Samples.resolver, named: "shop.resolver.json")
    let export = try PlatformExport(of: file, as: .android)
    #expect(export.files.map(\.path) == ["values/shop.xml", "values-night/shop.xml"])
    #expect(
      try XMLResources(export.files[0].text).values == [
        "color/color_ink": "#ff000000", "color/color_link": "@color/color_ink", "dimen/gap": "8sp",
      ])
    #expect(try XMLResources(export.files[1].text).values == ["color/color_ink": "#ffffffff"])
  }

  @Test(arguments: [("default", "default_"), ("2xl", "_2xl"), ("é-a", "a"), ("…", "token")])
  func `names of resources are identifiers of Java`(token: String, name: String) throws {
    let text = "{\"\(token)\": {\"$type\": \"number\", \"$value\": 1}}"
    let export = try PlatformExport(of: try TokenFile(text), as: .android)
    #expect(try XMLResources(export.files[0].text).values == ["item/\(name)": "1"])
  }

  // MARK: Asset Catalogs

  @Test func `color sets of an asset catalog have the appearances that differ`() throws {
    let file = try TokenFile(Samples.resolver, named: "shop.resolver.json")
    let export = try PlatformExport(of: file, as: .assetCatalog)
    #expect(
      export.files.map(\.path) == [
        "Shop.xcassets/Contents.json", "Shop.xcassets/colorInk.colorset/Contents.json",
        "Shop.xcassets/colorLink.colorset/Contents.json",
      ])
    #expect(export.omittedNames == ["gap"])
    for set in export.files.dropFirst() {
      let colors = try ColorSet(set.text).colors
      #expect(
        colors.map(\.appearanceNames)
          == [[], ["luminosity dark"], ["contrast high"], ["luminosity dark", "contrast high"]])
      #expect(
        colors.map(\.components) == [[0, 0, 0, 1], [1, 1, 1, 1], [0, 0, 0, 1], [1, 1, 0, 1]])
    }
  }

  /// Each color of three systems, in each environment that a catalog distinguishes.
  @Test(
    .enabled(if: SharedFiles.exist),
    arguments: TestScale.rows(["adobe-spectrum", "apple-hig", "figma-sds"]))
  func `an asset catalog has all colors of a design system`(name: String) throws {
    let url = SharedFiles.dtcg.appending(path: "systems/\(name).resolver.json")
    let file = try TokenFile(contentsOf: url, mode: .lenient)
    let export = try PlatformExport(of: file, as: .assetCatalog)
    let sets = try export.files.dropFirst().map { try ColorSet($0.text).colors }
    let selector = try file.selector([:], ModifierTable())
    for context in ExportContext.allCases {
      let tokens = try #require(file.resolutions[selector.choice(in: context.environment)])
      let colors = tokens.compactMap { token -> Color? in
        guard case .color(let color) = token.value else { return nil }
        return color
      }
      try #require(colors.count == sets.count)
      for (color, set) in zip(colors, sets) {
        let wanted = Set(
          (context.isDark ? ["luminosity dark"] : [])
            + (context.isHighContrast ? ["contrast high"] : []))
        // The system takes the entry whose appearances are met, and the one with the most of them.
        let entry = set.filter { wanted.isSuperset(of: $0.appearanceNames) }
          .max { $0.appearanceNames.count < $1.appearanceNames.count }
        #expect(entry?.components == [color.red, color.green, color.blue, color.alpha])
      }
    }
  }

  // MARK: Names and Texts

  @Test func `numbers in CSS have at most four decimals`() throws {
    let export = try PlatformExport(
      of: TokenFile(
        #"""
        {"ink": {"$type": "color", "$value": {"colorSpace": "hsl", "components": [215, 60, 20]}},
        "haze": {"$type": "color",
        "$value": {"colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.123456}},
        "glass": {"$type": "color",
        "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5019607843137255}},
        "gap": {"$type": "dimension", "$value": {"value": 0.30000000000000004, "unit": "rem"}},
        "ratio": {"$type": "number", "$value": 0.6666666666666666},
        "huge": {"$type": "number", "$value": 1e300}}
        """#), as: .css)
    let text = export.files.map(\.text).joined()
    for line in [
      "--ink: color(srgb 0.08 0.18 0.32);", "--haze: rgb(255 255 255 / 0.1235);",
      "--glass: #00000080;", "--gap: 0.3rem;", "--ratio: 0.6667;", "--huge: 1e+300;",
    ] { #expect(text.contains(line), "\(text)") }
  }

  @Test(arguments: PlatformExport.Format.allCases)
  func `tokens with equal names are all exported, with a finding`(format: PlatformExport.Format)
    throws
  {
    let black = #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}"#
    let file = try TokenFile("{\"a-b\": \(black), \"a_b\": \(black)}")
    let export = try PlatformExport(of: file, as: format)
    #expect(export.findings.map(\.identifier) == [.generatedName])
    let all = export.files.map { $0.path + $0.text }.joined()
    let names: [PlatformExport.Format: [String]] = [
      .css: ["--a-b:", "--a-b-2:"], .tailwind: ["--color-a-b:", "--color-a-b-2:"],
      .android: ["\"a_b\"", "\"a_b_2\""], .assetCatalog: ["aB.colorset", "aB2.colorset"],
    ]
    for name in try #require(names[format]) { #expect(all.contains(name), "\(all)") }
  }

  @Test func `a part of a typography never takes the name of a token`() throws {
    let text = """
      {"t": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontWeight": 400,
        "fontSize": {"value": 9, "unit": "px"}, "letterSpacing": {"value": 0, "unit": "px"},
        "lineHeight": 1}}, "t-font-size": {"$type": "number", "$value": 7}}
      """
    let export = try PlatformExport(of: try TokenFile(text), as: .css)
    #expect(export.files[0].text.contains("--t-font-size: 7;"))
    #expect(export.files[0].text.contains("--t-font-size-2: 9px;"))
  }

  @Test func `texts can't end a comment or a declaration`() throws {
    let text = #"""
      {"s": {"$type": "string", "$value": "a\"}</resources>'\\\n@", "$description": "*/ --> \n}"},
       "f": {"$type": "fontFamily", "$value": ["A\";} b", "serif"]}}
      """#
    let file = try TokenFile(text, named: "*/.json", mode: .lenient)
    let css = try PlatformExport(of: file, as: .css).files[0].text
    #expect(
      css == #"""
        /* Exported from .json by ProtocolStyle; change that file. */

        :root {
          /* * / --> } */
          --s: "a\"}</resources>'\\\a @";
          --f: "A\";} b", serif;
        }

        """#)
    let android = try PlatformExport(of: file, as: .android).files[0].text
    #expect(
      try XMLResources(android).values == [
        "string/s": #""a\"}</resources>\'\\\n@""#, "string/f": #""A\";} b""#,
      ])
  }

  @Test func `files are written into new folders, once`() throws {
    try SharedFiles.withFolder { folder in
      let export = try PlatformExport(of: try TokenFile(Samples.resolver), as: .android)
      #expect(export.files.allSatisfy { !export.isWritten($0, in: folder) })
      try export.write(to: folder)
      #expect(export.files.allSatisfy { export.isWritten($0, in: folder) })
      let night = try String(
        contentsOf: folder.appending(path: "values-night/shop.xml"), encoding: .utf8)
      #expect(night == export.files[1].text)
    }
  }
}

// MARK: - Readers

/// The elements of a file of resources, by their kind and name, and their attributes.
private final class XMLResources: NSObject, XMLParserDelegate {
  private(set) var values: [String: String] = [:]
  private(set) var attributes: [String: [String: String]] = [:]
  private var keys: [String] = []

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    self.attributes[element] = attributes
    keys.append("\(element)/\(attributes["name"] ?? "")")
    if attributes["name"] != nil { values[keys[keys.count - 1]] = "" }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard let key = keys.last, values[key] != nil else { return }
    values[key, default: ""] += text
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    keys.removeLast()
  }
}

/// A color set as Xcode reads it.
private struct ColorSet: Decodable {
  struct Entry: Decodable {
    struct Appearance: Decodable {
      let appearance: String
      let value: String
    }

    struct Value: Decodable {
      let components: [String: String]
    }

    let appearances: [Appearance]?
    let color: Value

    var appearanceNames: [String] {
      (appearances ?? []).map { "\($0.appearance) \($0.value)" }
    }

    /// Red, green, blue and alpha.
    var components: [Double] {
      ["red", "green", "blue", "alpha"].map { Double(color.components[$0] ?? "") ?? .nan }
    }
  }

  let colors: [Entry]

  init(_ text: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
  }
}
