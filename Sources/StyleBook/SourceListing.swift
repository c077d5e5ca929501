package import Foundation
internal import ProtocolStyle
internal import StyleHTML
package import StyleInspector

/// The declarations in Swift files, by the names of their types and protocols.
struct SourceListing {
  /// A declaration or an extension.
  private struct Declaration {
    let place: String
    let text: String

    /// The module's folder and the file, as in the location of a rule.
    let file: String
    let firstLine: Int
  }

  private var declarations: [String: [Declaration]] = [:]

  /// Reads the Swift files in folders.
  init(of folders: [URL]) {
    for folder in folders {
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      let swift = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      for file in swift.sorted(by: { $0.path() < $1.path() }) {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
        add(text, "\(folder.lastPathComponent)/\(file.lastPathComponent)", file.lastPathComponent)
      }
    }
  }

  /// Adds the top-level declarations of a file's text.
  ///
  /// They're found by lines: one begins where a line without indentation declares a type, and ends at
  /// the next line with a brace and without indentation, as Swift is usually formatted.
  private mutating func add(_ text: String, _ path: String, _ file: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var index = 0
    while index < lines.count {
      guard let name = Self.declaredName(lines[index]) else {
        index += 1
        continue
      }
      let start = index
      if !Self.isComplete(lines[start]) {
        while index + 1 < lines.count, !["}", "{}"].contains(lines[index].prefix(2)) {
          index += 1
          if lines[index].hasPrefix("}") || lines[index].hasPrefix("{}") { break }
        }
      }
      let body = lines[start...index].joined(separator: "\n")
      declarations[name, default: []].append(
        Declaration(
          place: "\(file):\(start + 1)", text: body, file: path, firstLine: start + 1))
      index += 1
    }
  }

  private static func isComplete(_ line: Substring) -> Bool {
    line.hasSuffix("}")
  }

  /// The name of the type, protocol or extended type that a line begins to declare.
  private static func declaredName(_ line: Substring) -> String? {
    let words = line.split { " :{<,".contains($0) }
    let keywords: Set<Substring> = ["struct", "class", "enum", "actor", "protocol", "extension"]
    guard line.first?.isWhitespace == false,
      let place = words.firstIndex(where: keywords.contains), place + 1 < words.count,
      words[..<place].allSatisfy({ modifiers.contains($0) || $0.hasPrefix("@") })
    else { return nil }
    return String(words[place + 1])
  }

  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private", "open", "final", "nonisolated",
  ]

  /// The declarations of types and traits, which take at most 40,000 bytes with their colors.
  func listing(for names: [String]) -> String {
    var room = 40_000
    return names.flatMap { declarations[$0] ?? [] }.compactMap { declaration in
      guard declaration.text.utf8.count <= room else { return nil }
      let figure = Self.figure(declaration.place, declaration.text)
      guard figure.utf8.count <= room else { return nil }
      room -= figure.utf8.count
      return figure
    }.joined(separator: "\n")
  }

  /// The declarations of a type or a trait, each with its place: `Module/File.swift:12`.
  func declarations(of name: String) -> [StyleCatalog.Declaration] {
    (declarations[name] ?? []).map { .init(place: "\($0.file):\($0.firstLine)", code: $0.text) }
  }

  /// Code with a caption.
  static func figure(_ caption: String, _ code: String) -> String {
    """
    <figure><figcaption>\(caption.escapedForMarkup)</figcaption>\
    <pre tabindex="0"><code>\(Lexeme.markup(of: code))</code></pre></figure>
    """
  }

  // MARK: - Properties

  /// Finds the declaration of a property in a type or in the extensions of a protocol.
  ///
  /// - Parameters:
  ///   - property: The name of the property.
  ///   - owner: The name of the type or protocol.
  /// - Returns: The place as `Module/File.swift:12`, and the text; nil if there is none. Requirements
  ///   of protocols don't count.
  func declaration(
    of property: String, in owner: String
  ) -> (location: String, code: String)? {
    for declaration in declarations[owner] ?? [] {
      let lines = declaration.text.split(separator: "\n", omittingEmptySubsequences: false)
      guard let head = lines.first, !head.contains(/\bprotocol\b/) else { continue }
      guard let start = lines.firstIndex(where: { Self.declares($0, property) }) else { continue }
      // It ends at the first line that isn't indented further, or with that line if it's a brace.
      let indent = lines[start].prefix { $0 == " " }.count
      var end = start + 1
      if lines[start].hasSuffix("{") {
        while end < lines.count, lines[end].prefix(while: { $0 == " " }).count > indent {
          end += 1
        }
        end = min(end + 1, lines.count)
      }
      let code = lines[start..<end].map { $0.dropFirst(min(indent, $0.prefix { $0 == " " }.count)) }
      return (
        "\(declaration.file):\(declaration.firstLine + start)",
        String(code.joined(separator: "\n").prefix(1_000))
      )
    }
    return nil
  }

  /// Whether a line declares a property.
  private static func declares(_ line: Substring, _ property: String) -> Bool {
    let words = line.split { " :=(<{".contains($0) }
    guard let place = words.firstIndex(where: { $0 == "var" || $0 == "let" }),
      place + 1 < words.count, words[place + 1] == property
    else { return false }
    return words[..<place].allSatisfy { modifiers.contains($0) || $0.hasPrefix("@") }
  }
}

extension GetterLocations {
  /// Finds getters in the sources of modules.
  ///
  /// - Parameter folders: The folders of the modules.
  package init(of folders: [URL]) {
    self.init(in: SourceListing(of: folders))
  }

  /// Finds getters in declarations.
  init(in listing: SourceListing) {
    self.init { provider, property in
      let owner = provider.name.split(separator: ".").last.map(String.init) ?? provider.name
      return listing.declaration(of: property, in: owner)?.location
    }
  }
}
