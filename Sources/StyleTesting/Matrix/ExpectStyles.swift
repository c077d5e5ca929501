public import ProtocolStyle
public import Testing

/// Records an issue if the styles of a node in a matrix differ from a text.
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
///   - node: The node, which becomes a root; only rules of the themes apply.
///   - matrix: The combinations.
///   - applier: The applier that styles the node; by default one with the standard attributes.
///   - text: The expected text, in the form described in ``StyleMatrix``; pass an empty text to see
///     the actual one.
///   - sourceLocation: The location of the issue; the call by default.
public func expectStyles(
  of node: some StyleNode, in matrix: StyleMatrix, applier: StyleApplier = StyleApplier(),
  equal text: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(matrix.text(of: node, applier: applier), equal: text, sourceLocation)
}

/// Records an issue if the styles of a node in a matrix differ from a golden file.
///
/// ```swift
/// import StyleTesting
///
/// expectStyles(of: BuyButton(), in: StyleMatrix(), golden: "BuyButton")
/// expectStyles(of: BuyButton(), in: StyleMatrix(), golden: "BuyButton", .page)
/// ```
///
/// - Parameters:
///   - node: The node, which becomes a root; only rules of the themes apply.
///   - matrix: The combinations.
///   - applier: The applier that styles the node; by default one with the standard attributes.
///   - name: The name of the file in the folder `Goldens` next to the test; see ``Golden``.
///   - format: The format of the golden file: text, the default, or a page.
///   - isRecording: Whether the file is written; nil, the default, uses the value of `STYLE_RECORD`.
///   - filePath: The file of the test; the calling file by default.
///   - sourceLocation: The location of the issue; the call by default.
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

/// Records an issue if the styles of a tree's nodes in a matrix differ from a text.
///
/// - Parameters:
///   - tree: The tree, which isn't changed.
///   - matrix: The combinations.
///   - text: The expected text, in the form described in ``StyleMatrix``; pass an empty text to see
///     the actual one.
///   - sourceLocation: The location of the issue; the call by default.
public func expectStyles(
  of tree: StyleTree, in matrix: StyleMatrix, equal text: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(matrix.text(of: tree), equal: text, sourceLocation)
}

/// Records an issue if the styles of a tree's nodes in a matrix differ from a golden file.
///
/// - Parameters:
///   - tree: The tree, which isn't changed.
///   - matrix: The combinations.
///   - name: The name of the file in the folder `Goldens` next to the test; see ``Golden``.
///   - format: The format of the golden file: text, the default, or a page.
///   - isRecording: Whether the file is written; nil, the default, uses the value of `STYLE_RECORD`.
///   - filePath: The file of the test; the calling file by default.
///   - sourceLocation: The location of the issue; the call by default.
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
