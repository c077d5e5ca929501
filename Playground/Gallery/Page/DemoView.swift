import ProtocolStyle
import StyleHTML

/// The usual UIAppearance example of a view with custom attributes: two colors side by side.
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
  /// The color scheme of a phone, which applies to parts that the browser draws.
  static let cafe = [
    CSSMeaning(.phoneScheme, "color-scheme", "the scheme") { $0.rawValue }
  ]

  /// The CSS variables of the two colors, which `gallery.css` uses.
  static let demo = [
    CSSMeaning(.leftColor, "--left", "the color of the left half") { "\($0)" },
    CSSMeaning(.rightColor, "--right", "the color of the right half") { "\($0)" },
  ]
}
