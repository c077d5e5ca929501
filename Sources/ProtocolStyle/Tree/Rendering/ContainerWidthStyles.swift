/// The least widths of the containers around a node from which on a style applies.
package struct LeastWidths: Hashable, Sendable {
  /// The least width of the container, in points; zero for any width, or no container.
  package let own: Double

  /// The least width of the container above that one; zero for any.
  package let above: Double

  /// Makes widths, which are both zero by default.
  package init(own: Double = 0, above: Double = 0) {
    (self.own, self.above) = (own, above)
  }

  /// Whether containers of other widths are at least as wide.
  package func areReached(in other: LeastWidths) -> Bool {
    own <= other.own && above <= other.above
  }

  /// All combinations of widths, each after those that it reaches; both contain zero.
  package static func all(own: Set<Double>, above: Set<Double>) -> [LeastWidths] {
    func bounds(_ thresholds: Set<Double>) -> [Double] {
      [0] + thresholds.filter { $0 > 0 }.sorted()
    }
    return bounds(above).flatMap { above in
      bounds(own).map { LeastWidths(own: $0, above: above) }
    }
  }

  /// The highest number of combinations for one node.
  ///
  /// A node that would have more has those of its own container only, and inherits from beyond it
  /// what it inherits in the present width.
  static let limit = 64
}

/// The styles of a node in all widths of its container, and of the container above, that affect its
/// appearance.
///
/// Invariant: `widths` has all combinations of the least widths of both containers, the smallest
/// first. There is one for a node that depends on no width.
package struct ContainerWidthStyles {
  /// The least widths from which on each style applies.
  package let widths: [LeastWidths]

  /// The styles from these widths on.
  package let styles: [StateStyles]

  /// Whether the node is itself a container, so that descendants may compare its width.
  package internal(set) var isContainer = false

  /// The positions among siblings that the styles depend on, although they're only those of the present
  /// one.
  package var presentPositions: Set<SiblingPosition> {
    styles.reduce(into: []) { $0.formUnion($1.presentPositions) }
  }

  /// Makes the styles of a node that depends on no width.
  package init(_ styles: StateStyles) {
    (widths, self.styles) = ([LeastWidths()], [styles])
  }

  init(from widths: [LeastWidths], _ styles: [StateStyles]) {
    (self.widths, self.styles) = (widths, styles)
  }
}

/// The styles of a node in all states and widths that affect it.
struct SituatedStyles {
  let all: ContainerWidthStyles

  /// The parts of its situation that the node depends on in these.
  let reads: SituationReads

  /// The situations, one for each style.
  let situations: [NodeSituation]

  /// The control states that select among the values of some style.
  var selectingStates: Set<ControlState> {
    Set(all.styles.flatMap(\.styles).flatMap { $0.selectingStates() })
  }
}
