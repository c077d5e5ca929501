import Foundation
import ProtocolStyle
import StyleHTML
import StyleTerminal

extension Exhibit {
  /// A grid in a page, in a terminal and in a window of GTK; and nodes over others.
  static var layouts: [Exhibit] { [priceList, overlays] }

  private static var priceList: Exhibit {
    Exhibit(
      heading: "Columns that are aligned in every renderer",
      prose: """
        A grid has three columns, and its rows place their children in them. The toolkits compute \
        all widths.
        """,
      stages: [
        StageContent("A page") { tree, frame in
          PriceList.attach(to: frame, of: tree)
        },
        StageContent("A terminal") { tree, frame in
          let shown = StyleTree()
          PriceList.attach(to: nil, of: shown)
          let text = TerminalRenderer(columns: 34).text(of: shown)
          tree.attach(
            CodeToken(lexeme: Lexeme(text: text, role: .plain)),
            to: tree.attach(Code(), to: frame))
        },
        StageContent("A window of GTK") { tree, frame in
          let window = Data(PackageResources.prices_gtk_png).base64EncodedString()
          guard let image = try? ImageReference(dataURL: "data:image/png;base64,\(window)") else {
            return
          }
          tree.attach(
            WindowPicture(image: image, accessibilityLabel: "A price list in GTK"), to: frame)
        },
      ])
  }
}

/// A picture of a window, as `.ci/gtk --documentation` writes it.
struct WindowPicture: ImageNode, ImageContent, AccessibilityLabelContent, Width {
  var image: ImageReference
  var accessibilityLabel: String
  var width = 340.0
}
