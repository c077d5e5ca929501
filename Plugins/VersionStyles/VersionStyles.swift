import Foundation
import PackagePlugin

/// `swift package style-version`: decides whether a package's next version is major, minor or a patch.
///
/// Both revisions are built as for `style-diff`. The compiler lists their public names, and the program
/// compares these and the looks of all samples.
@main
struct VersionStyles: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    if extractor.extractFlag(named: "help") > 0 { return print(Self.usage) }
    let names = extractor.extractOption(named: "target")
    let target = extractor.extractOption(named: "to").last
    guard let since = extractor.extractOption(named: "since").last else {
      throw Failure("--since is missing: the version before, such as --since 1.2.0")
    }
    let repository = try GitRepository(around: context.package.directoryURL)
    let builder = RevisionBuilder(
      context: context, repository: repository,
      current: try SampledModules(names, of: context.package), targets: names,
      folder: context.workDirectory(sharedWith: "ReviewStyles"),
      swift: try context.tool(named: "swift").url, command: "style-version")
    let old = try builder.snapshot(of: try repository.commit(named: since))
    let new = try target.map { try builder.snapshot(of: try repository.commit(named: $0)) }
    let status = try builder.run(
      "style-version", from: old, to: new, ["--since", since] + extractor.remainingArguments)
    switch status {
    case 0: break
    case 1: throw Failure("the version is above --at-most; the causes are listed above")
    default: throw Failure("style-version ended without a report; the reason is above")
    }
  }

  private static let usage = """
    Decides whether the next version is major, minor or a patch, and writes a section of a changelog.

    Usage: swift package style-version --since <version> [options]

      --since <version>  The tag, branch or commit before.
      --to <revision>    The new revision; by default the sources as they are.
      --at-most <level>  Exit with status 1 if the level is above 'patch' or 'minor'.
      --json             Print JSON.
      --target <name>    Compare this target; may be repeated. By default, all targets in library products
                         that depend on ProtocolStyle.

    A version is major if a public name was removed or changed, a requirement was added, or a text lost the
    contrast that WCAG requires; minor if names were added or looks differ; otherwise a patch.
    """
}
