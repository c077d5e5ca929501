internal import CommandSupport
internal import StyleBook

/// `swift package style-catalog`: lists what a package has, or what a text is about.
struct CatalogCommand: SampleCommand {
  static let syntax = CommandSyntax("style-catalog", [.value("query", "<text>"), .flag("json")])

  private let query: String?
  private let isJSON: Bool

  init(_ options: CommandOptions) {
    query = options.value(of: "query")
    isJSON = options.has("json")
  }

  func run(on samples: CommandSamples) throws -> CommandOutcome {
    var progress = CommandProgress()
    let catalog = StyleCatalog(samples.package, of: samples.catalog, sources: samples.sources) {
      progress.report("Samples", $1, of: $2, $0)
    }
    guard let query else {
      return CommandOutcome(isJSON ? try catalog.prettyJSON : catalog.markdown)
    }
    let entries = catalog.entries(about: query)
    if isJSON { return CommandOutcome(try entries.prettyJSON) }
    let lines = entries.map { entry in
      "\(entry.sort) \(entry.code)" + (entry.detail.isEmpty ? "" : "\n    \(entry.detail)")
    }
    return CommandOutcome(
      lines.joined(separator: "\n"),
      notes: entries.isEmpty
        ? ["Nothing in \(samples.package) is about '\(query)'; without --query, all is listed."]
        : [])
  }
}
