import Foundation
import ProtocolStyle
import StyleFiles
import StyleHTML

extension Exhibit {
  /// The files of design tools, and their mistakes.
  static var files: [Exhibit] {
    [tokenFile, modeFiles, exports, styleSheetFiles].compactMap(\.self) + [fileMistakes]
  }

  /// A resolver with a color for each color scheme.
  private static let resolver = """
    {"name": "Brand", "version": "2025.10", "resolutionOrder": [
      {"type": "set", "name": "base", "sources": [{"ink": {"$type": "color",
        "$value": {"colorSpace": "hsl", "components": [215, 60, 20]}}}]},
      {"type": "modifier", "name": "theme", "contexts": {"light": [],
        "dark": [{"ink": {"$type": "color",
          "$value": {"colorSpace": "hsl", "components": [215, 60, 90]}}}]}}]}
    """

  private static let schemes: [(caption: String, StyleEnvironment.ColorScheme)] = [
    ("By day", .light), ("By night", .dark),
  ]

  /// A token file is one theme by day and by night; nil where it has a mistake.
  private static var tokenFile: Exhibit? {
    guard let file = try? TokenFile(resolver, named: "brand.resolver.json"),
      let theme = try? file.theme(), let ink: Token<Color> = try? file.token("ink")
    else { return nil }
    return Exhibit(
      heading: "A file of design tokens is a theme",
      prose: """
        The contexts of a resolver file are the color schemes. swift run Gallery --live restyles the \
        café whenever such a file is saved.
        """,
      code: """
        let file = try TokenFile(text, named: "brand.resolver.json")
        let tree = StyleTree(themes: [try file.theme()])
        tree.environment.colorScheme = .dark

        // brand.resolver.json

        """ + resolver,
      article: .tokens, stages: stages(of: theme, ink))
  }

  /// A title by day and by night.
  private static func stages(of theme: Theme, _ ink: Token<Color>) -> [StageContent] {
    schemes.map { caption, scheme in
      StageContent(caption, scope: StyleScope(themes: [theme]) { $0.colorScheme = scheme }) {
        tree, frame in
        tree.attach(InkTitle(text: "A title in ink", ink: ink), to: frame)
      }
    }
  }

  /// A file for each mode is one theme; nil where they can't be written or read.
  private static var modeFiles: Exhibit? {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let modes = [("Light", "#5b2a86"), ("Dark", "#d9c2f0")].map { name, color in
      (
        name: name, file: folder.appending(path: "\(name).tokens.json"),
        text: #"{"ink": {"$type": "color", "$value": "\#(color)"}}"#
      )
    }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for mode in modes { try Data(mode.text.utf8).write(to: mode.file) }
      let file = try TokenFile(
        modes: modes.map { ($0.name, $0.file) }, named: "Brand", mode: .lenient)
      return Exhibit(
        heading: "A file for each mode is one theme",
        prose: "Design tools such as Figma export a file for each mode, without a resolver.",
        code: """
          let file = try TokenFile(
            modes: [
              ("Light", URL(filePath: "Light.tokens.json")), ("Dark", URL(filePath: "Dark.tokens.json")),
            ], named: "Brand", mode: .lenient)
          let tree = StyleTree(themes: [try file.theme()])

          // Light.tokens.json
          \(modes[0].text)

          // Dark.tokens.json
          \(modes[1].text)
          """,
        article: .modes, stages: stages(of: try file.theme(), try file.token("ink")))
    } catch {
      return nil
    }
  }

  /// A token file for other platforms; nil where it has a mistake.
  private static var exports: Exhibit? {
    guard let file = try? TokenFile(resolver, named: "brand.resolver.json") else { return nil }
    let formats: [(caption: String, PlatformExport.Format)] = [
      ("CSS", .css), ("Android", .android),
    ]
    return Exhibit(
      heading: "Token files for other platforms",
      prose: """
        One export covers light and dark: custom properties of CSS, Tailwind's theme, resources of \
        Android, and asset catalogs. swift package export-tokens writes them from the command line.
        """,
      code: """
        let file = try TokenFile(contentsOf: URL(filePath: "brand.resolver.json"))
        let export = try PlatformExport(of: file, as: .css)
        try export.write(to: URL(filePath: "site/styles", directoryHint: .isDirectory))
        """,
      article: .exports,
      stages: formats.compactMap { caption, format in
        guard let export = try? PlatformExport(of: file, as: format) else { return nil }
        let text = export.files.map { "\($0.path)\n\n\($0.text)" }.joined(separator: "\n")
        return StageContent(caption) { tree, frame in
          let code = tree.attach(Code(), to: frame)
          tree.attach(CodeToken(lexeme: Lexeme(text: text, role: .plain)), to: code)
        }
      })
  }

  /// One screen in the looks of three stylesheets, and with a theme above one of them; nil where
  /// one has a mistake.
  private static var styleSheetFiles: Exhibit? {
    let files = sheets.compactMap { name, text in
      try? StyleSheetFile(text, named: "\(name).nss")
    }
    guard files.count == sheets.count, let accent: Token<Color> = try? files[0].token("accent")
    else { return nil }
    let autumn = Theme("autumn") { $0[accent] = Color(rgb: 0xA03D1C) }
    return Exhibit(
      heading: "Stylesheets of NUI",
      prose: """
        An .nss file becomes rules and a theme of its variables. The same nodes are in each frame; \
        swift run Gallery --stylesheets writes a page like this for any files.
        """,
      before: "[NUISettings initWithStylesheet:@\"Meadow\"];",
      code: """
        let meadow = try StyleSheetFile(contentsOf: url)
        let scope = StyleScope(themes: [meadow.theme], styleSheet: meadow.sheet)
        tree.setScope(scope, at: screen)

        // A theme above the file's sets its variables.
        let accent: Token<Color> = try meadow.token("accent")
        let autumn = Theme("autumn") { $0[accent] = .brown }

        // Meadow.nss

        """ + sheets[0].text,
      article: .files,
      stages: files.map { stage(of: $0, named: $0.name, themes: [$0.theme]) } + [
        stage(of: files[0], named: "Meadow in autumn", themes: [files[0].theme, autumn])
      ])
  }

  private static func stage(
    of file: StyleSheetFile, named name: String, themes: [Theme]
  ) -> StageContent {
    StageContent(
      name, scope: StyleScope(themes: themes, styleSheet: file.sheet) { $0.colorScheme = .light }
    ) { tree, frame in
      let card = tree.attach(SheetCard(), to: frame)
      tree.attach(SheetLabel(text: "To the sea", styleClasses: ["LargeLabel"]), to: card)
      tree.attach(SheetLabel(text: "Four days by bicycle"), to: card)
      tree.attach(SheetField(placeholder: "Start"), to: card)
      tree.attach(SheetButton(text: "Start", styleClasses: ["LargeButton"]), to: card)
      tree.attach(SheetButton(text: "Share the route"), to: card)
    }
  }

  /// A mistake in a file is an error with its place.
  private static var fileMistakes: Exhibit {
    let tokens = #"{"gap": {"$type": "dimension", "$value": {"value": 8, "unit": "pxx"}}}"#
    let sheet = "Button { height: 50 }"
    return Exhibit(
      heading: "Mistakes in files",
      prose: "No part of a file with a mistake is applied; the error has each mistake's place.",
      code: """
        // brand.tokens.json
        \(tokens)

        // shop.nss
        \(sheet)
        """,
      article: .tokens,
      stages: [
        refusal(of: "A misspelled unit") { _ = try TokenFile(tokens, named: "brand.tokens.json") },
        refusal(of: "A missing semicolon, which NUI drops with its value") {
          _ = try StyleSheetFile(sheet, named: "shop.nss")
        },
      ])
  }

  /// The error of a closure.
  private static func refusal(of caption: String, _ body: () throws -> Void) -> StageContent {
    var message = "No error."
    // A line of a narrow window can end behind a part of a path.
    do { try body() } catch { message = "\(error)".replacing("/", with: "/\u{200B}") }
    return StageContent(caption) { [message] tree, frame in
      tree.attach(Prose(text: message), to: frame)
    }
  }

  private static let sheets: [(name: String, text: String)] = [
    (
      "Meadow",
      """
      @ink: #1E3320;
      @accent: #2E6B34;
      View { background-color: #F3F8EE; }
      Label { font-color: @ink; font-size: 15; }
      LargeLabel { font-size: 22; }
      TextField { background-color: white; font-color: @ink; corner-radius: 8;
        border-color: @accent; border-width: 1; padding: 8; }
      Button { background-color: @accent; font-color: white; corner-radius: 8; padding: 8; }
      LargeButton { height: 48; font-size: 19; }
      """
    ),
    (
      "Brick",
      """
      @ink: #3A1A12;
      View { background-color: #FBF1EC; }
      Label { font-color: @ink; font-name: Georgia; font-size: 15; }
      LargeLabel { font-size: 22; }
      TextField { background-color: white; font-color: @ink; border-color: #B9604A; border-width: 2;
        padding: 8; }
      Button { background-color: #9C3A22; font-color: white; font-name: Georgia; padding: 8; }
      LargeButton { height: 48; font-size: 19; }
      """
    ),
    (
      "Ink",
      """
      View { background-color: #FFFFFF; }
      Label { font-color: #111111; font-size: 15; }
      LargeLabel { font-size: 22; }
      TextField { background-color: white; font-color: #111111; border-color: #111111;
        border-width: 1; padding: 8; }
      Button { background-color: #111111; font-color: white; corner-radius: 24; padding: 10; }
      LargeButton { height: 48; font-size: 19; }
      """
    ),
  ]
}

/// The ground of a sample of a stylesheet.
struct SheetCard: ViewNode, Padding, Spacing {
  var padding: EdgeInsets { EdgeInsets(14) }
  var spacing: Double { 8 }
}

private struct InkTitle: LabelNode, TextColor, TextContent, Font {
  var text: String
  let ink: Token<Color>
  var textColor: Color { ink.value }
  var font: FontDescriptor { Token.subheading.value }
}
