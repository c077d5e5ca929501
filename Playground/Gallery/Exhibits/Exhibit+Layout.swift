import Foundation
import ProtocolStyle
import StyleTerminal

extension Exhibit {
  /// Screens in a page, in a terminal and in a window of GTK, which words of layout arrange.
  static var layouts: [Exhibit] { [priceList, order] }

  private static var priceList: Exhibit {
    Exhibit(
      heading: "Columns that are aligned in every renderer",
      prose: """
        A grid has three columns, and its rows place their children in them. The toolkits compute \
        all widths.
        """,
      stages: stages(window: PackageResources.prices_gtk_png, named: "A price list") {
        PriceList.attach(to: $1, of: $0)
      })
  }

  private static var order: Exhibit {
    Exhibit(
      heading: "One screen in a page, a terminal and a window",
      prose: """
        The same tree three times. Order, alignment and insets agree: a test compares the \
        rectangles of all nodes in a browser with those in a window.
        """,
      stages: stages(window: PackageResources.order_gtk_png, named: "An order") {
        Cafe.attach(.order, in: .harbor, to: $1, of: $0)
      })
  }

  /// A tree in a page, as text, and as a picture of its window.
  private static func stages(
    window: [UInt8], named name: String, _ attach: @escaping (StyleTree, AnyNodeHandle?) -> Void
  ) -> [StageContent] {
    [
      StageContent("A page") { tree, frame in
        attach(tree, frame)
      },
      StageContent("A terminal") { tree, frame in
        let shown = StyleTree()
        attach(shown, nil)
        let text = TerminalRenderer(columns: 34).text(of: shown)
        tree.attach(
          CodeToken(lexeme: Lexeme(text: text, role: .plain)), to: tree.attach(Code(), to: frame))
      },
      StageContent("A window of GTK") { tree, frame in
        let data = "data:image/png;base64,\(Data(window).base64EncodedString())"
        guard let image = try? ImageReference(dataURL: data) else { return }
        tree.attach(WindowPicture(image: image, accessibilityLabel: "\(name) in GTK"), to: frame)
      },
    ]
  }
}

/// A picture of a window, as `.ci/gtk --documentation` writes it.
struct WindowPicture: ImageNode, ImageContent, AccessibilityLabelContent, Width {
  var image: ImageReference
  var accessibilityLabel: String
  var width: Double { 340 }
}
