import Foundation

/// The two programs that show the library, and the arguments that each has.
///
/// `Playground` is built from as few modules as possible, and `Gallery` shows the others.
enum Program: String, CaseIterable {
  case playground = "Playground"
  case gallery = "Gallery"

  /// The options besides those for help.
  var options: Set<String> {
    switch self {
    case .playground: ["--all", "--json", "--open"]
    case .gallery:
      [
        "--bank", "--book", "--inspect", "--kinds", "--live", "--open", "--stylesheets",
        "--systems",
      ]
    }
  }

  /// The options that print the usage.
  static let helpOptions: Set = ["-h", "--help"]

  /// Whether the program has an argument; the files of an option don't count.
  func has(_ argument: String) -> Bool {
    options.contains(argument) || Self.helpOptions.contains(argument)
      || (self == .playground && Example.number(argument) != nil)
  }

  /// A message about an argument that is wrong here, which names another program that has it.
  func problem(withUnknown argument: String) -> String {
    let problem = "unknown argument '\(argument)'"
    guard !has(argument), let owner = Self.allCases.first(where: { $0.has(argument) }) else {
      return problem
    }
    return "\(problem); \(owner.rawValue) has it: swift run \(owner.rawValue) \(argument)"
  }

  /// Writes a message to the standard error, and ends the process.
  func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(rawValue): \(message)\n".utf8))
    exit(status)
  }
}
