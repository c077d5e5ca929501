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

  /// Write pages with a screen of all kinds, in both directions.
  case kinds

  /// Print the usage.
  case help

  /// Report an unknown argument.
  case misuse(String)

  /// Parses the arguments, of which an unknown one takes precedence, then a request for help.
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

  /// The number of an example, or nil if the text isn't one.
  private static func number(_ text: String) -> Int? {
    Int(text).flatMap { (1...Example.all.count).contains($0) ? $0 : nil }
  }

  static let usage = """
    Prints examples of the library, and writes a page with more of them.

    USAGE: Playground [NUMBER | --all | --open | --json | --inspect | --kinds]

      NUMBER      Print one example.
      --all       Print all examples.
      --open      Open the page in a browser.
      --json      Print the nodes' view models as one JSON array.
      --inspect   Print the inspector's findings in the page; status 1 for an error.
      --kinds     Write pages with a screen of all kinds, in both directions.
      -h, --help  Print this.
    """

  private static let askingForHelp: Set = ["-h", "--help"]
  private static let known = askingForHelp.union([
    "--all", "--inspect", "--json", "--kinds", "--open",
  ])
}
