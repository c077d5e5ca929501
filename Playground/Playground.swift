import Foundation
import ProtocolStyle
import StyleFiles
import StyleTerminal

/// Styles nodes of examples, prints the results, and writes a page that shows them.
@main
enum Playground {
  static func main() async throws {
    switch Request(arguments: CommandLine.arguments.dropFirst()) {
    case .tour:
      let tour = Tour(colorDepth: .standardOutput, page: try PageFile.writeGallery().path())
      for line in tour.lines { print(line.printed(depth: tour.colorDepth)) }
      print()
    case .example(let number):
      Report(colorDepth: .standardOutput).show(Example.all[number - 1], number: number)
      print()
    case .all:
      Report(colorDepth: .standardOutput).show(Example.all)
      print("  Open the gallery: \(try PageFile.writeGallery().path())\n")
    case .open:
      try PageFile.open(PageFile.writeGallery())
    case .json:
      print(try StyledNode.json(of: Example.all))
    case .inspection:
      let inspection = Inspection()
      inspection.show(colorDepth: .standardOutput)
      exit(inspection.hasErrors ? 1 : 0)
    case .kinds:
      print(try PageFile.write(KindsPage().bytes(), named: "kinds.html").path())
      let mirrored = KindsPage(direction: .rightToLeft)
      print(try PageFile.write(mirrored.bytes(), named: "kinds-rtl.html").path())
      print(try PageFile.write(SamplesPage().bytes(), named: "samples.html").path())
    case .styleSheets(let paths):
      do {
        let page = try StyleSheetPage(paths.map { URL(filePath: $0) })
        print(try PageFile.write(page.bytes(), named: "stylesheets.html").path())
      } catch let error as StyleFileError {
        fail("\(error)", status: 1)
      }
    case .live(let path):
      do {
        try await LiveSession.run(path)
      } catch {
        fail("\(error)", status: 1)
      }
    case .help:
      print(Request.usage)
    case .misuse(let problem): fail("\(problem)\n\n\(Request.usage)", status: 2)
    }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("Playground: \(message)\n".utf8))
    exit(status)
  }
}
