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
    number: Int, plan: Plan, holdsObjects: Bool, modelsOf former: Column? = nil,
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

  override func complete(_ conformances: ViewModel, row: Int) -> ViewModel {
    plan.complete(conformances, of: models[row])
  }

  override func cascade(
    _ conformances: ViewModel, row: Int, onto model: inout ViewModel, hasStyle: Bool,
    inherited: Set<Write>, upper: UpperLevels, observer: CascadeObserver?
  ) {
    plan.cascade(
      conformances, of: models[row], onto: &model, hasStyle: hasStyle, inherited: inherited,
      upper: upper, observer: observer)
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
