import Foundation
import StyleFiles

/// The arguments of the generator.
struct TokenToolArguments {
  var files: [String] = []
  var folder: String?
  var file: String?
  var access = TokenGenerator.Access.public
  var isCheck = false
  var isLenient = false
  var isQuiet = false
  var isHelp = false

  static let usage = """
    usage: swift package generate-tokens FILE… [--output FOLDER] [--access public|package|internal]
                                         [--lenient] [--check]

      FILE      a token file or a resolver; the code is FILE's name with "Tokens.swift" behind it
      --output  the folder of the code; that of each file by default
      --access  the access of the declarations; public by default
      --lenient reads older forms of token files
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
