extension StyleReview {
  /// Compares two snapshots.
  ///
  /// The cost is that of comparing the styles of all looks, a small part of that of a snapshot.
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

  /// The looks of a sample that have the same values and different results.
  private var drawn: [(before: Snapshot.Look, after: Snapshot.Look)] = []

  /// The situations of a sample without control states in which values changed.
  private var changedSituations: Set<[String: String]> = []

  /// The files of themes that only one revision has.
  private var themeFiles: [String: String] = [:]

  /// The differences of two styles, which many looks share.
  private var known: [StylePair: StyleDifferences] = [:]

  private struct StylePair: Hashable {
    let old: Int
    let new: Int
  }

  /// The values that differ between two styles of a node, and their causes.
  private struct StyleDifferences {
    var values: [StyleReview.ValueChange] = []
    var causes: [Cause] = []

    /// The causes of values that follow from others, which count if there are no other causes.
    var following: [Cause] = []
  }

  init(_ old: StyleSnapshot, _ new: StyleSnapshot) {
    (self.old, self.new) = (old, new)
    review.lookCount = new.lookCount
    review.pictures = (old.pictures, new.pictures)
    review.kindSheets = (old.kindSheet, new.kindSheet)
    review.isKindSheetChanged = old.kindSheet != new.kindSheet
    var known: Set<String> = []
    review.truncatedSamples = (old.samples + new.samples).filter(\.isTruncated).map(\.name)
      .filter { known.insert($0).inserted }
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

  /// Whether two samples have the same looks.
  private func areEqual(_ before: Snapshot.Sample, _ after: Snapshot.Sample) -> Bool {
    before.looks.count == after.looks.count
      && zip(before.looks, after.looks).allSatisfy { one, other in
        one.situation == other.situation && one.depths == other.depths
          && old.pictures[one.picture] == new.pictures[other.picture]
          && zip(one.nodes, other.nodes).allSatisfy { areEqual($0, $1) }
      }
  }

  /// Whether two styles have the same values.
  private func areEqual(_ before: Int, _ after: Int) -> Bool {
    let (one, other) = (old.styles[before], new.styles[after])
    return one.kind == other.kind && one.parts.count == other.parts.count
      && zip(one.parts, other.parts).allSatisfy { $0.name == $1.name && $0.value == $1.value }
  }

  private mutating func compare(_ before: Snapshot.Sample, _ after: Snapshot.Sample) {
    // Two looks are compared if both are the sample's in some situation.
    let byTheme = Dictionary(grouping: before.looks) { $0.theme }
    (drawn, changedSituations) = ([], [])
    var matched: Set<Snapshot.Situation> = []
    var appeared: [Snapshot.Look] = []
    for look in after.looks {
      var isNew = true
      let candidates = byTheme[look.theme] ?? []
      for other in candidates where other.situation.isCompatible(with: look.situation) {
        isNew = false
        matched.insert(other.situation)
        compare(other, look, of: after)
      }
      if isNew { appeared.append(look) }
    }
    noteDrawn(of: after)
    note(appeared, of: after, .appeared)
    note(before.looks.filter { !matched.contains($0.situation) }, of: after, .disappeared)
  }

  // MARK: - Looks

  private mutating func compare(
    _ before: Snapshot.Look, _ after: Snapshot.Look, of sample: Snapshot.Sample
  ) {
    var values: [StyleReview.ValueChange] = []
    var (causes, following) = ([Cause](), [Cause]())
    let (nodes, isSameShape) = nodePairs(before, after)
    for (one, other) in nodes {
      let differences = differences(one, other)
      values += differences.values
      causes += differences.causes
      following += differences.following
    }
    if causes.isEmpty { causes = following }
    if !isSameShape { causes.append(Cause(.sample, "\(sample.name): its nodes")) }
    let isDrawnAlike = old.pictures[before.picture] == new.pictures[after.picture]
    if causes.isEmpty, values.isEmpty {
      if !isDrawnAlike { drawn.append((before, after)) }
      return
    }
    let situation = Self.situation(before, after)
    changedSituations.insert(situation.withoutStates)
    add(
      .changed, sample, situation, values, causes,
      StyleReview.ContrastChange(before.contrast, after.contrast), before, after)
  }

  /// Adds looks whose values are the same, but not their results.
  ///
  /// Results have the rules of all control states. If the values of a state changed, the results of
  /// the other states differ for this reason.
  private mutating func noteDrawn(of sample: Snapshot.Sample) {
    for (before, after) in drawn {
      let situation = Self.situation(before, after)
      guard !changedSituations.contains(situation.withoutStates) else { continue }
      add(
        .changed, sample, situation, [], [Cause(.renderer, "StyleHTML")],
        StyleReview.ContrastChange(before.contrast, after.contrast), before, after)
    }
  }

  /// The situation that tells more apart.
  private static func situation(
    _ before: Snapshot.Look, _ after: Snapshot.Look
  ) -> Snapshot.Situation {
    before.situation.positions.count > after.situation.positions.count
      ? before.situation : after.situation
  }

  /// The styles of the nodes that both looks have, and whether they have the same nodes.
  ///
  /// If they don't, nodes of equal types are paired in their order.
  private func nodePairs(
    _ before: Snapshot.Look, _ after: Snapshot.Look
  ) -> (pairs: [(Int, Int)], isSameShape: Bool) {
    if before.depths == after.depths { return (Array(zip(before.nodes, after.nodes)), true) }
    var remaining = Dictionary(grouping: before.nodes) { old.styles[$0].type }
    let pairs = after.nodes.compactMap { node -> (Int, Int)? in
      let type = new.styles[node].type
      guard let first = remaining[type]?.first else { return nil }
      remaining[type]?.removeFirst()
      return (first, node)
    }
    return (pairs, false)
  }

  private mutating func differences(_ before: Int, _ after: Int) -> StyleDifferences {
    let pair = StylePair(old: before, new: after)
    if let found = known[pair] { return found }
    var result = StyleDifferences()
    let (one, other) = (old.styles[before], new.styles[after])
    let type = other.type.split(separator: ".").last.map(String.init) ?? other.type
    if one.kind != other.kind {
      result.causes.append(Cause(.node, "\(type): its kind, \(one.kind) → \(other.kind)"))
    }
    let parts = Dictionary(uniqueKeysWithValues: one.parts.map { ($0.name, $0) })
    let others = Dictionary(uniqueKeysWithValues: other.parts.map { ($0.name, $0) })
    for name in Set(parts.keys).union(others.keys).sorted()
    where parts[name]?.value != others[name]?.value {
      result.values.append(
        StyleReview.ValueChange(
          node: type, attribute: name, before: parts[name]?.value, after: others[name]?.value))
      let finder = ValueCauses(
        name, from: (parts[name]?.ladder ?? []).map { old.entries[$0] },
        to: (others[name]?.ladder ?? []).map { new.entries[$0] })
      if finder.isFollowing {
        result.following += finder.causes
      } else {
        result.causes += finder.causes
      }
    }
    known[pair] = result
    return result
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
      let hasTheme = others.samples.contains { other in
        other.module == sample.module && other.looks.contains { $0.theme == look.theme }
      }
      let place = hasTheme ? nil : file(ofTheme: look.theme ?? "", in: own)
      let cause =
        hasTheme || look.theme == nil
        ? Cause(.sample, partner == nil ? sample.name : "\(sample.name): its variants", action)
        : Cause(
          .theme, look.theme ?? "", action, before: isNew ? nil : place, after: isNew ? place : nil)
      add(
        kind, sample, look.situation, [], [cause],
        StyleReview.ContrastChange(isNew ? nil : look.contrast, isNew ? look.contrast : nil),
        isNew ? nil : look, isNew ? look : nil)
    }
  }

  /// The file in which a theme sets a token that samples read, or has a rule for them.
  private mutating func file(ofTheme theme: String, in snapshot: Snapshot) -> String? {
    if let known = themeFiles[theme] { return known }
    let looks = snapshot.samples.flatMap(\.looks).filter { $0.theme == theme }
    let file = looks.lazy.compactMap { Self.file(ofTheme: theme, in: $0, of: snapshot) }.first
    themeFiles[theme] = file
    return file
  }

  private static func file(
    ofTheme theme: String, in look: Snapshot.Look, of snapshot: Snapshot
  ) -> String? {
    let setter = "theme \(theme)"
    for entry in look.nodes.flatMap({ snapshot.styles[$0].parts }).flatMap(\.ladder) {
      let entry = snapshot.entries[entry]
      if entry.origin == setter, let location = entry.location { return file(of: location) }
      if let token = entry.tokens.first(where: { $0.setter == setter && $0.location != nil }) {
        return token.location.map { file(of: $0) }
      }
    }
    return nil
  }

  /// A location without its line.
  private static func file(of location: String) -> String {
    String(location.prefix { $0 != ":" })
  }

  // MARK: - Causes

  private mutating func add(
    _ kind: StyleReview.Change.Kind, _ sample: Snapshot.Sample, _ situation: Snapshot.Situation,
    _ values: [StyleReview.ValueChange], _ causes: [Cause], _ contrast: StyleReview.ContrastChange,
    _ before: Snapshot.Look?, _ after: Snapshot.Look?
  ) {
    var numbers: [Int] = []
    for cause in causes {
      let number = number(of: cause)
      if !numbers.contains(number) { numbers.append(number) }
    }
    for number in numbers { count(sample.name, contrast, for: number) }
    review.changes.append(
      StyleReview.Change(
        kind: kind, module: sample.module, sample: sample.name, situation: "\(situation)",
        values: values, contrast: contrast, causes: numbers, before: before?.picture,
        after: after?.picture,
        styles: [before?.nodes ?? [], after?.nodes ?? []]))
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

  /// Sorts the causes by the number of their looks.
  private mutating func sortCauses() {
    let order = causes.indices.sorted { left, right in
      if causes[left].lookCount != causes[right].lookCount {
        return causes[left].lookCount > causes[right].lookCount
      }
      return left < right
    }
    var numbers: [Int: Int] = [:]
    for (place, number) in order.enumerated() { numbers[number] = place }
    review.causes = order.map { causes[$0] }
    for index in review.changes.indices {
      review.changes[index].causes = review.changes[index].causes.compactMap { numbers[$0] }
        .sorted()
    }
  }
}

extension StyleSnapshot.Look {
  /// The name of the theme; nil for none.
  fileprivate var theme: String? { situation.positions[StyleSnapshot.Situation.themeAxis] }
}

extension [String] {
  /// Adds texts that aren't there yet, as far as there's room.
  fileprivate mutating func add(_ others: [String]) {
    for text in others where !contains(text) && count < StyleReview.Cause.mostValues {
      append(text)
    }
  }
}
