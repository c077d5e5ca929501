internal import StyleInspector

extension StyleReview {
  /// Compares two snapshots.
  ///
  /// The cost is that of comparing the cells of all values, a small part of that of a snapshot.
  ///
  /// - Parameters:
  ///   - old: The snapshot of the old revision.
  ///   - new: The snapshot of the new revision.
  public init(from old: StyleSnapshot, to new: StyleSnapshot) {
    var comparison = Comparison(old, new)
    comparison.compare()
    self = comparison.review
  }
}

/// Compares two snapshots, sample by sample.
private struct Comparison {
  private typealias Snapshot = StyleSnapshot
  private typealias Cause = StyleReview.Cause

  private(set) var review = StyleReview()

  private let old: StyleSnapshot
  private let new: StyleSnapshot

  /// The places of causes, and what's known of each.
  private var places: [[String?]: Int] = [:]
  private var causes: [Cause] = []

  /// The files of themes that only one revision has.
  private var themeFiles: [String: String] = [:]

  /// The causes of differences of two values of an attribute, which many cells share.
  private var known: [ValuePair: (causes: [Cause], isFollowing: Bool)] = [:]

  private struct ValuePair: Hashable {
    let attribute: String
    let old: Int
    let new: Int
  }

  /// The values of a sample that differ in the same situations.
  private struct Difference {
    /// The values with their causes.
    ///
    /// The causes of values that follow from others count only if there are no other causes.
    var values: [(value: StyleReview.ValueChange, causes: [Cause], isFollowing: Bool)] = []

    /// The looks that show the values.
    let before: Int
    let after: Int
  }

  init(_ old: StyleSnapshot, _ new: StyleSnapshot) {
    (self.old, self.new) = (old, new)
    review.lookCount = new.lookCount
    review.pictures = (old.pictures, new.pictures)
    review.kindSheets = (old.kindSheet, new.kindSheet)
    review.isKindSheetChanged = old.kindSheet != new.kindSheet
    review.truncatedSamples = (old.samples + new.samples).filter(\.isTruncated).map(\.name).eachOnce
  }

  mutating func compare() {
    for (before, after) in pairs() {
      switch (before, after) {
      case (let before?, let after?): compare(before, after)
      case (nil, let after?): note(after.looks, of: after, .appeared)
      case (let before?, nil): note(before.looks, of: before, .disappeared)
      case (nil, nil): break
      }
    }
    sortCauses()
  }

  // MARK: - Samples

  private struct SampleKey: Hashable {
    let module: String
    let type: String
    let name: String

    init(_ sample: StyleSnapshot.Sample) {
      (module, type, name) = (sample.module, sample.type, sample.name)
    }
  }

  /// The samples of both revisions, in the order of the new ones.
  ///
  /// Those with another name are paired if they have the same looks, or if they're the only ones of
  /// their type without a partner.
  private mutating func pairs() -> [(Snapshot.Sample?, Snapshot.Sample?)] {
    var partners: [Int: Int] = [:]
    var free = old.samples.indices.map { $0 }
    func connect(_ after: Int, _ before: Int) {
      partners[after] = before
      free.removeAll { $0 == before }
    }
    let keys = Dictionary(
      old.samples.enumerated().map { (SampleKey($1), $0) }, uniquingKeysWith: { first, _ in first })
    for (index, sample) in new.samples.enumerated() {
      if let before = keys[SampleKey(sample)] { connect(index, before) }
    }
    for after in new.samples.indices where partners[after] == nil {
      let sample = new.samples[after]
      guard
        let before = free.first(where: {
          old.samples[$0].module == sample.module && areEqual(old.samples[$0], sample)
        })
      else { continue }
      connect(after, before)
    }
    for after in new.samples.indices where partners[after] == nil {
      let sample = new.samples[after]
      func isAlike(_ other: Snapshot.Sample) -> Bool {
        other.module == sample.module && other.type == sample.type
      }
      let candidates = free.filter { isAlike(old.samples[$0]) }
      let others = new.samples.indices.filter { partners[$0] == nil && isAlike(new.samples[$0]) }
      if candidates.count == 1, others.count == 1 { connect(after, candidates[0]) }
    }
    var result: [(Snapshot.Sample?, Snapshot.Sample?)] = []
    for (index, sample) in new.samples.enumerated() {
      let before = partners[index].map { old.samples[$0] }
      if let before, before.name != sample.name {
        review.renamedSamples.append(
          StyleReview.RenamedSample(
            module: sample.module, before: before.name, after: sample.name))
      }
      result.append((before, sample))
    }
    return result + free.map { (old.samples[$0], nil) }
  }

  /// Whether two samples have the same nodes with the same values, and the same results.
  private func areEqual(_ before: Snapshot.Sample, _ after: Snapshot.Sample) -> Bool {
    func areEqual(_ cell: Snapshot.Cell, _ other: Snapshot.Cell) -> Bool {
      cell.situation == other.situation && isEqual(cell, other)
    }
    func areEqual(_ node: Snapshot.Node, _ other: Snapshot.Node) -> Bool {
      node.kind == other.kind && node.depth == other.depth && node.contrasts == other.contrasts
        && node.parts.count == other.parts.count
        && node.parts.allSatisfy { name, cells in
          guard let others = other.parts[name] else { return false }
          return cells.count == others.count && zip(cells, others).allSatisfy(areEqual)
        }
    }
    return before.looks.count == after.looks.count && before.nodes.count == after.nodes.count
      && zip(before.looks, after.looks).allSatisfy { one, other in
        one.departures == other.departures
          && old.pictures[one.picture] == new.pictures[other.picture]
      }
      && zip(before.nodes, after.nodes).allSatisfy(areEqual)
  }

  private mutating func compare(_ before: Snapshot.Sample, _ after: Snapshot.Sample) {
    let (nodes, isSameShape) = nodePairs(before, after)
    var differences: [Snapshot.Situation: Difference] = [:]
    var order: [Snapshot.Situation] = []
    for (one, other) in nodes {
      for name in Set(one.parts.keys).union(other.parts.keys).sorted() {
        for pair in pairs(one.parts[name], other.parts[name], before, after) {
          guard let value = change(pair, of: name, at: other) else { continue }
          if differences[pair.situation] == nil {
            order.append(pair.situation)
            let looks = looks(showing: pair, before, after)
            differences[pair.situation] = Difference(before: looks.before, after: looks.after)
          }
          let (causes, isFollowing) = causes(pair, of: name)
          differences[pair.situation]?.values.append((value, causes, isFollowing))
        }
      }
    }
    for situation in order {
      guard let found = differences[situation] else { continue }
      let own = found.values.filter { !$0.isFollowing }.flatMap(\.causes)
      let causes = own.isEmpty ? found.values.flatMap(\.causes) : own
      let values = found.values.map { found in
        var value = found.value
        // It isn't known from which of the other values it follows.
        let causes = found.isFollowing ? causes : found.causes
        value.causes = causes.map { number(of: $0) }.eachOnce
        return value
      }
      add(
        .changed, after, situation, values, causes,
        contrast(in: situation, before, after), before.looks[found.before],
        after.looks[found.after])
    }
    noteNodes(before, after, nodes, isSameShape)
    noteDrawn(before, after, besides: order, isSameShape)
    note(Self.looks(of: after, unknownTo: before), of: after, .appeared)
    note(Self.looks(of: before, unknownTo: after), of: before, .disappeared)
  }

  // MARK: - Values

  /// Cells of both revisions that have situations in common.
  private struct CellPair {
    let situation: Snapshot.Situation
    let before: Snapshot.Cell?
    let after: Snapshot.Cell?
  }

  /// The pairs of cells, without situations that one of the revisions doesn't have.
  private func pairs(
    _ before: [Snapshot.Cell]?, _ after: [Snapshot.Cell]?, _ old: Snapshot.Sample,
    _ new: Snapshot.Sample
  ) -> [CellPair] {
    guard let before, let after else {
      return (before ?? []).filter { Self.isKnown($0.situation, to: new) }
        .map { CellPair(situation: $0.situation, before: $0, after: nil) }
        + (after ?? []).filter { Self.isKnown($0.situation, to: old) }
        .map { CellPair(situation: $0.situation, before: nil, after: $0) }
    }
    if before.count == after.count,
      zip(before, after).allSatisfy({ $0.situation == $1.situation })
    {
      return zip(before, after).map { CellPair(situation: $0.situation, before: $0, after: $1) }
    }
    let known = before.filter { Self.isKnown($0.situation, to: new) }
    return after.filter { Self.isKnown($0.situation, to: old) }.flatMap { cell in
      known.compactMap { other in
        // Most are equal, and needn't be joined.
        if isEqual(other, cell) { return nil }
        return other.situation.intersection(cell.situation).map {
          CellPair(situation: $0, before: other, after: cell)
        }
      }
    }
  }

  /// Whether a sample has the themes and variants of situations.
  private static func isKnown(
    _ situation: Snapshot.Situation, to sample: Snapshot.Sample
  ) -> Bool {
    situation.positions.allSatisfy { axis, position in
      sample.axes[axis].map { $0.contains(position) } ?? true
    }
  }

  private func isEqual(_ before: Snapshot.Cell, _ after: Snapshot.Cell) -> Bool {
    old.values[before.value].text == new.values[after.value].text
  }

  /// The values of a pair if they differ.
  private func change(
    _ pair: CellPair, of attribute: String, at node: Snapshot.Node
  ) -> StyleReview.ValueChange? {
    let (before, after) = (
      pair.before.flatMap { old.values[$0.value].text },
      pair.after.flatMap { new.values[$0.value].text }
    )
    if before == after { return nil }
    return StyleReview.ValueChange(
      node: node.typeName, attribute: attribute, before: before, after: after)
  }

  private mutating func causes(
    _ pair: CellPair, of attribute: String
  ) -> (causes: [Cause], isFollowing: Bool) {
    let key = ValuePair(
      attribute: attribute, old: pair.before?.value ?? -1, new: pair.after?.value ?? -1)
    if let found = known[key] { return found }
    let finder = ValueCauses(
      attribute,
      from: pair.before.map { old.values[$0.value].ladder.map { old.entries[$0] } } ?? [],
      to: pair.after.map { new.values[$0.value].ladder.map { new.entries[$0] } } ?? [])
    let found = (finder.causes, finder.isFollowing)
    known[key] = found
    return found
  }

  /// The contrasts in situations: those of the text that loses most in relation to what is required.
  private func contrast(
    in situation: Snapshot.Situation, _ before: Snapshot.Sample, _ after: Snapshot.Sample
  ) -> StyleReview.ContrastChange {
    var found: [StyleReview.ContrastChange] = []
    for (one, other) in nodePairs(before, after).pairs {
      let others = other.contrasts.filter { $0.situation.intersects(situation) }
      for cell in one.contrasts where cell.situation.intersects(situation) {
        // Two of them have situations in common with each other, so all three have.
        for next in others where next.situation.intersects(cell.situation) {
          found.append(StyleReview.ContrastChange(cell.contrast, next.contrast))
        }
      }
    }
    func rank(_ change: StyleReview.ContrastChange) -> (Int, Double) {
      (change.isWorseThanRequired ? 0 : 1, change.after ?? change.before ?? .infinity)
    }
    return found.min { rank($0) < rank($1) } ?? StyleReview.ContrastChange(nil, nil)
  }

  // MARK: - Looks

  /// The looks of both revisions that show a pair of cells in the same situation, or in the nearest one
  /// that has been rendered.
  private func looks(
    showing pair: CellPair, _ before: Snapshot.Sample, _ after: Snapshot.Sample
  ) -> (before: Int, after: Int) {
    let (one, other) = (
      pair.before.map { before.looks[$0.look].departures } ?? [:],
      pair.after.map { after.looks[$0.look].departures } ?? [:]
    )
    let both = one.merging(other) { $1 }
    func nearest(_ looks: [Snapshot.Look]) -> Int {
      looks.indices.min { looks[$0].distance(from: both) < looks[$1].distance(from: both) } ?? 0
    }
    return (nearest(before.looks), nearest(after.looks))
  }

  /// The looks of a sample in themes or variants that it doesn't have in another revision.
  private static func looks(
    of sample: Snapshot.Sample, unknownTo other: Snapshot.Sample
  ) -> [Snapshot.Look] {
    sample.looks.filter { look in
      look.departures.contains { axis, position in
        other.axes[axis].map { !$0.contains(position) } ?? false
      }
    }
  }

  /// Adds looks with other nodes, or with nodes of other kinds.
  private mutating func noteNodes(
    _ before: Snapshot.Sample, _ after: Snapshot.Sample,
    _ nodes: [(before: Snapshot.Node, after: Snapshot.Node)], _ isSameShape: Bool
  ) {
    var causes = nodes.filter { $0.before.kind != $0.after.kind }.map { one, other in
      Cause(.node, "\(other.typeName): its kind, \(one.kind) → \(other.kind)")
    }
    if !isSameShape { causes.append(Cause(.sample, "\(after.name): its nodes")) }
    if causes.isEmpty { return }
    let situation = Snapshot.Situation()
    add(
      .changed, after, situation, [], causes, contrast(in: situation, before, after),
      before.looks.first, after.looks.first)
  }

  /// Adds looks whose values are the same, but not their results.
  private mutating func noteDrawn(
    _ before: Snapshot.Sample, _ after: Snapshot.Sample, besides changed: [Snapshot.Situation],
    _ isSameShape: Bool
  ) {
    guard isSameShape else { return }
    let looks = Dictionary(
      before.looks.map { ($0.departures, $0) }, uniquingKeysWith: { first, _ in first })
    for look in after.looks where !changed.contains(where: { $0.contains(look) }) {
      guard let other = looks[look.departures],
        old.pictures[other.picture] != new.pictures[look.picture]
      else { continue }
      add(
        .changed, after, look.situations, [], [Cause(.renderer, "StyleHTML")],
        StyleReview.ContrastChange(nil, nil), other, look)
    }
  }

  /// The nodes that both samples have, and whether they have the same nodes.
  ///
  /// If they don't, nodes of equal types are paired in their order.
  private func nodePairs(
    _ before: Snapshot.Sample, _ after: Snapshot.Sample
  ) -> (pairs: [(before: Snapshot.Node, after: Snapshot.Node)], isSameShape: Bool) {
    if before.nodes.map(\.depth) == after.nodes.map(\.depth) {
      return (Array(zip(before.nodes, after.nodes)), true)
    }
    var remaining = Dictionary(grouping: before.nodes) { $0.type }
    let pairs = after.nodes.compactMap { node -> (Snapshot.Node, Snapshot.Node)? in
      guard let first = remaining[node.type]?.first else { return nil }
      remaining[node.type]?.removeFirst()
      return (first, node)
    }
    return (pairs, false)
  }

  /// Adds looks that only one revision has.
  private mutating func note(
    _ looks: [Snapshot.Look], of sample: Snapshot.Sample, _ kind: StyleReview.Change.Kind
  ) {
    let isNew = kind == .appeared
    let action: Cause.Action = isNew ? .added : .removed
    let (own, others) = isNew ? (new, old) : (old, new)
    let partner = others.samples.first { SampleKey($0) == SampleKey(sample) }
    for look in looks {
      let theme = look.departures[Snapshot.Situation.themeAxis]
      let isThemeKnown = others.samples.contains { other in
        other.module == sample.module
          && theme.map { other.axes[Snapshot.Situation.themeAxis]?.contains($0) ?? false } ?? true
      }
      let place = isThemeKnown ? nil : file(ofTheme: theme ?? "", in: own)
      let cause =
        isThemeKnown || theme == nil
        ? Cause(.sample, partner == nil ? sample.name : "\(sample.name): its variants", action)
        : Cause(
          .theme, theme ?? "", action, before: isNew ? nil : place, after: isNew ? place : nil)
      let contrast = self.contrast(of: sample, in: look)
      add(
        kind, sample, look.situations, [], [cause],
        StyleReview.ContrastChange(isNew ? nil : contrast, isNew ? contrast : nil),
        isNew ? nil : look, isNew ? look : nil)
    }
  }

  /// The lowest contrast of a text of a sample in a look, in relation to what is required.
  private func contrast(
    of sample: Snapshot.Sample, in look: Snapshot.Look
  ) -> Snapshot.Contrast? {
    sample.nodes.flatMap(\.contrasts).filter { $0.situation.contains(look) }
      .compactMap(\.contrast).min { $0.ratio / $0.required < $1.ratio / $1.required }
  }

  /// The file in which a theme sets a token that samples read, or has a rule for them.
  private mutating func file(ofTheme theme: String, in snapshot: Snapshot) -> String? {
    if let known = themeFiles[theme] { return known }
    let setter = "theme \(theme)"
    let file = snapshot.entries.lazy.compactMap { entry -> String? in
      if entry.origin == setter, let location = entry.location { return Self.file(of: location) }
      return entry.tokens.first { $0.setter == setter && $0.location != nil }?.location
        .map(Self.file)
    }.first
    themeFiles[theme] = file
    return file
  }

  /// A location without its line.
  private static func file(of location: String) -> String {
    String(location.prefix { $0 != ":" })
  }

  // MARK: - Causes

  private mutating func add(
    _ kind: StyleReview.Change.Kind, _ sample: Snapshot.Sample, _ situations: Snapshot.Situation,
    _ values: [StyleReview.ValueChange], _ causes: [Cause], _ contrast: StyleReview.ContrastChange,
    _ before: Snapshot.Look?, _ after: Snapshot.Look?
  ) {
    let numbers = causes.map { number(of: $0) }.eachOnce
    for number in numbers { count(sample.name, contrast, for: number) }
    review.changes.append(
      StyleReview.Change(
        kind: kind, module: sample.module, sample: sample.name, situations: situations,
        values: values, contrast: contrast, causes: numbers, before: before?.picture,
        after: after?.picture, isDark: (after ?? before)?.isDark ?? false,
        isRightToLeft: (after ?? before)?.isRightToLeft ?? false))
  }

  private mutating func count(
    _ sample: String, _ contrast: StyleReview.ContrastChange, for number: Int
  ) {
    causes[number].lookCount += 1
    if causes[number].samples.last != sample, !causes[number].samples.contains(sample) {
      causes[number].samples.append(sample)
    }
    guard causes[number].affectsContrast else { return }
    func least(_ one: Double?, _ other: Double?) -> Double? {
      [one, other].compactMap(\.self).min()
    }
    causes[number].contrastBefore = least(causes[number].contrastBefore, contrast.before)
    causes[number].contrastAfter = least(causes[number].contrastAfter, contrast.after)
    if contrast.isWorseThanRequired { causes[number].contrastFailureCount += 1 }
  }

  private mutating func number(of cause: Cause) -> Int {
    if let place = places[cause.key] {
      causes[place].valuesBefore.add(cause.valuesBefore)
      causes[place].valuesAfter.add(cause.valuesAfter)
      if cause.affectsContrast { causes[place].affectsContrast = true }
      return place
    }
    places[cause.key] = causes.count
    causes.append(cause)
    return causes.count - 1
  }

  /// Sorts the causes: those of texts with too little contrast first, then by the number of their looks.
  private mutating func sortCauses() {
    let order = causes.indices.sorted { left, right in
      let (fails, others) = (
        causes[left].contrastFailureCount > 0, causes[right].contrastFailureCount > 0
      )
      if fails != others { return fails }
      if causes[left].lookCount != causes[right].lookCount {
        return causes[left].lookCount > causes[right].lookCount
      }
      return left < right
    }
    var numbers: [Int: Int] = [:]
    for (place, number) in order.enumerated() { numbers[number] = place }
    review.causes = order.map { causes[$0] }
    for index in review.changes.indices {
      let change = review.changes[index]
      review.changes[index].causes = change.causes.compactMap { numbers[$0] }.sorted()
      for place in change.values.indices {
        review.changes[index].values[place].causes =
          change.values[place].causes.compactMap { numbers[$0] }.sorted()
      }
    }
  }
}

extension [String] {
  /// Adds texts that aren't there yet, as far as there's room.
  fileprivate mutating func add(_ others: [String]) {
    for text in others where !contains(text) && count < StyleReview.Cause.mostValues {
      append(text)
    }
  }
}
