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

// MARK: - Request

/// A parsed command line.
enum Request {
  /// Print the tour, and write the gallery.
  case tour

  /// Print one example, by its number from 1.
  case example(Int)

  /// Print all examples, and write the gallery.
  case all

  /// Open the gallery in a browser.
  case open

  /// Print the view models of the examples' nodes as JSON.
  case json

  /// Print the findings of the inspector in the gallery.
  case inspection

  /// Write pages with a screen of all kinds, in both directions, and with samples of attributes.
  case kinds

  /// A page of NUI's stylesheets, of which there are the paths.
  case styleSheets([String])

  /// The café in the terminal, restyled at each save of a file.
  case live(String)

  /// The usage.
  case help

  /// A problem with the arguments.
  case misuse(String)

  /// Parses the arguments, of which an unknown one takes precedence, then a request for help.
  init(arguments: some Collection<String>) {
    let all = Array(arguments)
    let help = Self.helpOptions
    if let place = all.firstIndex(where: Self.takingFiles.contains), help.isDisjoint(with: all) {
      self = Self.request(all[place], files: Array(all[..<place] + all[(place + 1)...]))
      return
    }
    let arguments = all.filter { !Self.takingFiles.contains($0) }
    let numbers = arguments.compactMap(Self.number)
    if let unknown = arguments.first(where: { !Self.known.contains($0) && Self.number($0) == nil })
    {
      self = .misuse("unknown argument '\(unknown)'")
    } else if !Self.helpOptions.isDisjoint(with: arguments) {
      self = .help
    } else if arguments.contains("--inspect") {
      self = .inspection
    } else if arguments.contains("--kinds") {
      self = .kinds
    } else if arguments.contains("--json") {
      self = .json
    } else if arguments.contains("--open") {
      self = .open
    } else if arguments.contains("--all") {
      self = .all
    } else {
      self = numbers.first.map(Request.example) ?? .tour
    }
  }

  private static func request(_ option: String, files: [String]) -> Request {
    if let unknown = files.first(where: { $0.hasPrefix("-") }) {
      return .misuse("unknown argument '\(unknown)'")
    }
    switch (option, files.count) {
    case ("--live", 1): return .live(files[0])
    case ("--live", let count): return .misuse("--live takes the path of one file, not \(count)")
    case (_, 0): return .misuse("\(option) takes the paths of stylesheets, and there is none")
    default: return .styleSheets(files)
    }
  }

  /// The number of an example; nil for a text that is none.
  private static func number(_ text: String) -> Int? {
    Int(text).flatMap { (1...Example.all.count).contains($0) ? $0 : nil }
  }

  static let usage = """
    Prints examples of the library, and writes a page with more of them.

    USAGE: Playground [NUMBER | --all | --open | --json | --inspect | --kinds]
           Playground --live FILE
           Playground --stylesheets FILE…

      NUMBER         Print one example.
      --all          Print all examples.
      --open         Open the page in a browser.
      --json         Print the nodes' view models as one JSON array.
      --inspect      Print what the inspector finds in the page; status 1 for an error.
      --kinds        Write pages with a screen of all kinds, and samples of attributes.
      --live         Draw an app in the terminal, and restyle it whenever the file is
                     saved: design tokens, such as cafe.accent, or a stylesheet (.nss).
      --stylesheets  Write a page of screens, each styled by one of NUI's stylesheets.
      -h, --help     Print this.
    """

  private static let takingFiles: Set = ["--live", "--stylesheets"]
  private static let helpOptions: Set = ["-h", "--help"]
  private static let known = helpOptions.union([
    "--all", "--inspect", "--json", "--kinds", "--open",
  ])
}

// MARK: - Inspection

/// The inspector's findings in the gallery's tree: `swift run Playground --inspect`.
struct Inspection {
  /// The findings, the most severe first.
  let findings: [Finding]

  init() {
    findings = Gallery.findings
  }

  /// Whether there are errors.
  var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// Prints each finding, and the number of findings of each severity.
  func show(colorDepth: ColorDepth) {
    print()
    for finding in findings {
      var line = TextLine("  \(finding.severity.rawValue)", style(of: finding.severity))
      line.append(": \(finding.summary) ")
      line.append("[\(finding.identifier.rawValue)]", .dim)
      print(line.text(depth: colorDepth))
      print("    \(TextLine(finding.remedy).text(depth: colorDepth))")
    }
    let counts = Finding.Severity.allCases.reversed().map { severity in
      let count = findings.count { $0.severity == severity }
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    print("  \(counts.joined(separator: ", "))\n")
  }

  private func style(of severity: Finding.Severity) -> CellStyle {
    let color: Color? =
      switch severity {
      case .error: .systemRed
      case .warning: .systemOrange
      default: nil
      }
    return CellStyle(foreground: color, isBold: true)
  }
}

// MARK: - StyledNode

/// A node's name and view model, for other programs.
struct StyledNode: Encodable {
  let name: String
  let viewModel: ViewModel

  /// The nodes of the examples as a JSON array, identical in every run.
  static func json(of examples: [Example]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(examples.flatMap(\.styledNodes))
    return String(decoding: data, as: UTF8.self)
  }
}

extension Example {
  /// The nodes in the order in which they are shown.
  var styledNodes: [StyledNode] {
    let applier = StyleApplier()
    func style(_ node: some StyleNode) -> StyledNode {
      StyledNode(name: "\(type(of: node))", viewModel: applier.viewModel(for: node))
    }
    return nodes.map { style($0) }
      + scenes.flatMap(\.nodes).map { StyledNode(name: $0.name, viewModel: $0.model) }
  }
}
