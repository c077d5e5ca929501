import Foundation
import PackagePlugin

/// `swift package export-tokens FILE --format css`: writes token files for other platforms.
@main
struct ExportTokens: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    // Built on request, because a dependency would compile the library a second time for the host.
    let build = try packageManager.build(
      .product("TokenCommands"), parameters: .init(configuration: .debug, logging: .concise))
    let tool = build.builtArtifacts.first {
      $0.kind == .executable && $0.url.deletingPathExtension().lastPathComponent == "TokenCommands"
    }
    guard build.succeeded, let tool else {
      Diagnostics.error("The program of the command wasn't built.\n\(build.logText)")
      return
    }
    let process = Process()
    process.executableURL = tool.url
    process.arguments = ["export"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      Diagnostics.error("export-tokens ended with status \(process.terminationStatus).")
      return
    }
  }
}
