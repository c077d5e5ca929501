import Foundation
import Testing

@testable import ProtocolStyle
@testable import StyleInspector

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct TraitGraphSVGTests {
  private static func vertex(
    _ name: String, _ role: TraitGraph.Role, _ attributes: [AttributeID] = [], _ adopted: Int...
  ) -> TraitGraph.Vertex {
    TraitGraph.Vertex(name: name, role: role, attributes: attributes, adopted: adopted)
  }

  private static let graph = TraitGraph(
    kind: .button,
    vertices: [
      vertex("Buy", .type, [], 1, 3), vertex("Bold", .trait, [], 2),
      vertex("Font", .styleProtocol, [Attribute.font.id]), vertex("Look", .trait, [], 1, 4),
      vertex("Alpha", .styleProtocol, [Attribute.alpha.id]),
    ])

  /// Collects the contents of parsed XML.
  private final class Reader: NSObject, XMLParserDelegate {
    private(set) var elements: [(name: String, attributes: [String: String])] = []
    private(set) var texts: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.append((name, attributes))
      texts.append("")
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if !texts.isEmpty { texts[texts.count - 1] += text }
    }

    static func read(_ svg: String) -> Reader? {
      let (parser, reader) = (XMLParser(data: Data(svg.utf8)), Reader())
      parser.delegate = reader
      return parser.parse() ? reader : nil
    }
  }

  @Test func `each vertex is a box with its text, each adoption a line`() throws {
    let reader = try #require(Reader.read(Self.graph.svg))
    let names = reader.elements.map(\.name)
    #expect(names.first == "svg")
    #expect(names.filter { $0 == "rect" }.count == 6)
    #expect(names.filter { $0 == "path" }.count == 5)
    let texts = zip(names, reader.texts).filter { $0.0 == "text" }.map {
      $0.1.trimmingCharacters(in: .newlines)
    }
    #expect(texts == ["Buy (button)", "Bold", "Font: font", "Look", "Alpha: alpha"])
    #expect(reader.elements.first?.attributes["aria-label"] == "Traits of Buy")
  }

  @Test func `boxes do not overlap, and lines run to the right`() throws {
    let reader = try #require(Reader.read(Self.graph.svg))
    let boxes = reader.elements.filter { $0.name == "rect" && $0.attributes["x"] != nil }.map {
      element in
      ["x", "y", "width", "height"].map { Int(element.attributes[$0] ?? "") ?? 0 }
    }
    #expect(boxes.count == 5)
    for (index, box) in boxes.enumerated() {
      for other in boxes[..<index] {
        let isApart =
          box[0] + box[2] <= other[0] || other[0] + other[2] <= box[0]
          || box[1] + box[3] <= other[1] || other[1] + other[3] <= box[1]
        #expect(isApart, "\(box) and \(other)")
      }
    }
    // Bold is below Look, which is below the type; a line always ends to the right.
    #expect(boxes[1][0] > boxes[3][0])
    #expect(boxes[2][0] > boxes[1][0])
  }

  @Test func `it is self-contained, in light and dark, and reproducible`() {
    let svg = Self.graph.svg
    #expect(svg.contains("@media (prefers-color-scheme:dark)"))
    for word in ["<script", "href", "url(", "@import", "onload"] { #expect(!svg.contains(word)) }
    #expect((0..<5).allSatisfy { _ in Self.graph.svg == svg })
  }

  private static let names = [
    "<script>alert(1)</script>", "a & b", "\"quoted\" 'twice'", "]]>", "名前", "tab\tand\nline",
    "\u{0}\u{8}\u{FFFE}", "</title><g>",
  ]

  @Test(arguments: names)
  func `texts are escaped`(name: String) throws {
    let graph = TraitGraph(kind: .view, vertices: [Self.vertex(name, .type)])
    let reader = try #require(Reader.read(graph.svg))
    #expect(
      reader.elements.map(\.name) == ["svg", "title", "desc", "style", "rect", "rect", "text"])
    let shown = String(
      name.unicodeScalars.map {
        $0.value < 0x20 && $0 != "\t" && $0 != "\n" || $0.value == 0xFFFE
          ? "\u{FFFD}" : Character($0)
      })
    #expect(reader.texts.last?.hasPrefix("\(shown) (view)") == true)
  }
}
