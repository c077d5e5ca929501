import Foundation

/// Compiles generated code against the modules that were built with these tests.
enum GeneratedCodeCompiler {
  /// The folder of the build's products.
  private static let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

  private static let headers = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/CStyleRuntime/include").standardizedFileURL

  /// Whether there are modules to compile with.
  static let exists = FileManager.default.fileExists(
    atPath: products.appending(path: "Modules/StyleFiles.swiftmodule").path)

  /// Compiles text as a separate module, like an application with strict settings.
  ///
  /// - Parameter text: The text.
  /// - Returns: The output of the compiler; empty if there are no errors and no warnings.
  /// - Throws: An error of the file system, or an error if there is no compiler.
  static func diagnose(_ text: String) throws -> String {
    try SharedFiles.withFolder { folder in
      let file = folder.appending(path: "Generated.swift")
      try text.write(to: file, atomically: true, encoding: .utf8)
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.currentDirectoryURL = folder
      let modules = products.appending(path: "Modules").path
      process.arguments = [
        "swiftc", "-c", file.path, "-o", "Generated.o", "-module-name", "Generated",
        "-parse-as-library", "-swift-version", "6", "-warnings-as-errors", "-package-name",
        "Application", "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature",
        "InternalImportsByDefault", "-enable-upcoming-feature", "MemberImportVisibility", "-I",
        modules, "-I", headers.path,
      ]
      let output = folder.appending(path: "output.txt")
      try Data().write(to: output)
      let handle = try FileHandle(forWritingTo: output)
      process.standardError = handle
      process.standardOutput = handle
      try process.run()
      process.waitUntilExit()
      let text = try String(contentsOf: output, encoding: .utf8)
      return process.terminationStatus == 0 ? text : "status \(process.terminationStatus)\n\(text)"
    }
  }
}
