import Foundation
import StyleHTML
import Testing

/// The symbols of pages as documents, for other renderers.
@Suite struct SymbolDocumentTests {
  @Test func `each symbol has a document with one path, and a filled one has an area`() {
    let documents = HTMLPage.symbolDocuments
    #expect(documents.count > 150)
    for (name, document) in documents {
      #expect(document.hasPrefix("<svg ") && document.hasSuffix("/></svg>"), "\(name)")
      #expect(document.split(separator: "<path d='").count == 2, "\(name)")
      #expect(document.contains("fill='#000'") == name.hasSuffix(".fill"), "\(name)")
    }
  }

  @Test func `documents are well-formed, with the outlines that pages have`() throws {
    let plus = try #require(HTMLPage.symbolDocuments["plus"])
    #expect(plus.contains("<path d='M12 5v14M5 12h14'/>"))
    #expect(HTMLPage.symbolDocuments["no such symbol"] == nil)
  }
}
