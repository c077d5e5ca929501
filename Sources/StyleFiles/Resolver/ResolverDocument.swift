internal import Foundation

/// A resolver document with all reference objects resolved: tokens in the order in which they
/// override each other, some of which depend on a modifier.
struct ResolverDocument {
  /// An element of the resolution order.
  enum Element {
    case set([JSONObject])

    /// The index of a modifier, and the sources of each of its contexts.
    case modifier(Int, [[JSONObject]])
  }

  var name: String?
  var elements: [Element] = []
  var modifiers: [TokenModifier] = []

  /// Creates a document that consists only of tokens.
  init(tokens: JSONObject) {
    elements = [.set([tokens])]
  }

  init(name: String?) {
    self.name = name
  }

  /// The number of combinations of contexts; nil if it overflows.
  var combinationCount: Int? {
    modifiers.reduce(1) { count, modifier in
      count.flatMap {
        let (product, overflow) = $0.multipliedReportingOverflow(by: modifier.contexts.count)
        return overflow ? nil : product
      }
    }
  }

  /// Merges the sources of a combination, which has one context for each modifier; later sources
  /// override earlier ones.
  func merged(_ choice: [Int]) -> JSONObject {
    var result: JSONObject?
    for element in elements {
      let sources =
        switch element {
        case .set(let sources): sources
        case .modifier(let number, let contexts): contexts[choice[number]]
        }
      for source in sources {
        result = result.map { GroupExpander.merge(source, over: $0) } ?? source
      }
    }
    return result ?? JSONObject()
  }

  /// Whether a document is a resolver instead of a group of tokens.
  ///
  /// Both are JSON objects; a resolver has a resolution order, or a version that is a string.
  static func isResolver(_ document: JSONObject, named name: String) -> Bool {
    document["resolutionOrder"] != nil || document["version"]?.string != nil
      || name.hasSuffix(".resolver.json")
  }
}

/// A condition of a resolver document, such as a theme, and the contexts to choose from.
public struct TokenModifier: Hashable, Sendable {
  /// The name.
  public let name: String

  /// The names of the contexts, in the order of the file.
  public let contexts: [String]

  /// The default context; nil if one has to be chosen.
  public let defaultContext: String?

  /// The purpose; nil if the file has no description.
  public let summary: String?

  /// The data of tools, as it is in the file.
  public let extensions: JSONObject?
}

// MARK: - DocumentLoader

/// Reads the files of one reading, each once, within the limits.
final class DocumentLoader {
  private let log: ProblemLog
  private let limits: TokenLimits

  /// The folder that paths are relative to; nil for a text without other files.
  private let folder: URL?

  private var known: [String: JSONValue] = [:]

  init(_ log: ProblemLog, _ limits: TokenLimits, folder: URL?) {
    self.log = log
    self.limits = limits
    self.folder = folder
  }

  /// Reads the text of the main document.
  func read(_ bytes: [UInt8], named name: String) throws(StyleFileError) -> JSONValue {
    let file = log.files.count
    log.files.append(name)
    guard bytes.count <= limits.fileSize else {
      throw StyleFileError(tooLarge(name))
    }
    var scanner = JSONScanner(bytes, maximumDepth: limits.depth, file: file)
    do throws(JSONSyntaxError) {
      return try scanner.read()
    } catch {
      throw StyleFileError(
        StyleFileProblem(
          error.code, file: name, pointer: error.pointer.description, position: error.position,
          found: error.found, accepted: error.accepted))
    }
  }

  /// Reads a file that another one refers to; on failure, reports a problem at the reference and
  /// returns nil.
  func read(_ path: String, from site: Site) -> JSONValue? {
    if let known = known[path] { return known }
    guard !path.contains("://"), !path.hasPrefix("/"), let folder else {
      log.report(
        .unreadable, site, found: quoted(path),
        accepted: "a path relative to the resolver's file")
      return nil
    }
    guard log.files.count <= limits.files else {
      log.report(
        .tooLarge, site, found: "more than \(limits.files) files",
        accepted: "at most \(limits.files)")
      return nil
    }
    let decoded = path.removingPercentEncoding ?? path
    do throws(StyleFileError) {
      let url = folder.appending(path: decoded)
      let value = try read(Self.bytes(of: url, limit: limits.fileSize, named: path), named: path)
      known[path] = value
      return value
    } catch {
      let problem = error.problems[0]
      log.add(problem)
      return nil
    }
  }

  /// The bytes of a file, whose size is within the limit.
  static func bytes(
    of url: URL, limit: Int, named name: String
  ) throws(StyleFileError) -> [UInt8] {
    do {
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      let data = try handle.read(upToCount: limit + 1) ?? Data()
      return Array(data)
    } catch {
      throw StyleFileError(
        StyleFileProblem(
          .unreadable, file: name, found: "a file that can't be read", accepted: "a readable file",
          remedy: (error as NSError).localizedDescription))
    }
  }

  private func tooLarge(_ name: String) -> StyleFileProblem {
    StyleFileProblem(
      .tooLarge, file: name, found: "a file of more than \(limits.fileSize) bytes",
      accepted: "at most \(limits.fileSize) bytes")
  }
}
