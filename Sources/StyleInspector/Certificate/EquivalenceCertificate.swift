public import ProtocolStyle

/// The result of ``Inspector/certifyEquivalence(of:themes:and:except:over:)``: a proof that nodes look the
/// same in two combinations of themes, in every situation of a space, or the smallest situation for each
/// value that differs.
///
/// ```swift
/// let certificate = Inspector().certifyEquivalence(of: tree, themes: [theme], and: [contoso])
/// print(certificate)
/// ```
///
/// Like a ``Certificate``, it rests on the contract of styles: a getter is a function of its node and of
/// what it reads.
public struct EquivalenceCertificate: Sendable {
  /// The values that differ, each attribute of a node once, in the order of the nodes.
  public let differences: [Difference]

  /// The values that have more situations than the limit, in words.
  public let undecided: [String]

  /// The names of the combinations of themes: `theme 'classic'`.
  package let names: (old: String, new: String)

  /// The number of nodes.
  public let nodeCount: Int

  /// The number of values that were compared, in all situations that either combination can tell apart.
  package let comparisonCount: Int

  /// The number of situations in which nodes were styled.
  package let evaluationCount: Int

  /// The outcome: certified if all values are the same in all situations.
  public var verdict: Certificate.Verdict {
    if !differences.isEmpty { return .refuted }
    return undecided.isEmpty ? .certified : .undecided
  }

  /// A value that differs.
  public struct Difference: Sendable {
    /// The description of the node: `BuyButton (node 3)`.
    public let subject: String

    /// The attribute.
    public let attribute: AttributeID

    /// The values that are drawn, as texts; `none` for no value.
    public let old: String

    /// The value in the new themes.
    public let new: String

    /// The departures from the tree's own situation: `["color scheme dark", "highlighted"]`; empty if the
    /// values differ without any.
    ///
    /// In no other situation with fewer departures does the value differ.
    public let situation: [String]

    /// The explanations of the node's style in the situation, with the traits that provide its values if
    /// these are known.
    public internal(set) var oldExplanation: StyleExplanation

    /// The explanation in the new themes.
    public internal(set) var newExplanation: StyleExplanation

    /// The number of departures; each control state counts as one.
    package let departureCount: Int
  }
}

extension EquivalenceCertificate.Difference: CustomStringConvertible {
  /// The node, the values and the situation: `Chip (node 1) cornerRadius: 8 → 4, in highlighted`.
  public var description: String {
    let place = situation.isEmpty ? "as it is" : "in " + situation.joined(separator: ", ")
    return "\(subject) \(attribute): \(old) → \(new), \(place)"
  }

  /// The difference with the lines of getters in both explanations.
  package func locating(_ getters: GetterLocations) -> Self {
    var result = self
    result.oldExplanation = oldExplanation.locating(getters)
    result.newExplanation = newExplanation.locating(getters)
    return result
  }

  /// The description, and the writes of both values, as the lines of a diff.
  package var lines: [String] {
    [description] + oldOrigins.map { "  - \($0)" } + newOrigins.map { "  + \($0)" }
  }

  /// The writes of the old value, by line: those of each place of an attribute with an axis.
  package var oldOrigins: [String] { origins(in: oldExplanation) }

  /// The writes of the new value, by line.
  package var newOrigins: [String] { origins(in: newExplanation) }

  private func origins(in explanation: StyleExplanation) -> [String] {
    let outcomes = explanation.outcomes.filter { $0.attribute == attribute }
    if outcomes.isEmpty { return ["\(attribute)", "  none"] }
    return outcomes.flatMap { "\($0)".split(separator: "\n").map(String.init) }
  }
}

extension EquivalenceCertificate: CustomStringConvertible {
  /// The verdict, and each difference with both explanations of the value.
  public var description: String {
    let lines = [
      "\(verdict.rawValue): \(names.old) and \(names.new) look the same",
      "  covered: \(comparisonCount.counted("comparison")) of \(nodeCount.counted("node")), evaluated "
        + evaluationCount.counted("time"),
    ]
    return
      (lines + differences.flatMap(\.lines).map { "  \($0)" }
      + undecided.map { "  undecided: \($0)" }).joined(separator: "\n")
  }
}

// MARK: - Inspector

extension Inspector {
  /// Proves that the nodes of a tree look the same in two combinations of themes in every situation, or
  /// finds the smallest situation for each value that differs.
  ///
  /// ```swift
  /// let certificate = Inspector().certifyEquivalence(
  ///   of: tree, themes: [theme], and: [contoso], except: [.cornerRadius: .within(points: 1)])
  /// #expect(certificate.verdict == .certified, "\(certificate)")
  /// ```
  ///
  /// Values are compared as they're drawn: those of the attributes that a node's kind uses, in the control
  /// state of the situation. Both combinations are on top of the tree's other themes, and each value is
  /// compared only in situations that it can tell apart in either of them, so the cost is that of styling
  /// each node and its ancestors in as many situations as its values depend on, together. The inspector's
  /// themes and environments aren't used, nor is the canvas of the space.
  ///
  /// The tree isn't changed, except that models have other values while a variant is examined.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - old: A combination of themes, from the lowest; empty for none.
  ///   - new: The combination to compare with it.
  ///   - exceptions: The attributes whose values may differ, in any way or within a tolerance; none by
  ///     default.
  ///   - space: The situations; by default all of the environment's own properties. Its limit is that of
  ///     each value.
  /// - Returns: The certificate; identical in every run.
  public func certifyEquivalence(
    of tree: StyleTree, themes old: [Theme], and new: [Theme],
    except exceptions: EquivalenceExceptions = [], over space: SituationSpace = SituationSpace()
  ) -> EquivalenceCertificate {
    tree.requireIdle("The tree was certified")
    let fixed = tree.themes.filter { !old.contains($0) && !new.contains($0) }
    return tree.withSituatedTree(themes: fixed + old, environment: tree.environment) {
      // The tree has the first combination, so only the second one departs from it.
      let finder = SituationFinder(
        $0, [.themes([old, new])] + space.axes, controlStates: space.controlStates)
      var search = EquivalenceSearch(finder, exceptions, limit: space.limit)
      for node in Self.nodesOfSamples(in: $0) { search.examine(node) }
      return EquivalenceCertificate(
        differences: search.differences, undecided: search.undecided,
        names: (Theme.name(of: old), Theme.name(of: new)), nodeCount: $0.count,
        comparisonCount: search.comparisonCount, evaluationCount: finder.evaluationCount)
    }
  }
}

// MARK: - EquivalenceSearch

/// Compares the values of nodes in both positions of the first axis, the themes.
private struct EquivalenceSearch {
  private(set) var differences: [EquivalenceCertificate.Difference] = []
  private(set) var undecided: [String] = []
  private(set) var comparisonCount = 0

  private let finder: SituationFinder
  private let exceptions: EquivalenceExceptions
  private let limit: Int

  /// The new themes.
  private static let change: Departures = [.axis(0): .number(1)]

  init(_ finder: SituationFinder, _ exceptions: EquivalenceExceptions, limit: Int) {
    (self.finder, self.exceptions, self.limit) = (finder, exceptions, limit)
  }

  /// Adds the differences of a node.
  mutating func examine(_ node: AnyNodeHandle) {
    let cells = finder.cells(of: node)
    defer { cells.restore() }
    // The rules of the new themes may write other attributes.
    _ = cells.evaluation(in: Self.change)
    for attribute in cells.attributes.sorted() {
      guard let departures = leastDifference(of: attribute, cells) else { continue }
      let changed = departures.merging(Self.change) { $1 }
      func text(_ departures: Departures) -> String {
        value(of: attribute, in: departures, cells).map(ViewModel.Element.describe) ?? "none"
      }
      differences.append(
        EquivalenceCertificate.Difference(
          subject: subject(cells), attribute: attribute, old: text(departures), new: text(changed),
          situation: cells.conditions(of: departures),
          oldExplanation: cells.explanation(in: departures).symbolicated(),
          newExplanation: cells.explanation(in: changed).symbolicated(),
          departureCount: departures.count))
    }
  }

  /// The value that is drawn in a situation.
  private func value(
    of attribute: AttributeID, in departures: Departures, _ cells: NodeCells
  ) -> (any Hashable & Sendable & Codable)? {
    let (model, state) = cells.evaluation(in: departures).models[cells.node.last]
    return model.value(of: attribute, drawnIn: state)
  }

  /// The fewest departures in which a value differs; nil if it doesn't in any.
  private mutating func leastDifference(
    of attribute: AttributeID, _ cells: NodeCells
  ) -> Departures? {
    let place = cells.node.last
    var question = NodeCells.Question(.attributes([attribute])) { evaluation in
      var reads = ChainReads()
      let selecting = evaluation.models[place].model.selectingStates { $0 == attribute }
      reads.add(ControlState(selecting), at: place)
      return reads
    }
    question.compared = Self.change
    var least: Departures?
    let extent = cells.forEach(for: question, limit: limit) { cell, _ in
      let departures = cell.departures
      let old = value(of: attribute, in: departures, cells)
      let new = value(of: attribute, in: departures.merging(Self.change) { $1 }, cells)
      let isLeast = least.map { departures.count < $0.count } ?? true
      if isLeast, !exceptions.accept(old, new, of: attribute) { least = departures }
    }
    comparisonCount += extent.count
    if !extent.isComplete {
      undecided.append("\(subject(cells)) has '\(attribute)' in more than \(limit) situations")
    }
    return least
  }

  private func subject(_ cells: NodeCells) -> String {
    "\(cells.node.types[cells.node.last]) (\(cells.node.node))"
  }
}
