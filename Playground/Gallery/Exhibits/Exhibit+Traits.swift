import Foundation
import ProtocolStyle
import StyleInspector

extension Exhibit {
  /// The graph of a type's traits, or nil if conformance records can't be read.
  static var traits: Exhibit? {
    let type = CallToActionButton.self
    guard let graph = try? Inspector().traits(of: type),
      let image = try? ImageReference(
        dataURL: "data:image/svg+xml;base64,\(Data(graph.svg.utf8).base64EncodedString())")
    else { return nil }
    let paths = graph.attributes.flatMap { graph.origins(of: $0) }.map { "\($0)" }
    return Exhibit(
      heading: "The graph of a type's traits",
      prose: "The inspector reads the conformance records of the running program.",
      code: (["print(try Inspector().traits(of: CallToActionButton.self).svg)", ""] + paths)
        .joined(separator: "\n"),
      stages: [
        StageContent("The graph") { tree, frame in
          tree.attach(
            Drawing(image: image, accessibilityLabel: "The traits of \(type)"), to: frame)
          tree.attach(TraitOutline(text: "\(graph)"), to: frame)
        }
      ])
  }
}

/// The graph as an indented tree, which fits a phone.
private struct TraitOutline: CodeNode, TextColor, Font, TextContent, StyleClassed {
  var text: String
  let styleClasses = ["narrow"]
  var textColor: Color { Token.bodyText.value }
  var font: FontDescriptor { Token.code.value }
}

private struct Drawing: ImageNode, ImageContent, AccessibilityLabelContent {
  var image: ImageReference
  var accessibilityLabel: String
}
