#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
public import ProtocolStyle
public import SwiftUI

extension View {
  /// Styles a view as a node is styled, in its control state, and keeps it up to date.
  ///
  /// ```swift
  /// Button("Buy") { … }
  ///   .styled(buy, in: tree)
  /// ```
  ///
  /// The node's kind decides what is styled: apply it to a `Button` for `.button`, a `Toggle` for
  /// `.switch`, a `TextField` for `.textField`, a `ProgressView` for `.progress`, a `Text` or
  /// `Label` for `.label`, a row of a list for `.tableCell`, and for bars to the content of their
  /// `NavigationStack` or `TabView`. Modifiers apply in one order: text, padding, frame,
  /// background, clipping, border, shadow, opacity. The view isn't styled when the node isn't
  /// attached.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - tree: The tree, which lives on the main actor.
  /// - Returns: The styled view.
  @MainActor
  public func styled(_ node: some NodeReference, in tree: StyleTree) -> some View {
    modifier(StyledModifier(handle: node.erased, observable: .observing(tree)))
  }

  /// Gives a tree the environment and the themes of the view.
  ///
  /// Apply it once, around the views that show the tree. The properties that SwiftUI has no value
  /// for, such as the idiom, stay as the tree has them.
  ///
  /// - Parameter tree: The tree, which lives on the main actor.
  /// - Returns: The view, whose environment the tree follows.
  @MainActor
  public func styleEnvironment(to tree: StyleTree) -> some View {
    modifier(EnvironmentReader(observable: .observing(tree)))
  }

  /// Sets the themes for the trees in the view; UIKit's views in it have them as a trait.
  ///
  /// CSS has no counterpart; SwiftUI's are `tint(_:)` and `preferredColorScheme(_:)`.
  ///
  /// - Parameter themes: The themes, the lowest first.
  /// - Returns: The view with the themes in its environment.
  public func styleThemes(_ themes: [Theme]) -> some View {
    environment(\.styleThemes, themes)
  }
}
#endif
