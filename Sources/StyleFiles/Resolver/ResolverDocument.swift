internal import Foundation

/// A resolver document with all reference objects resolved: tokens in the order in which they
/// override each other, some of which depend on a modifier.
struct ResolverDocument {
  /// An element of the resolution order.
  enum Element {
    case set([JSONObject])

    /// The index of a modifier, and the sources of each of its contexts.
    case modifier(Int, [[JSONObject]])

    /// Sources that apply if at least one of some modifiers has a context.
    case selected([JSONObject], [(modifier: Int, context: Int)])
  }

  var name: String?
  var elements: [Element] = []
  var modifiers: [TokenModifier] = []

  /// The modes of tokens with a value for each; nil if there are none.
  var modes: ModeValues?

  /// Creates a document that consists only of tokens.
  init(tokens: JSONObject) {
    elements = [.set([tokens])]
  }

  init(name: String?) {
    self.name = name
  }

  /// Replaces each source of tokens by the result of a function.
  mutating func rewrite(_ body: (JSONObject) -> JSONObject) {
    elements = elements.map { element in
      switch element {
      case .set(let sources): .set(sources.map(body))
      case .modifier(let number, let contexts): .modifier(number, contexts.map { $0.map(body) })
      case .selected(let sources, let selections): .selected(sources.map(body), selections)
      }
    }
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
        case .selected(let sources, let selections):
          selections.contains { choice[$0.modifier] == $0.context } ? sources : []
        }
      for source in sources {
        result = result.map { GroupExpander.merge(source, over: $0) } ?? source
      }
    }
    let merged = result ?? JSONObject()
    return modes?.selected(merged, choice) ?? merged
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
  package let defaultContext: String?

  /// The purpose; nil if the file has no description.
  package let summary: String?

  /// The data of tools, as it is in the file.
  package let extensions: JSONObject?
}

// MARK: - DocumentLoader

/// Reads the files of one reading, each once, within the limits.
final class DocumentLoader {
  private let log: ProblemLog
  private let limits: TokenLimits

  /// The folder that paths are relative to; nil for a text without other files.
  private let folder: URL?

  /// The folder that contains all files.
  private let root: URL?

  private var known: [String: JSONValue] = [:]

  init(_ log: ProblemLog, _ limits: TokenLimits, file: URL?, root: URL?) {
    self.log = log
    self.limits = limits
    folder = file?.deletingLastPathComponent()
    self.root = root ?? folder
    if let file { log.urls.append(file.absoluteURL.standardizedFileURL) }
  }

  /// Reads the text of the main document.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - name: The path in messages.
  ///   - again: Returns the same text for the positions of mistakes, so that it isn't kept.
  /// - Returns: The value.
  /// - Throws: ``StyleFileError`` for a text that is too large or isn't JSON.
  func read(
    _ bytes: [UInt8], named name: String, again: @escaping () -> [UInt8]?
  ) throws(StyleFileError) -> JSONValue {
    let file = log.files.count
    log.files.append(name)
    log.locators.append { [depth = limits.depth, isLenient = log.isLenient] requests in
      guard let bytes = again() else { return requests.map { _ in nil } }
      return JSONPositions.find(
        requests, in: bytes, maximumDepth: depth, isLenient: isLenient)
    }
    guard bytes.count <= limits.fileSize else {
      throw StyleFileError(tooLarge(name))
    }
    var scanner = JSONScanner(
      bytes, maximumDepth: limits.depth, file: file, isLenient: log.isLenient)
    do throws(JSONSyntaxError) {
      let value = try scanner.read()
      for (form, position) in scanner.olderForms {
        log.add(
          .olderTokenForm(form.rawValue, at: "\(name):\(position)", accepted: form.accepted),
          at: Site(file: file, pointer: .root), position)
      }
      return value
    } catch {
      throw StyleFileError(
        StyleFileProblem(
          error.code, file: name, pointer: error.pointer.description, position: error.position,
          found: error.found, accepted: error.accepted, remedy: error.remedy))
    }
  }

  /// Whether there is a file beside the main one.
  func exists(_ name: String) -> Bool {
    folder.map { FileManager.default.fileExists(atPath: $0.appending(path: name).path) } ?? false
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
    guard let decoded = Self.decoded(path) else {
      log.report(
        .invalidReference, site, found: quoted(path),
        accepted: "a path without escaped periods, slashes and control characters")
      return nil
    }
    let url = folder.appending(path: decoded).absoluteURL.standardizedFileURL
    guard contains(url) else {
      log.report(
        .unreadable, site, found: quoted(path),
        accepted: "a file in the folder of the resolver, or below the root that is set,",
        remedy: "Move the file, or set a folder that contains both as the \"root\".")
      return nil
    }
    do throws(StyleFileError) {
      let limit = limits.fileSize
      let bytes = try Self.bytes(of: url, limit: limit, named: path)
      let value = try read(bytes, named: path) {
        try? Self.bytes(of: url, limit: limit, named: path)
      }
      known[path] = value
      log.urls.append(url)
      return value
    } catch {
      let problem = error.problems[0]
      if problem.code == .unreadable {
        log.report(
          .unreadable, site, found: "\(quoted(path)) (\(problem.found))",
          accepted: problem.accepted, remedy: problem.remedy)
      } else {
        log.add(problem)
      }
      return nil
    }
  }

  /// A path with its percent signs decoded; nil if that changes its folders or the end of its text.
  private static func decoded(_ path: String) -> String? {
    let escapes = path.lowercased()
    guard !["%2e", "%2f", "%5c"].contains(where: escapes.contains) else { return nil }
    let decoded = path.removingPercentEncoding ?? path
    return decoded.unicodeScalars.contains { $0.value < 0x20 } ? nil : decoded
  }

  /// Whether a file is below the root, with all symbolic links followed.
  private func contains(_ url: URL) -> Bool {
    guard let root = root?.absoluteURL.standardizedFileURL.resolvingSymlinksInPath().path else {
      return false
    }
    return root == "/" || url.resolvingSymlinksInPath().path.hasPrefix(root + "/")
  }

  /// The bytes of a file, whose size is within the limit.
  ///
  /// The file is opened without waiting, because opening a named pipe waits for another program.
  static func bytes(
    of url: URL, limit: Int, named name: String
  ) throws(StyleFileError) -> [UInt8] {
    func problem(_ found: String, _ accepted: String, _ remedy: String? = nil) -> StyleFileError {
      StyleFileError(.unreadable, file: name, found: found, accepted: accepted, remedy: remedy)
    }
    let descriptor = unsafe open(url.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      let reason = errno
      let folder = url.deletingLastPathComponent().path
      guard reason == ENOENT else {
        throw unsafe problem(
          "a file that can't be opened", "a readable file",
          String(cString: strerror(reason)) + "."
            + (reason == EACCES ? " Allow reading the file and opening its folders." : ""))
      }
      throw FileManager.default.fileExists(atPath: folder)
        ? problem("no file", "a file that exists", "Correct the path.")
        : problem(
          "no folder \(quoted(folder))", "a file in a folder that exists",
          "Correct the path, or create the folder.")
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw problem(
        status.st_mode & S_IFMT == S_IFDIR ? "a folder" : "a named pipe or a device",
        "a regular file",
        status.st_mode & S_IFMT == S_IFDIR ? "Write the path of a file in the folder." : nil)
    }
    do {
      return Array(try handle.read(upToCount: limit + 1) ?? Data())
    } catch {
      throw problem(
        "a file that can't be read", "a readable file", (error as NSError).localizedDescription)
    }
  }

  private func tooLarge(_ name: String) -> StyleFileProblem {
    StyleFileProblem(
      .tooLarge, file: name, found: "a file of more than \(limits.fileSize) bytes",
      accepted: "at most \(limits.fileSize) bytes")
  }
}
