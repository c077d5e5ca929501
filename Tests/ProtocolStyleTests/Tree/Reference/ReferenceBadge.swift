import ProtocolStyle

/// A kind of the user's, which derives along a chain and hands the end of it down.
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
