/// Finds the causes of one value's difference between two snapshots.
///
/// The winning writes are compared first. If one side's winner isn't among the other side's writes, it was
/// added or removed; if both sides have the same writes in another order, the order is the cause. Where the
/// same writer won, a token that it read and that differs is the cause, or else its own code.
struct ValueCauses {
  typealias Cause = StyleReview.Cause
  typealias Entry = StyleSnapshot.Entry

  private let old: [Entry]
  private let new: [Entry]

  /// The name of the attribute.
  private let attribute: String

  init(_ attribute: String, from old: [Entry], to new: [Entry]) {
    (self.attribute, self.old, self.new) = (attribute, old, new)
  }

  /// Whether the value isn't written at the node itself, so that it follows from others.
  var isFollowing: Bool {
    let winners = [old, new].compactMap { $0.first { !$0.isHidden } }
    return winners.allSatisfy { $0.isDerived || $0.level == "inherited" }
  }

  /// The causes, with the values that they had.
  var causes: [Cause] {
    let words = [
      "color", "alpha", "background", "font", "gradient", "hidden", "material", "richtext",
      "textattributes",
    ]
    let name = attribute.lowercased()
    let affectsContrast = words.contains { name.contains($0) }
    return found.map { cause in
      var cause = cause
      cause.affectsContrast = affectsContrast
      return cause
    }
  }

  private var found: [Cause] {
    let (before, after) = (old.first { !$0.isHidden }, new.first { !$0.isHidden })
    guard let before, let after else {
      if let after { return [changed(nil, after)] }
      if let before { return [changed(before, nil)] }
      return [Cause(.derivation, attribute)]
    }
    if isReordered(before, after) {
      return [
        Cause(
          kind(of: after), "\(name(of: after)) over \(name(of: before))", .reordered,
          before: old.first { $0.hasSameWriter(as: after) && $0.value == after.value }?.location,
          after: after.location)
      ]
    }
    let wasThere = count(of: after, in: old) >= count(of: after, in: new)
    let isThere = count(of: before, in: new) >= count(of: before, in: old)
    var causes: [Cause] = []
    if !wasThere { causes.append(changed(nil, after)) }
    if !isThere { causes.append(changed(before, nil)) }
    if !causes.isEmpty { return causes }
    if before.hasSameWriter(as: after) { return changes(before, after) }
    // Both have both writes, one of which is hidden now or has another value there.
    return [
      Cause(
        kind(of: after), "\(name(of: after)) over \(name(of: before))", .reordered,
        before: before.location, after: after.location)
    ]
  }

  /// Whether both sides have the same writes with the same values in another order.
  private func isReordered(_ before: Entry, _ after: Entry) -> Bool {
    func keys(_ entries: [Entry]) -> [[String?]] {
      entries.map { $0.writerKey + [$0.value, $0.isHidden ? "" : nil] }
    }
    let (left, right) = (keys(old), keys(new))
    return left != right
      && left.sorted { "\($0)" < "\($1)" } == right.sorted { "\($0)" < "\($1)" }
  }

  private func count(of entry: Entry, in entries: [Entry]) -> Int {
    entries.count { $0.hasSameWriter(as: entry) }
  }

  // MARK: - Same Writer

  /// The causes where the same writer won on both sides.
  private func changes(_ before: Entry, _ after: Entry) -> [Cause] {
    guard before.tokens.map(\.name) == after.tokens.map(\.name) else {
      return [changed(before, after)]
    }
    let pairs = Array(zip(before.tokens, after.tokens))
    let differing = pairs.indices.filter { pairs[$0].0.value != pairs[$0].1.value }
    // A token is the cause unless one that it read is.
    let inner = differing.filter { place in
      let nested = pairs[(place + 1)...].prefix { $0.1.depth > pairs[place].1.depth }.indices
      return !nested.contains { differing.contains($0) }
    }
    var causes = inner.map { place -> Cause in
      let (one, other) = pairs[place]
      let setter = one.setter == other.setter ? other.setter : "\(one.setter) → \(other.setter)"
      var cause = Cause(
        .token, "\(other.name) (\(setter))", before: one.location, after: other.location)
      cause.valuesBefore = [one.value]
      cause.valuesAfter = [other.value]
      return cause
    }
    if causes.isEmpty || before.code != nil && after.code != nil && before.code != after.code {
      causes.append(changed(before, after))
    }
    return causes
  }

  /// The cause that a write is: changed, added or removed.
  private func changed(_ before: Entry?, _ after: Entry?) -> Cause {
    guard let entry = after ?? before else { return Cause(.derivation, attribute) }
    let action: Cause.Action = before == nil ? .added : after == nil ? .removed : .changed
    var cause = Cause(
      kind(of: entry), name(of: entry), action, before: before?.location, after: after?.location,
      codeBefore: before?.code, codeAfter: after?.code)
    if let before { cause.valuesBefore = ["\(attribute): \(before.value)"] }
    if let after { cause.valuesAfter = ["\(attribute): \(after.value)"] }
    return cause
  }

  // MARK: - Names

  private func kind(of entry: Entry) -> Cause.Kind {
    if entry.isDerived { return .derivation }
    return switch entry.level {
    case "rules", "overridingRules": .rule
    case "conformances", "closure":
      switch entry.ownerRole {
      case .node: .node
      case .styleProtocol: .styleDefault
      case .trait, nil: .trait
      }
    default: .level
    }
  }

  private func name(of entry: Entry) -> String {
    switch entry.level {
    case "rules", "overridingRules":
      entry.origin.map { "\(entry.writer) (\($0))" } ?? entry.writer
    case "closure" where !entry.isDerived: "\(entry.owner ?? "the node").customClosure"
    case "conformances" where !entry.isDerived:
      "\(entry.owner ?? entry.writer).\(attribute.prefix { $0 != "[" })"
    default: "\(attribute) (\(entry.writer))"
    }
  }
}

extension StyleSnapshot.Entry {
  /// The properties that identify a writer in both revisions, whatever its trait is called.
  fileprivate var writerKey: [String?] {
    let isOwn = level == "conformances" && !isDerived
    return [level, isDerived ? "derived" : nil, isOwn ? nil : writer, origin]
  }

  fileprivate func hasSameWriter(as other: Self) -> Bool { writerKey == other.writerKey }
}
