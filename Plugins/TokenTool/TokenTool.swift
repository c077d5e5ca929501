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

  /// The number of findings that are printed for a file.
  private static let maximumFindings = 100

  /// Generates the code of a file, or compares it with the existing code.
  ///
  /// - Returns: Whether the code is up to date.
  private static func generate(
    _ path: String, _ arguments: TokenToolArguments
  ) throws -> Bool {
    let input = URL(filePath: path)
    // The files of a command line may refer to any others.
    let file = try TokenFile(
      contentsOf: input, mode: arguments.isLenient ? .lenient : .strict, root: URL(filePath: "/"))
    let output = arguments.output(for: input)
    let generator = TokenGenerator(
      file, source: input.lastPathComponent, name: arguments.name,
      output: output.deletingPathExtension().lastPathComponent, access: arguments.access)
    let findings = file.findings + generator.findings
    for finding in findings.prefix(maximumFindings) {
      warn("\(finding.summary) \(finding.explanation) \(finding.remedy)")
    }
    if findings.count > maximumFindings {
      warn("\(path) has \(findings.count - maximumFindings) more findings.")
    }
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

// MARK: - TokenToolArguments

/// The arguments of the generator.
struct TokenToolArguments {
  var files: [String] = []
  var folder: String?
  var file: String?
  var name: String?
  var access = TokenGenerator.Access.public
  var isCheck = false
  var isLenient = false
  var isQuiet = false
  var isHelp = false

  static let usage = """
    usage: swift package generate-tokens FILE… [--output FOLDER] [--name NAME]
                                         [--access public|package|internal] [--lenient] [--check]

      FILE      a token file or a resolver; the code is FILE's name with "Tokens.swift" behind it
      --output  the folder of the code; that of each file by default
      --name    the name of the pack, with which those of themes begin; by default, it's that of
                FILE, and `StylePack.fileTokens` in code
      --access  the access of the declarations; public by default
      --lenient reads older forms of token files, and leaves out what it can't read
      --check   writes nothing, and fails where files and code differ
    """

  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(of option: String) throws -> String {
      guard let value = rest.popFirst() else {
        throw Mistake(description: "\(option) needs a value.\n\(Self.usage)")
      }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--output": folder = try value(of: argument)
      case "--name": name = try value(of: argument)
      case "--output-file": file = try value(of: argument)
      case "--access":
        let name = try value(of: argument)
        guard let access = TokenGenerator.Access(rawValue: name) else {
          throw Mistake(description: "--access: \(name) is none of public, package, internal.")
        }
        self.access = access
      case "--check": isCheck = true
      case "--lenient": isLenient = true
      case "--quiet": isQuiet = true
      case "--help", "-h": isHelp = true
      case _ where argument.hasPrefix("-"):
        throw Mistake(description: "\(argument) is no option.\n\(Self.usage)")
      default: files.append(argument)
      }
    }
    guard isHelp || !files.isEmpty else {
      throw Mistake(description: "No file is given.\n\(Self.usage)")
    }
  }

  /// The name of the generated file: `BrandTokens.swift` for `brand.resolver.json`.
  func output(for input: URL) -> URL {
    if let file { return URL(filePath: file) }
    let folder = folder.map { URL(filePath: $0) } ?? input.deletingLastPathComponent()
    return folder.appending(path: Self.fileName(for: input.lastPathComponent))
  }

  static func fileName(for input: String) -> String {
    let words = input.split(separator: ".").first.map(String.init) ?? input
    let name = words.split { !$0.isLetter && !$0.isNumber }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name + "Tokens.swift"
  }
}
