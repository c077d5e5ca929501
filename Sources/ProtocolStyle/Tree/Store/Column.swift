internal import CStyleRuntime
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
  @exclusivity(unchecked) final var isTracked: Bool

  /// Whether the tree keeps the content of the models, because an object may change without its
  /// notice.
  let keepsContent: Bool

  /// Whether the conformances write content.
  let hasContent: Bool

  /// Whether the reads of the content of a model may be unknown, because it hasn't been evaluated
  /// since the model was attached or written.
  @exclusivity(unchecked) final var mayHaveUnreadContent = true

  /// Whether models with equal bytes are always equal, because they contain no references.
  let isPlain: Bool

  /// The model that was evaluated last, if the type is plain.
  @exclusivity(unchecked) final var exemplar: Exemplar

  /// The last content that was evaluated; its block is reused once it's uniquely referenced.
  @exclusivity(unchecked) final var latestContent: Block?

  /// The offsets of the content that the conformances write, which the column owns.
  ///
  /// They're at a fixed address, because renderers would copy them for each node.
  let contentOffsets: UnsafePointer<ContentOffsets>

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
    exemplar = Exemplar(byteCount: isPlain ? modelSize : 0)
    hasContent = plan.hasContent
    contentOffsets = ContentOffsets(plan.contentLayout).allocated()
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

  deinit {
    contentOffsets.deallocate()
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

  /// The address of the model in a row.
  func address(row: Int) -> UnsafeRawPointer { abstract() }

  /// The identity of the object in a row; the type must be a class.
  func object(row: Int) -> ObjectIdentifier { abstract() }

  /// Removes the model from a row.
  func remove(row: Int) { abstract() }

  /// Reads a property of the model in a row.
  func read<Value>(_ reader: AnyPropertyReader<Value>, row: Int) -> Value { abstract() }

  /// Matches the model in a row against a sheet.
  func match(_ sheet: CompiledSheet, row: Int) -> CompiledSheet.Match { abstract() }

  /// The style that the conformances write; nil when every value equals the known one.
  func conformances(row: Int, comparingWith known: Unmanaged<Block>?) -> Block? { abstract() }

  /// The content that the conformances write; nil when the type has none.
  final func content(row: Int) -> Block? {
    writeContent(row: row) == nil ? nil : latestContent
  }

  /// The same content, unretained, in the block that is reused when it's uniquely referenced.
  func writeContent(row: Int) -> Unmanaged<Block>? { abstract() }

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
    let plan = applier.plan(of: Node.self).takeUnretainedValue()
    return Column(
      number: number, plan: plan, holdsObjects: holdsObjects, modelsOf: self,
      isObserved: isObserved)
  }

  /// Inserts a model in a row and returns the row.
  func insert(_ node: Node) -> Int { models.insert(node) }

  override func node(row: Int) -> any StyleNode { models[row] }

  override func address(row: Int) -> UnsafeRawPointer {
    UnsafeRawPointer(models.address(of: row))
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

  override func conformances(row: Int, comparingWith known: Unmanaged<Block>?) -> Block? {
    plan.style(of: models[row], comparingWith: known)
  }

  override func writeContent(row: Int) -> Unmanaged<Block>? {
    plan.writeContent(of: models.address(of: row), over: &latestContent)
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

// MARK: - Exemplar

/// The bytes of the last evaluated model of a plain type, its context, and its look.
///
/// The type has no references, so models with equal bytes are equal. If a getter reads anything
/// else, such as a global variable, changes of that wouldn't be noticed without an exemplar either.
struct Exemplar: ~Copyable {
  private let bytes: UnsafeMutableRawPointer
  private let byteCount: Int

  /// The revision of the evaluation; the look is valid as long as the tree has that revision.
  private var revision = NodeRecord.stale
  private var context = ContextNumber.none
  private var look = LookNumber.none

  /// Makes room for a model of a size.
  init(byteCount: Int) {
    self.byteCount = byteCount
    bytes = .allocate(byteCount: byteCount, alignment: 1)
  }

  deinit {
    bytes.deallocate()
  }

  /// Whether a model was evaluated at a revision in a context.
  @inline(__always)
  func isValid(at revision: UInt32, in context: ContextNumber) -> Bool {
    revision == self.revision && context == self.context
  }

  /// The look of a model if it's equal; none if it isn't.
  @inline(__always)
  func look(of model: UnsafeRawPointer) -> LookNumber {
    protocol_style_equal_bytes(bytes, model, byteCount) ? look : .none
  }

  /// Replaces the exemplar by a model that was evaluated.
  mutating func take(
    _ model: UnsafeRawPointer, _ look: LookNumber, in context: ContextNumber, at revision: UInt32
  ) {
    bytes.copyMemory(from: model, byteCount: byteCount)
    (self.look, self.context, self.revision) = (look, context, revision)
  }

  /// Discards the model, because its look or its context may be removed.
  mutating func discard() { revision = NodeRecord.stale }
}

// MARK: - OwnedObjects

/// An array that owns its objects and returns them unretained.
///
/// Retaining and releasing would cost as much as the work on a node. A returned object lives as
/// long as the array, and `_withUnsafeGuaranteedRef` passes that guarantee to the compiler.
struct OwnedObjects<Object: AnyObject>: ~Copyable {
  private var objects: [Unmanaged<Object>?] = []

  deinit {
    for object in objects { object?.release() }
  }

  var count: Int { objects.count }

  /// The object at an index; nil if there is none, or if the index is past the end.
  subscript(index: Int) -> Unmanaged<Object>? {
    @inline(__always)
    get { index < objects.count ? objects[index] : nil }
  }

  /// Leaves a number of indices without an object.
  mutating func reserveEmpty(_ count: Int) {
    objects += Array(repeating: nil, count: count)
  }

  /// Stores an object at an index that has none.
  mutating func insert(_ object: Object, at index: Int) -> Unmanaged<Object> {
    while objects.count <= index { objects.append(nil) }
    let owned = Unmanaged.passRetained(object)
    objects[index] = owned
    return owned
  }

  /// Removes the object at an index; the caller owns it from then on.
  mutating func remove(at index: Int) -> Object {
    let removed = objects[index].unsafelyUnwrapped
    objects[index] = nil
    return removed.takeRetainedValue()
  }

  /// Replaces the object at an index; the caller owns the former object from then on.
  mutating func replace(at index: Int, with object: Object) -> Object {
    let replaced = objects[index].unsafelyUnwrapped
    objects[index] = Unmanaged.passRetained(object)
    return replaced.takeRetainedValue()
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

  /// No attributes.
  // Sound because nothing writes to them.
  nonisolated(unsafe) static let none = ContentOffsets(.empty).allocated()

  /// The address of a copy, which the caller owns.
  func allocated() -> UnsafePointer<ContentOffsets> {
    let copy = UnsafeMutablePointer<ContentOffsets>.allocate(capacity: 1)
    copy.initialize(to: self)
    return UnsafePointer(copy)
  }

  init(_ layout: Layout) {
    fields = Fields { layout.offset(of: $0).map { UInt16($0) } ?? Self.absent }
    haveTextAlone = layout.entries.allSatisfy { $0.attribute == Attribute<String>.text.id }
  }
}
