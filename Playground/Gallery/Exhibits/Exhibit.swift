import ProtocolStyle

/// A section of the gallery: the code with UIKit, the code with traits, and the result.
struct Exhibit {
  let heading: String
  var prose = ""

  /// The equivalent code with UIKit and UIAppearance; empty if there is none.
  var before = ""
  var code = ""

  /// The article that explains it; nil for that of the chapter.
  var article: Guide?
  let stages: [StageContent]
}

/// One result: a caption, and the nodes shown below it.
struct StageContent {
  let caption: String

  /// The scope of the nodes, for example with rules that apply only to them.
  var scope = StyleScope()

  /// Whether the inspector explains its nodes.
  var isInspected = true

  /// Whether the inspector follows the control states of its nodes.
  var isLive = false

  /// The layout of its frame; nil for the default.
  var layout: FrameLayout?
  let attach: (StyleTree, AnyNodeHandle) -> Void

  /// The layout of a frame.
  enum FrameLayout {
    /// Phones side by side.
    case phones

    /// Moments of a transition, of which a slider shows one.
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
  /// Creates an exhibit of an example from the terminal report, with its styled nodes.
  ///
  /// - Parameters:
  ///   - example: The example.
  ///   - prose: The description.
  ///   - before: The equivalent code with UIKit.
  ///   - samples: Its nodes and their content.
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
