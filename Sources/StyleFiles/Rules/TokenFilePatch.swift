package import Foundation

/// The texts of design files without some tokens, and with references in place of equal values.
///
/// A token that one of the remaining tokens refers to stays.
package struct TokenFilePatch {
  /// The files that change, each with its present and its new text.
  package let changes: [(file: URL, old: String, new: String)]

  /// Makes the patch of a file and those that it refers to.
  ///
  /// - Parameters:
  ///   - path: The path of a token file or a resolver.
  ///   - removed: The names of tokens to remove.
  ///   - references: The tokens to which others are set, by the names of these.
  /// - Throws: ``StyleFileError`` for a file that can't be read.
  package init(
    of path: String, removing removed: Set<String>, aliasing references: [String: String]
  ) throws(StyleFileError) {
    let main = try TokenFile(
      contentsOf: URL(filePath: path), mode: .lenient, root: URL(filePath: "/"))
    var documents: [PatchedDocument] = []
    for url in main.files { documents.append(try PatchedDocument(url)) }
    var rest = removed
    let uses = documents.flatMap(\.tokens).map { token in
      let target = references[token.name].map { ["{\($0)}"] }
      return (name: token.name, references: target ?? token.references)
    }
    var count: Int
    repeat {
      count = rest.count
      for use in uses where !rest.contains(use.name) {
        for reference in use.references { rest.remove(String(reference.dropFirst().dropLast())) }
      }
    } while rest.count < count
    changes = documents.map { document in
      (document.url, document.text, document.text(removing: rest, aliasing: references))
    }.filter { $0.old != $0.new }
  }
}

// MARK: - PatchedDocument

/// A document with the ranges of its members, in bytes.
private struct PatchedDocument {
  /// A token with the references in it, such as `{color.blue}`.
  struct Token {
    let name: String
    let references: [String]
  }

  let url: URL
  private let bytes: [UInt8]
  private let root: JSONObject
  private let ranges: [JSONPointer: JSONPositions.MemberRange]
  private(set) var tokens: [Token] = []

  init(_ url: URL) throws(StyleFileError) {
    let limits = TokenLimits()
    let path = url.path(percentEncoded: false)
    self.url = url
    bytes = try DocumentLoader.bytes(of: url, limit: limits.fileSize, named: path)
    let log = ProblemLog(isLenient: true, nameComparisons: 0)
    let loader = DocumentLoader(log, limits, file: url, root: nil)
    root = try loader.read(bytes, named: path) { nil }.object ?? JSONObject()
    let pointers = Self.pointers(in: root, .root)
    ranges = JSONPositions.ranges(of: pointers, in: bytes, maximumDepth: limits.depth)
    collect(root, path: [])
  }

  /// The pointers to all members of groups and tokens.
  private static func pointers(in group: JSONObject, _ pointer: JSONPointer) -> [JSONPointer] {
    group.members.flatMap { member in
      let place = pointer / member.name
      let inner = isPart(member) ? member.value.object.map { pointers(in: $0, place) } : nil
      return [place] + (inner ?? [])
    }
  }

  /// Whether a member is a group or a token.
  private static func isPart(_ member: JSONObject.Member) -> Bool {
    member.value.object != nil && (!member.name.hasPrefix("$") || member.name == "$root")
  }

  /// The name of the member with a token's value; nil for a group.
  private static func valueName(of object: JSONObject) -> String? {
    ["$value", "value"].first { object[$0] != nil }
  }

  private mutating func collect(_ group: JSONObject, path: [String]) {
    for member in group.members where Self.isPart(member) {
      guard let object = member.value.object else { continue }
      let path = path + [member.name]
      if Self.valueName(of: object) != nil {
        let references = "\(member.value)".matches(of: /\{[^{}"]+\}/).map { String($0.output) }
        tokens.append(Token(name: TokenPath.path(of: path), references: references))
      } else {
        collect(object, path: path)
      }
    }
  }

  // MARK: Editing

  /// The text as it is.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The text without some tokens, and with references in place of others' values.
  func text(removing removed: Set<String>, aliasing references: [String: String]) -> String {
    var edits: [(range: Range<Int>, text: String)] = []
    edit(root, .root, [], removed, references, &edits)
    var new = bytes
    for (range, text) in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      new.replaceSubrange(range, with: Array(text.utf8))
    }
    return String(decoding: new, as: UTF8.self)
  }

  private func edit(
    _ group: JSONObject, _ pointer: JSONPointer, _ path: [String], _ removed: Set<String>,
    _ references: [String: String], _ edits: inout [(range: Range<Int>, text: String)]
  ) {
    let members = group.members.map { member in
      (member, range: ranges[pointer / member.name])
    }
    let isRemoved = members.map { isEmpty($0.0, path, without: removed) }
    // A removed member ends where the next one begins, and the last ones begin where the last of the
    // others ends, so that the commas are right.
    let kept = isRemoved.lastIndex(of: false)
    for (place, (member, range)) in members.enumerated() {
      guard let range else { continue }
      if isRemoved[place] {
        if let kept, place < kept, let next = members[place + 1].range {
          edits.append((range.start..<next.start, ""))
        }
        continue
      }
      guard let object = member.value.object, Self.isPart(member) else { continue }
      let site = pointer / member.name
      if let value = Self.valueName(of: object) {
        if let target = references[TokenPath.path(of: path + [member.name])],
          let range = ranges[site / value]
        {
          edits.append((range.value, "\(JSONValue.string("{\(target)}"))"))
        }
      } else {
        edit(object, site, path + [member.name], removed, references, &edits)
      }
    }
    if let kept, kept < members.count - 1, let start = members[kept].range?.value.upperBound,
      let end = members[members.count - 1].range?.value.upperBound
    {
      edits.append((start..<end, ""))
    }
  }

  /// Whether a member is a token to remove, or a group that has only such tokens.
  private func isEmpty(
    _ member: JSONObject.Member, _ path: [String], without removed: Set<String>
  ) -> Bool {
    guard Self.isPart(member), let object = member.value.object else { return false }
    let path = path + [member.name]
    if Self.valueName(of: object) != nil { return removed.contains(TokenPath.path(of: path)) }
    let parts = object.members.filter(Self.isPart)
    return !parts.isEmpty && parts.allSatisfy { isEmpty($0, path, without: removed) }
  }
}
