import Foundation
import Testing

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
  /// Skips a test on platforms that can't start a compiler, such as phones; a missing compiler
  /// fails it.
  static var needsCompiler: Self {
    .enabled(if: Command.isSupported, "This platform does not let a program start others.")
  }
}
