import ProtocolStyle
import StyleFiles

extension Exhibit {
  /// The files of design tools, and their mistakes.
  static var files: [Exhibit] { [tokenFile, styleSheetFiles].compactMap(\.self) + [fileMistakes] }

  /// A token file is one theme by day and by night; nil where it has a mistake.
  private static var tokenFile: Exhibit? {
    let text = """
      {"name": "Brand", "version": "2025.10", "resolutionOrder": [
        {"type": "set", "name": "base", "sources": [{"ink": {"$type": "color",
          "$value": {"colorSpace": "hsl", "components": [215, 60, 20]}}}]},
        {"type": "modifier", "name": "theme", "contexts": {"light": [],
          "dark": [{"ink": {"$type": "color",
            "$value": {"colorSpace": "hsl", "components": [215, 60, 90]}}}]}}]}
      """
    guard let file = try? TokenFile(text, named: "brand.resolver.json"),
      let theme = try? file.theme(), let ink: Token<Color> = try? file.token("ink")
    else { return nil }
    let schemes: [(String, StyleEnvironment.ColorScheme)] = [
      ("By day", .light), ("By night", .dark),
    ]
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

        """ + text,
      article: .tokens,
      stages: schemes.map { caption, scheme in
        StageContent(caption, scope: StyleScope(themes: [theme]) { $0.colorScheme = scheme }) {
          tree, frame in
          tree.attach(InkTitle(text: "A title in ink", ink: ink), to: frame)
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
    do { try body() } catch { message = "\(error)" }
    return StageContent(caption, isInspected: false) { [message] tree, frame in
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
