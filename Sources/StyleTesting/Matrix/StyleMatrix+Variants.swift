internal import ProtocolStyle
internal import StyleSampling

extension StyleMatrix {
  /// The number of combinations of variants.
  var variantCount: Int { variants.combinations.count }

  /// Calls a closure with the number of each combination of variants, with the last axis varying
  /// fastest, while the nodes of a situated tree have these values.
  ///
  /// The situated tree shares its models with the tree, which has the original ones again afterwards.
  func forEachVariant(of situatedTree: StyleTree, _ body: (Int) -> Void) {
    let nodes = variants.isEmpty ? [] : Array(situatedTree.nodes)
    for axis in variants where !nodes.contains(where: { axis.applies(to: $0, in: situatedTree) }) {
      fatalError(
        "StyleMatrix: no node is a \(axis.modelType.map { "\($0)" } ?? ""), so its \(axis.name) can't "
          + "vary. Omit the variants, or style a node of that type.")
    }
    for (number, combination) in variants.combinations.enumerated() {
      let restoring = zip(variants, combination.positions).flatMap { axis, position in
        nodes.compactMap { axis.set(position, of: $0, in: situatedTree) }
      }
      body(number)
      for restore in restoring.reversed() { restore() }
    }
  }
}
