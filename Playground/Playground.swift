import Foundation
import ProtocolStyle
import StyleTerminal

/// Styles nodes of examples, prints the results, and writes a page of the café.
@main
enum Playground {
  static func main() throws {
    switch Request(arguments: CommandLine.arguments.dropFirst()) {
    case .tour:
      let tour = Tour(colorDepth: .standardOutput, page: try CafePage.write().path())
      for line in tour.lines { print(line.printed(depth: tour.colorDepth)) }
      print()
    case .example(let number):
      Report(colorDepth: .standardOutput).show(Example.all[number - 1], number: number)
      print()
    case .all:
      Report(colorDepth: .standardOutput).show(Example.all)
      print("  Open the café's page: \(try CafePage.write().path())\n")
    case .open:
      try PageFile.open(CafePage.write())
    case .json:
      print(try StyledNode.json(of: Example.all))
    case .help:
      print(Request.usage)
    case .misuse(let problem):
      Program.playground.fail("\(problem)\n\n\(Request.usage)", status: 2)
    }
  }
}

// MARK: - Request

/// A parsed command line.
enum Request {
  /// Print the tour, and write the café's page.
  case tour

  /// Print one example, by its number from 1.
  case example(Int)

  /// Print all examples, and write the café's page.
  case all

  /// Open the café's page in a browser.
  case open

  /// Print the view models of the examples' nodes as JSON.
  case json

  /// The usage.
  case help

  /// A problem with the arguments.
  case misuse(String)

  /// Parses the arguments, of which an unknown one takes precedence, then a request for help.
  init(arguments: some Collection<String>) {
    if let unknown = arguments.first(where: { !Program.playground.has($0) }) {
      self = .misuse(Program.playground.problem(withUnknown: unknown))
    } else if !Program.helpOptions.isDisjoint(with: arguments) {
      self = .help
    } else if arguments.contains("--json") {
      self = .json
    } else if arguments.contains("--open") {
      self = .open
    } else if arguments.contains("--all") {
      self = .all
    } else {
      self = arguments.lazy.compactMap(Example.number).first.map(Request.example) ?? .tour
    }
  }

  static let usage = """
    Prints examples of the library, and writes a page of an app in four themes.

    USAGE: Playground [NUMBER | --all | --open | --json]

      NUMBER      Print one example.
      --all       Print all examples.
      --open      Open the page in a browser.
      --json      Print the nodes' view models as one JSON array.
      -h, --help  Print this.

    Gallery has stylesheets, a live mode, all kinds and the inspector:
    swift run Gallery --help
    """
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
