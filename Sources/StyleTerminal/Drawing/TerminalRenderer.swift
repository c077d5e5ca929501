public import ProtocolStyle

/// Draws view models as text for a terminal: nested boxes with borders, colors and weights.
///
/// ```swift
/// import StyleTerminal
///
/// print(TerminalRenderer(colorDepth: .standardOutput).text(of: tree))
/// ```
///
/// A column corresponds to 8 points and a row to 16. Each node is drawn according to its kind and
/// style: with a border if its width is greater than 0, which is heavy from 2 points on and rounded
/// with a corner radius, and with background, text color, alignment, insets and fixed sizes. Font
/// weights from 600 on are bold. Children are drawn one below the other, or side by side in bars.
/// Attributes without a meaning in a terminal, such as shadows, are ignored. Control characters in
/// content are replaced, so content can't control the terminal.
public struct TerminalRenderer: Hashable, Sendable {
  /// The number of available colors.
  public var colorDepth: ColorDepth

  /// The width in columns, at least 1; nodes fill up to 1,000 columns, and text can be wider.
  public var columns: Int { didSet { columns = max(columns, 1) } }

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - colorDepth: The number of available colors; none by default. Use
  ///     ``ColorDepth/standardOutput`` for the current terminal.
  ///   - columns: The width in columns; 80 by default, and at least 1.
  public init(colorDepth: ColorDepth = .monochrome, columns: Int = 80) {
    self.colorDepth = colorDepth
    self.columns = max(columns, 1)
  }

  /// Draws all nodes of a tree, the roots one below the other.
  ///
  /// - Parameter tree: The tree, which is brought up to date.
  /// - Returns: Lines with line breaks; empty for a tree without nodes.
  public func text(of tree: StyleTree) -> String {
    text(of: tree.roots.flatMap { lines(of: $0, in: tree) })
  }

  /// Draws a node of a tree with its descendants.
  ///
  /// - Parameters:
  ///   - node: The node; traps if it isn't attached.
  ///   - tree: The tree that the node is attached to.
  /// - Returns: Lines with line breaks.
  public func text(of node: some NodeReference, in tree: StyleTree) -> String {
    text(of: lines(of: node, in: tree))
  }

  /// Draws one view model.
  ///
  /// - Parameter model: The view model.
  /// - Returns: Lines with line breaks.
  public func text(of model: ViewModel) -> String {
    text(of: lines(of: model))
  }

  /// Draws a node of a tree with its descendants, as lines to combine with others.
  ///
  /// - Parameters:
  ///   - node: The node; traps if it isn't attached.
  ///   - tree: The tree that the node is attached to.
  /// - Returns: The lines, without trailing spaces.
  public func lines(of node: some NodeReference, in tree: StyleTree) -> [TextLine] {
    TreeDrawing(node.erased, in: tree, columns: columns).lines()
  }

  /// Draws one view model, as lines to combine with others.
  ///
  /// - Parameter model: The view model.
  /// - Returns: The lines, without trailing spaces.
  public func lines(of model: ViewModel) -> [TextLine] {
    TreeDrawing(model, columns: columns).lines()
  }

  private func text(of lines: [TextLine]) -> String {
    lines.reduce(into: "") { text, line in
      line.write(to: &text, depth: colorDepth)
      text += "\n"
    }
  }
}
