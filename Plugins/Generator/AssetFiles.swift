import Foundation

/// The style sheets, scripts and markup of the folders named `Assets`, as constants.
///
/// The constants are minified, and need no Foundation: a resource would add a bundle to each program.
enum AssetFiles {
  /// The constants of each folder, in a file beside it.
  ///
  /// - Throws: A `SourceError` for a file of another kind, or an error of the file system.
  static func all(_ repository: Repository) throws -> [GeneratedFile] {
    try ["Playground", "Sources"].flatMap { root in
      let paths = try repository.paths(in: root).filter { $0.contains("/Assets/") }
      let folders = Dictionary(grouping: paths) { path in
        path.split(separator: "/").dropLast().joined(separator: "/")
      }
      return try folders.sorted { $0.key < $1.key }.map { folder, paths in
        try constants(folder, try paths.sorted().map(repository.file))
      }
    }
  }

  private static func constants(_ folder: String, _ files: [SourceFile]) throws -> GeneratedFile {
    let parent = folder.dropLast("/Assets".count)
    let name = "\(parent.split(separator: "/").last ?? "")Assets"
    let members = try files.map(member).joined(separator: "\n\n")
    return .swift(
      "\(parent)/\(name)+Generated.swift", from: "\(folder)",
      """
      /// The minified files of `\(folder)`.
      enum \(name) {
      \(members)
      }
      """)
  }

  private static func member(of file: SourceFile) throws -> String {
    let parts = file.path.split(separator: "/").last?.split(separator: ".") ?? []
    let words = (parts.first ?? "").split(separator: "-")
    let name = words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
    switch parts.last {
    case "css":
      let text = Minifier.styleSheet(file.text)
      guard text.count(where: { $0 == "{" }) == text.count(where: { $0 == "}" }) else {
        throw SourceError(
          path: file.path, line: 1, reason: "The braces don't match. Close each block.")
      }
      return "  static let \(name)CSS = #\"\(outlines(in: text))\"#"
    case "js":
      // On lines of its own, so that scripts can be joined.
      return """
          static let \(name)JS = #\"""
        \(Minifier.script(file.text))

        \"""#
        """
    case "html":
      let (text, names) = interpolations(in: Minifier.markup(file.text))
      return """
          static func \(name)HTML(\(names.map { "\($0): String" }.joined(separator: ", "))) -> String {
            #\"""
        \(text)

        \"""#
          }
        """
    default:
      throw SourceError(
        path: file.path, line: 1,
        reason: "Assets are style sheets, scripts and markup: .css, .js and .html."
      )
    }
  }

  /// Interpolations of parameters in place of names such as `{{title}}`, and the names in order.
  private static func interpolations(in markup: String) -> (text: String, names: [String]) {
    var (text, names) = ("", [String]())
    var rest = markup[...]
    while let start = rest.firstRange(of: "{{"),
      let end = rest[start.upperBound...].firstRange(of: "}}")
    {
      let name = String(rest[start.upperBound..<end.lowerBound])
      if !names.contains(name) { names.append(name) }
      text += rest[..<start.lowerBound] + "\\#(\(name))"
      rest = rest[end.upperBound...]
    }
    return (text + rest, names)
  }

  /// The outlines of symbols in place of addresses such as `url("symbol:clock")`.
  private static func outlines(in text: String) -> String {
    text.replacing(/url\("symbol:([\w.]+)"\)/) { "\\#(KindSheet.outline(of: \"\($0.1)\"))" }
  }
}
