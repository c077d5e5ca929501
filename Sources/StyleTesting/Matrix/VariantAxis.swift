internal import ProtocolStyle
internal import StyleSampling

extension StyleMatrix {
  /// The number of combinations of variants.
  var variantCount: Int { variants.map(\.positions.count).reduce(1, *) }

  /// Calls a closure with the number of each combination of variants, with the last axis varying
  /// fastest, while the nodes of a rendition have these values.
  ///
  /// The rendition shares its models with the tree, which has the original ones again afterwards.
  func forEachVariant(of rendition: StyleTree, _ body: (Int) -> Void) {
    let nodes = variants.isEmpty ? [] : Array(rendition.nodes)
    let setters = variants.map { axis in nodes.compactMap { axis.setter(rendition, $0) } }
    if let index = setters.firstIndex(where: \.isEmpty) {
      fatalError(
        "StyleMatrix: no node is a \(variants[index].model), so its \(variants[index].name) can't "
          + "vary. Omit the variants, or style a node of that type.")
    }
    for number in 0..<variantCount {
      var rest = number
      for (axis, setters) in zip(variants, setters).reversed() {
        for setter in setters { setter.set(rest % axis.positions.count) }
        rest /= axis.positions.count
      }
      body(number)
    }
    for setter in setters.joined().reversed() { setter.restore() }
  }
}
