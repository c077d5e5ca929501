import Foundation
import PackagePlugin

/// `swift package style-book`: writes a site with the samples of a package.
///
/// A plugin can't link the modules of the package that it runs for. It therefore writes a package with
/// a program that imports them, in its work directory, and builds and runs that one. All packages of
/// the graph are dependencies by path, so that nothing is downloaded.
@main
struct WriteStyleBook: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    if extractor.extractFlag(named: "help") > 0 { return print(Self.usage) }
    let opens = extractor.extractFlag(named: "open") > 0
    let watches = extractor.extractFlag(named: "watch") > 0
    let names = extractor.extractOption(named: "target")
    let title = extractor.extractOption(named: "title").last ?? context.package.displayName
    let output = extractor.extractOption(named: "output").last
    if let unknown = extractor.remainingArguments.first {
      throw Failure("unknown argument '\(unknown)'; see swift package style-book --help")
    }
    let program = SampleProgram(
      modules: try SampledModules(names, of: context.package),
      folder: context.pluginWorkDirectoryURL, swift: try context.tool(named: "swift").url,
      command: "style-book")
    let folder = try context.outputFolder(output, named: "style-book")
    try program.write(Self.body(title, sources: program.sources))
    let saved = program.modules.savedSources
    try Self.run(program, [folder.path()] + (watches ? ["first"] : []))
    let index = folder.appending(path: "index.html")
    print(index.path())
    if opens { try PluginContext.open(index) }
    if watches { watch(program, folder, from: saved) }
  }

  /// Builds and runs the program.
  private static func run(
    _ program: SampleProgram, _ arguments: [String], isQuiet: Bool = false
  ) throws {
    try program.build(isQuiet: isQuiet)
    guard try program.run(arguments, isQuiet ? .progress : .direct) == 0 else {
      throw Failure("the book wasn't written; the reason is above")
    }
  }

  /// The code of the program, whose arguments are the folder and, if pages stay open, the round.
  private static func body(_ title: String, sources: String) -> String {
    """
    let book = StyleBook(\(SampleProgram.literal(title)), catalog, sources: \(sources))
    let folder = URL(filePath: CommandLine.arguments[1])
    if let round = CommandLine.arguments.dropFirst(2).first {
      for line in try book.writeLive(to: folder, isFirst: round == "first") { print("  \\(line)") }
      exit(0)
    }
    let report = try book.write(to: folder) { name, number, total in
      if number % 50 == 0 || number == total { print("Sample \\(number) of \\(total): \\(name)") }
    }
    print(report)

    """
  }

  /// Writes the site again whenever a source file was saved, until the command is interrupted, and prints
  /// the samples that differ and the time of each round.
  private func watch(_ program: SampleProgram, _ folder: URL, from saved: [String: Date]) {
    Diagnostics.progress("Watching \(program.modules.list); press Control-C to end.")
    var (last, round) = (saved, 1)
    while true {
      Thread.sleep(forTimeInterval: 0.1)
      let now = program.modules.savedSources
      if now == last { continue }
      (last, round) = (now, round + 1)
      let start = ContinuousClock.now
      do {
        try Self.run(program, [folder.path(), "next"], isQuiet: true)
      } catch {
        Diagnostics.progress("\(error)")
      }
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      Diagnostics.progress("Round \(round): \(String(format: "%.1f", seconds)) s")
    }
  }

  private static let usage = """
    Writes a site that shows a package's samples in all themes, schemes, states and variants.

    Usage: swift package style-book [options]

      --target <name>    Show this target's samples; may be repeated. By default, those of all targets
                         in library products that depend on ProtocolStyle.
      --title <text>     The title of the site; the package's name by default.
      --output <folder>  The folder of the site; .build/style-book by default.
      --open             Open the site in a browser.
      --watch            Write what changed whenever a source file is saved, and load open pages again.

    It builds a program in the plugin's work directory, the first time with all of its modules. Where
    a sandbox doesn't allow that: swift package --disable-sandbox style-book
    """
}
