import ProtocolStyle

/// A custom kind with a chain of derivations, whose last output is inherited.
protocol BadgeNode: ButtonNode {}

extension BadgeNode {
  static var nodeKind: NodeKind { .referenceBadge }
}

extension NodeKind {
  static let referenceBadge = NodeKind(
    "referenceBadge", of: (any BadgeNode).self, parent: .button,
    derivations: [
      Derivation(of: .backgroundColor, from: .textColor),
      Derivation(of: .tintColor, from: .backgroundColor),
    ])
}

struct Badge: BadgeNode, ReferenceNode, TextAlignment {
  static var referenceKind: ReferenceKind { .badge }
  var number = 0
  var textAlignment: TextAlignmentValue {
    number % 3 == 0 ? .natural : number % 3 == 1 ? .center : .right
  }

  func conformances(in context: ReferenceContext) -> [ReferenceWrite] {
    [.alignment(textAlignment)]
  }
}
