import Foundation
import PackagePlugin

/// Makes snapshots of revisions, and compares them.
///
/// All revisions share one build folder and one program, so that packages which are the same for both
/// are compiled once.
struct RevisionBuilder {
  let context: PluginContext
  let repository: GitRepository

  /// The modules of the sources as they are.
  let current: SampledModules

  /// The names of targets that were given.
  let targets: [String]
  let folder: URL
  let swift: URL

  /// The command, for messages.
  var command = "style-diff"

  /// The status of the program if the review fails on a condition.
  static let differenceStatus: Int32 = 3

  /// The status of the program if there are no samples.
  private static let noSamplesStatus: Int32 = 4

  /// The work tree, below folders that packages beside the repository can be linked into.
  private var tree: URL {
    folder.appending(path: "tree/a/b/c/\(repository.root.lastPathComponent)")
  }

  // MARK: - Snapshots

  /// The file of a commit's snapshot, which is made if it isn't known, with the symbol graphs beside it.
  func snapshot(of commit: String) throws -> URL {
    let name = repository.name(of: commit)
    Diagnostics.progress("Checking \(name) out")
    try repository.checkOut(commit, at: tree)
    let modules = try modules(of: name)
    let snapshots = folder.appending(path: "snapshots")
    try FileManager.default.createDirectory(at: snapshots, withIntermediateDirectories: true)
    let file = snapshots.appending(path: "\(commit)-\(fingerprint(of: modules)).json")
    let graphs = graphs(beside: file)
    if FileManager.default.fileExists(atPath: file.path()),
      FileManager.default.fileExists(atPath: graphs.path())
    {
      Diagnostics.progress("The snapshot of \(name) is known")
      return file
    }
    let program = program(modules)
    try program.write(Self.body(sources: program.sources))
    do {
      try program.build(isQuiet: true)
    } catch {
      throw Failure("\(name) doesn't build, so its looks can't be compared: \(error)")
    }
    try writeNames(of: program, to: graphs)
    switch try program.run([file.path()], .progress) {
    case 0: return file
    case Self.noSamplesStatus:
      throw Failure(
        "\(name) has no samples in \(modules.list), so there's nothing to compare; name a later "
          + "revision")
    default: throw Failure("the looks of \(name) can't be read; the reason is above")
    }
  }

  /// Compares a snapshot with another one, or with the sources as they are, and returns the program's
  /// status.
  func review(from old: URL, to new: URL?, _ arguments: [String]) throws -> Int32 {
    let program = program(current)
    try program.write(Self.body(sources: program.sources))
    try program.build()
    let file = new ?? folder.appending(path: "sources.json")
    let status = try program.run(
      [new == nil ? file.path() : "", old.path(), file.path()] + arguments)
    if status == Self.noSamplesStatus {
      throw Failure(
        "there are no samples in \(current.list); conform a type to StyleSamples or DefaultStyleSample"
      )
    }
    return status
  }

  /// The folder of the symbol graphs beside a snapshot.
  func graphs(beside snapshot: URL) -> URL {
    snapshot.deletingPathExtension().appendingPathExtension("graphs")
  }

  /// Writes a snapshot of the sources as they are with their public names, and runs a command of the
  /// program with both.
  ///
  /// - Parameters:
  ///   - command: The name of the command, whose operands are the snapshots and graphs of both revisions.
  ///   - old: The snapshot of the old revision.
  ///   - new: The snapshot of the new revision; nil for the sources as they are.
  ///   - options: The options of the command.
  /// - Returns: The status of the program.
  /// - Throws: A failure if the program isn't built.
  func run(
    _ command: String, from old: URL, to new: URL?, _ options: [String]
  ) throws -> Int32 {
    let program = program(current)
    let file = new ?? folder.appending(path: "sources.json")
    try program.write(
      """
      import StyleCommands

      let arguments = Array(CommandLine.arguments.dropFirst())
      if arguments[0] != "" {
        try StyleSnapshot(of: catalog, sources: \(program.sources))
          .write(to: URL(filePath: arguments[0]))
      }
      exit(
        StyleCommand.run(
          Array(arguments.dropFirst()), of: catalog,
          in: \(SampleProgram.literal(context.package.displayName)), sources: \(program.sources)))
      """)
    try program.build(isQuiet: true)
    if new == nil { try writeNames(of: program, to: graphs(beside: file)) }
    return try program.run(
      [
        new == nil ? file.path() : "", command, old.path(), file.path(),
        graphs(beside: old).path(), graphs(beside: file).path(),
      ] + options, .report)
  }

  /// Writes the symbol graphs of public declarations, after a program was built.
  private func writeNames(of program: SampleProgram, to folder: URL) throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let info = try Tool.run(swift, ["-print-target-info"]).output
    guard let triple = info.firstMatch(of: /"triple": "([^"]+)"/)?.output.1 else {
      throw Failure("the compiler's target isn't known: \(info)")
    }
    let library = program.modules.library.folder.appending(path: "Sources")
    let headers = (try? FileManager.default.contentsOfDirectory(atPath: library.path())) ?? []
    let paths =
      [program.scratch.appending(path: "debug/Modules").path()]
      + headers.map { library.appending(path: "\($0)/include").path() }
    for module in program.modules.modules {
      let result = try Tool.run(
        swift,
        [
          "symbolgraph-extract", "-module-name", module.name, "-target", String(triple),
          "-output-dir", folder.path(), "-minimum-access-level", "public",
          "-emit-extension-block-symbols", "-skip-synthesized-members",
        ] + paths.flatMap { ["-I", $0] })
      guard result.status == 0 else {
        throw Failure("the names of \(module.name) can't be read: \(result.errors)")
      }
    }
  }

  private func program(_ modules: SampledModules) -> SampleProgram {
    SampleProgram(
      modules: modules, folder: folder, swift: swift, command: command, name: "StyleReviewProgram")
  }

  /// The code of the program.
  ///
  /// Its arguments are the file of a snapshot to write, which may be empty; and for a review the two
  /// snapshots to compare, the folder, the title, the address and the condition.
  private static func body(sources: String) -> String {
    """
    let arguments = CommandLine.arguments.dropFirst().map { $0 }
    if arguments[0] != "" {
      if catalog.sections.allSatisfy(\\.samples.isEmpty) { exit(\(noSamplesStatus)) }
      let snapshot = StyleSnapshot(of: catalog, sources: \(sources))
      print(snapshot)
      try snapshot.write(to: URL(filePath: arguments[0]))
    }
    if arguments.count > 1 {
      let review = StyleReview(
        from: try StyleSnapshot(contentsOf: URL(filePath: arguments[1])),
        to: try StyleSnapshot(contentsOf: URL(filePath: arguments[2])))
      try review.write(
        to: URL(filePath: arguments[3]), title: arguments[4],
        address: arguments[5].isEmpty ? nil : arguments[5])
      print(review)
      if let condition = StyleReview.Failure(rawValue: arguments[6]), review.fails(on: condition) {
        exit(\(differenceStatus))
      }
    }

    """
  }

  // MARK: - Packages

  /// A package as `swift package describe` prints it.
  private struct Description: Decodable {
    struct Product: Decodable {
      let name: String
      let targets: [String]
      let type: [String: [String]?]
    }

    struct Module: Decodable {
      let name: String
      let moduleName: String
      let moduleType: String
      let path: String
      let type: String
      let productDependencies: [String]?
      let targetDependencies: [String]?

      enum CodingKeys: String, CodingKey {
        case name, path, type
        case moduleName = "c99name"
        case moduleType = "module_type"
        case productDependencies = "product_dependencies"
        case targetDependencies = "target_dependencies"
      }
    }

    let name: String
    let products: [Product]
    let targets: [Module]
  }

  /// A package as `swift package show-dependencies` prints it.
  private struct Dependency: Decodable {
    let identity: String
    let name: String
    let version: String
    let path: String
    let dependencies: [Dependency]

    var all: [Dependency] { [self] + dependencies.flatMap(\.all) }
  }

  /// The modules of the revision that is checked out.
  private func modules(of name: String) throws -> SampledModules {
    let package = tree.appending(path: repository.prefix)
    guard FileManager.default.fileExists(atPath: package.appending(path: "Package.swift").path())
    else {
      let place = repository.prefix.isEmpty ? "its root" : repository.prefix
      throw Failure("\(name) has no package at \(place); name a later revision")
    }
    try link(packagesOf: package)
    let resolved = package.appending(path: "Package.resolved")
    if !FileManager.default.fileExists(atPath: resolved.path()) {
      try? FileManager.default.copyItem(
        at: context.package.directoryURL.appending(path: "Package.resolved"), to: resolved)
    }
    let description: Description = try output(["describe", "--type", "json"], package, name)
    let graph: Dependency = try output(
      ["show-dependencies", "--format", "json"], package, name)
    var known = Set<URL>()
    let root = SampledModules.Reference(name: description.name, folder: package)
    let packages =
      [root]
      + graph.dependencies.flatMap(\.all).map(reference).filter { known.insert($0.folder).inserted }
    guard let library = packages.first(where: { Self.hasReview($0.folder) }) else {
      let uses = packages.contains { $0.name == current.library.name }
      throw Failure(
        uses
          ? "\(name) uses a version of ProtocolStyle that has no reviews; name a later revision"
          : "\(name) doesn't depend on ProtocolStyle; name a later revision")
    }
    let (products, modules) = choose(from: description, in: package)
    guard !modules.isEmpty else {
      throw Failure(
        "\(name) has no library product with "
          + (targets.isEmpty ? "samples" : targets.joined(separator: ", "))
          + ", so there's nothing to compare; name a later revision")
    }
    return SampledModules(
      package: root, library: library, packages: packages, products: products, modules: modules)
  }

  private static func hasReview(_ folder: URL) -> Bool {
    FileManager.default.fileExists(
      atPath: folder.appending(path: "Sources/StyleBook/Review").path())
  }

  /// The products and modules of a revision: those that depend on another package, or the given ones.
  private func choose(
    from description: Description, in package: URL
  ) -> (products: [String], modules: [SampledModules.Module]) {
    let byName = Dictionary(
      description.targets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    func usesLibrary(_ module: Description.Module) -> Bool {
      LibraryUse.holds(
        for: module, id: \.name,
        dependencies: { ($0.targetDependencies ?? []).compactMap { byName[$0] } },
        isLibrary: { $0.name == "ProtocolStyle" || $0.productDependencies?.isEmpty == false })
    }
    var (products, modules, known) = ([String](), [SampledModules.Module](), Set<String>())
    for product in description.products where product.type.keys.contains("library") {
      let added = product.targets.compactMap { byName[$0] }.filter { target in
        target.moduleType == "SwiftTarget" && target.type == "library"
          && (targets.isEmpty ? usesLibrary(target) : targets.contains(target.name))
          && known.insert(target.name).inserted
      }
      if !added.isEmpty { products.append(product.name) }
      modules += added.map {
        SampledModules.Module(name: $0.moduleName, folder: package.appending(path: $0.path))
      }
    }
    return (products, modules)
  }

  /// The package of the present graph if it's the same version, which is compiled already; else the one
  /// that was resolved.
  private func reference(_ dependency: Dependency) -> SampledModules.Reference {
    let folder = URL(filePath: dependency.path).resolvingSymlinksInPath()
    let same = presentPackages.first { package in
      guard case .repository(_, let version, _) = package.origin else { return false }
      return package.id == dependency.identity && version == dependency.version
    }
    return SampledModules.Reference(
      name: same?.displayName ?? dependency.name, folder: same?.directoryURL ?? folder)
  }

  private var presentPackages: [Package] {
    var (pending, result) = (context.package.dependencies.map(\.package), [Package]())
    while let next = pending.popLast() {
      if result.contains(where: { $0.id == next.id }) { continue }
      result.append(next)
      pending += next.dependencies.map(\.package)
    }
    return result
  }

  /// Links packages that are beside the repository, so that relative paths in the manifest lead to them.
  private func link(packagesOf package: URL) throws {
    let root = repository.root.standardizedFileURL.path()
    for dependency in presentPackages {
      guard case .local = dependency.origin, !dependency.directoryURL.path().hasPrefix(root) else {
        continue
      }
      let path = Self.path(to: dependency.directoryURL, from: context.package.directoryURL)
      let link = URL(filePath: path, relativeTo: package).standardizedFileURL
      guard link.path().hasPrefix(folder.standardizedFileURL.path()),
        (try? FileManager.default.attributesOfItem(atPath: link.path())) == nil
      else { continue }
      try FileManager.default.createDirectory(
        at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: dependency.directoryURL)
    }
  }

  /// A path from one folder to another.
  private static func path(to target: URL, from folder: URL) -> String {
    let (to, from) = (
      target.standardizedFileURL.pathComponents, folder.standardizedFileURL.pathComponents
    )
    let common = zip(to, from).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: from.count - common)
    return (up + to.dropFirst(common)).joined(separator: "/")
  }

  private func output<Value: Decodable>(
    _ arguments: [String], _ package: URL, _ name: String
  ) throws -> Value {
    let scratch = folder.appending(path: "resolved").path()
    let result = try Tool.run(
      swift,
      ["package", "--package-path", package.path(), "--scratch-path", scratch, "--disable-sandbox"]
        + arguments)
    guard result.status == 0, let start = result.output.firstIndex(of: "{") else {
      throw Failure("the packages of \(name) can't be resolved: \(result.errors)")
    }
    return try JSONDecoder().decode(Value.self, from: Data(result.output[start...].utf8))
  }

  /// A text that is another one if packages outside of the repository are edited, or other modules are
  /// chosen.
  private func fingerprint(of modules: SampledModules) -> String {
    var text = modules.list
    for package in modules.packages where !package.folder.path().hasPrefix(tree.path()) {
      let files = FileManager.default.enumerator(
        at: package.folder.appending(path: "Sources"),
        includingPropertiesForKeys: [.contentModificationDateKey])
      var (count, latest) = (0, Date.distantPast)
      for case let file as URL in files ?? FileManager.DirectoryEnumerator() {
        let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
        latest = max(latest, values?.contentModificationDate ?? latest)
        count += 1
      }
      text += "\n\(package.folder.path()) \(count) \(latest.timeIntervalSinceReferenceDate)"
    }
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
