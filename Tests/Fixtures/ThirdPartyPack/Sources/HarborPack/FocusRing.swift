import ProtocolStyle

/// The ring around a node that has the focus.
public struct Ring: Hashable, Sendable, Codable, ContextResolvable {
  /// The color of the ring.
  public var color: Color

  /// The width, in points.
  public var width: Double

  /// Creates a ring.
  public init(_ color: Color, width: Double) {
    self.color = color
    self.width = width
  }

  /// The ring with its color resolved for light or dark.
  public func resolved() -> Ring { Ring(color.resolved(), width: width) }
}

/// The ring around a node that has the focus.
public protocol FocusRing: SendableMetatype {
  /// The ring; by default 3 points of the accent while the node has the focus, else of no width.
  var focusRing: Ring { get }
}

extension FocusRing {
  /// The default: 3 points of the accent while the node has the focus.
  public var focusRing: Ring {
    Ring(Token.harborAccent.value, width: ControlState.current.contains(.focused) ? 3 : 0)
  }
}

extension AnyAttribute where Self == Attribute<Ring> {
  /// The ring around a node that has the focus.
  public static var focusRing: Self {
    @Sendable func read(
      _ node: borrowing some FocusRing, _ slot: borrowing AttributeSlot<Ring>
    ) -> AttributeWrite {
      slot.write(node.focusRing)
    }
    return Attribute("focusRing", of: (any FocusRing).self) {
      ($0 as? any FocusRing.Type).map { AttributeReader($0, read) }
    }
  }
}

extension ViewModel {
  /// The ring around the node; nil if it has none.
  public var focusRing: Ring? {
    get { self[.focusRing] }
    set { self[.focusRing] = newValue }
  }
}
