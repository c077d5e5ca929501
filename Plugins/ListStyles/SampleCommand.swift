import Foundation
import PackagePlugin

extension CommandPlugin {
  /// Builds the program that imports the package's modules with samples, and runs a command of it.
  ///
  /// All such commands share the program, and its build with `style-book`: only the first one waits for
  /// it. The plugins of other commands link to this file.
  ///
  /// - Parameters:
  ///   - command: The name of the command: `style-find`.
  ///   - arguments: The arguments of the plugin, of which it takes `--target` and `--help`.
  ///   - usage: What `--help` prints.
  ///   - context: The context of the plugin.
  /// - Throws: A failure if the program isn't built, or if it fails.
  func run(
    _ command: String, _ arguments: [String], usage: String, in context: PluginContext
  ) throws {
    var extractor = ArgumentExtractor(arguments)
    if extractor.extractFlag(named: "help") > 0 { return print(usage) }
    let names = extractor.extractOption(named: "target")
    let program = SampleProgram(
      modules: try SampledModules(names, of: context.package),
      folder: context.workDirectory(sharedWith: "WriteStyleBook"),
      swift: try context.tool(named: "swift").url, command: command, name: "StyleCommandProgram")
    try program.write(
      """
      import StyleCommands

      exit(
        StyleCommand.run(
          Array(CommandLine.arguments.dropFirst()), of: catalog,
          in: \(SampleProgram.literal(context.package.displayName)), sources: \(program.sources)))
      """)
    try program.build(isQuiet: true)
    switch try program.run([command] + extractor.remainingArguments, .report) {
    case 0: break
    case 1: throw Failure("\(command) failed for what it found; it's listed above")
    default: throw Failure("\(command) ended without a report; the reason is above")
    }
  }
}
