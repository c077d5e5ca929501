import ProtocolStyle

/// A node with an initializer without parameters.
private protocol Bare: ViewNode {
  init()
}

/// A container of one of many types, and its content, which rules style.
private struct Box<Tag>: Bare {}
private struct Content<Tag>: Bare {}

/// Nodes in eight containers each, with types in many orders.
enum ContainerTypes {
  private typealias Types = (box: any Bare.Type, content: any Bare.Type)

  private static let all: [Types] = {
    var types: [Types] = []
    func add<Tag>(_ tag: Tag.Type) {
      types.append((Box<Tag>.self, Content<Tag>.self))
      if types.count < 32 { add(Box<Tag>.self) }
    }
    add(Never.self)
    return types
  }()

  /// A rule for a content type in each of the first container types.
  static func sheet(_ count: Int) -> StyleSheet {
    var sheet = StyleSheet()
    for (number, types) in all.prefix(count).enumerated() {
      sheet.insert(
        StyleRule(for: types.content, containedIn: [types.box]) {
          $0.cornerRadius = Double(number)
        })
    }
    return sheet
  }

  static let chainCount = 8_192

  /// A tree with chains of eight containers and a content node at the end.
  ///
  /// Each chain has eight of the types, or all of them if there are fewer, in a different order.
  static func tree(_ sheet: StyleSheet, types count: Int) -> StyleTree {
    let tree = StyleTree(styleSheet: sheet)
    var generator = Congruence()
    for chain in 0..<chainCount {
      let first = chain * 8 % count
      let order = (0..<8).shuffled(using: &generator).map { all[first + $0 % min(8, count)] }
      var outer = tree.attach(erased: order[0].box.init())
      for types in order.dropFirst() { outer = tree.attach(erased: types.box.init(), to: outer) }
      tree.attach(erased: order[0].content.init(), to: outer)
    }
    return tree
  }
}

/// A linear congruential generator, with the same numbers in each run.
private struct Congruence: RandomNumberGenerator {
  private var state: UInt64 = 1

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 33
  }
}
