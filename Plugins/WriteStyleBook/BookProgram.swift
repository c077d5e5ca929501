import Foundation
import PackagePlugin

/// The modules whose samples a book shows.
struct BookModules {
  /// The library products that have the modules.
  private(set) var products: [LibraryProduct] = []
  private(set) var targets: [SwiftSourceModuleTarget] = []

  var list: String { targets.map(\.name).joined(separator: ", ") }

  /// Chooses modules of a package.
  ///
  /// - Parameters:
  ///   - names: The names of targets; if empty, all that a library product has and that depend on the
  ///     library.
  ///   - package: The package.
  /// - Throws: A failure if a target doesn't exist or no library product has it, or if there are none.
  init(_ names: [String], of package: Package) throws {
    var known: Set<Target.ID> = []
    for product in package.products.compactMap({ $0 as? LibraryProduct }) {
      let added = product.targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter { target in
        (names.isEmpty ? Self.usesLibrary(target) : names.contains(target.name))
          && known.insert(target.id).inserted
      }
      if !added.isEmpty { products.append(product) }
      targets += added
    }
    for name in names where !targets.contains(where: { $0.name == name }) {
      guard package.targets.contains(where: { $0.name == name }) else {
        throw Failure("there is no target '\(name)' in this package")
      }
      throw Failure(
        "no library product has the target '\(name)', so a program can't import it; add "
          + ".library(name: \"\(name)\", targets: [\"\(name)\"]) to the products")
    }
    if targets.isEmpty {
      throw Failure(
        "no library product has a target that depends on ProtocolStyle; move the nodes into a library "
          + "target, and add a product for it")
    }
  }

  /// The times at which source files were saved, by path.
  var savedSources: [String: Date] {
    var result: [String: Date] = [:]
    for target in targets {
      let files = FileManager.default.enumerator(
        at: target.directoryURL, includingPropertiesForKeys: [.contentModificationDateKey])
      for case let file as URL in files ?? FileManager.DirectoryEnumerator()
      where file.pathExtension == "swift" {
        let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
        result[file.path()] = values?.contentModificationDate
      }
    }
    return result
  }

  private static func usesLibrary(_ target: any Target) -> Bool {
    var (pending, known) = ([target], Set<Target.ID>())
    while let next = pending.popLast() {
      if next.name == "ProtocolStyle" { return true }
      for dependency in next.dependencies {
        let targets: [any Target] =
          switch dependency {
          case .target(let target): [target]
          case .product(let product): product.targets
          @unknown default: []
          }
        pending += targets.filter { known.insert($0.id).inserted }
      }
    }
    return false
  }
}

/// The program that imports the modules and writes the book.
struct BookProgram {
  let package: Package
  let modules: BookModules
  let folder: URL
  let swift: URL

  private static let name = "StyleBookProgram"

  private var root: URL { folder.appending(path: "program") }

  /// Writes the package of the program; files that are the same stay, so that nothing is compiled
  /// again.
  func write(title: String) throws {
    let sources = root.appending(path: "Sources/\(Self.name)")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try Self.write(try manifest, to: root.appending(path: "Package.swift"))
    try Self.write(main(title), to: sources.appending(path: "main.swift"))
  }

  /// Builds and runs the program.
  func run(output: URL) throws {
    Diagnostics.progress("Building the program of \(modules.list)")
    let build = folder.appending(path: "build")
    let arguments = [
      "build", "--package-path", root.path(), "--scratch-path", build.path(), "--disable-sandbox",
      "--disable-index-store", "--product", Self.name,
    ]
    guard try Self.run(swift, arguments) == 0 else {
      throw Failure(
        "the program with the modules \(modules.list) wasn't built; the reason is above. In a sandbox, "
          + "run: swift package --disable-sandbox style-book")
    }
    let program = build.appending(path: "debug/\(Self.name)")
    guard try Self.run(program, [output.path()]) == 0 else {
      throw Failure("the book wasn't written; the reason is above")
    }
  }

  private static func run(_ program: URL, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private static func write(_ text: String, to file: URL) throws {
    let data = Data(text.utf8)
    if (try? Data(contentsOf: file)) == data { return }
    try data.write(to: file)
  }

  // MARK: - Sources

  /// The packages of the graph, each once.
  private var packages: [Package] {
    var (pending, known, result) = ([package], Set<String>(), [Package]())
    while let next = pending.popLast() {
      guard known.insert(next.directoryURL.path()).inserted else { continue }
      result.append(next)
      pending += next.dependencies.map(\.package)
    }
    return result
  }

  private var manifest: String {
    get throws {
      guard
        let library = packages.first(where: { $0.products.contains { $0.name == "StyleBook" } })
      else {
        throw Failure("the version of ProtocolStyle that this package uses has no style book")
      }
      let dependencies = packages.map { package in
        "    .package(name: \(Self.literal(package.displayName)), "
          + "path: \(Self.literal(package.directoryURL.path()))),"
      }
      let products =
        modules.products.map { ($0.name, package) } + [
          ("StyleBook", library), ("StyleSampling", library),
        ]
      var known = Set<String>()
      let lines = products.filter { known.insert($0.0).inserted }.map { name, package in
        "        .product(name: \(Self.literal(name)), "
          + "package: \(Self.literal(package.displayName))),"
      }
      return """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
          name: "\(Self.name)",
          platforms: [.macOS(.v15)],
          dependencies: [
        \(dependencies.joined(separator: "\n"))
          ],
          targets: [
            .executableTarget(
              name: "\(Self.name)",
              dependencies: [
        \(lines.joined(separator: "\n"))
              ])
          ]
        )

        """
    }
  }

  private func main(_ title: String) -> String {
    let imports = Set(modules.targets.map(\.moduleName)).union([
      "Foundation", "StyleBook", "StyleSampling",
    ])
    let names = modules.targets.map { Self.literal($0.moduleName) }.joined(separator: ", ")
    let sources = modules.targets.map { target in
      "  URL(filePath: \(Self.literal(target.directoryURL.path()))),"
    }
    return """
      \(imports.sorted().map { "import \($0)" }.joined(separator: "\n"))

      guard let catalog = StyleSampleCatalog.loaded(in: [\(names)]) else {
        print("Conformance records can't be read on this platform, so samples aren't found.")
        exit(1)
      }
      let sources = [
      \(sources.joined(separator: "\n"))
      ]
      let book = StyleBook(\(Self.literal(title)), catalog, sources: sources)
      let folder = URL(filePath: CommandLine.arguments[1])
      let report = try book.write(to: folder) { name, number, total in
        if number % 50 == 0 || number == total { print("Sample \\(number) of \\(total): \\(name)") }
      }
      print(
        "\\(report.sampleCount) samples; \\(report.writtenCount) files written, "
          + "\\(report.unchangedCount) unchanged, \\(report.removedCount) removed")

      """
  }

  /// A literal of Swift.
  private static func literal(_ text: String) -> String {
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
