import ProtocolStyle

protocol Heavy: BorderWidth {}

extension Heavy {
  var borderWidth: Double { 4 }
}

class Base: ViewNode, BorderWidth {}

final class HeavyNode: Base, Heavy {}

final class DeclaringNode: Base {
  var borderWidth: Double { 4 }
}

final class BaseButton: Base, ButtonNode {}

struct Chimera: ButtonNode, LabelNode {
  static var nodeKind: NodeKind { .button }
}

// No mistakes: an overriding property, a class that isn't a node, a kind that refines the other.

class Declaring: ViewNode, BorderWidth {  // style: expected
  var borderWidth: Double { 1 }
}

final class Overriding: Declaring, Heavy {
  override var borderWidth: Double { 4 }
}

class Store {}

final class HeavyLabel: LabelNode, Heavy {}

struct Control: ControlNode, ButtonNode {}

protocol FancyButton: ButtonNode, Alpha {}
protocol RoundButton: ButtonNode, CornerRadius {}

struct FancyRoundButton: FancyButton, RoundButton {}

actor Worker: ViewNode {}
