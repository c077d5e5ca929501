import ProtocolStyle

/// Something to look at: what it is about, the code of it, and what comes of that.
struct Exhibit {
  let heading: String
  var prose = ""
  var code = ""
  let stages: [StageContent]
}

/// One result beside others: a caption, and nodes that are attached below it.
struct StageContent {
  let caption: String

  /// What the nodes have of their own, such as rules that they alone are to follow.
  var scope = StyleScope()

  /// Whether the inspector explains its nodes.
  var isInspected = true
  let attach: (StyleTree, AnyNodeHandle) -> Void

  init(
    _ caption: String, scope: StyleScope = StyleScope(), isInspected: Bool = true,
    attach: @escaping (StyleTree, AnyNodeHandle) -> Void
  ) {
    self.caption = caption
    self.scope = scope
    self.isInspected = isInspected
    self.attach = attach
  }
}

extension Exhibit {
  /// An example of the report, its nodes without the library and with it.
  ///
  /// - Parameters:
  ///   - example: The example.
  ///   - prose: What there is to see.
  ///   - samples: Its nodes, and the content that they are given here.
  init(_ example: Example, prose: String, _ samples: [Sample]) {
    heading = example.heading
    self.prose = prose
    code = example.code
    stages = [
      StageContent("Bare", isInspected: false) { tree, frame in
        for sample in samples { sample.attachBare(tree, frame) }
      },
      StageContent("Styled") { tree, frame in
        for sample in samples { sample.attachStyled(tree, frame) }
      },
    ]
  }
}
