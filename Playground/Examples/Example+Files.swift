import ProtocolStyle
import StyleFiles

private struct InkTitle: LabelNode, TextColor {
  let ink: Token<Color>
  var textColor: Color { ink.value }
}

private struct OrderButton: ButtonNode, StyleClassed {
  var styleClasses: [String] { ["LargeButton"] }
}

extension Example {
  /// A token file is one theme by day and by night, and a mistake in it is an error with its place.
  static var tokenFile: Example {
    let text = """
      {"name": "Brand", "version": "2025.10", "resolutionOrder": [
        {"type": "set", "name": "base", "sources": [{"ink": {"$type": "color",
          "$value": {"colorSpace": "hsl", "components": [215, 60, 20]}}}]},
        {"type": "modifier", "name": "theme", "contexts": {"light": [],
          "dark": [{"ink": {"$type": "color",
            "$value": {"colorSpace": "hsl", "components": [215, 60, 90]}}}]}}]}
      """
    return Example(
      heading: "A file of design tokens is a theme",
      code: """
        let file = try TokenFile(text, named: "brand.resolver.json")
        let tree = StyleTree(themes: [try file.theme()])
        tree.environment.colorScheme = .dark

        // brand.resolver.json

        """ + text,
      scenes: scenes {
        let file = try TokenFile(text, named: "brand.resolver.json")
        let tree = StyleTree(themes: [try file.theme()])
        let title = tree.attach(InkTitle(ink: try file.token("ink")))
        let day = tree.viewModel(of: title)
        tree.environment.colorScheme = .dark
        let night = tree.viewModel(of: title)
        return [
          Scene(caption: "By day", nodes: [("InkTitle", day)]),
          Scene(caption: "By night", nodes: [("InkTitle", night)]),
        ]
      } + [
        refusal(of: "A file with a misspelled unit") {
          _ = try TokenFile(
            #"{"gap": {"$type": "dimension", "$value": {"value": 8, "unit": "pxx"}}}"#,
            named: "brand.tokens.json")
        }
      ])
  }

  /// A stylesheet of NUI is rules and a theme of its variables.
  static var styleSheetFile: Example {
    let text = """
      @accent: #0B6A72;
      Button { background-color: @accent; font-color: white; corner-radius: 8; }
      LargeButton { height: 50; }
      """
    return Example(
      heading: "A stylesheet of NUI is rules, and its variables are tokens",
      code: """
        let file = try StyleSheetFile(text, named: "shop.nss")
        let tree = StyleTree(themes: [file.theme], styleSheet: file.sheet)

        struct OrderButton: ButtonNode, StyleClassed {
          var styleClasses: [String] { ["LargeButton"] }
        }

        // shop.nss

        """ + text,
      scenes: scenes {
        let file = try StyleSheetFile(text, named: "shop.nss")
        let tree = StyleTree(themes: [file.theme], styleSheet: file.sheet)
        let button = tree.attach(OrderButton())
        let teal = tree.viewModel(of: button)
        let accent: Token<Color> = try file.token("accent")
        tree.themes.append(Theme("autumn") { $0[accent] = Color(rgb: 0xA03D1C) })
        return [
          Scene(caption: "As the stylesheet says", nodes: [("OrderButton", teal)]),
          Scene(
            caption: "A theme above it sets the variable",
            nodes: [("OrderButton", tree.viewModel(of: button))]),
        ]
      } + [
        refusal(of: "A sheet without a semicolon, which NUI drops") {
          _ = try StyleSheetFile("Button { height: 50 }", named: "shop.nss")
        }
      ])
  }

  /// The scenes of a closure; its error in their place, where a reader sees it.
  private static func scenes(_ body: () throws -> [Scene]) -> [Scene] {
    do {
      return try body()
    } catch {
      return [Scene(caption: "An error", text: "\(error)")]
    }
  }

  /// The error of a closure, in lines that fit.
  private static func refusal(of caption: String, _ body: () throws -> Void) -> Scene {
    do {
      try body()
      return Scene(caption: caption, text: "No error.")
    } catch {
      return Scene(caption: caption, text: Scene.wrapped("\(error)"))
    }
  }
}
