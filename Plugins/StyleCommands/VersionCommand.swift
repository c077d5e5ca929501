internal import CommandSupport
internal import Foundation
internal import StyleBook

/// `swift package style-version`: what changed since another version, and the part of the version that it
/// raises.
///
/// Its plugin checks the other version out, and writes a snapshot and symbol graphs of both.
struct VersionCommand: SampleCommand {
  static let syntax = CommandSyntax(
    "style-version", operands: "<old snapshot> <new snapshot> <old graphs> <new graphs>",
    [.value("since", "<version>"), .flag("json"), .value("at-most", "<level>")])

  private let files: [URL]
  private let since: String
  private let limit: StyleVersionChange.Level?
  private let isJSON: Bool

  init(_ options: CommandOptions) throws {
    guard options.operands.count == 4, let since = options.value(of: "since") else {
      throw CommandMisuse(
        "style-version is run by its plugin: swift package style-version --since TAG.")
    }
    files = options.operands.map { URL(filePath: $0) }
    (self.since, isJSON) = (since, options.has("json"))
    limit = try options.choice(of: "at-most")
  }

  func run(on samples: CommandSamples) throws -> CommandOutcome {
    let change = StyleVersionChange(
      since: since,
      names: (
        PublicNames(in: try SymbolGraph.all(in: files[2])),
        PublicNames(in: try SymbolGraph.all(in: files[3]))
      ),
      review: StyleReview(
        from: try StyleSnapshot(contentsOf: files[0]), to: try StyleSnapshot(contentsOf: files[1])))
    return CommandOutcome(
      isJSON ? try change.prettyJSON : "\(change)",
      isSuccess: limit.map { change.level <= $0 } ?? true)
  }
}
