import ProtocolStyle

extension Example {
  /// One base protocol and one trait, adopted by three kinds of node.
  static var oneTrait: Example {
    Example(
      heading: "One trait, any kind of node",
      code: """
        protocol GreenBackgroundColor: BackgroundColor {}
        extension GreenBackgroundColor { var backgroundColor: Color { .leaf } }

        struct GreenView: ViewNode, GreenBackgroundColor {}
        struct GreenButton: ButtonNode, GreenBackgroundColor {}
        """,
      nodes: [GreenView(), GreenButton(), GreenTextField()])
  }
}

protocol GreenBackgroundColor: BackgroundColor {}

extension GreenBackgroundColor {
  var backgroundColor: Color { .leaf }
}

struct GreenView: ViewNode, GreenBackgroundColor {}

struct GreenButton: ButtonNode, GreenBackgroundColor {}

struct GreenTextField: TextFieldNode, GreenBackgroundColor {}
