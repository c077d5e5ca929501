public import ProtocolStyle
public import Testing

/// Records an issue where a node in the combinations of a matrix is otherwise than a text says.
///
/// ```swift
/// import StyleTesting
///
/// expectStyles(
///   of: CardView(), in: StyleMatrix(states: [.normal]),
///   equal: """
///     themes: no theme
///     environments: light, dark
///     states: normal
///
///     CardView (view)
///     """)
/// ```
///
/// - Parameters:
///   - node: The node; it is a root, with no rules but those of the themes.
///   - matrix: What to look at it in.
///   - applier: What styles the node; by default, that of the standard attributes.
///   - text: The text in the form that ``StyleMatrix`` describes; empty to have it shown.
///   - sourceLocation: Where the issue is recorded; here, by default.
public func expectStyles(
  of node: some StyleNode, in matrix: StyleMatrix, applier: StyleApplier = StyleApplier(),
  equal text: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(matrix.text(of: node, applier: applier), equal: text, sourceLocation)
}

/// Records an issue where a node in the combinations of a matrix is otherwise than a golden says.
///
/// ```swift
/// import StyleTesting
///
/// expectStyles(of: BuyButton(), in: StyleMatrix(), golden: "BuyButton")
/// expectStyles(of: BuyButton(), in: StyleMatrix(), golden: "BuyButton", .page)
/// ```
///
/// - Parameters:
///   - node: The node; it is a root, with no rules but those of the themes.
///   - matrix: What to look at it in.
///   - applier: What styles the node; by default, that of the standard attributes.
///   - name: The name of the file in the folder `Goldens` beside the test; see ``Golden``.
///   - format: Whether the golden is text, the default, or a page to look at.
///   - isRecording: Whether it is written; nil, the default, for what `STYLE_RECORD` says.
///   - filePath: The file of the test; this one by default.
///   - sourceLocation: Where the issue is recorded; here, by default.
public func expectStyles(
  of node: some StyleNode, in matrix: StyleMatrix, applier: StyleApplier = StyleApplier(),
  golden name: String, _ format: Golden.Format = .text, isRecording: Bool? = nil,
  filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
  let golden = Golden(name, format, isRecording: isRecording, filePath: filePath)
  recordFailure(at: sourceLocation) {
    switch format {
    case .text: try golden.check(matrix.text(of: node, applier: applier))
    case .page: try golden.check(matrix.page(of: node, applier: applier))
    }
  }
}

/// Records an issue where the nodes of a tree are otherwise than a text says.
///
/// - Parameters:
///   - tree: The tree; it isn't changed.
///   - matrix: What to look at it in.
///   - text: The text in the form that ``StyleMatrix`` describes; empty to have it shown.
///   - sourceLocation: Where the issue is recorded; here, by default.
public func expectStyles(
  of tree: StyleTree, in matrix: StyleMatrix, equal text: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(matrix.text(of: tree), equal: text, sourceLocation)
}

/// Records an issue where the nodes of a tree are otherwise than a golden says.
///
/// - Parameters:
///   - tree: The tree; it isn't changed.
///   - matrix: What to look at it in.
///   - name: The name of the file in the folder `Goldens` beside the test; see ``Golden``.
///   - format: Whether the golden is text, the default, or a page to look at.
///   - isRecording: Whether it is written; nil, the default, for what `STYLE_RECORD` says.
///   - filePath: The file of the test; this one by default.
///   - sourceLocation: Where the issue is recorded; here, by default.
public func expectStyles(
  of tree: StyleTree, in matrix: StyleMatrix, golden name: String,
  _ format: Golden.Format = .text, isRecording: Bool? = nil, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let golden = Golden(name, format, isRecording: isRecording, filePath: filePath)
  recordFailure(at: sourceLocation) {
    switch format {
    case .text: try golden.check(matrix.text(of: tree))
    case .page: try golden.check(matrix.page(of: tree))
    }
  }
}

private func expect(_ actual: String, equal expected: String, _ sourceLocation: SourceLocation) {
  recordFailure(at: sourceLocation) {
    if let failure = InlineFailure(expected: expected, actual: actual) { throw failure }
  }
}
