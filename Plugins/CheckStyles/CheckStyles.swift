import Foundation
import PackagePlugin

/// `swift package check-styles`: finds declarations that compile but don't style as intended.
///
/// It extracts the symbol graphs of the package's modules and their dependencies, if they use the
/// library, and runs `StyleChecker` on them. Which nodes samples show is only known to a program that
/// has these nodes, as for `style-book`.
@main
struct CheckStyles: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    if extractor.extractFlag(named: "help") > 0 { return print(Self.usage) }
    let checksSamples = extractor.extractFlag(named: "samples") > 0
    let names = extractor.extractOption(named: "target")
    let targets = try chosenTargets(names, in: context.package)
    let exported = exportedTargets(of: context.package)
    var modules = ModuleList()
    for target in targets { modules.add(target) }
    let own = Set(context.package.targets.map(\.id))
    var arguments = checksSamples ? try findings(ofSamplesIn: names, context) : []
    for (index, target) in modules.targets.enumerated() {
      Diagnostics.progress("Module \(index + 1) of \(modules.targets.count): \(target.name)")
      let isOwn = own.contains(target.id)
      let isChecked = targets.contains { $0.id == target.id }
      let graphs = try packageManager.getSymbolGraph(
        for: target,
        options: PackageManager.SymbolGraphOptions(
          minimumAccessLevel: isOwn ? .private : .public, includeSynthesized: false,
          includeSPI: true, emitExtensionBlocks: false))
      let isComplete = names.isEmpty && !exported.contains(target.id)
      let role = isChecked ? (isComplete ? "checked" : "exported") : "read"
      arguments += [
        "--module", role, target.moduleName, graphs.directoryURL.path, target.directoryURL.path,
      ]
    }
    let getters = context.pluginWorkDirectoryURL.appending(path: "getters.json")
    try run(
      context.tool(named: "StyleChecker").url,
      arguments + ["--getters", getters.path(percentEncoded: false)]
        + extractor.remainingArguments)
  }

  /// Lists the node types that no sample shows, and the getters that read deprecated tokens for
  /// samples, by a program that imports the modules.
  ///
  /// - Parameters:
  ///   - names: The names of the targets to check; if empty, all that a program can import.
  ///   - context: The package.
  /// - Returns: The options with the files of the lists.
  /// - Throws: A failure if a target can't be imported, or if the program can't be built or run.
  private func findings(ofSamplesIn names: [String], _ context: PluginContext) throws -> [String] {
    let program = SampleProgram(
      modules: try SampledModules(names, of: context.package),
      folder: context.pluginWorkDirectoryURL, swift: try context.tool(named: "swift").url,
      command: "check-styles --samples")
    try program.write(
      """
      import StyleCommands

      let types = catalog.sections.flatMap(\\.unshownTypes).map { String(reflecting: $0) }
      try types.joined(separator: "\\n").write(
        to: URL(filePath: CommandLine.arguments[1]), atomically: true, encoding: .utf8)
      try StyleCommand.writeDeprecatedReads(
        of: catalog, to: URL(filePath: CommandLine.arguments[2]))

      """)
    try program.build(isQuiet: true)
    let files = ["unshown.txt", "deprecated.json"].map {
      context.pluginWorkDirectoryURL.appending(path: $0).path()
    }
    guard try program.run(files) == 0 else {
      throw Failure("the samples of \(program.modules.list) can't be listed; the reason is above")
    }
    return ["--unshown", files[0], "--deprecated", files[1]]
  }

  /// The targets to check: the given ones or, by default, all except tests.
  private func chosenTargets(
    _ names: [String], in package: Package
  ) throws -> [SwiftSourceModuleTarget] {
    let all = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
    guard !names.isEmpty else {
      return all.filter { [.generic, .executable].contains($0.kind) && $0.usesLibrary }
    }
    return try names.map { name in
      guard let target = all.first(where: { $0.name == name }) else {
        throw Failure("there is no Swift target '\(name)' in this package")
      }
      return target
    }
  }

  /// The targets whose public declarations code outside of the read modules can use: those of
  /// library products, and those that only tests depend on.
  private func exportedTargets(of package: Package) -> Set<Target.ID> {
    let products = package.products.filter { $0 is LibraryProduct }.flatMap(\.targets)
    let used = package.targets.filter { ($0 as? SwiftSourceModuleTarget)?.kind != .test }
      .flatMap(\.directDependencies)
    let modules = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
    let unused = modules.filter { target in
      target.kind == .generic && !used.contains { $0.id == target.id }
    }
    return Set(products.map(\.id) + unused.map(\.id))
  }

  private func run(_ tool: URL, _ arguments: [String]) throws {
    let process = Process()
    let progress = Pipe()
    process.executableURL = tool
    process.arguments = arguments
    process.standardError = progress
    try process.run()
    // SwiftPM prints a plugin's standard error to standard output, but prints this as intended.
    let text = try progress.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
    for line in lines { Diagnostics.progress(String(line)) }
    switch process.terminationStatus {
    case 0: return
    case 1: throw Failure("--strict allows no warnings")
    default: throw Failure(lines.last.map(String.init) ?? "StyleChecker stopped")
    }
  }

  private static let usage = """
    Finds properties and conformances that compile and don't style.

    Usage: swift package check-styles [options]

      --target <name>   Check this target; may be repeated. All but tests by default.
      --strict          Fail if there are warnings.
      --format <name>   text, as compilers print, or json. text by default.
      --allow <kind>    Leave out a kind of finding, such as nonfinal-node; may be repeated.
      --samples         Also report the nodes of library products that no sample shows, and the
                        getters that read deprecated tokens for samples, in any situation. This
                        builds and runs a program with their targets.

    The comment '// style: expected' leaves out the findings of its line. The files and lines of
    getters are written to .build/plugins/CheckStyles/outputs/getters.json, for explanations.
    """
}

// MARK: - ModuleList

/// Targets and their dependencies, if they use the library.
struct ModuleList {
  /// The targets, each after its dependencies.
  private(set) var targets: [SwiftSourceModuleTarget] = []
  private var known: Set<Target.ID> = []

  mutating func add(_ target: any Target) {
    guard known.insert(target.id).inserted else { return }
    for dependency in target.directDependencies { add(dependency) }
    if let target = target as? SwiftSourceModuleTarget, target.usesLibrary {
      targets.append(target)
    }
  }
}
