internal import Observation

/// The models of one type that are attached to a tree, side by side, and the code that styles them.
///
/// Only `Column` knows the type of the rows; it overrides every member here that reads one.
class AnyColumn {
  let number: ColumnNumber

  let nodeType: any StyleNode.Type
  let kind: NodeKind
  let plan: Plan
  let styleClasses: AnyPropertyReader<[String]>?
  let controlState: AnyPropertyReader<ControlState>?
  let scope: AnyPropertyReader<StyleScope>?

  /// Whether the kind is a control or a cell, whose state its descendants can read.
  let isControl: Bool

  /// Whether the type is a container, whose width its descendants can read.
  let isContainer: Bool

  /// Whether styling a model may read `@Observable` objects, because it is or holds objects.
  let mayBeObserved: Bool

  /// Whether the styling of a model has read an `@Observable` object; if so, all models are
  /// tracked.
  @safe @exclusivity(unchecked) final var isTracked: Bool

  /// Whether the tree keeps the content of the models, because an object may change without its
  /// notice.
  let keepsContent: Bool

  /// Whether the conformances write content.
  let hasContent: Bool

  /// Whether the reads of the content of a model may be unknown, because it hasn't been evaluated
  /// since the model was attached or written.
  @safe @exclusivity(unchecked) final var mayHaveUnreadContent = true

  /// Whether models with equal bytes are always equal, because they contain no references.
  let isPlain: Bool

  /// The model that was evaluated last, if the type is plain.
  @safe @exclusivity(unchecked) final var lastStyled: LastStyled

  /// The last content that was evaluated; its block is reused once it's uniquely referenced.
  @safe @exclusivity(unchecked) final var latestContent: Block?

  /// The offsets of the content that the conformances write, which the column owns.
  ///
  /// They're at a fixed address, because renderers would copy them for each node.
  let contentOffsets: FixedValue<ContentOffsets>

  /// The records of the models, by row; `none` for rows without a model.
  private let owners: Pool<UInt32>

  init(
    number: ColumnNumber, nodeType: any StyleNode.Type, plan: Plan, modelSize: Int, isPlain: Bool,
    holdsObjects: Bool, ownersOf former: AnyColumn? = nil, isObserved: Bool = true
  ) {
    owners = former?.owners ?? Pool()
    self.number = number
    self.nodeType = nodeType
    self.plan = plan
    self.isPlain = isPlain
    lastStyled = LastStyled(byteCount: isPlain ? modelSize : 0)
    hasContent = plan.hasContent
    contentOffsets = FixedValue(ContentOffsets(plan.contentLayout))
    kind = plan.kind
    isControl = kind.isControlOrCell
    isContainer = nodeType is any SizeContainer.Type
    styleClasses = .styleClasses(of: nodeType)
    controlState = .controlState(of: nodeType)
    scope = .styleScope(of: nodeType)
    let isObservable = plan.isOfClass && nodeType is any Observable.Type
    mayBeObserved = isObserved && (isObservable || holdsObjects)
    isTracked = isObservable || holdsObjects && StoredObjects.areObserved(of: nodeType)
    keepsContent = hasContent && (plan.isOfClass || holdsObjects)
  }

  /// Sets the record whose model is in a row.
  @inline(__always)
  final func setOwner(_ record: UInt32, ofRow row: Int) {
    if row == owners.count {
      _ = owners.insert(record)
    } else {
      owners[row] = record
    }
  }

  /// The record whose model is in a row.
  final func owner(ofRow row: Int) -> UInt32 { owners[row] }

  /// The number of rows, including free ones.
  final var rowCount: Int { owners.count }

  /// Calls a closure with each row that has a model, and with the index of its record.
  final func forEachRow(_ body: (_ row: Int, _ record: Int) -> Void) {
    for row in 0..<owners.count where owners[row] != NodeRecord.none {
      body(row, Int(owners[row]))
    }
  }

  /// A column of the same models that styles them as another applier reads them.
  ///
  /// - Parameters:
  ///   - applier: Reads the models.
  ///   - isObserved: Whether styling an `@Observable` model observes it.
  /// - Returns: The column; it shares the models with this one.
  func replanned(by applier: StyleApplier, isObserved: Bool) -> AnyColumn { abstract() }

  /// The model in a row.
  func node(row: Int) -> any StyleNode { abstract() }

  /// The computed style that the last styled model has if the one in a row is equal; none if it isn't.
  func lastStyle(row: Int) -> ComputedStyleNumber { abstract() }

  /// Makes the model in a row, which was evaluated, the last styled one; see ``LastStyled``.
  func setLastStyled(
    row: Int, _ computedStyle: ComputedStyleNumber, in context: ContextNumber, at revision: UInt32
  ) { abstract() }

  /// The identity of the object in a row; the type must be a class.
  func object(row: Int) -> ObjectIdentifier { abstract() }

  /// Removes the model from a row.
  func remove(row: Int) { abstract() }

  /// Reads a property of the model in a row.
  func read<Value>(_ reader: AnyPropertyReader<Value>, row: Int) -> Value { abstract() }

  /// Matches the model in a row against a sheet.
  func match(_ sheet: CompiledSheet, row: Int) -> CompiledSheet.Match { abstract() }

  /// The style that the conformances write; nil when every value equals the known one.
  func conformances(row: Int, comparingWith known: Unretained<Block>?) -> Block? { abstract() }

  /// The content that the conformances write; nil when the type has none.
  final func content(row: Int) -> Block? {
    writeContent(row: row) == nil ? nil : latestContent
  }

  /// The same content, unretained, in the block that is reused when it's uniquely referenced.
  func writeContent(row: Int) -> Unretained<Block>? { abstract() }

  /// What the conformances read since the last call of a closure, by attribute; they're read once more
  /// for this.
  func reads<Reads>(row: Int, taking take: () -> Reads) -> [AttributeID: Reads] { abstract() }

  /// Completes the values of the conformances when there are no lower levels.
  func complete(_ conformances: ViewModel, row: Int) -> ViewModel { abstract() }

  /// Applies the conformances and the levels above them to the values of lower levels, and derives.
  func run(_ cascade: inout Cascade, with conformances: ViewModel, row: Int) { abstract() }

  private func abstract(_ member: StaticString = #function) -> Never {
    preconditionFailure("Column overrides \(member).")
  }
}

// MARK: - Column

/// The column of the models of a type.
final class Column<Node: StyleNode>: AnyColumn {
  let models: Pool<Node>

  private let holdsObjects: Bool

  /// Makes a column, sharing the models of another one if it's given.
  ///
  /// - Parameters:
  ///   - number: The number of the column.
  ///   - plan: The plan that styles the models.
  ///   - holdsObjects: Whether models may contain objects, besides being objects themselves.
  ///   - former: A column of the same models; nil for none.
  ///   - isObserved: Whether the objects that styling reads are tracked.
  init(
    number: ColumnNumber, plan: Plan, holdsObjects: Bool, modelsOf former: Column? = nil,
    isObserved: Bool = true
  ) {
    models = former?.models ?? Pool()
    self.holdsObjects = holdsObjects
    super.init(
      number: number, nodeType: Node.self, plan: plan, modelSize: MemoryLayout<Node>.size,
      isPlain: _isPOD(Node.self), holdsObjects: holdsObjects, ownersOf: former,
      isObserved: isObserved)
  }

  override func replanned(by applier: StyleApplier, isObserved: Bool) -> AnyColumn {
    let plan = applier.plan(of: Node.self).object
    return Column(
      number: number, plan: plan, holdsObjects: holdsObjects, modelsOf: self,
      isObserved: isObserved)
  }

  /// Inserts a model in a row and returns the row.
  func insert(_ node: Node) -> Int { models.insert(node) }

  override func node(row: Int) -> any StyleNode { models[row] }

  override func lastStyle(row: Int) -> ComputedStyleNumber {
    lastStyled.computedStyle(of: models.reference(to: row))
  }

  override func setLastStyled(
    row: Int, _ computedStyle: ComputedStyleNumber, in context: ContextNumber, at revision: UInt32
  ) {
    lastStyled.take(models.reference(to: row), computedStyle, in: context, at: revision)
  }

  override func object(row: Int) -> ObjectIdentifier { ObjectIdentifier(models[row] as AnyObject) }

  override func remove(row: Int) {
    setOwner(NodeRecord.none, ofRow: row)
    models.remove(at: row)
  }

  override func read<Value>(_ reader: AnyPropertyReader<Value>, row: Int) -> Value {
    reader.read(models[row])
  }

  override func match(_ sheet: CompiledSheet, row: Int) -> CompiledSheet.Match {
    sheet.match(models[row])
  }

  override func conformances(row: Int, comparingWith known: Unretained<Block>?) -> Block? {
    plan.style(of: models[row], comparingWith: known)
  }

  override func writeContent(row: Int) -> Unretained<Block>? {
    plan.writeContent(of: models.reference(to: row), over: &latestContent)
  }

  override func reads<Reads>(row: Int, taking take: () -> Reads) -> [AttributeID: Reads] {
    plan.reads(of: models[row], taking: take)
  }

  override func complete(_ conformances: ViewModel, row: Int) -> ViewModel {
    plan.complete(conformances, of: models[row])
  }

  override func run(_ cascade: inout Cascade, with conformances: ViewModel, row: Int) {
    plan.run(&cascade, with: conformances, of: models[row])
  }
}

extension AnyPropertyReader<[String]> {
  /// Reads style classes; nil when the type does not adopt `StyleClassed`.
  static func styleClasses(of type: any StyleNode.Type) -> AnyPropertyReader? {
    func reader<Adopter: StyleClassed>(of type: Adopter.Type) -> AnyPropertyReader {
      PropertyReader(type) { $0.styleClasses }
    }
    return (type as? any StyleClassed.Type).map { reader(of: $0) }
  }
}

extension AnyPropertyReader<ControlState> {
  /// Reads control states; nil when the type does not adopt `ControlStateContent`.
  static func controlState(of type: any StyleNode.Type) -> AnyPropertyReader? {
    func reader<Adopter: ControlStateContent>(of type: Adopter.Type) -> AnyPropertyReader {
      PropertyReader(type) { $0.controlState }
    }
    return (type as? any ControlStateContent.Type).map { reader(of: $0) }
  }
}

extension AnyPropertyReader<StyleScope> {
  /// Reads scopes; nil when the type does not adopt `ScopeProviding`.
  static func styleScope(of type: any StyleNode.Type) -> AnyPropertyReader? {
    func reader<Adopter: ScopeProviding>(of type: Adopter.Type) -> AnyPropertyReader {
      PropertyReader(type) { $0.styleScope }
    }
    return (type as? any ScopeProviding.Type).map { reader(of: $0) }
  }
}

// MARK: - ContentOffsets

/// The offsets of the standard content attributes in the blocks of a layout.
///
/// They're found once for all nodes of a type, because finding a value costs more than reading it.
struct ContentOffsets {
  /// The offset of each attribute, or `absent`.
  let fields: Fields

  /// Whether there is only a text, as in most nodes, or no content at all.
  let haveTextAlone: Bool

  /// The offset of an absent attribute; no layout is that large.
  static let absent = UInt16.max

  init(_ layout: Layout) {
    fields = Fields { layout.offset(of: $0).map { UInt16($0) } ?? Self.absent }
    haveTextAlone = layout.entries.allSatisfy { $0.attribute == Attribute<String>.text.id }
  }
}
