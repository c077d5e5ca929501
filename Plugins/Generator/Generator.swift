import Foundation

/// Writes the files that follow from declarations of attributes, kinds and environment properties,
/// and from style sheets, scripts and markup.
///
/// These are lists, tables of tests and of the documentation, a dictionary of the fuzzers, and the
/// minified texts of assets.
@main
enum Generator {
  private static let usage = """
    usage: swift run Generator [--check] [folder]

    Writes the files named `+Generated` of this repository.

    --check  Writes nothing, and fails if a file isn't up to date.
    folder   The root of the repository; the current folder by default.
    """

  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let isCheck = arguments.first == "--check"
    if isCheck { arguments.removeFirst() }
    if arguments.count > 1 || arguments.first?.hasPrefix("-") == true {
      fail(usage, status: 64)
    }
    let root = arguments.first ?? FileManager.default.currentDirectoryPath
    do {
      let repository = Repository(root: URL(filePath: root, directoryHint: .isDirectory))
      let files = try files(of: repository)
      if isCheck {
        let outdated = files.filter { !repository.has($0) }.map(\.path)
        if !outdated.isEmpty { fail(message(about: outdated)) }
      } else {
        for file in files where try repository.write(file) { print(file.path) }
      }
    } catch {
      fail("\(error)")
    }
  }

  /// Every generated file, as the sources of a repository have it.
  ///
  /// - Throws: A `SourceError` for a source of another shape, or an error of the file system.
  static func files(of repository: Repository) throws -> [GeneratedFile] {
    let vocabulary = try Vocabulary(repository)
    return try AttributeFiles.all(vocabulary) + AttributeTables.all(vocabulary)
      + KindFiles.all(vocabulary) + EnvironmentFiles.all(vocabulary)
      + AdapterFiles.all(vocabulary) + Pages.all(vocabulary) + AssetFiles.all(repository)
  }

  static func message(about paths: [String]) -> String {
    "These files aren't up to date: \(paths.joined(separator: ", ")). Run `swift run Generator`."
  }

  private static func fail(_ message: String, status: Int32 = 1) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(status)
  }
}
