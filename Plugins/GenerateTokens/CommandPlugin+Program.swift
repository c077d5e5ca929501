import Foundation
import PackagePlugin

extension CommandPlugin {
  /// Builds the program for token files, and runs a command of it in the folder of the user's package.
  ///
  /// It's built on request, because a dependency of a plugin would be compiled a second time, with
  /// the library, in each build of this package. The plugins of other commands link to this file.
  ///
  /// - Parameters:
  ///   - command: The name of the command.
  ///   - arguments: Its arguments.
  ///   - context: The context of the plugin.
  /// - Throws: An error of SwiftPM or of the system.
  func run(_ command: String, _ arguments: [String], in context: PluginContext) throws {
    let build = try packageManager.build(
      .product("TokenTool"), parameters: .init(configuration: .debug, logging: .concise))
    let program = build.builtArtifacts.first {
      $0.kind == .executable && $0.url.deletingPathExtension().lastPathComponent == "TokenTool"
    }
    guard build.succeeded, let program else {
      Diagnostics.error("The program of \(command) wasn't built.\n\(build.logText)")
      return
    }
    let process = Process()
    process.executableURL = program.url
    process.arguments = [command] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("\(command) ended with status \(process.terminationStatus).")
    }
  }
}
