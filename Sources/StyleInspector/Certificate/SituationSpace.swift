public import ProtocolStyle

/// The situations that a certificate covers: every combination of positions on some axes.
///
/// ```swift
/// let space = SituationSpace(axes: [.colorScheme, .contrast, .contentSizeCategory])
/// ```
///
/// Themes are those of the ``Inspector``; control states and the widths of containers are always axes.
/// Only combinations that the style of a node can tell apart are evaluated, so an axis that nothing
/// reads costs nothing.
public struct SituationSpace: Sendable {
  /// The axes, besides themes, control states and the widths of containers.
  package var axes: [SituationAxis]

  /// The control states that nodes can be in, in any combination; all by default.
  package var controlStates: ControlState

  /// The color behind the roots.
  ///
  /// White in the light color scheme and black in the dark one by default. Nil if it isn't known, so
  /// that no contrast with it can be certified.
  package var canvas: Color?

  /// The largest number of situations in which one node is examined.
  ///
  /// If the style of a node can tell more situations apart, it can't be certified.
  package var limit: Int

  /// Creates a space.
  ///
  /// - Parameters:
  ///   - axes: The axes besides themes, control states and the widths of containers;
  ///     `SituationAxis.standard` by default.
  ///   - controlStates: The control states that nodes can be in, in any combination; all by default.
  ///   - canvas: The color behind the roots; by default white in the light color scheme and black in
  ///     the dark one. Nil if it isn't known.
  ///   - limit: The largest number of situations for one node; 20,000 by default, at least 1.
  public init(
    axes: [SituationAxis] = SituationAxis.standard,
    controlStates: ControlState = ControlState(rawValue: .max),
    canvas: Color? = .adaptive(light: .white, dark: .black), limit: Int = 20_000
  ) {
    (self.axes, self.controlStates) = (axes, controlStates)
    (self.canvas, self.limit) = (canvas, max(limit, 1))
  }
}
