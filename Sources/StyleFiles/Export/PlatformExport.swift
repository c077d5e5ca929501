public import Foundation
public import ProtocolStyle

/// The tokens of a file as sources of another platform: CSS, Tailwind, Android or an asset catalog.
///
/// ```swift
/// import StyleFiles
///
/// let file = try TokenFile(contentsOf: URL(filePath: "brand.resolver.json"))
/// let export = try PlatformExport(of: file, as: .css, choosing: ["brand": "acme"])
/// try export.write(to: URL(filePath: "site/styles", directoryHint: .isDirectory))
/// ```
///
/// One export covers light and dark and, other than for Android, both contrasts, as far as the file
/// has contexts for them. An alias refers to the name of its target. To export a theme that is
/// written in code, read the text of ``TokenExport/resolver(_:of:named:)`` as a file.
public struct PlatformExport: Sendable {
  /// A form of exported tokens.
  public enum Format: String, CaseIterable, Hashable, Sendable {
    /// Custom properties of CSS, in `:root` and in media queries for schemes and contrasts.
    ///
    /// A typography is a value of `font`, with a property for each of its parts.
    case css

    /// Theme variables of Tailwind 4, in `@theme`; types without a namespace are custom properties.
    case tailwind

    /// Resources of Android, in `values` and `values-night`, and curves in `interpolator`.
    ///
    /// A px is a dp and a rem 16 sp. Android has no qualifier for contrasts, and no resources for
    /// shadows and gradients.
    case android

    /// An asset catalog of colors, with appearances for dark and for increased contrast.
    case assetCatalog = "asset-catalog"
  }

  /// A file of an export.
  public struct File: Hashable, Sendable {
    /// The path in the folder of the export, with slashes.
    public let path: String

    /// The text, in UTF-8.
    public let text: String
  }

  /// The files, with those for light first.
  public let files: [File]

  /// The names of the tokens that the format has no form for.
  public let omittedNames: [String]

  /// The tokens whose names are equal on the platform, of which the later ones got a number.
  public let findings: [Finding]

  /// Exports a file for one choice of its contexts.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - format: The form of the result.
  ///   - choices: The contexts of modifiers that the color scheme and the contrast don't determine,
  ///     by modifier name; those that aren't chosen have their default, the context for the default
  ///     environment, or the first one.
  ///   - table: The environment that each modifier depends on; recognized from names by default.
  /// - Throws: ``StyleFileError`` for a choice that doesn't exist.
  public init(
    of file: TokenFile, as format: Format, choosing choices: [String: String] = [:],
    modifiers table: ModifierTable = ModifierTable()
  ) throws(StyleFileError) {
    let selector = try file.selector(choices, table)
    let resolutions = ExportContext.allCases.map { context in
      file.resolutions[selector.choice(in: context.environment)] ?? DesignTokens([])
    }
    var source = ExportSource(name: file.name, path: file.path, resolutions)
    switch format {
    case .css: files = CSSExport(&source).files
    case .tailwind: files = TailwindExport(&source).files
    case .android: files = AndroidExport(&source).files
    case .assetCatalog: files = AssetCatalogExport(&source).files
    }
    omittedNames = source.omittedNames
    findings = source.findings
  }

  /// Writes the files into a folder, and creates the folders that don't exist.
  ///
  /// Each file is written atomically, unless it has the same text already. Files of earlier exports
  /// aren't removed.
  ///
  /// - Parameter folder: The folder.
  /// - Throws: An error of the file system.
  public func write(to folder: URL) throws {
    for file in files where !isWritten(file, in: folder) {
      let url = folder.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url, options: .atomic)
    }
  }

  /// Whether a folder has a file of the export with the same text.
  package func isWritten(_ file: File, in folder: URL) -> Bool {
    (try? Data(contentsOf: folder.appending(path: file.path))) == Data(file.text.utf8)
  }
}

// MARK: - ExportContext

/// The environments that platforms distinguish.
enum ExportContext: Int, CaseIterable {
  case light
  case dark
  case lightHighContrast
  case darkHighContrast

  var isDark: Bool { self == .dark || self == .darkHighContrast }
  var isHighContrast: Bool { self == .lightHighContrast || self == .darkHighContrast }

  var environment: StyleEnvironment {
    var environment = StyleEnvironment(colorScheme: isDark ? .dark : .light)
    environment.contrast = isHighContrast ? .increased : .standard
    return environment
  }

  /// The contexts whose declarations apply in this one as well, from the last one.
  var underlying: [ExportContext] {
    switch self {
    case .light: []
    case .dark, .lightHighContrast: [.light]
    case .darkHighContrast: [.lightHighContrast, .dark, .light]
    }
  }
}

// MARK: - ExportSource

/// The tokens of an export with their names on the platform.
struct ExportSource {
  /// A token in each context that has it.
  struct Token {
    let variants: [DesignToken?]

    /// The token in the first context that has it.
    let first: DesignToken
  }

  /// A declaration of the platform: its name, and its whole text.
  struct Entry {
    let name: String
    let text: String
  }

  /// The declarations of one token that a context adds.
  struct Change {
    let summary: String?
    let entries: [Entry]
  }

  /// The words of the file's name.
  let words: [String]

  /// The name of the file without its folder, for comments.
  let fileName: String
  let tokens: [Token]
  private(set) var omittedNames: [String] = []
  private(set) var findings: [Finding] = []

  /// The names on the platform by those of the tokens.
  private(set) var names: [String: String] = [:]

  /// The tokens that have a name on the platform.
  private var owners: [String: String] = [:]

  init(name: String, path: String, _ resolutions: [DesignTokens]) {
    words = Self.words(of: name)
    fileName = path.split(separator: "/").last.map(String.init) ?? path
    var known: Set<String> = []
    tokens = resolutions.flatMap { all in
      all.compactMap { token in
        known.insert(token.name).inserted
          ? Token(variants: resolutions.map { $0[token.name] }, first: token) : nil
      }
    }
  }

  /// Names all tokens; those for which the function returns nil are left out.
  ///
  /// Names that differ only by case are equal, because file systems may ignore it.
  mutating func name(separator: String, _ body: (DesignToken) -> String?) {
    for token in tokens {
      guard let plain = body(token.first) else {
        omittedNames.append(token.first.name)
        continue
      }
      names[token.first.name] = unique(plain, for: token.first.name, separator)
    }
  }

  /// The name of a part of a token, such as the width of a border.
  mutating func part(_ part: String, of token: DesignToken, separator: String) -> String {
    let key = token.name + "\u{0}" + part
    if let known = names[key] { return known }
    let plain = (names[token.name] ?? "") + separator + part
    let name = unique(plain, for: token.name, separator)
    names[key] = name
    return name
  }

  private mutating func unique(_ plain: String, for token: String, _ separator: String) -> String {
    var name = plain
    var number = 2
    while let owner = owners[name.lowercased()] {
      if number == 2 { findings.append(.equalNames(owner, token, plain)) }
      name = plain + separator + "\(number)"
      number += 1
    }
    owners[name.lowercased()] = token
    return name
  }

  /// The declarations that each context adds to those that apply in it already.
  func changes(
    in contexts: [ExportContext], _ entries: (DesignToken) -> [Entry]
  ) -> [(context: ExportContext, changes: [Change])] {
    var declared: [ExportContext: [String: String]] = [:]
    return contexts.map { context in
      let changes = tokens.compactMap { token -> Change? in
        guard names[token.first.name] != nil, let variant = token.variants[context.rawValue] else {
          return nil
        }
        let changed = entries(variant).filter { entry in
          let current = context.underlying.lazy.compactMap { declared[$0]?[entry.name] }.first
          return current != entry.text
        }
        for entry in changed { declared[context, default: [:]][entry.name] = entry.text }
        return changed.isEmpty ? nil : Change(summary: variant.summary, entries: changed)
      }
      return (context, changes)
    }
  }

  /// The words of a token's path in lowercase, without `$root`.
  static func words(of token: DesignToken) -> [String] {
    token.path.filter { $0 != "$root" }.flatMap(words(of:))
  }

  /// The words of a name in camel case, snake case or kebab case, in lowercase.
  static func words(of name: String) -> [String] {
    var words: [String] = [""]
    var wasLower = false
    for scalar in name.precomposedStringWithCanonicalMapping.unicodeScalars {
      let properties = scalar.properties
      let isDigit = ("0"..."9").contains(scalar)
      if !properties.isAlphabetic && !isDigit {
        words.append("")
      } else {
        if properties.isUppercase, wasLower { words.append("") }
        words[words.count - 1] += properties.lowercaseMapping
      }
      wasLower = properties.isLowercase || isDigit
    }
    return words.filter { !$0.isEmpty }
  }

  /// A text on one line, for comments of the platform.
  static func comment(_ text: String) -> String {
    let words = text.split { $0.isWhitespace || $0.unicodeScalars.allSatisfy { $0.value < 0x20 } }
    return printable(words.joined(separator: " "))
  }

  /// A number with the fewest digits that represent it, without an exponent.
  static func decimal(_ value: Double) -> String {
    let text = JSONNumber(value).text
    guard text.contains("e") else { return text }
    return String(format: "%.10f", value).replacing(/\.?0+$/, with: "")
  }
}

extension Finding {
  /// The finding for two tokens with the same name on a platform.
  fileprivate static func equalNames(_ owner: String, _ token: String, _ name: String) -> Finding {
    Finding(
      .warning, .generatedName,
      summary: printable("\(owner) and \(token) are both exported as \(name)."),
      explanation: "The second one gets a number at its end, which changes if tokens are added.",
      remedy: printable("Rename \(token), or a part of it."))
  }
}
