import ProtocolStyle

extension Example {
  /// A preview returns what edits would change, and changes nothing.
  static var preview: Example {
    let tree = StyleTree(themes: [Theme("day")])
    tree.attach(SeatMap()) {
      SeatPrice()
      SeatButton()
    }
    let preview = tree.preview {
      $0.themes = [Theme("night") { $0[.seatMap] = .dusk }]
      $0.tokens[.seat] = .honey
      $0.styleSheet.insert(StyleRule(for: .label) { $0.alpha = 0.5 })
    }
    return Example(
      heading: "A preview returns what edits would change",
      code: """
        let preview = tree.preview {
          $0.themes = [night]
          $0.tokens[.seat] = .honey
          $0.styleSheet.insert(StyleRule(for: .label) { $0.alpha = 0.5 })
        }
        print(preview)
        """,
      scenes: [Scene(caption: "The tree is as before", text: "\(preview)")])
  }
}

extension Token<Color> {
  fileprivate static let seatMap = Token("seatMap", default: .white)
  fileprivate static let seat = Token("seat", default: .leaf)
}

private struct SeatMap: ViewNode, BackgroundColor {
  var backgroundColor: Color { Token.seatMap.value }
}

private struct SeatPrice: LabelNode, TextContent {
  var text: String { "$ 12" }
}

private struct SeatButton: ButtonNode, BackgroundColor {
  var backgroundColor: Color { Token.seat.value }
}
