/// The options of the command line.
struct Options {
  var only: [String] = []
  var checks = false
  var printsJSON = false

  static let usage = """
    usage: Benchmarks [--only NAME]… [--check] [--json]

      --only NAME   only the rows whose name starts with NAME
      --check       exit with status 1 when a row misses its bar
      --json        one JSON object per line, with name, ours, baseline, ratio, unit and bar
    """

  /// Parses the arguments; nil if they are invalid.
  init?(_ arguments: some Sequence<String>) {
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      switch argument {
      case "--only":
        guard let name = arguments.next() else { return nil }
        only.append(name)
      case "--check": checks = true
      case "--json": printsJSON = true
      default: return nil
      }
    }
  }

  func selects(_ name: String) -> Bool {
    only.isEmpty || only.contains { name.hasPrefix($0) }
  }
}
