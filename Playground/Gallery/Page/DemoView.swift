import ProtocolStyle
import StyleHTML

/// UIAppearance's example of a view with attributes of its own: two colors side by side.
struct DemoView: DemoNode {}

protocol DemoNode: ViewNode {}
extension DemoNode { static var nodeKind: NodeKind { .demoView } }

extension NodeKind {
  static let demoView = NodeKind("demoView", of: (any DemoNode).self, parent: .view)
}

extension AnyAttribute where Self == Attribute<Color> {
  static var leftColor: Self { Attribute("leftColor") }
  static var rightColor: Self { Attribute("rightColor") }
}

extension CSSMeaning {
  /// The color scheme of a phone, for all that a browser draws in it by itself.
  static let cafe = [
    CSSMeaning(.phoneScheme, "color-scheme", "the scheme") { $0.rawValue }
  ]

  /// What the two colors come to; `gallery.css` draws with them.
  static let demo = [
    CSSMeaning(.leftColor, "--left", "the color of the left half") { "\($0)" },
    CSSMeaning(.rightColor, "--right", "the color of the right half") { "\($0)" },
  ]
}
