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
      let outdated = try arguments.sources.filter { try !generate($0, arguments) }
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
    _ source: TokenToolArguments.Source, _ arguments: TokenToolArguments
  ) throws -> Bool {
    let path = source.path
    let file = try source.read(
      arguments.isLenient ? .lenient : .strict, bases: arguments.bases.map { URL(filePath: $0) })
    let output = arguments.output(for: source)
    let generator = TokenGenerator(
      file, source: source.title, name: arguments.name,
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
      if current != text { warn("\(output.relativePath) differs from \(path).") }
      return current == text
    }
    if current != text {
      try FileManager.default.createDirectory(
        at: output.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: output, atomically: true, encoding: .utf8)
    }
    if !arguments.isQuiet { print("\(output.relativePath): \(file.modifiers.count) modifiers") }
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
  /// What one text is generated from.
  enum Source {
    case file(String)

    /// A file for each mode, and the name of all of them.
    case modes([(name: String, file: URL)], named: String)

    var path: String {
      switch self {
      case .file(let path): path
      case .modes(let modes, _): modes[0].file.path
      }
    }

    /// The text's subject in its header.
    var title: String {
      switch self {
      case .file(let path): URL(filePath: path).lastPathComponent
      case .modes(let modes, _): modes.map(\.file.lastPathComponent).joined(separator: ", ")
      }
    }

    func read(_ mode: TokenFile.Mode, bases: [URL]) throws -> TokenFile {
      switch self {
      case .file(let path):
        // The files of a command line may refer to any others.
        try TokenFile(
          contentsOf: URL(filePath: path), mode: mode, root: URL(filePath: "/"), bases: bases)
      case .modes(let modes, let name):
        try TokenFile(modes: modes, named: name, mode: mode, bases: bases)
      }
    }
  }

  var files: [String] = []
  var bases: [String] = []
  var modes: [(name: String, file: URL)] = []
  var folder: String?
  var file: String?
  var name: String?
  var access = TokenGenerator.Access.public

  /// The files, or the modes as one.
  var sources: [Source] {
    files.map(Source.file) + (modes.isEmpty ? [] : [.modes(modes, named: name ?? "")])
  }

  var isCheck = false
  var isLenient = false
  var isQuiet = false
  var isHelp = false

  static let usage = """
    usage: swift package generate-tokens FILE… [--output FOLDER] [--name NAME]
                                         [--access public|package|internal] [--base FILE]…
                                         [--lenient] [--check]
           swift package generate-tokens --mode MODE=FILE… --name NAME …

      FILE      a token file or a resolver; the code is FILE's name with "Tokens.swift" behind it
      --output  the folder of the code; that of each file by default
      --name    the name of the pack, with which those of themes begin; by default, it's that of
                FILE, and `StylePack.fileTokens` in code
      --mode    a file for each mode, such as Light and Dark, as one file with these contexts
      --access  the access of the declarations; public by default
      --base    a token file that references may be to; its tokens are generated, too
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
      case "--mode":
        let parts = try value(of: argument).split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else {
          throw Mistake(description: "--mode needs a name and a file, such as Dark=dark.json.")
        }
        modes.append((parts[0], URL(filePath: parts[1])))
      case "--output-file": file = try value(of: argument)
      case "--access":
        let name = try value(of: argument)
        guard let access = TokenGenerator.Access(rawValue: name) else {
          throw Mistake(description: "--access: \(name) is none of public, package, internal.")
        }
        self.access = access
      case "--base": bases.append(try value(of: argument))
      case "--check": isCheck = true
      case "--lenient": isLenient = true
      case "--quiet": isQuiet = true
      case "--help", "-h": isHelp = true
      case _ where argument.hasPrefix("-"):
        throw Mistake(description: "\(argument) is no option.\n\(Self.usage)")
      default: files.append(argument)
      }
    }
    guard isHelp || !files.isEmpty || !modes.isEmpty else {
      throw Mistake(description: "No file is given.\n\(Self.usage)")
    }
    guard modes.isEmpty || (files.isEmpty && name != nil) else {
      throw Mistake(description: "--mode needs --name, and no other file.\n\(Self.usage)")
    }
  }

  /// The generated file: `BrandTokens.swift` for `brand.resolver.json`, and for modes of that name.
  func output(for source: Source) -> URL {
    if let file { return URL(filePath: file) }
    let input = URL(filePath: source.path)
    let folder = folder.map { URL(filePath: $0) } ?? input.deletingLastPathComponent()
    if case .modes(_, let name) = source { return folder.appending(path: Self.fileName(for: name)) }
    return folder.appending(path: Self.fileName(for: input.lastPathComponent))
  }

  static func fileName(for input: String) -> String {
    let words = input.split(separator: ".").first.map(String.init) ?? input
    let name = words.split { !$0.isLetter && !$0.isNumber }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name + "Tokens.swift"
  }
}
