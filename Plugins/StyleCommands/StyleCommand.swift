internal import CommandSupport
public import Foundation
internal import ProtocolStyle
public import StyleSampling

/// The programs behind the commands that examine a package's samples, such as `swift package style-find`.
///
/// The plugins of these commands build one program, which imports the package's modules and runs the
/// command whose name is its first argument.
public enum StyleCommand {
  /// Runs a command on samples, and prints its report.
  ///
  /// - Parameters:
  ///   - arguments: The name of the command, and its arguments.
  ///   - catalog: The samples.
  ///   - package: The name of the package.
  ///   - sources: The folders with the sources of the samples' modules.
  /// - Returns: The status of the program: 0, 1 if the command failed for what it found, or 2 for an error.
  public static func run(
    _ arguments: [String], of catalog: StyleSampleCatalog, in package: String, sources: [URL]
  ) -> Int32 {
    let samples = CommandSamples(catalog: catalog, package: package, sources: sources)
    return CommandOutcome.print {
      let (place, options) = try CommandOptions.parse(arguments, among: all.map { $0.syntax })
      return try all[place].init(options).run(on: samples)
    }
  }

  /// All commands.
  static var all: [any SampleCommand.Type] {
    [
      CatalogCommand.self, DiffCommand.self, FindCommand.self, MinimizeCommand.self,
      VersionCommand.self,
    ]
  }
}

/// A command on samples.
protocol SampleCommand {
  /// The options and operands that it accepts.
  static var syntax: CommandSyntax { get }

  /// Creates the command.
  ///
  /// - Parameter options: Its arguments, which its syntax accepts.
  /// - Throws: `CommandMisuse` for a value that it doesn't accept.
  init(_ options: CommandOptions) throws

  /// Runs the command.
  func run(on samples: CommandSamples) throws -> CommandOutcome
}
