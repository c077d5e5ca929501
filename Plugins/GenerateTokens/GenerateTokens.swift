import Foundation
import PackagePlugin

/// `swift package generate-tokens FILE…`: writes Swift for token files, or checks it.
@main
struct GenerateTokens: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let tool = try context.tool(named: "TokenTool")
    let process = Process()
    process.executableURL = tool.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      Diagnostics.error("generate-tokens ended with status \(process.terminationStatus).")
      return
    }
  }
}
