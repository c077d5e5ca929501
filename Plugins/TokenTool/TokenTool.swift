import Foundation
import ProtocolStyle
import StyleFiles

/// Generates Swift from token files, for both plugins.
@main
struct TokenTool {
  static func main() {
    do {
      let arguments = try TokenToolArguments(Array(CommandLine.arguments.dropFirst()))
      guard !arguments.isHelp else {
        print(TokenToolArguments.usage)
        return
      }
      let outdated = try arguments.files.filter { try !generate($0, arguments) }
      guard outdated.isEmpty else {
        fail("Generated code is out of date: run `swift package generate-tokens` without --check.")
      }
    } catch {
      fail("\(error)")
    }
  }

  /// Generates the code of a file, or compares it with the existing code.
  ///
  /// - Returns: Whether the code is up to date.
  private static func generate(
    _ path: String, _ arguments: TokenToolArguments
  ) throws -> Bool {
    let input = URL(filePath: path)
    let file = try TokenFile(
      contentsOf: input, mode: arguments.isLenient ? .lenient : .strict)
    let generator = TokenGenerator(
      file, source: input.lastPathComponent, access: arguments.access)
    for finding in generator.findings { warn("\(finding.summary) \(finding.explanation)") }
    let output = arguments.output(for: input)
    let text = generator.text()
    let current = try? String(contentsOf: output, encoding: .utf8)
    if arguments.isCheck {
      if current != text { warn("\(output.path) differs from \(path).") }
      return current == text
    }
    if current != text {
      try FileManager.default.createDirectory(
        at: output.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: output, atomically: true, encoding: .utf8)
    }
    if !arguments.isQuiet { print("\(output.path): \(file.modifiers.count) modifiers") }
    return true
  }

  private static func warn(_ text: String) {
    FileHandle.standardError.write(Data("warning: \(text)\n".utf8))
  }

  private static func fail(_ text: String) -> Never {
    FileHandle.standardError.write(Data("error: \(text)\n".utf8))
    exit(1)
  }
}
