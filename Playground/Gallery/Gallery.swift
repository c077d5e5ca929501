import Foundation
import ProtocolStyle
import StyleFiles
import StyleTerminal

/// Writes pages of all parts of the library, and restyles an app in the terminal.
@main
enum Gallery {
  static func main() async throws {
    switch Request(arguments: CommandLine.arguments.dropFirst()) {
    case .page:
      print(try writePage().path())
    case .open:
      try PageFile.open(writePage())
    case .inspection:
      let inspection = Inspection()
      inspection.show(colorDepth: .standardOutput)
      exit(inspection.hasErrors ? 1 : 0)
    case .kinds:
      print(try PageFile.write(KindsPage().bytes(), named: "kinds.html").path())
      let mirrored = KindsPage(direction: .rightToLeft)
      print(try PageFile.write(mirrored.bytes(), named: "kinds-rtl.html").path())
      let states = KindStatesPage()
      print(try PageFile.write(states.bytes(), named: "kinds-states.html").path())
      print(try PageFile.write(SamplesPage().bytes(), named: "samples.html").path())
    case .bank:
      print(try PageFile.write(BankPage().bytes(), named: "bank.html").path())
    case .systems:
      print(try PageFile.write(SystemsPage().bytes(), named: "systems.html").path())
    case .book:
      print(try PackBook.write().path())
    case .styleSheets(let paths):
      do {
        let page = try StyleSheetPage(paths.map { URL(filePath: $0) })
        print(try PageFile.write(page.bytes(), named: "stylesheets.html").path())
      } catch let error as StyleFileError {
        Program.gallery.fail("\(error)", status: 1)
      }
    case .live(let path):
      do {
        try await LiveSession.run(path)
      } catch {
        Program.gallery.fail("\(error)", status: 1)
      }
    case .help:
      print(Request.usage)
    case .misuse(let problem):
      Program.gallery.fail("\(problem)\n\n\(Request.usage)", status: 2)
    }
  }

  /// Writes the page of exhibits, with the last measurements of the benchmarks.
  private static func writePage() throws -> URL {
    let page = GalleryPage(numbers: BenchmarkNumber.last(in: PageFile.build))
    return try PageFile.write(page.bytes(), named: "gallery.html")
  }
}

// MARK: - Request

/// A parsed command line.
enum Request {
  /// Write the page of exhibits.
  case page

  /// Open the page in a browser.
  case open

  /// Print the findings of the inspector in the page.
  case inspection

  /// Write pages with a screen of all kinds, in both directions, with each kind in its states, and
  /// with samples of attributes.
  case kinds

  /// Write a page with twelve screens of a bank's app.
  case bank

  /// Write a page with the components of three design systems.
  case systems

  /// Write the style book of the packs.
  case book

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
    let isHelp = !Program.helpOptions.isDisjoint(with: all)
    if !isHelp, let place = all.firstIndex(where: Self.takingFiles.contains) {
      self = Self.request(all[place], files: Array(all[..<place] + all[(place + 1)...]))
    } else if let unknown = all.first(where: { !Program.gallery.has($0) }) {
      self = .misuse(Program.gallery.problem(withUnknown: unknown))
    } else if isHelp {
      self = .help
    } else if all.contains("--inspect") {
      self = .inspection
    } else if all.contains("--kinds") {
      self = .kinds
    } else if all.contains("--bank") {
      self = .bank
    } else if all.contains("--systems") {
      self = .systems
    } else if all.contains("--book") {
      self = .book
    } else {
      self = all.contains("--open") ? .open : .page
    }
  }

  private static func request(_ option: String, files: [String]) -> Request {
    if let unknown = files.first(where: { $0.hasPrefix("-") }) {
      return .misuse(Program.gallery.problem(withUnknown: unknown))
    }
    switch (option, files.count) {
    case ("--live", 1): return .live(files[0])
    case ("--live", let count): return .misuse("--live takes the path of one file, not \(count)")
    case (_, 0): return .misuse("\(option) takes the paths of stylesheets, and there is none")
    default: return .styleSheets(files)
    }
  }

  static let usage = """
    Writes a page of exhibits: the code with UIKit, the code with traits, the result.

    USAGE: Gallery [--open | --inspect | --kinds | --bank | --systems | --book]
           Gallery --live FILE
           Gallery --stylesheets FILE…

      --open         Open the page in a browser.
      --inspect      Print what the inspector finds in the page; status 1 for an error.
      --kinds        Write pages with a screen of all kinds, each kind in its states, and
                     samples of attributes.
      --bank         Write a page with twelve screens of a bank's app, in words of the library.
      --systems      Write a page with the components of OUDS, Warp and Fluent, in all states.
      --book         Write the style book of ModernPack and ClassicPack.
      --live         Draw an app in the terminal, and restyle it whenever the file is
                     saved: design tokens, such as cafe.accent, or a stylesheet (.nss).
                     Older forms, such as "#b3261e" for a color, are findings.
      --stylesheets  Write a page of screens, each styled by one of NUI's stylesheets.
      -h, --help     Print this.

    Playground prints examples: swift run Playground --help
    """

  private static let takingFiles: Set = ["--live", "--stylesheets"]
}

// MARK: - Inspection

/// The inspector's findings in the gallery's tree: `swift run Gallery --inspect`.
struct Inspection {
  /// The findings, the most severe first.
  let findings: [Finding]

  init() {
    findings = GalleryPage.findings
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
