import Foundation
import StyleTerminal

/// Styles real nodes, prints what was rendered, and writes a page that shows it.
@main
enum Playground {
  static func main() throws {
    switch Request(arguments: CommandLine.arguments.dropFirst()) {
    case .report:
      Report(colorDepth: .standardOutput).show(Example.all)
      print("  To look at: \(try GalleryFile.write().path())\n")
    case .json:
      print(try StyledNode.json(of: Example.all))
    case .inspection:
      let inspection = Inspection()
      inspection.show(colorDepth: .standardOutput)
      exit(inspection.hasErrors ? 1 : 0)
    case .help:
      print(Request.usage)
    case .misuse(let argument):
      let message = "Playground: unknown argument '\(argument)'\n\n\(Request.usage)\n"
      FileHandle.standardError.write(Data(message.utf8))
      exit(2)
    }
  }
}
