/// The places of some values in a JSON text, which a scanner notes while it reads the text again.
///
/// Values don't contain their positions, because only a mistake needs one: reading stays as fast
/// and needs no memory for them.
final class JSONPositions {
  /// A value to find, and whether its name is meant, such as that of an unknown property.
  struct Request: Hashable {
    var pointer: JSONPointer
    var isName = false
  }

  /// A name on the way to a requested value.
  private final class Node {
    var children: [String: Node] = [:]
    var name: Int?
    var value: Int?
    var end: Int?
  }

  private let root = Node()

  /// The nodes of the scanner's path, from the root.
  private var path: [Node]

  /// The number of names of the scanner's path that lead to no requested value.
  private var others = 0

  private init(_ requests: [Request]) {
    path = [root]
    for request in requests {
      var node = root
      for part in request.pointer.parts {
        let child = node.children[part] ?? Node()
        node.children[part] = child
        node = child
      }
    }
  }

  /// Enters a member or an element, whose name begins at an index.
  func enter(_ name: String, at index: Int) {
    // A property that's written without its dollar sign was renamed by reading.
    let child = path[path.count - 1].children[name] ?? path[path.count - 1].children["$" + name]
    guard others == 0, let child else {
      others += 1
      return
    }
    child.name = index
    path.append(child)
  }

  /// Notes that the value of the entered member begins at an index.
  func value(at index: Int) {
    if others == 0 { path[path.count - 1].value = index }
  }

  /// Leaves the member or the element that was entered last, whose value ends at an index.
  func leave(at index: Int) {
    if others > 0 { others -= 1 } else { path.removeLast().end = index }
  }

  /// The index of a requested value, or of the nearest value around it that exists.
  private func index(of request: Request) -> Int? {
    var node = root
    for (depth, part) in request.pointer.parts.enumerated() {
      guard let child = node.children[part], let value = child.value else { return node.value }
      let isLast = depth == request.pointer.parts.count - 1
      if isLast, request.isName { return child.name ?? value }
      node = child
    }
    return node.value
  }

  /// Returns the positions of values in a text.
  ///
  /// - Parameters:
  ///   - requests: The values; one that doesn't exist has the position of the value around it.
  ///   - bytes: The text.
  ///   - maximumDepth: The maximum nesting depth of objects and arrays.
  ///   - isLenient: Whether forms are accepted that JSON doesn't have.
  /// - Returns: The positions in the order of the requests; nil for those that weren't reached
  ///   before an error of syntax.
  static func find(
    _ requests: [Request], in bytes: [UInt8], maximumDepth: Int, isLenient: Bool
  ) -> [TextPosition?] {
    let positions = JSONPositions(requests)
    positions.scan(bytes, maximumDepth: maximumDepth, isLenient: isLenient)
    let indices = requests.map(positions.index)
    return textPositions(of: indices, in: bytes)
  }

  /// The bytes of a member: the start of its name, and its value.
  struct MemberRange {
    let start: Int
    let value: Range<Int>
  }

  /// Returns the ranges of members and elements in a text, in any form that's accepted leniently.
  ///
  /// - Parameters:
  ///   - pointers: The members.
  ///   - bytes: The text.
  ///   - maximumDepth: The maximum nesting depth of objects and arrays.
  /// - Returns: The ranges of the members that exist.
  static func ranges(
    of pointers: [JSONPointer], in bytes: [UInt8], maximumDepth: Int
  ) -> [JSONPointer: MemberRange] {
    let positions = JSONPositions(pointers.map { Request(pointer: $0) })
    positions.scan(bytes, maximumDepth: maximumDepth, isLenient: true)
    return pointers.reduce(into: [:]) { ranges, pointer in
      let node = pointer.parts.reduce(positions.root as Node?) { $0?.children[$1] }
      guard let node, let name = node.name, let value = node.value, let end = node.end else {
        return
      }
      ranges[pointer] = MemberRange(start: name, value: value..<end)
    }
  }

  private func scan(_ bytes: [UInt8], maximumDepth: Int, isLenient: Bool) {
    var scanner = JSONScanner(bytes, maximumDepth: maximumDepth, file: 0, isLenient: isLenient)
    scanner.positions = self
    _ = try? scanner.read()
  }

  /// The positions of indices, for which the text is read once.
  private static func textPositions(of indices: [Int?], in bytes: [UInt8]) -> [TextPosition?] {
    var result = [TextPosition?](repeating: nil, count: indices.count)
    var (line, start, next) = (1, 0, 0)
    let order = indices.indices.filter { indices[$0] != nil }
      .sorted { (indices[$0] ?? 0) < (indices[$1] ?? 0) }
    for place in order {
      guard let index = indices[place] else { continue }
      while next < index {
        if bytes[next] == UInt8(ascii: "\n") { (line, start) = (line + 1, next + 1) }
        next += 1
      }
      // The continuation bytes of a scalar begin with the bits 10.
      let column = 1 + bytes[start..<index].count { $0 & 0xC0 != 0x80 }
      result[place] = TextPosition(line: line, column: column)
    }
    return result
  }
}
