import ProtocolStyle

/// One base protocol and one trait, adopted by three kinds of node.
enum OneTrait {
  static func show(on report: Report) {
    report.section(
      1, "One trait, any kind of node",
      """
      protocol GreenBackgroundColor: BackgroundColor {}
      extension GreenBackgroundColor { var backgroundColor: Color { .green } }

      struct GreenView: ViewNode, GreenBackgroundColor {}
      """)
    report.node(GreenView())
    report.node(GreenButton())
    report.node(GreenTextField())
  }
}

protocol GreenBackgroundColor: BackgroundColor {}

extension GreenBackgroundColor {
  var backgroundColor: Color { .green }
}

struct GreenView: ViewNode, GreenBackgroundColor {}

struct GreenButton: ButtonNode, GreenBackgroundColor {}

struct GreenTextField: TextFieldNode, GreenBackgroundColor {}
