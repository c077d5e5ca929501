import Foundation
import PackagePlugin

/// The modules whose samples a program imports, with the packages that it depends on.
struct SampledModules {
  /// A package as a dependency by path.
  struct Reference: Hashable {
    let name: String
    let folder: URL
  }

  /// A module with the folder of its sources.
  struct Module {
    let name: String
    let folder: URL
  }

  /// The package of the modules.
  let package: Reference

  /// The package that has `StyleBook`.
  let library: Reference

  /// All packages, each once.
  let packages: [Reference]

  /// The library products that have the modules.
  private(set) var products: [String] = []
  private(set) var modules: [Module] = []

  var list: String { modules.map(\.name).joined(separator: ", ") }

  init(
    package: Reference, library: Reference, packages: [Reference], products: [String],
    modules: [Module]
  ) {
    (self.package, self.library, self.packages) = (package, library, packages)
    (self.products, self.modules) = (products, modules)
  }

  /// Chooses modules of a package.
  ///
  /// - Parameters:
  ///   - names: The names of targets; if empty, all that a library product has and that depend on the
  ///     library.
  ///   - package: The package.
  /// - Throws: A failure if a target doesn't exist or no library product has it, if there are none, or
  ///   if the library has no style book.
  init(_ names: [String], of package: Package) throws {
    let all = Self.packages(of: package)
    guard let library = all.first(where: { $0.products.contains { $0.name == "StyleBook" } })
    else {
      throw Failure("the version of ProtocolStyle that this package uses has no style book")
    }
    self.package = Reference(package)
    self.library = Reference(library)
    packages = all.map { Reference($0) }
    var known: Set<Target.ID> = []
    for product in package.products.compactMap({ $0 as? LibraryProduct }) {
      let added = product.targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter { target in
        (names.isEmpty ? target.usesLibrary : names.contains(target.name))
          && known.insert(target.id).inserted
      }
      if !added.isEmpty { products.append(product.name) }
      modules += added.map { Module(name: $0.moduleName, folder: $0.directoryURL) }
      for target in added { chosen.insert(target.name) }
    }
    for name in names where !chosen.contains(name) {
      guard package.targets.contains(where: { $0.name == name }) else {
        throw Failure("there is no target '\(name)' in this package")
      }
      throw Failure(
        "no library product has the target '\(name)', so a program can't import it; add "
          + ".library(name: \"\(name)\", targets: [\"\(name)\"]) to the products")
    }
    if modules.isEmpty {
      throw Failure(
        "no library product has a target that depends on ProtocolStyle; move the nodes into a library "
          + "target, and add a product for it")
    }
  }

  /// The names of the targets.
  private var chosen: Set<String> = []

  /// The times at which source files were saved, by path.
  var savedSources: [String: Date] {
    var result: [String: Date] = [:]
    for module in modules {
      let files = FileManager.default.enumerator(
        at: module.folder, includingPropertiesForKeys: [.contentModificationDateKey])
      for case let file as URL in files ?? FileManager.DirectoryEnumerator()
      where file.pathExtension == "swift" {
        let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
        result[file.path()] = values?.contentModificationDate
      }
    }
    return result
  }

  private static func packages(of package: Package) -> [Package] {
    var (pending, known, result) = ([package], Set<String>(), [Package]())
    while let next = pending.popLast() {
      guard known.insert(next.directoryURL.path()).inserted else { continue }
      result.append(next)
      pending += next.dependencies.map(\.package)
    }
    return result
  }
}

extension Target {
  /// Whether the target is the library, or depends on it directly or indirectly.
  var usesLibrary: Bool {
    LibraryUse.holds(
      for: self as any Target, id: { $0.id }, dependencies: { $0.directDependencies },
      isLibrary: { $0.name == "ProtocolStyle" })
  }

  /// The targets that this one depends on directly, in its own package and others.
  var directDependencies: [any Target] {
    dependencies.flatMap { dependency -> [any Target] in
      switch dependency {
      case .target(let target): [target]
      case .product(let product): product.targets
      @unknown default: []
      }
    }
  }
}

/// Whether a target uses the library.
enum LibraryUse {
  /// Returns whether a condition holds for a target, or one that it depends on.
  static func holds<Module, ID: Hashable>(
    for module: Module, id: (Module) -> ID, dependencies: (Module) -> [Module],
    isLibrary: (Module) -> Bool
  ) -> Bool {
    var (pending, known) = ([module], Set<ID>())
    while let next = pending.popLast() {
      if isLibrary(next) { return true }
      pending += dependencies(next).filter { known.insert(id($0)).inserted }
    }
    return false
  }
}

extension SampledModules.Reference {
  init(_ package: Package) {
    self.init(name: package.displayName, folder: package.directoryURL)
  }
}

// MARK: - SampleProgram

/// A program that imports modules with samples, in a package of its own.
struct SampleProgram {
  let modules: SampledModules

  /// The folder of the program's package, and of its build.
  let folder: URL
  let swift: URL

  /// The command, for messages.
  let command: String

  /// The name of the program, of which a package has several with one build.
  var name = "StyleBookProgram"

  private var root: URL { folder.appending(path: "program") }

  /// The folders of the modules' sources, as an array in Swift.
  var sources: String {
    let lines = modules.modules.map { "  URL(filePath: \(Self.literal($0.folder.path()))),\n" }
    return "[\n\(lines.joined())]"
  }

  /// Writes the package of the program; files that are the same stay, so that nothing is compiled
  /// again.
  ///
  /// - Parameter body: The code after the imports, where `catalog` is the list of samples.
  /// - Throws: An error of the file system.
  func write(_ body: String) throws {
    let sources = root.appending(path: "Sources/\(name)")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try Self.write(try manifest, to: root.appending(path: "Package.swift"))
    let imports = Set(modules.modules.map(\.name)).union([
      "Foundation", "StyleBook", "StyleSampling",
    ])
    let names = modules.modules.map { Self.literal($0.name) }.joined(separator: ", ")
    let code = """
      \(imports.sorted().map { "import \($0)" }.joined(separator: "\n"))

      guard let catalog = StyleSampleCatalog.loaded(in: [\(names)]) else {
        print("Conformance records can't be read on this platform, so samples aren't found.")
        exit(1)
      }
      \(body)
      """
    try Self.write(code, to: sources.appending(path: "main.swift"))
  }

  /// Builds the program.
  ///
  /// - Parameter isQuiet: Whether the build's output is shown only if it fails, and as progress, so
  ///   that the command prints nothing else to standard output; false by default.
  /// - Throws: A failure if the program isn't built.
  func build(isQuiet: Bool = false) throws {
    Diagnostics.progress("Building the program of \(modules.list)")
    let arguments = [
      "build", "--package-path", root.path(), "--scratch-path", scratch.path(), "--disable-sandbox",
      "--disable-index-store", "--product", name,
    ]
    guard try Self.run(swift, arguments, isQuiet ? .progressOfFailure : .direct) == 0 else {
      throw Failure(
        "the program with the modules \(modules.list) wasn't built; the reason is above. In a sandbox, "
          + "run: swift package --disable-sandbox \(command)")
    }
  }

  /// Runs the program after it was built.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the program.
  ///   - output: Where its output is shown; directly by default.
  /// - Returns: Its status.
  /// - Throws: An error if the program can't be started.
  func run(_ arguments: [String], _ output: Output = .direct) throws -> Int32 {
    try Self.run(scratch.appending(path: "debug/\(name)"), arguments, output)
  }

  /// Where the output of a program is shown.
  enum Output {
    /// As that of the plugin, which SwiftPM keeps back if its own output isn't a terminal.
    case direct

    /// As that of the plugin, but notes and progress as the plugin's progress: SwiftPM joins the two
    /// outputs of a plugin, and a report is read by programs.
    case report

    /// As progress, when the program has ended.
    case progress

    /// As progress if the program fails.
    case progressOfFailure
  }

  /// The folder of the build.
  var scratch: URL { folder.appending(path: "build") }

  private static func run(
    _ program: URL, _ arguments: [String], _ shown: Output
  ) throws -> Int32 {
    let process = Process()
    let output = Pipe()
    let isDirect = [.direct, .report].contains(shown)
    if shown != .direct { process.standardError = output }
    if !isDirect { process.standardOutput = output }
    process.executableURL = program
    process.arguments = arguments
    try process.run()
    if shown == .report { showLines(of: output.fileHandleForReading) }
    let text = isDirect ? Data() : try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    if shown == .progress || process.terminationStatus != 0 {
      for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
        Diagnostics.progress(String(line))
      }
    }
    return process.terminationStatus
  }

  /// Shows each line as progress, until there are no more.
  private static func showLines(of file: FileHandle) {
    var rest = Data()
    while case let data = file.availableData, !data.isEmpty {
      rest += data
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        Diagnostics.progress(String(decoding: rest[..<end], as: UTF8.self))
        rest.removeSubrange(...end)
      }
    }
  }

  private static func write(_ text: String, to file: URL) throws {
    let data = Data(text.utf8)
    if (try? Data(contentsOf: file)) == data { return }
    try data.write(to: file)
  }

  /// The manifest, with a target for each program that was written.
  ///
  /// On Linux, the toolchain's LLD links in two thirds of the time of the default linker.
  private var manifest: String {
    get throws {
      let programs = try FileManager.default.contentsOfDirectory(
        atPath: root.appending(path: "Sources").path())
      let dependencies = modules.packages.map { package in
        "    .package(name: \(Self.literal(package.name)), "
          + "path: \(Self.literal(package.folder.path()))),"
      }
      let products =
        modules.products.map { ($0, modules.package) } + [
          ("StyleBook", modules.library), ("StyleSampling", modules.library),
        ]
      var known = Set<String>()
      let lines = products.filter { known.insert($0.0).inserted }.map { name, package in
        "        .product(name: \(Self.literal(name)), package: \(Self.literal(package.name))),"
      }
      let targets = programs.sorted().map { program in
        """
            .executableTarget(
              name: \(Self.literal(program)),
              dependencies: [
        \(lines.joined(separator: "\n"))
              ],
              linkerSettings: [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]),
        """
      }
      return """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
          name: "StylePrograms",
          platforms: [.macOS(.v15)],
          dependencies: [
        \(dependencies.joined(separator: "\n"))
          ],
          targets: [
        \(targets.joined(separator: "\n"))
          ]
        )

        """
    }
  }

  /// A literal of Swift.
  static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\0"..."\u{1F}": "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

// MARK: - Folders

extension PluginContext {
  /// The folder of a site: the given one, or one in `.build`, or one in the work directory where the
  /// sandbox allows no other.
  ///
  /// - Parameters:
  ///   - path: The path that was given; nil for none.
  ///   - name: The name in `.build`.
  /// - Returns: The folder, which exists.
  /// - Throws: A failure if the given folder can't be written.
  func outputFolder(_ path: String?, named name: String) throws -> URL {
    let package = package.directoryURL
    if let path {
      let folder = URL(filePath: path, relativeTo: package).absoluteURL.standardizedFileURL
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      } catch {
        throw Failure(
          "\(folder.path()) can't be written: \(error.localizedDescription) A sandbox allows it with "
            + "swift package --disable-sandbox \(name) --output \(path)")
      }
      return folder
    }
    let usual = package.appending(path: ".build/\(name)")
    let probe = usual.appending(path: ".probe")
    do {
      try FileManager.default.createDirectory(at: usual, withIntermediateDirectories: true)
      try Data().write(to: probe)
      try FileManager.default.removeItem(at: probe)
      return usual
    } catch {
      return pluginWorkDirectoryURL.appending(path: name)
    }
  }

  /// The work directory of another plugin, whose builds this one shares; this one's own where a sandbox
  /// doesn't allow that.
  ///
  /// - Parameter plugin: The name of the plugin.
  /// - Returns: The folder, which exists.
  func workDirectory(sharedWith plugin: String) -> URL {
    let own = pluginWorkDirectoryURL.standardizedFileURL
    var parts = own.pathComponents
    guard let place = parts.lastIndex(of: "outputs"), place > 0 else { return own }
    parts[place - 1] = plugin
    let shared = parts.dropFirst().reduce(URL(filePath: parts[0])) { $0.appending(path: $1) }
    do {
      try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
      try Data().write(to: shared.appending(path: ".probe"))
      try FileManager.default.removeItem(at: shared.appending(path: ".probe"))
      return shared
    } catch {
      return own
    }
  }

  /// Opens a page in a browser.
  static func open(_ file: URL) throws {
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
}

/// An error that ends the command.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
