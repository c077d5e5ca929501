import Foundation

/// A name in a source that needs a newer system than it's checked for.
struct NameUse: Hashable, CustomStringConvertible {
  let name: String
  let line: Int
  let version: String

  var description: String { "line \(line) uses '\(name)', which needs iOS \(version)" }

  /// The uses of names outside blocks for their versions of iOS.
  ///
  /// A block is for a version if `#available` or `@available` precedes its brace.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - source: Swift without braces in its strings.
  ///   - target: The oldest system on which the source runs.
  /// - Returns: The uses, by line.
  static func unchecked(
    _ names: [VersionedName], in source: String, target: SystemVersion
  ) -> [NameUse] {
    let names = names.filter { SystemVersion($0.version) > target && !$0.name.isEmpty }
    var uses: [NameUse] = []
    var blocks = [target]
    var header = ""
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let code = line.split(separator: "//", omittingEmptySubsequences: false).first ?? ""
      for part in code.split(separator: /(?=[{}])/) {
        if part.hasPrefix("{") {
          let checked = header.matches(of: /[#@]available\(iOS ([0-9.]+)/)
            .map { SystemVersion($0.1) }.max()
          blocks.append(max(checked ?? target, blocks.last ?? target))
          header = ""
        } else if part.hasPrefix("}") {
          if blocks.count > 1 { blocks.removeLast() }
          header = ""
        }
        let words = Set(part.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
        for name in names where words.contains(name.name[...]) {
          guard SystemVersion(name.version) > (blocks.last ?? target) else { continue }
          uses.append(NameUse(name: name.name, line: index + 1, version: name.version))
        }
        header += part
      }
    }
    return uses
  }
}
