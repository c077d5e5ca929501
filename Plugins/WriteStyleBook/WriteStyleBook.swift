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
    let program = BookProgram(
      package: context.package, modules: try BookModules(names, of: context.package),
      folder: context.pluginWorkDirectoryURL, swift: try context.tool(named: "swift").url)
    let folder = try outputFolder(output, context)
    try program.write(title: title)
    try program.run(output: folder)
    let index = folder.appending(path: "index.html")
    print(index.path())
    if opens { try Self.open(index) }
    if watches { try watch(program, folder) }
  }

  /// The folder of the site: the given one, or `.build/style-book`, or one in the work directory where
  /// the sandbox allows no other.
  private func outputFolder(_ path: String?, _ context: PluginContext) throws -> URL {
    let package = context.package.directoryURL
    if let path {
      let folder = URL(filePath: path, relativeTo: package).absoluteURL.standardizedFileURL
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      } catch {
        throw Failure(
          "\(folder.path()) can't be written: \(error.localizedDescription) A sandbox allows it with "
            + "swift package --disable-sandbox style-book --output \(path)")
      }
      return folder
    }
    let usual = package.appending(path: ".build/style-book")
    let probe = usual.appending(path: ".probe")
    do {
      try FileManager.default.createDirectory(at: usual, withIntermediateDirectories: true)
      try Data().write(to: probe)
      try FileManager.default.removeItem(at: probe)
      return usual
    } catch {
      return context.pluginWorkDirectoryURL.appending(path: "style-book")
    }
  }

  private static func open(_ file: URL) throws {
    #if os(macOS)
    let opener = "/usr/bin/open"
    #else
    let opener = "/usr/bin/xdg-open"
    #endif
    let process = Process()
    process.executableURL = URL(filePath: opener)
    process.arguments = [file.path()]
    do {
      try process.run()
    } catch {
      Diagnostics.warning("\(opener) can't be started; open \(file.path()) in a browser")
      return
    }
    process.waitUntilExit()
  }

  /// Writes the site again whenever a source file was saved, until the command is interrupted.
  private func watch(_ program: BookProgram, _ folder: URL) throws {
    print("Watching \(program.modules.list); press Control-C to end.")
    var last = program.modules.savedSources
    while true {
      Thread.sleep(forTimeInterval: 0.5)
      let now = program.modules.savedSources
      if now == last { continue }
      last = now
      do {
        try program.run(output: folder)
      } catch {
        print("\(error)")
      }
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
      --watch            Write what changed whenever a source file is saved.

    It builds a program in the plugin's work directory, the first time with all of its modules. Where
    a sandbox doesn't allow that: swift package --disable-sandbox style-book
    """
}

/// An error that ends the command.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
