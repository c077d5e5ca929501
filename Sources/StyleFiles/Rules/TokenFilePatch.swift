internal import Foundation

/// A patch of a design file without some tokens, and with references in place of equal values.
///
/// It's a unified diff with three lines of context. A token that one of the remaining tokens refers to
/// stays.
package struct TokenFilePatch {
  /// The diff of each file that changes, one after the other; empty for none.
  package let text: String

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
    text = documents.map { $0.diff(removing: rest, aliasing: references) }.joined()
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

  private let path: String
  private let bytes: [UInt8]
  private let root: JSONObject
  private let ranges: [JSONPointer: JSONPositions.MemberRange]
  private(set) var tokens: [Token] = []

  init(_ url: URL) throws(StyleFileError) {
    let limits = TokenLimits()
    path = url.path(percentEncoded: false)
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

  /// The diff of the document without some tokens, and with references in place of others' values.
  func diff(removing removed: Set<String>, aliasing references: [String: String]) -> String {
    var edits: [(range: Range<Int>, text: String)] = []
    edit(root, .root, [], removed, references, &edits)
    var new = bytes
    for (range, text) in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      new.replaceSubrange(range, with: Array(text.utf8))
    }
    let folder = FileManager.default.currentDirectoryPath + "/"
    let name = path.hasPrefix(folder) ? path.dropFirst(folder.count) : path.drop { $0 == "/" }
    return UnifiedDiff.text(
      from: String(decoding: bytes, as: UTF8.self), to: String(decoding: new, as: UTF8.self),
      named: String(name))
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

// MARK: - UnifiedDiff

/// The differences of two texts by lines, in the form that `patch` and `git apply` read.
enum UnifiedDiff {
  private static let context = 3

  /// Returns the diff of two texts; empty if they're equal.
  ///
  /// - Parameters:
  ///   - old: The former text.
  ///   - new: The new text.
  ///   - name: The path of the file, without `a/` and `b/`.
  /// - Returns: The diff, with a line break at its end.
  static func text(from old: String, to new: String, named name: String) -> String {
    if old == new { return "" }
    let lines = lines(from: old, to: new)
    var text = "--- a/\(name)\n+++ b/\(name)\n"
    // Hunks whose contexts touch are one.
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].mark != " " {
      let range = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    for hunk in hunks {
      let before = lines[..<hunk.lowerBound]
      let shown = lines[hunk]
      let old = (before.count { $0.mark != "+" } + 1, shown.count { $0.mark != "+" })
      let new = (before.count { $0.mark != "-" } + 1, shown.count { $0.mark != "-" })
      text += "@@ -\(old.0),\(old.1) +\(new.0),\(new.1) @@\n"
      text += shown.map { "\($0.mark)\($0.text)" }.joined()
    }
    return text
  }

  /// The lines of both texts with a mark: `-` for those of the former one only, `+` for new ones.
  private static func lines(from old: String, to new: String) -> [(mark: String, text: String)] {
    let (old, new) = (split(old), split(new))
    let difference = new.difference(from: old)
    let removed = Set(
      difference.removals.compactMap { change -> Int? in
        if case .remove(let offset, _, _) = change { offset } else { nil }
      })
    let inserted = Set(
      difference.insertions.compactMap { change -> Int? in
        if case .insert(let offset, _, _) = change { offset } else { nil }
      })
    var (lines, left, right) = ([(mark: String, text: String)](), 0, 0)
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        lines.append(("-", old[left]))
        left += 1
      } else if right < new.count, inserted.contains(right) {
        lines.append(("+", new[right]))
        right += 1
      } else {
        lines.append((" ", old[left]))
        (left, right) = (left + 1, right + 1)
      }
    }
    return lines
  }

  /// The lines of a text with their line breaks, and with a remark where the last one has none.
  private static func split(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line in
      if index < lines.count - 1 { return "\(line)\n" }
      return line.isEmpty ? nil : "\(line)\n\\ No newline at end of file\n"
    }
  }
}
