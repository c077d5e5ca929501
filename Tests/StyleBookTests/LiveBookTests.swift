import Foundation
import ProtocolStyle
import StyleBook
import StyleSampling
import Testing

/// Books whose pages stay open while the sources change.
@Suite struct LiveBookTests {
  private func book(_ alpha: Double, _ radius: Double) -> StyleBook {
    struct Box: ViewNode, Alpha, CornerRadius {
      let alpha: Double
      let cornerRadius: Double
    }
    let samples = [
      StyleSample("Box", Box(alpha: alpha, cornerRadius: radius)),
      StyleSample("Round", Box(alpha: 1, cornerRadius: radius)),
    ]
    return StyleBook("Shop", StyleSampleCatalog(samples, module: "Shop"))
  }

  @Test func `each round lists the samples and attributes that differ`() throws {
    let folder = try Folder()
    #expect(try book(1, 2).writeLive(to: folder.url) == [])
    #expect(try book(0.5, 2).writeLive(to: folder.url) == ["Box: alpha"])
    #expect(
      try book(0.5, 3).writeLive(to: folder.url) == ["Box: cornerRadius", "Round: cornerRadius"])
    #expect(try book(0.5, 3).writeLive(to: folder.url) == [])
    #expect(try book(0.5, 4).writeLive(to: folder.url, isFirst: true) == [])
  }

  @Test func `pages read the files that were written and the samples that differ`() throws {
    let folder = try Folder()
    try book(1, 2).writeLive(to: folder.url)
    try book(0.5, 2).writeLive(to: folder.url)
    let text = try folder.text(of: "changes.js")
    #expect(text.hasPrefix("styleBookChanged({"))
    #expect(text.contains("\"attributes\":[\"alpha\"]"))
    #expect(text.contains("Box-Box.html"))
    #expect(!text.contains("Box-Round.html"))
    #expect(try folder.text(of: "book.js").contains("styleBookChanged"))
  }

  @Test func `a book that isn't live has nothing of it`() throws {
    let folder = try Folder()
    try book(1, 2).writeLive(to: folder.url)
    try book(1, 2).write(to: folder.url)
    #expect(try Set(folder.paths).isDisjoint(with: ["changes.js", "looks.json"]))
    #expect(try !folder.text(of: "book.js").contains("styleBookChanged"))
  }
}
