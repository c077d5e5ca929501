internal import Observation

/// The models of one type that are attached to a tree, side by side, and the code that styles them.
///
/// Only `Column` knows the type of the rows; it overrides every member here that reads one.
class AnyColumn {
  /// The number of the column in its tree, from 0.
  let number: Int

  let nodeType: any StyleNode.Type
  let kind: NodeKind
  let plan: Plan
  let styleClasses: AnyPropertyReader<[String]>?
  let controlState: AnyPropertyReader<ControlState>?
  let scope: AnyPropertyReader<StyleScope>?

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

  /// The size of a model in bytes.
  let modelSize: Int

  /// The last content that was evaluated; its block is reused once it's uniquely referenced.
  @exclusivity(unchecked) final var latestContent: Block?

  /// The offsets of the content that the conformances write, which the column owns.
  ///
  /// They're at a fixed address, because renderers would copy them for each node.
  let contentOffsets: UnsafePointer<ContentOffsets>

  /// The records of the models, by row; `none` for rows without a model.
  private let owners: Pool<UInt32>

  init(
    number: Int, nodeType: any StyleNode.Type, plan: Plan, modelSize: Int, isPlain: Bool,
    holdsObjects: Bool, ownersOf former: AnyColumn? = nil, isObserved: Bool = true
  ) {
    owners = former?.owners ?? Pool()
    self.number = number
    self.nodeType = nodeType
    self.plan = plan
    self.modelSize = modelSize
    self.isPlain = isPlain
    hasContent = plan.hasContent
    contentOffsets = ContentOffsets(plan.contentLayout).allocated()
    kind = plan.kind
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

  /// Completes the values of the conformances when there are no lower levels.
  func complete(_ conformances: ViewModel, row: Int) -> ViewModel { abstract() }

  /// Applies the conformances and the levels above them to the values of lower levels, and derives.
  func cascade(
    _ conformances: ViewModel, row: Int, onto model: inout ViewModel, hasStyle: Bool,
    inherited: Set<Write>, upper: UpperLevels, observer: CascadeObserver?
  ) { abstract() }

  private func abstract(_ member: StaticString = #function) -> Never {
    preconditionFailure("Column overrides \(member).")
  }
}
