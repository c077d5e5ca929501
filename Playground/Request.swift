/// A command line, read.
enum Request {
  /// The tour, for a person, and the gallery.
  case tour

  /// One example, by its number from 1.
  case example(Int)

  /// All examples, for a person, and the gallery.
  case all

  /// The gallery in a browser.
  case open

  /// The view models of the examples' nodes, for a program.
  case json

  /// The findings of the inspector in the gallery.
  case inspection

  /// Pages with a screen of all kinds, in both directions.
  case kinds

  /// The usage.
  case help

  /// An argument that is unknown.
  case misuse(String)

  /// Reads the arguments: one that is unknown comes first, then a call for help.
  init(arguments: some Collection<String>) {
    let numbers = arguments.compactMap(Self.number)
    if let unknown = arguments.first(where: { !Self.known.contains($0) && Self.number($0) == nil })
    {
      self = .misuse(unknown)
    } else if !Self.askingForHelp.isDisjoint(with: arguments) {
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

  /// The number of an example; nil for a text that is none.
  private static func number(_ text: String) -> Int? {
    Int(text).flatMap { (1...Example.all.count).contains($0) ? $0 : nil }
  }

  static let usage = """
    Shows what the library does by examples, and writes a page that shows more of it.

    USAGE: Playground [NUMBER | --all | --open | --json | --inspect | --kinds]

      NUMBER      Print one example.
      --all       Print all examples.
      --open      Open the page in a browser.
      --json      Print the nodes' view models as one JSON array.
      --inspect   Print what the inspector finds in the page; status 1 for an error.
      --kinds     Write pages with a screen of all kinds, in both directions.
      -h, --help  Print this.
    """

  private static let askingForHelp: Set = ["-h", "--help"]
  private static let known = askingForHelp.union([
    "--all", "--inspect", "--json", "--kinds", "--open",
  ])
}
