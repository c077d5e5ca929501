public import ProtocolStyle

/// Draws view models as text for a terminal: nested boxes with borders, colors and weights.
///
/// ```swift
/// import StyleTerminal
///
/// print(TerminalRenderer(colorDepth: .standardOutput).text(of: tree))
/// ```
///
/// A column stands for 8 points and a row for 16. Each node is drawn by its kind and its style: a
/// border where its width is above 0, heavy from 2 points on and with round corners by its corner
/// radius; background, text color, alignment, a weight from 600 on as bold, insets and fixed sizes.
/// Children are one below the other, in bars side by side, or placed by the layout attributes of
/// their parent. A view with a background and without a border gets a thin one where the terminal
/// has no colors, and so does one with round corners or a shadow that has no background: so nested
/// cards are visible. A clear background is the terminal's own, and a translucent one is mixed with
/// what is drawn below it, or with `terminalBackground`.
///
/// No line is wider than `columns`: what doesn't fit in a bar or a segmented control is shortened,
/// the widest part first, and text ends in `…`. A height is fixed as in UIKit and CSS. Content that
/// doesn't fit follows below the box, or is cut off if the node masks to its bounds.
///
/// Attributes without a meaning in a terminal, such as shadows, are left out. Text from content is
/// neutralized, so that it can't command the terminal.
public struct TerminalRenderer: Hashable, Sendable {
  /// The number of available colors.
  public var colorDepth: ColorDepth

  /// The width in columns, at least 1; nodes fill up to 1,000 columns, and text can be wider.
  public var columns: Int { didSet { columns = max(columns, 1) } }

  /// The background of the terminal, with which translucent colors are mixed; nil if it's unknown.
  ///
  /// On an unknown background, a translucent background is drawn as opaque from an alpha of 0.5 on,
  /// and isn't drawn otherwise; translucent letters are dim. A clear background is always the
  /// terminal's own.
  public var terminalBackground: Color?

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - colorDepth: The number of available colors; none by default. Use
  ///     ``ColorDepth/standardOutput`` for the current terminal.
  ///   - columns: The width in columns; 80 by default, and at least 1.
  ///   - terminalBackground: The background of the terminal, such as black; its alpha is ignored.
  ///     Nil, the default, if it's unknown.
  public init(
    colorDepth: ColorDepth = .monochrome, columns: Int = 80, terminalBackground: Color? = nil
  ) {
    self.colorDepth = colorDepth
    self.columns = max(columns, 1)
    self.terminalBackground = terminalBackground
  }

  /// Sets the widths of a tree's outermost containers to the renderer's columns, 8 points each.
  ///
  /// Call it before drawing whenever the terminal has another width, so that styles which compare the
  /// width with `ContainerWidth.isAtLeast(_:)` follow it. Drawing itself changes nothing. Containers in
  /// containers keep their widths, because these depend on the layout.
  ///
  /// - Parameter tree: The tree.
  public func setContainerWidths(in tree: StyleTree) {
    var rest = Array(tree.roots.reversed())
    while let node = rest.popLast() {
      if tree.isSizeContainer(node) {
        tree.setContainerWidth(Double(columns) * 8, of: node)
      } else {
        rest += tree.children(of: node).reversed()
      }
    }
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
    TreeDrawing(node.erased, in: tree, columns: columns, hasColors: hasColors)
      .lines(on: terminalBackground)
  }

  /// Draws one view model, as lines to combine with others.
  ///
  /// - Parameter model: The view model.
  /// - Returns: The lines, without trailing spaces.
  public func lines(of model: ViewModel) -> [TextLine] {
    TreeDrawing(model, columns: columns, hasColors: hasColors)
      .lines(on: terminalBackground)
  }

  private var hasColors: Bool { colorDepth != .monochrome }

  private func text(of lines: [TextLine]) -> String {
    lines.reduce(into: "") { text, line in
      line.write(to: &text, depth: colorDepth)
      text += "\n"
    }
  }
}
