import ProtocolStyle
import StyleInspector

extension Exhibit {
  /// What an edit would change, with the findings that would appear.
  static var whatIf: Exhibit {
    let tree = StyleTree(themes: [Theme("day")])
    tree.attach(Ticket()) {
      TicketTitle()
      TicketPrice()
    }
    let result = Inspector().preview(of: tree) { $0.themes = [.unfinished] }
    return Exhibit(
      heading: "What if",
      prose: """
        A preview returns what edits of themes, tokens, the environment, rules and overrides would \
        change, and changes nothing. The inspector adds the findings that would appear.
        """,
      code: """
        let evening = Theme("evening") {
          $0[.ticket] = Color(rgb: 0x2B2440)
          $0[.ticketText] = .white
        }
        let result = Inspector().preview(of: tree) { $0.themes = [evening] }
        print(result)

        \(wrapped("\(result)"))
        """,
      article: .why,
      stages: [
        StageContent("Now") { ticket(in: $0, $1) },
        StageContent("With a theme that also sets the price", scope: StyleScope(themes: [.evening]))
        { tree, frame in
          ticket(in: tree, frame)
        },
      ])
  }

  private static func ticket(in tree: StyleTree, _ frame: AnyNodeHandle) {
    let ticket = tree.attach(Ticket(), to: frame)
    tree.attach(TicketTitle(), to: ticket)
    tree.attach(TicketPrice(), to: ticket)
  }

  /// Breaks long lines at spaces, because code isn't wrapped on the page.
  private static func wrapped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var lines: [String] = []
      for word in line.split(separator: " ", omittingEmptySubsequences: false) {
        if let last = lines.last, last.count + word.count < 72 {
          lines[lines.count - 1] += " " + word
        } else {
          lines.append((lines.isEmpty ? "" : "    ") + word)
        }
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}

extension Theme {
  fileprivate static let unfinished = Theme("evening") {
    $0[.ticket] = Color(rgb: 0x2B2440)
    $0[.ticketText] = .white
  }

  fileprivate static let evening = Theme("evening") {
    $0[.ticket] = Color(rgb: 0x2B2440)
    $0[.ticketText] = .white
    $0[.ticketPrice] = Color(rgb: 0xFFD970)
  }
}

extension Token<Color> {
  fileprivate static let ticket = Token("ticket", default: .white)
  fileprivate static let ticketText = Token("ticketText", default: .black)
  fileprivate static let ticketPrice = Token("ticketPrice", default: Color(rgb: 0x8A1538))
}

private struct Ticket: ViewNode, BackgroundColor, Padding {
  var backgroundColor: Color { Token.ticket.value }
  var padding: EdgeInsets { EdgeInsets(top: 16, left: 16, bottom: 16, right: 16) }
}

private struct TicketTitle: LabelNode, TextContent, TextColor {
  var text: String { "The Tempest, row 4" }
  var textColor: Color { Token.ticketText.value }
}

private struct TicketPrice: LabelNode, TextContent, TextColor {
  var text: String { "$ 12" }
  var textColor: Color { Token.ticketPrice.value }
}
