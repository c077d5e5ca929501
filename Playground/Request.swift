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
