internal import Observation

/// The models of one type that are attached to a tree, side by side, and how to style them.
///
/// What the rows hold only `Column` knows; it overrides everything here that reads one.
class AnyColumn {
  /// Counts the columns of a tree from 0.
  let number: Int

  let nodeType: any StyleNode.Type
  let kind: NodeKind
  let plan: Plan
  let styleClasses: AnyPropertyReader<[String]>?
  let controlState: AnyPropertyReader<ControlState>?
  let scope: AnyPropertyReader<StyleScope>?

  /// Whether styling a model may read `@Observable` objects, because it is or holds objects.
  let mayBeObserved: Bool

  /// Whether the styling of a model has read an `@Observable` object; all models are tracked then.
  @exclusivity(unchecked) final var isTracked: Bool

  /// Whether the tree keeps the content of the models: an object may change behind its back.
  let keepsContent: Bool

  /// Whether the conformances write content.
  let hasContent: Bool

  /// Whether models are equal for sure when their bytes are: there are no references in them.
  let isPlain: Bool

  /// How many bytes a model has.
  let modelSize: Int

  /// The content that was made last, which is made over when nobody else has it any more.
  @exclusivity(unchecked) final var latestContent: Block?

  /// Where the content lies that the conformances write.
  let contentOffsets: ContentOffsets

  /// The records of the models, by row; `none` where no model is.
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
    contentOffsets = ContentOffsets(plan.contentLayout)
    kind = plan.kind
    styleClasses = .styleClasses(of: nodeType)
    controlState = .controlState(of: nodeType)
    scope = .styleScope(of: nodeType)
    let isObservable = plan.isOfClass && nodeType is any Observable.Type
    mayBeObserved = isObserved && (isObservable || holdsObjects)
    isTracked = isObservable || holdsObjects && StoredObjects.areObserved(of: nodeType)
    keepsContent = hasContent && (plan.isOfClass || holdsObjects)
  }

  /// Notes whose model is in a row.
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

  /// How many rows there are, free ones among them.
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

  /// Where the model in a row lies.
  func address(row: Int) -> UnsafeRawPointer { abstract() }

  /// The identity of the object in a row; the type must be a class.
  func object(row: Int) -> ObjectIdentifier { abstract() }

  /// Takes the model out of a row.
  func remove(row: Int) { abstract() }

  /// Reads a property of the model in a row.
  func read<Value>(_ reader: AnyPropertyReader<Value>, row: Int) -> Value { abstract() }

  /// What a sheet says of the models.
  func match(_ sheet: CompiledSheet, row: Int) -> CompiledSheet.Match { abstract() }

  /// What the conformances write of style; nil when every value equals the known one.
  func conformances(row: Int, comparingWith known: Unmanaged<Block>?) -> Block? { abstract() }

  /// What the conformances write of content; nil when the type has none.
  final func content(row: Int) -> Block? {
    writeContent(row: row) == nil ? nil : latestContent
  }

  /// The same in the block that is written over when nobody else has it any more.
  func writeContent(row: Int) -> Unmanaged<Block>? { abstract() }

  /// Completes what the conformances wrote when there is nothing beneath.
  func complete(_ conformances: ViewModel, row: Int) -> ViewModel { abstract() }

  /// Puts the levels from the conformances on over what is beneath, and derives.
  func cascade(
    _ conformances: ViewModel, row: Int, onto model: inout ViewModel, hasStyle: Bool,
    inherited: Set<Write>, upper: UpperLevels, observer: CascadeObserver?
  ) { abstract() }

  private func abstract(_ member: StaticString = #function) -> Never {
    preconditionFailure("Column overrides \(member).")
  }
}
