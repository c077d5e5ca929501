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
  /// A group, a token, or a property of one.
  struct Member {
    let pointer: JSONPointer

    /// The name of a token; nil for groups and properties.
    var token: String?

    /// The pointer to a token's value.
    var value: JSONPointer?

    /// The references in a token, such as `{color.blue}`.
    var references: [String] = []

    /// The members of a group.
    var members: [Member] = []

    /// The tokens in it.
    var tokens: [Member] { token == nil ? members.flatMap(\.tokens) : [self] }

    var pointers: [JSONPointer] { [pointer] + members.flatMap(\.pointers) }
  }

  let url: URL
  private let bytes: [UInt8]
  private let members: [Member]
  private let ranges: [JSONPointer: JSONPositions.MemberRange]

  /// The text as it is.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  var tokens: [(name: String, references: [String])] {
    members.flatMap(\.tokens).map { ($0.token ?? "", $0.references) }
  }

  init(_ url: URL) throws(StyleFileError) {
    let limits = TokenLimits()
    let path = url.path(percentEncoded: false)
    self.url = url
    bytes = try DocumentLoader.bytes(of: url, limit: limits.fileSize, named: path)
    let log = ProblemLog(isLenient: true, nameComparisons: 0)
    let loader = DocumentLoader(log, limits, file: url, root: nil)
    let root = try loader.read(bytes, named: path) { nil }.object ?? JSONObject()
    members = Self.members(of: root, .root, [])
    let values = members.flatMap(\.tokens).compactMap(\.value)
    ranges = JSONPositions.ranges(
      of: members.flatMap(\.pointers) + values, in: bytes, maximumDepth: limits.depth)
  }

  private static func members(
    of group: JSONObject, _ pointer: JSONPointer, _ path: [String]
  ) -> [Member] {
    group.members.map { member in
      let (place, path) = (pointer / member.name, path + [member.name])
      guard let object = member.value.object, !member.name.hasPrefix("$") || member.name == "$root"
      else { return Member(pointer: place) }
      guard let value = ["$value", "value"].first(where: { object[$0] != nil }) else {
        return Member(pointer: place, members: members(of: object, place, path))
      }
      return Member(
        pointer: place, token: TokenPath.path(of: path), value: place / value,
        references: "\(member.value)".matches(of: /\{[^{}"]+\}/).map { String($0.output) })
    }
  }

  /// The text without some tokens, and with references in place of others' values.
  func text(removing removed: Set<String>, aliasing references: [String: String]) -> String {
    var new = bytes
    let edits = edits(of: members, removed, references)
    for (range, text) in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      new.replaceSubrange(range, with: Array(text.utf8))
    }
    return String(decoding: new, as: UTF8.self)
  }

  private func edits(
    of members: [Member], _ removed: Set<String>, _ references: [String: String]
  ) -> [(range: Range<Int>, text: String)] {
    var edits: [(range: Range<Int>, text: String)] = []
    let ranges = members.map { self.ranges[$0.pointer] }
    // A group without its last token is removed, too.
    let isRemoved = members.map { member in
      let tokens = member.tokens.map { $0.token ?? "" }
      return !tokens.isEmpty && removed.isSuperset(of: tokens)
    }
    // A removed member ends where the next one begins, and the last ones begin where the last of the
    // others ends, so that the commas are right.
    let kept = isRemoved.lastIndex(of: false)
    for (place, member) in members.enumerated() {
      if isRemoved[place] {
        if let kept, place < kept, let range = ranges[place], let next = ranges[place + 1] {
          edits.append((range.start..<next.start, ""))
        }
      } else if let token = member.token, let value = member.value {
        if let target = references[token], let range = self.ranges[value] {
          edits.append((range.value, "\(JSONValue.string("{\(target)}"))"))
        }
      } else {
        edits += self.edits(of: member.members, removed, references)
      }
    }
    if let kept, kept < members.count - 1, let start = ranges[kept]?.value.upperBound,
      let end = ranges[members.count - 1]?.value.upperBound
    {
      edits.append((start..<end, ""))
    }
    return edits
  }
}
