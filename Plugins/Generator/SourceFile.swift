/// The text of a file, whose declarations can be read if it's a Swift file.
///
/// The files that the generator reads all have one shape, which `swift format` keeps. A declaration of
/// another shape throws an error that names its line and what is accepted instead.
struct SourceFile {
  /// The path, relative to the repository.
  let path: String

  let text: String

  /// The tokens of a Swift file.
  var tokens: SourceTokens { SwiftScanner.tokens(of: text)[...] }

  /// The declarations of a Swift file that aren't in others.
  var declarations: [Declaration] { Declaration.all(in: tokens) }

  /// The parts that begin with `// MARK:`.
  var sections: [SourceSection] {
    let tokens = tokens
    let starts = tokens.indices.filter { tokens[$0].kind == .mark }
    return zip(starts, starts.dropFirst() + [tokens.endIndex]).map { start, end in
      SourceSection(
        path: path, title: tokens[start].content, line: tokens[start].line,
        tokens: tokens[(start + 1)..<end])
    }
  }

  /// The name without its folder and extension.
  var name: String {
    String(path.split(separator: "/").last ?? "").replacing(".swift", with: "")
  }
}

/// A part of a Swift file that begins with `// MARK:`.
struct SourceSection {
  /// The path of the file.
  let path: String
  let title: String

  /// The line of the title.
  let line: Int

  let tokens: SourceTokens
  let declarations: [Declaration]

  init(path: String, title: String, line: Int, tokens: SourceTokens) {
    (self.path, self.title, self.line, self.tokens) = (path, title, line, tokens)
    declarations = Declaration.all(in: tokens)
  }

  /// An error about a declaration, or about the section as a whole.
  func error(at declaration: Declaration? = nil, _ reason: String) -> SourceError {
    SourceError(path: path, line: declaration?.line ?? line, reason: reason)
  }
}

/// Why a source file can't be read by the generator.
struct SourceError: Error, Hashable, CustomStringConvertible {
  /// The path of the file, relative to the repository.
  let path: String

  /// The line of the declaration, from 1.
  let line: Int

  /// The part that is missing or wrong, and what is accepted instead.
  let reason: String

  /// The error as compilers print it: `path:line: reason`.
  var description: String { "\(path):\(line): \(reason)" }
}
