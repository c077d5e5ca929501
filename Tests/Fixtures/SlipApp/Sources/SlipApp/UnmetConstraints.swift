import ProtocolStyle

struct Meter<Unit>: ViewNode, BorderWidth {}

extension Meter where Unit == Int {
  var borderWidth: Double { 4 }
}

protocol Bold: BorderWidth {}

extension Bold where Self: ButtonNode {
  var borderWidth: Double { 4 }
}

struct Banner: ViewNode, Bold {}

// No mistakes: nodes that meet the constraint, or have a value of their own.

struct BoldButton: ButtonNode, Bold {}

struct OwnBanner: ViewNode, Bold {
  var borderWidth: Double { 2 }
}

protocol Thin: BorderWidth {}

extension Thin where Self: Sendable {
  var borderWidth: Double { 0.5 }
}

struct ThinView: ViewNode, Thin {}

protocol Edged: BorderWidth {}

extension Edged where Self: EdgedBase {
  var borderWidth: Double { 1.5 }
}

class EdgedBase: ViewNode {}  // style: expected
final class EdgedView: EdgedBase, Edged {}

struct Scale<Unit: Hashable> {}

extension Scale: StyleNode, ViewNode, BorderWidth where Unit == Int {
  var borderWidth: Double { 4 }
}

struct Dial<Unit: Hashable>: ViewNode, BorderWidth {}

extension Dial {
  var borderWidth: Double { 4 }
}
