internal import CommandSupport
internal import Foundation
internal import ProtocolStyle
internal import StyleFiles
internal import StyleInspector
internal import StyleSampling

/// `swift package minimize-tokens`: lists tokens that a design system doesn't need.
struct MinimizeCommand: SampleCommand {
  static let syntax = CommandSyntax(
    "minimize-tokens", operands: "<design file>…",
    [.value("patch", "<file>"), .value("pairs", "<file>"), .flag("json")])

  private let files: [String]
  private let patch: String?
  private let pairs: String?
  private let isJSON: Bool

  init(_ options: CommandOptions) throws(CommandMisuse) {
    (files, isJSON) = (options.operands, options.has("json"))
    (patch, pairs) = (options.value(of: "patch"), options.value(of: "pairs"))
    if patch != nil, files.isEmpty {
      throw CommandMisuse(
        "--patch needs the design file to patch: swift package minimize-tokens <design file> --patch "
          + "<file>")
    }
  }

  func run(on samples: CommandSamples) throws -> CommandOutcome {
    let names = try files.map { path in
      try TokenFile(contentsOf: URL(filePath: path), mode: .lenient, root: URL(filePath: "/"))
    }.flatMap(\.tokenNames)
    var progress = CommandProgress()
    let surplus = SurplusTokens(
      of: samples.catalog, besides: names, findingPairs: pairs != nil
    ) { progress.report("Nodes", $1, of: $2, $0) }
    var notes = surplus.unexamined.map {
      "warning: \($0) has more situations than are examined, so tokens may be read in others."
    }
    if let pairs {
      try Data((["pairs": surplus.pairs].prettyJSON + "\n").utf8)
        .write(to: URL(filePath: pairs))
      notes.append("\(surplus.pairs.count) pairs of tokens are in \(pairs).")
    }
    if let patch {
      let text = try files.map { path in
        try TokenFilePatch(
          of: path, removing: Set(surplus.unread.map(\.token)), aliasing: surplus.replacements
        ).diff()
      }.joined()
      try Data(text.utf8).write(to: URL(filePath: patch))
      notes.append("The patch is \(patch); apply it by git apply \(patch).")
    }
    return CommandOutcome(isJSON ? try surplus.prettyJSON : surplus.text, notes: notes)
  }
}
