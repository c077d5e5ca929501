extension Recipe {
  /// What the conformances of an earlier node wrote, and what came of it in the end.
  ///
  /// It owns both blocks, and hands them out uncounted.
  final class Candidate {
    @exclusivity(unchecked) private(set) var conformances: Unmanaged<Block>
    let result: Unmanaged<Block>

    /// What was read for the nodes that came out so.
    @exclusivity(unchecked) var reads = ContextReads()

    /// Whether nothing but these values of conformances has come to the result.
    @exclusivity(unchecked) private(set) var isOfOne = true

    init(conformances: Block, result: Block) {
      self.conformances = .passRetained(conformances)
      self.result = .passRetained(result)
    }

    deinit {
      conformances.release()
      result.release()
    }

    /// Takes other values of conformances that came to the same.
    func take(_ conformances: Block) {
      isOfOne = false
      self.conformances.release()
      self.conformances = .passRetained(conformances)
    }
  }
}
