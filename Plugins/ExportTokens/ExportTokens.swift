import Foundation
import PackagePlugin

/// `swift package export-tokens FILE --format css`: writes token files for other platforms.
@main
struct ExportTokens: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "TokenCommands").url
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
