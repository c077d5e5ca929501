import Foundation

extension Compiler {
  /// The flags for linking a program so that libraries it loads find our modules in it.
  static var exportingSymbols: [String] {
    #if canImport(Darwin)
    ["-Xlinker", "-export_dynamic"]
    #else
    ["-Xlinker", "--export-dynamic"]
    #endif
  }

  /// Compiles a library without our modules in it, and calls a closure while it can be loaded.
  func withLibrary<Result>(
    _ name: String, of text: String, _ body: (_ library: URL) async throws -> Result
  ) async throws -> Result {
    try await inTemporaryFolder { folder in
      let library = folder.appending(path: "lib\(name)")
      #if canImport(Darwin)
      let resolvingLater = ["-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"]
      #else
      let resolvingLater: [String] = []
      #endif
      let found = try await compile(
        [File(text: text)], in: folder,
        flags: ["-emit-library", "-module-name", name, "-o", library.path()] + resolvingLater)
      guard found.isEmpty else {
        throw CompilerFailure("The library '\(name)' does not compile cleanly: \(found)")
      }
      return try await body(library)
    }
  }

  /// Runs a script in the interpreter, with our modules as a library.
  func interpret(_ text: String) async throws -> Command.Result {
    try await inTemporaryFolder { folder in
      let library = folder.appending(path: "libStyles.\(Self.libraryExtension)")
      let objects = try products.objects().map { $0.path() }
      _ = try await compile(
        [], in: folder, flags: ["-emit-library", "-o", library.path()] + objects)
      let script = folder.appending(path: "script.swift")
      try text.write(to: script, atomically: true, encoding: .utf8)
      return try await Command(
        executable: toolchain.tools.appending(path: "swift"),
        arguments: importing + ["-L", folder.path(), "-lStyles", script.path()]
      ).run()
    }
  }

  private static var libraryExtension: String {
    #if canImport(Darwin)
    "dylib"
    #else
    "so"
    #endif
  }
}
