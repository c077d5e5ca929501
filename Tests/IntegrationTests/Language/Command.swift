import Foundation
import Testing

@testable import TestSupport

/// A program to start, and its result.
struct Command: Sendable {
  var executable: URL
  var arguments: [String]

  /// Additional variables besides those of this process.
  var environment: [String: String] = [:]

  struct Result: Sendable {
    let status: Int32

    /// Standard output and standard error, in the order of the writes.
    let output: String
  }

  /// Runs programs, as many at once as there are cores, but no more: a compiler needs memory.
  ///
  /// Tests don't wait for them on their own threads, so that these are free for other tests.
  private static let queue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
    return queue
  }()

  /// Whether programs can start other programs on this platform.
  static var isSupported: Bool {
    #if os(Linux) || os(macOS)
    true
    #else
    false
    #endif
  }

  /// Runs the program and waits until it ends.
  func run() async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      Self.queue.addOperation { continuation.resume(with: Swift.Result(catching: runBlocking)) }
    }
  }

  private func runBlocking() throws -> Result {
    #if os(Linux) || os(macOS)
    let process = Process()
    let pipe = Pipe()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
    #else
    throw CompilerFailure("This platform does not let a program start others.")
    #endif
  }
}

// MARK: - Toolchain

/// The Swift toolchain that these tests run with.
struct Toolchain: Sendable {
  /// The folder of `swiftc`.
  let tools: URL

  /// Finds a toolchain.
  ///
  /// It's the one in `SWIFT_EXEC`, or else the one whose standard library this process has loaded,
  /// or else the first in the path.
  init() throws {
    let environment = ProcessInfo.processInfo.environment
    let named = environment["SWIFT_EXEC"].map { [URL(filePath: $0).deletingLastPathComponent()] }
    let onPath = environment["PATH", default: ""].split(separator: ":").map {
      URL(filePath: String($0), directoryHint: .isDirectory)
    }
    let candidates = (named ?? []) + Self.loaded + onPath
    let found = candidates.first {
      FileManager.default.isExecutableFile(atPath: $0.appending(path: "swiftc").path())
    }
    guard let found else {
      throw CompilerFailure(
        "No 'swiftc' was found, so nothing can be said about what compiles. Put the toolchain on "
          + "PATH or set SWIFT_EXEC to its swiftc. Looked in: "
          + candidates.map { $0.path() }.joined(separator: ", "))
    }
    tools = found
  }

  var compiler: URL { tools.appending(path: "swiftc") }

  /// The folder of the module `PackageDescription`.
  var manifestModules: URL {
    tools.appending(path: "../lib/swift/pm/ManifestAPI").standardizedFileURL
  }

  /// The tools beside the standard library of this process, if the system provides its path.
  private static var loaded: [URL] {
    let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
    // The standard library usr/lib/swift/linux/libswiftCore.so is beside usr/bin.
    return (maps ?? "").split(separator: "\n")
      .filter { $0.hasSuffix("/libswiftCore.so") }
      .prefix(1)
      .compactMap { $0.firstIndex(of: "/").map($0.suffix(from:)) }
      .map { URL(filePath: String($0)).appending(path: "../../../../bin").standardizedFileURL }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test, with a message, if tests start no programs, as on a phone; a missing compiler
  /// fails it.
  static var needsCompiler: Self {
    .enabled(
      if: TestScale.startsPrograms && Command.isSupported,
      "It needs STYLE_PROGRAMS=1, and a platform that lets a program start others.")
  }
}

// MARK: - Repository

/// The repository that these tests were compiled in.
enum Repository {
  /// The folder that contains `Package.swift`.
  static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

  /// The folders in `Sources`, one per module.
  static let modules = try! FileManager.default
    .contentsOfDirectory(at: root.appending(path: "Sources"), includingPropertiesForKeys: nil)
    .filter(\.hasDirectoryPath)
    .sorted { $0.path() < $1.path() }

  /// Returns the text of a file, whose path is relative to the root.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Returns whether a source belongs to the adapter of a native toolkit, which needs stand-ins.
  static func isNative(_ source: String) -> Bool { source.hasPrefix("#if canImport(") }

  /// Returns the paths of all files in a folder with an extension, relative to the root.
  static func paths(in folder: String, withExtension pathExtension: String) -> [String] {
    FileManager.default.enumerator(atPath: root.appending(path: folder).path())!
      .compactMap { $0 as? String }
      .filter { $0.hasSuffix(".\(pathExtension)") }
      .map { "\(folder)/\($0)" }
      .sorted()
  }
}

// MARK: - BuildProducts

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
