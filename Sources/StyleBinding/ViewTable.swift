public import ProtocolStyle

/// The entries for the views of one class and nodes of one kind: for each attribute, the entry of
/// the most specific class.
final class ViewTable {
  /// The identity of a table.
  struct Key: Hashable {
    let viewClass: ObjectIdentifier
    let kind: NodeKind
  }

  /// The entries, in the order in which they were added.
  let entries: [BindingEntry]

  /// The indices of entries that are compared for each node, which are those for content and those
  /// that depend on the control state.
  let individual: [Int]

  /// Whether any entry depends on the control state in addition to the style.
  let dependsOnState: Bool

  /// Whether nodes of the kind have a ring while they're invalid.
  let showsInvalid: Bool

  private(set) var unhandled: Set<UnhandledAttribute> = []

  /// Counts the pairs of styles that the tables of a binding have compared.
  final class PairCounter {
    var count = 0
  }

  private let pairs: PairCounter
  private let viewClass: AnyClass
  private let kind: NodeKind

  /// The indices of the entries for style, which are compared once for each pair of styles.
  private let shared: [Int]

  private let handled: Set<AttributeID>

  /// The layouts whose attributes have been looked up.
  private var knownLayouts: Set<ObjectIdentifier> = []
  private var latestContentLayout: ObjectIdentifier?
  private var memo: [StylePair] = []

  /// The pair that was looked up last.
  ///
  /// Exclusive access isn't checked, because no access lasts while other code runs.
  @safe @exclusivity(unchecked) private var latest: StylePair?

  /// Two styles, and the entries whose values differ between them.
  final class StylePair {
    /// The entries, which the table owns, and their indices.
    ///
    /// Unretained, because retaining each entry for each node would cost as much as reading its
    /// value.
    let entries: [Unretained<BindingEntry>]
    let positions: [Int]

    /// A number that no other pair of any table has, because tables share entries.
    let number: Int

    private let oldIdentity: ObjectIdentifier
    private let newIdentity: ObjectIdentifier

    /// Retained so that no other style gets their identities.
    private let models: [ViewModel]

    init(
      _ old: ViewModel, _ new: ViewModel, _ entries: [Unretained<BindingEntry>],
      at positions: [Int], number: Int
    ) {
      oldIdentity = old.styleIdentity
      newIdentity = new.styleIdentity
      models = [old.withoutContent, new.withoutContent]
      self.entries = entries
      self.positions = positions
      self.number = number
    }

    /// Whether the pair consists of these styles.
    func isOf(_ old: ObjectIdentifier, _ new: ObjectIdentifier) -> Bool {
      newIdentity == new && oldIdentity == old
    }
  }

  init(
    _ viewClass: AnyClass, _ kind: NodeKind, choosingFrom all: [BindingEntry],
    counting pairs: PairCounter
  ) {
    self.pairs = pairs
    self.viewClass = viewClass
    self.kind = kind
    var chosen: [AttributeID: Int] = [:]
    for (position, entry) in all.enumerated()
    where Self.isClass(viewClass, kindOf: entry.viewClass) {
      if let other = chosen[entry.attribute],
        !Self.isClass(entry.viewClass, kindOf: all[other].viewClass)
      {
        continue
      }
      chosen[entry.attribute] = position
    }
    let entries = chosen.values.sorted().map { all[$0] }
    let individual = entries.indices.filter {
      entries[$0].attribute.isContent || entries[$0].dependsOnState
    }
    self.entries = entries
    self.individual = individual
    shared = entries.indices.filter { !individual.contains($0) }
    dependsOnState = entries.contains(where: \.dependsOnState)
    showsInvalid = kind.isField
    // Attributes that a handled attribute is derived from count as handled.
    handled = kind.derivations.reduce(into: Set(chosen.keys)) { handled, derivation in
      if derivation.outputs.contains(where: { handled.contains($0.id) }) {
        handled.formUnion(derivation.inputs.map(\.id))
      }
    }
  }

  /// Returns the pair of two styles if it was compared before.
  ///
  /// The nodes of one report have few different pairs of styles, so the last pairs are cached until
  /// `removeStyles()`.
  func knownPair(_ old: ObjectIdentifier, _ new: ObjectIdentifier) -> StylePair? {
    if let latest, latest.isOf(old, new) { return latest }
    guard let known = memo.first(where: { $0.isOf(old, new) }) else { return nil }
    latest = known
    return known
  }

  /// Compares the styles of two view models that no known pair has.
  ///
  /// - Returns: The pair, with the entries for style whose values differ.
  func pair(_ old: ViewModel, _ new: ViewModel) -> StylePair {
    noteUnhandled(in: new, layout: new.layoutIdentities.style)
    let differing = shared.filter { position in
      !entries[position].isEqual(old, .normal, new, .normal)
    }
    if memo.count == 8 { memo.removeFirst() }
    pairs.count += 1
    let pair = StylePair(
      old, new, differing.map { Unretained(entries[$0]) }, at: differing,
      number: pairs.count)
    memo.append(pair)
    latest = pair
    return pair
  }

  /// Releases the styles that were compared.
  func removeStyles() {
    latest = nil
    if !memo.isEmpty { memo.removeAll(keepingCapacity: true) }
  }

  /// Stores the attributes of a view model's content that no entry handles.
  func noteUnhandledContent(of model: ViewModel) {
    guard let layout = model.layoutIdentities.content, layout != latestContentLayout else { return }
    latestContentLayout = layout
    noteUnhandled(in: model, layout: layout)
  }

  private func noteUnhandled(in model: ViewModel, layout: ObjectIdentifier) {
    guard knownLayouts.insert(layout).inserted else { return }
    for element in model where !handled.contains(element.attribute) {
      unhandled.insert(
        UnhandledAttribute(attribute: element.attribute, kind: kind, viewClass: "\(viewClass)"))
    }
  }

  static func isClass(_ one: AnyClass, kindOf other: AnyClass) -> Bool {
    func isSubclass<Superclass: AnyObject>(_ other: Superclass.Type) -> Bool {
      one is Superclass.Type
    }
    return isSubclass(other)
  }
}

// MARK: - UnhandledAttribute

/// An attribute of nodes of a kind that no entry shows in their views.
public struct UnhandledAttribute: Hashable, Sendable {
  /// The attribute.
  public let attribute: AttributeID

  /// The kind of the nodes.
  public let kind: NodeKind

  /// The name of the views' class.
  public let viewClass: String

  package init(attribute: AttributeID, kind: NodeKind, viewClass: String) {
    self.attribute = attribute
    self.kind = kind
    self.viewClass = viewClass
  }
}

extension UnhandledAttribute: Comparable {
  /// Compares two attributes by kind, attribute and view class.
  ///
  /// - Parameters:
  ///   - left: An attribute.
  ///   - right: Another attribute.
  /// - Returns: Whether the first comes before the second.
  public static func < (left: UnhandledAttribute, right: UnhandledAttribute) -> Bool {
    (left.kind.name, left.attribute, left.viewClass)
      < (right.kind.name, right.attribute, right.viewClass)
  }
}

extension UnhandledAttribute: CustomStringConvertible {
  /// The kind, the attribute and the class: `label.shadowColor in Label`.
  public var description: String { "\(kind).\(attribute) in \(viewClass)" }
}

// MARK: - Findings

extension Finding.Identifier {
  /// A node has an attribute that no entry of the binding shows in its view.
  public static let unhandledAttribute = Finding.Identifier(rawValue: "unhandled-attribute")
}

extension StyleBinding {
  /// A finding for each of the ``unhandledAttributes``.
  ///
  /// That of an attribute without a counterpart in the toolkit has the reason.
  public var findings: [Finding] {
    unhandledAttributes.map { unhandled in
      if let reason = core.reasons[unhandled.attribute] {
        return Finding(
          .note, .unhandledAttribute,
          summary: "'\(unhandled.attribute)' of kind '\(unhandled.kind)' has no counterpart in a "
            + "\(unhandled.viewClass).",
          explanation: reason,
          remedy: "Keep the attribute for other toolkits, or remove it from the node.")
      }
      return Finding(
        .note, .unhandledAttribute,
        summary: "No entry shows '\(unhandled.attribute)' of kind '\(unhandled.kind)' in a "
          + "\(unhandled.viewClass).",
        explanation: "The node has the attribute, and its view doesn't show it.",
        remedy: "Add on(.\(unhandled.attribute), \(unhandled.viewClass).self) { … } to the "
          + "binding, or remove the attribute from the node if the toolkit can't show it.")
    }
  }
}
