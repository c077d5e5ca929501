import ProtocolStyle

/// A container of one of many types.
private protocol Container: ViewNode {
  init()
}

private struct Box<Tag>: Container {}

private struct Leaf: LabelNode {}

/// Nodes in eight containers each, whose types come in many orders.
enum ContainerTypes {
  private static let all: [any Container.Type] = {
    var types: [any Container.Type] = []
    func add<Tag>(_ tag: Tag.Type) {
      types.append(Box<Tag>.self)
      if types.count < 32 { add(Box<Tag>.self) }
    }
    add(Never.self)
    return types
  }()

  /// A rule for labels in each of the first container types.
  static func sheet(_ count: Int) -> StyleSheet {
    var sheet = StyleSheet()
    for (number, type) in all.prefix(count).enumerated() {
      sheet.insert(
        StyleRule(for: .label, containedIn: [type]) { $0.cornerRadius = Double(number) })
    }
    return sheet
  }

  /// A tree of 256 chains of eight containers with a label at the end.
  static func tree(_ sheet: StyleSheet, types count: Int) -> StyleTree {
    let tree = StyleTree(styleSheet: sheet)
    var state: UInt32 = 1
    for _ in 0..<256 {
      var outer: AnyNodeHandle?
      for _ in 0..<8 {
        // The numbers of a linear congruential generator: the same in each run.
        state = state &* 1_664_525 &+ 1_013_904_223
        let box = all[Int(state >> 16) % count].init()
        outer = outer.map { tree.attach(erased: box, to: $0) } ?? tree.attach(erased: box)
      }
      tree.attach(Leaf(), to: outer!)
    }
    return tree
  }
}
