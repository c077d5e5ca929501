import Foundation

/// The products that SwiftPM built together with these tests, in any scratch path.
struct BuildProducts: Sendable {
  /// The folder of the configuration, such as `.build/x86_64-unknown-linux-gnu/debug`.
  let folder: URL

  /// Finds the folder, which is the nearest one above the test bundle that contains our module.
  init() throws {
    var folder = Self.bundle
    while !Self.exists(folder.appending(path: "Modules/ProtocolStyle.swiftmodule")) {
      guard folder.pathComponents.count > 1 else {
        throw CompilerFailure(
          "No 'Modules/ProtocolStyle.swiftmodule' was found above the test bundle, "
            + "\(Self.bundle.path()), so no snippet can import it.")
      }
      folder.deleteLastPathComponent()
    }
    self.folder = folder
  }

  var modules: URL { folder.appending(path: "Modules") }

  /// The maps of our C modules, which modules that import ours depend on.
  var moduleMaps: [URL] {
    Repository.modules
      .flatMap { [$0.appending(path: "include"), build(of: $0)] }
      .map { $0.appending(path: "module.modulemap") }
      .filter(Self.exists)
  }

  /// Returns the object files of our modules, without those whose sources were deleted.
  func objects() throws -> [URL] {
    try Repository.modules.flatMap { module in
      let map = build(of: module).appending(path: "output-file-map.json")
      return Self.exists(map) ? try objects(of: map) : try objects(ofC: module)
    }
  }

  /// Returns the object files of a Swift module, according to SwiftPM's output map.
  private func objects(of map: URL) throws -> [URL] {
    struct Outputs: Decodable {
      let object: String?
    }
    return try JSONDecoder()
      .decode([String: Outputs].self, from: Data(contentsOf: map)).values
      .compactMap { $0.object.map { URL(filePath: $0) } }
      .filter(Self.exists)
      .sorted { $0.path() < $1.path() }
  }

  private func objects(ofC module: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: module, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "c" }
      .map { build(of: module).appending(path: "\($0.lastPathComponent).o") }
  }

  private func build(of module: URL) -> URL {
    folder.appending(path: "\(module.lastPathComponent).build")
  }

  private static func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path())
  }

  private final class Anchor {}

  private static var bundle: URL {
    #if canImport(Darwin)
    Bundle(for: Anchor.self).bundleURL
    #else
    Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    #endif
  }
}
