import ProtocolStyle
import StyleFiles

extension Exhibit {
  /// One screen in the looks of three stylesheets; nil where one has a mistake.
  static var styleSheetFiles: Exhibit? {
    let files = sheets.compactMap { name, text in
      try? StyleSheetFile(text, named: "\(name).nss")
    }
    guard files.count == sheets.count else { return nil }
    return Exhibit(
      heading: "Stylesheets of NUI",
      prose: """
        An .nss file becomes rules and a theme of its variables. The same nodes are in each frame; \
        swift run Playground --stylesheets writes a page like this for any files.
        """,
      before: "[NUISettings initWithStylesheet:@\"Meadow\"];",
      code: """
        let meadow = try StyleSheetFile(contentsOf: url)
        let scope = StyleScope(themes: [meadow.theme], styleSheet: meadow.sheet)
        tree.setScope(scope, at: screen)

        // Meadow.nss

        """ + sheets[0].text,
      article: .files,
      stages: files.map { file in
        StageContent(
          file.name,
          scope: StyleScope(themes: [file.theme], styleSheet: file.sheet) {
            $0.colorScheme = .light
          }
        ) { tree, frame in
          let card = tree.attach(SheetCard(), to: frame)
          tree.attach(SheetLabel(text: "To the sea", styleClasses: ["LargeLabel"]), to: card)
          tree.attach(SheetLabel(text: "Four days by bicycle"), to: card)
          tree.attach(SheetField(placeholder: "Start"), to: card)
          tree.attach(SheetButton(text: "Start", styleClasses: ["LargeButton"]), to: card)
          tree.attach(SheetButton(text: "Share the route"), to: card)
        }
      })
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
