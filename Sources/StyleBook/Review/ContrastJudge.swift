internal import ProtocolStyle
internal import StyleInspector

/// Judges the texts of a node by what is behind them.
final class ContrastJudge {
  private typealias Judgment = (
    contrast: StyleSnapshot.Contrast?, values: [NodeCells.ReadValues]
  )

  private let node: SituatedNode

  /// The latest judgment: a cell that isn't split is judged for its reads, and then for its contrast.
  private var latest: (evaluation: SituatedNode.Evaluation, judgment: Judgment)?

  init(_ node: SituatedNode) { self.node = node }

  /// The situations in which the contrast can differ.
  var question: NodeCells.Question {
    NodeCells.Question(.read { [self] in judge($0).values }, settledIn: .disabled) {
      [node] evaluation in
      var reads = node.statesOfColors(in: evaluation)
      // A look of a disabled control has no contrast, whatever its style reads.
      for place in node.controls { reads.add(.disabled, at: place) }
      if Backdrop().inside(evaluation.models).color == nil {
        reads.context.formUnion(Self.readsOfCanvas)
      }
      return reads
    }
  }

  /// The canvas is white in light environments and black in dark ones.
  private static let readsOfCanvas = StyleEnvironment(colorScheme: .dark)
    .differences(from: StyleEnvironment())

  /// The text whose contrast is lowest in relation to what is required; nil without a text of known
  /// contrast.
  func contrast(in evaluation: SituatedNode.Evaluation) -> StyleSnapshot.Contrast? {
    judge(evaluation).contrast
  }

  private func judge(_ evaluation: SituatedNode.Evaluation) -> Judgment {
    if let latest, latest.evaluation === evaluation { return latest.judgment }
    let judgment = makeJudgment(evaluation)
    latest = (evaluation, judgment)
    return judgment
  }

  private func makeJudgment(_ evaluation: SituatedNode.Evaluation) -> Judgment {
    let canvas: Color = evaluation.environment.colorScheme == .dark ? .black : .white
    var backdrop = Backdrop().inside(layers: [canvas], alpha: 1, isPlain: true)
    var values: [NodeCells.ReadValues] = []
    for place in evaluation.models.indices {
      let inside = node.reads(of: evaluation, at: place) { backdrop.inside($0, in: $1) }
      values.append(inside.values)
      backdrop = inside.result
    }
    if node.isDisabled(in: evaluation) || backdrop.isHidden { return (nil, values) }
    let parts = node.reads(of: evaluation, at: node.last) { TextPart.all(of: $0, in: $1) }
    values.append(parts.values)
    let contrasts = parts.result.compactMap { part in
      backdrop.visible(part).map {
        StyleSnapshot.Contrast(ratio: $0.contrast, required: part.leastContrast)
      }
    }
    return (contrasts.min { $0.ratio / $0.required < $1.ratio / $1.required }, values)
  }
}
