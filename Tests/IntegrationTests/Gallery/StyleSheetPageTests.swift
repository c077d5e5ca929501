import Foundation
import ProtocolStyle
import StyleFiles
import Testing

@testable import Gallery

/// The page of NUI's stylesheets that `swift run Gallery --stylesheets` writes.
@Suite struct StyleSheetPageTests {
  /// NUI's own themes, which are beside the repository and not in it.
  private static let themes = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../shared/nui/themes").standardizedFileURL

  /// The files of texts, while a closure runs.
  private func withFiles<Result>(
    _ texts: KeyValuePairs<String, String>, _ body: ([URL]) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "StyleSheetPageTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try texts.map { name, text in
      let file = folder.appending(path: "\(name).nss")
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file
    }
    return try body(files)
  }

  @Test func `each file has a screen, whose styles are its own`() throws {
    try withFiles([
      "Red": "@a: #C00000; Button { background-color: @a; }",
      "Blue": "@a: #0000C0; Button { background-color: @a; }",
    ]) { files in
      let tree = try StyleSheetPage(files).tree
      let names = tree.nodes.filter { tree.nodeType(of: $0) == SheetName.self }
        .compactMap { tree.viewModel(of: $0).text }
      #expect(names == ["Red", "Blue"])
      let colors = tree.nodes.filter { tree.nodeType(of: $0) == SheetButton.self }
        .compactMap { tree.viewModel(of: $0).backgroundColor?.description }
      #expect(colors == ["#c00000", "#c00000", "#c00000", "#0000c0", "#0000c0", "#0000c0"])
    }
  }

  @Test func `a file with a mistake is refused with its place`() throws {
    try withFiles(["Red": "Button { height: 50 }"]) { files in
      let error = #expect(throws: StyleFileError.self) { try StyleSheetPage(files) }
      #expect(error?.description.contains("Red.nss:1:21: ") == true)
    }
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: themes.path),
      "../shared isn't beside the repository"))
  func `the three themes of NUI are on one page`() throws {
    let files = ["Blue", "Default", "Round"].map { Self.themes.appending(path: "\($0).nss") }
    let page = try StyleSheetPage(files)
    let html = String(decoding: page.bytes(), as: UTF8.self)
    #expect(html.matches(of: /<main class="[^"]*phone"/).count == 3)
    for name in ["Blue", "Default", "Round"] { #expect(html.contains(">\(name)</h1>")) }
    let tree = page.tree
    let sizes = tree.nodes.filter { tree.nodeType(of: $0) == SheetButton.self }
      .compactMap { tree.viewModel(of: $0).font?.size }
    // Large, plain and small buttons, in the order of the files.
    #expect(sizes == [24, 18, 14, 20, 18, 14, 24, 18, 14])
  }
}
