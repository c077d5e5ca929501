internal import CommandSupport
internal import Foundation
internal import ProtocolStyle
internal import StyleFiles

/// `swift package check-tokens`: prints what's wrong in token files, as compilers do.
struct CheckCommand: TokenCommand {
  static let syntax = CommandSyntax(
    "check-tokens", operands: "FILE…",
    TokenSources.options + [.value("rules", "FILE"), .flag("all"), .flag("json")])

  static let usage = """
    usage: swift package check-tokens FILE… [--base FILE]… [--lenient] [--rules FILE]
             [--all] [--json]

      FILE       a token file or a resolver
      --base     a token file that references may be to
      --lenient  accepts older forms, with a warning for each; only what rejects a file is an error
      --rules    a JSON file with the rules of the design system for names, values, aliases, modes,
                 contrast and colors; a warning for each token that breaks one
      --all      prints each finding; by default, the first in each file with the same cause, and
                 their number
      --json     prints JSON

    The status is 1 if there are errors.
    """

  private let sources: TokenSources

  /// The file with the rules of the design system; nil for none.
  private let rules: String?

  /// Whether each finding is printed, in place of the first one with its cause in a file.
  private let printsAll: Bool
  private let isJSON: Bool

  init(_ options: CommandOptions) throws(CommandMisuse) {
    sources = try TokenSources(options, of: Self.syntax)
    rules = options.value(of: "rules")
    (printsAll, isJSON) = (options.has("all"), options.has("json"))
  }

  func run() throws -> CommandOutcome {
    let rules = try rules.map { path throws(StyleFileError) in try TokenRules(path: path) }
    var (all, progress) = ([FileDiagnostic](), CommandProgress())
    for (place, path) in sources.paths.enumerated() {
      progress.report("Files", place + 1, of: sources.paths.count, path)
      all += sources.diagnostics(in: path, rules)
    }
    let shown = printsAll ? all : all.byCause
    let errors = all.count { $0.severity == .error }
    let count = sources.paths.count == 1 ? "1 file" : "\(sources.paths.count) files"
    let hint = shown.count < all.count ? "; --all prints each" : ""
    return CommandOutcome(
      isJSON ? try shown.prettyJSON : shown.map(\.description).joined(separator: "\n"),
      notes: [
        "\(count), \(errors) errors, \(all.count - errors) warnings\(hint)"
      ],
      isSuccess: errors == 0)
  }
}
