import Foundation
import ProtocolStyle
import StyleFiles

/// The styles that a watched file has for the café.
///
/// A token file sets the café's tokens by their names, `cafe.accent` or `cafeAccent`. A
/// stylesheet's rules win over the café's own traits here, or little of them would show.
struct LiveStyle: Sendable {
  /// The themes to choose from, each as the themes that are in force together.
  let themes: [(name: String, layers: [Theme])]
  let styleSheet: StyleSheet

  /// The parts that are accepted and need attention.
  let findings: [Finding]

  /// The names of the café's tokens that the file sets.
  let tokens: [String]

  /// The bytes of the files, by which a reading without news is known.
  private let contents: [Data?]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - url: A stylesheet where the path ends in `.nss`, else a token file.
  ///   - urls: The file with those that it refers to.
  /// - Throws: `StyleFileError` with every mistake in the file.
  init(contentsOf url: URL, with urls: [URL]) throws {
    contents = urls.map { try? Data(contentsOf: $0) }
    if url.pathExtension == "nss" {
      let file = try StyleSheetFile(contentsOf: url)
      themes = [(file.name, [file.theme])]
      styleSheet = StyleSheet { file.sheet.map { $0.overridingConformances() } }
      findings = file.findings
      tokens = []
    } else {
      let file = try TokenFile(contentsOf: url)
      let own = try Self.tokens(of: file)
      let fonts = Self.fonts(of: file)
      themes = try file.themes(setting: own).map { ($0.name, [$0, fonts.theme]) }
      styleSheet = StyleSheet()
      findings = file.findings
      tokens = own.map(\.name) + fonts.names
    }
  }

  /// The file with those that it refers to; itself alone where it can't be read yet.
  static func files(of url: URL) -> [URL] {
    let file = url.pathExtension == "nss" ? nil : try? TokenFile(contentsOf: url)
    let folder = url.deletingLastPathComponent()
    let others = file?.files.dropFirst().map { $0.removingPercentEncoding ?? $0 } ?? []
    return [url] + others.map { folder.appending(path: $0) }
  }

  /// Whether two readings found the same bytes: some saves come as two bursts of events.
  func hasSameContents(as other: LiveStyle) -> Bool { contents == other.contents }

  /// The café's tokens that a file has values for.
  private static func tokens(of file: TokenFile) throws -> [any AnyToken] {
    try Theme.cafeTokens.filter { token in
      do {
        _ = try file.theme(setting: [token])
        return true
      } catch let error as StyleFileError where error.code == .unresolvedReference {
        return false
      }
    }
  }

  /// A theme of the café's fonts that a file has a typography for.
  private static func fonts(of file: TokenFile) -> (names: [String], theme: Theme) {
    let fonts: [(Token<FontDescriptor>, Token<Typography>)] =
      [(.cafeTitle, "title"), (.cafeHeadline, "headline")].compactMap { token, name in
        let typography: Token<Typography>? = try? file.token("cafe.\(name)")
        return typography.map { (token, $0) }
      }
    let theme = Theme("fonts") { values in
      for (token, typography) in fonts { values[token] = typography.value.font }
    }
    return (fonts.map(\.0.name), theme)
  }
}

extension Theme {
  /// The café's tokens that token files have types for.
  static let cafeTokens: [any AnyToken] = [
    Token.cafeGround, Token.cafeSurface, Token.cafeInk, Token.cafeQuietInk, Token.cafeAccent,
    Token.cafeOnAccent, Token.cafeLine, Token.cafeCorner, Token.cafeBorder,
  ]
}
