/// What the command line asks for.
enum Request {
  /// The examples, for a person, and the gallery.
  case report

  /// What was rendered for their nodes, for a program.
  case json

  /// What the inspector finds in the gallery.
  case inspection

  /// A page with a screen of all kinds, in both directions.
  case kinds

  /// How to call it.
  case help

  /// An argument that says nothing here.
  case misuse(String)

  /// Reads the arguments: one that is not known comes first, then a call for help.
  init(arguments: some Collection<String>) {
    if let unknown = arguments.first(where: { !Self.known.contains($0) }) {
      self = .misuse(unknown)
    } else if !Self.askingForHelp.isDisjoint(with: arguments) {
      self = .help
    } else {
      self =
        arguments.contains("--inspect")
        ? .inspection
        : arguments.contains("--kinds") ? .kinds : arguments.isEmpty ? .report : .json
    }
  }

  static let usage = """
    Shows what the library does by examples, and writes a page that shows more of it.

    USAGE: Playground [--json | --inspect | --kinds]

      --json      Print the nodes' view models as one JSON array.
      --inspect   Print what the inspector finds in the page; status 1 for an error.
      --kinds     Write pages with a screen of all kinds, in both directions.
      -h, --help  Print this.
    """

  private static let askingForHelp: Set = ["-h", "--help"]
  private static let known = askingForHelp.union(["--json", "--inspect", "--kinds"])
}
