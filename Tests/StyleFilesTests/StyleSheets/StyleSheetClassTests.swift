import Foundation
import Testing

@testable import StyleFiles

@Suite(.enabled(if: SharedFiles.exist, "../shared isn't beside the repository"))
struct StyleSheetClassTests {
  struct Specification: Decodable {
    struct Class: Decodable {
      struct Property: Decodable {
        let name: String
        let type: String
      }
      let styleClass: String
      let properties: [Property]
    }
    let styleClasses: [Class]
  }

  private func specification() throws -> Specification {
    try JSONDecoder().decode(
      Specification.self,
      from: Data(contentsOf: SharedFiles.nui.appending(path: "spec.json")))
  }

  @Test func `the classes read the properties that NUI's classes read`() throws {
    let classes = try specification().styleClasses
    #expect(classes.count == 27)
    #expect(Set(classes.map(\.styleClass)) == Set(StyleSheetClass.all.keys))
    for known in classes {
      let own = StyleSheetClass.all[known.styleClass]?.properties ?? []
      let expected = Set(known.properties.map(\.name))
      #expect(own == expected, "\(known.styleClass): \(own.symmetricDifference(expected).sorted())")
    }
  }

  @Test func `each property has the type that it has in NUI`() throws {
    let types: [String: StyleSheetType] = [
      "Boolean": .boolean, "BorderStyle": .borderStyle, "Box": .box, "Color": .color,
      "FontName": .fontName, "Gradient": .color, "HorizontalAlign": .horizontalAlign,
      "Image": .image, "Integer": .integer, "KeyboardAppearance": .keyboardAppearance,
      "Number": .number, "Offset": .offset, "SeparatorStyle": .separatorStyle,
      "TextAlign": .textAlign, "TextTransform": .textTransform, "VerticalAlign": .verticalAlign,
    ]
    for property in try specification().styleClasses.flatMap(\.properties) {
      #expect(StyleSheetType(property: property.name) == types[property.type], "\(property.name)")
    }
  }
}
