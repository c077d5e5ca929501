import Foundation
import PackagePlugin

/// `swift package style-diff`: compares the looks of all samples between two revisions.
///
/// Both revisions are built into a program that writes a snapshot of all looks, as `style-book` builds
/// its own. An old revision is checked out into a work tree of Git in the plugin's work directory, and
/// its snapshot is kept by commit. With `--themes`, it compares two themes of the sources as they are.
@main
struct ReviewStyles: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    if arguments.contains("--themes") {
      return try run("style-diff", arguments, usage: Self.usage, in: context)
    }
    var extractor = ArgumentExtractor(arguments)
    if extractor.extractFlag(named: "help") > 0 { return print(Self.usage) }
    let opens = extractor.extractFlag(named: "open") > 0
    let names = extractor.extractOption(named: "target")
    let title = extractor.extractOption(named: "title").last
    let output = extractor.extractOption(named: "output").last
    let address = extractor.extractOption(named: "url").last
    let condition = extractor.extractOption(named: "fail-on").last
    let target = extractor.extractOption(named: "to").last
    if let condition, !["any", "contrast"].contains(condition) {
      throw Failure("--fail-on is 'contrast' or 'any', not '\(condition)'")
    }
    let rest = extractor.remainingArguments
    if let unknown = rest.first(where: { $0.hasPrefix("-") }) ?? rest.dropFirst().first {
      throw Failure("unknown argument '\(unknown)'; see swift package style-diff --help")
    }
    let modules = try SampledModules(names, of: context.package)
    let repository = try GitRepository(around: context.package.directoryURL)
    let old = try rest.first.map { try repository.commit(named: $0) } ?? repository.mergeBase()
    let new = try target.map { try repository.commit(named: $0) }
    let builder = RevisionBuilder(
      context: context, repository: repository, current: modules, targets: names,
      folder: context.pluginWorkDirectoryURL, swift: try context.tool(named: "swift").url)
    print("Comparing \(repository.name(of: old)) with \(new.map(repository.name) ?? "the sources")")
    let before = try builder.snapshot(of: old)
    let after = try new.map { try builder.snapshot(of: $0) }
    let folder = try context.outputFolder(output, named: "style-diff")
    let status = try builder.review(
      from: before, to: after,
      [
        folder.path(), title ?? "Style review: \(context.package.displayName)", address ?? "",
        condition ?? "",
      ])
    print(folder.appending(path: "index.html").path())
    if opens { try PluginContext.open(folder.appending(path: "index.html")) }
    switch status {
    case 0: break
    case RevisionBuilder.differenceStatus:
      throw Failure(
        condition == "contrast"
          ? "texts have less contrast than WCAG requires at level AA" : "looks differ")
    default: throw Failure("the review wasn't written; the reason is above")
    }
  }

  private static let usage = """
    Compares the looks of all samples between two revisions, grouped by what changed them.

    Usage: swift package style-diff [revision] [options]
           swift package style-diff --themes <old> <new> [options]

      revision           The old revision: a branch, tag or commit. By default the merge base of HEAD
                         and the default branch.
      --to <revision>    The new revision; by default the sources as they are, with changes that aren't
                         committed.
      --target <name>    Compare this target's samples; may be repeated. By default, those of all
                         targets in library products that depend on ProtocolStyle.
      --title <text>     The title of the site.
      --output <folder>  The folder of index.html, review.md and review.json; .build/style-diff by
                         default.
      --url <address>    The address at which the folder will be published, for links in review.md.
      --fail-on <what>   Exit with status 1 if texts lost the contrast that WCAG requires ('contrast'),
                         or if anything differs ('any').
      --open             Open the site in a browser.

    With --themes, two themes are compared in every situation, and the samples that differ are printed
    with status 1. A theme is one of the samples', several between commas, or 'none'.

      --except <attributes>  Ignore these attributes, between commas; may be repeated.
      --within <attributes> <difference>
                             Ignore smaller differences of these: the distance of colors in OKLab,
                             multiplied by 100, or else points; may be repeated.
      --json                 Print JSON.
      --target <name>        As above.

    Old revisions are checked out into a work tree in the plugin's work directory. Where a sandbox
    doesn't allow that: swift package --disable-sandbox style-diff
    """
}
