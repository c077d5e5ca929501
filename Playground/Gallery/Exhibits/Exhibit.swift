import ProtocolStyle

/// Something to look at: the code that people wrote before, the traits, and the result.
struct Exhibit {
  let heading: String
  var prose = ""

  /// The same with UIKit and UIAppearance; empty where they have nothing like it.
  var before = ""
  var code = ""

  /// The article that explains it; nil for that of the chapter.
  var article: Guide?
  let stages: [StageContent]
}

/// One result beside others: a caption, and nodes that are attached below it.
struct StageContent {
  let caption: String

  /// What the nodes have of their own, such as rules that they alone are to follow.
  var scope = StyleScope()

  /// Whether the inspector explains its nodes.
  var isInspected = true

  /// Whether the inspector follows the control states of its nodes.
  var isLive = false

  /// The class of its frame; nil for that of all frames.
  var layout: FrameLayout?
  let attach: (StyleTree, AnyNodeHandle) -> Void

  /// How a frame is laid out.
  enum FrameLayout {
    /// Phones side by side.
    case phones

    /// Moments one after the other, of which one is shown.
    case moments
  }

  init(
    _ caption: String, scope: StyleScope = StyleScope(), isInspected: Bool = true,
    isLive: Bool = false, layout: FrameLayout? = nil,
    attach: @escaping (StyleTree, AnyNodeHandle) -> Void
  ) {
    self.caption = caption
    self.scope = scope
    self.isInspected = isInspected
    self.isLive = isLive
    self.layout = layout
    self.attach = attach
  }
}

extension Exhibit {
  /// An example of the report, with its nodes as they are styled.
  ///
  /// - Parameters:
  ///   - example: The example.
  ///   - prose: The thing to see.
  ///   - before: The same with UIKit.
  ///   - samples: Its nodes, and the content that they are given here.
  init(_ example: Example, prose: String, before: String, _ samples: [Sample]) {
    heading = example.heading
    self.prose = prose
    self.before = before
    code = example.code
    article = .traits
    stages = [
      StageContent("The result") { tree, frame in
        for sample in samples { sample.attach(to: frame, of: tree) }
      }
    ]
  }
}
