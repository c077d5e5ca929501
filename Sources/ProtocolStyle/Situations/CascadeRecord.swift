/// One evaluation of a node, with what each step of its cascade read.
///
/// Ordinary evaluations record the reads of a node as a whole. This one runs each getter, rule and
/// closure by itself, also those rules whose conditions don't hold, so it takes a few times as long.
package struct CascadeRecord {
  /// A rule, a closure or an override.
  struct Writer {
    let identity: WriterIdentity
    let level: CascadeLevel

    /// Whether it takes part: false for a rule whose condition doesn't hold.
    var isInForce = true

    /// The reads that decide whether it takes part, and the states and positions that its condition
    /// tests.
    var conditionReads = ContextReads()
    var states = ControlState.normal
    var enclosingStates = ControlState.normal
    var descendantStates = ControlState.normal
    var positions: ReadStates = []

    /// The reads of the closure itself, and the values below that it read.
    var reads = ContextReads()
    var modelReads = TokenTrace.ModelReads.some([])

    /// The attributes that it writes here, or would write.
    var writes: Set<AttributeID> = []
  }

  /// The identity of a writer, which is the same in all situations.
  package enum WriterIdentity: Hashable {
    case rule(StyleSheet.Identity)
    case closure
    case override(Int)
  }

  /// The result.
  fileprivate(set) var model: ViewModel

  /// The writers, the lowest first; those that aren't in force may be anywhere in their level, and are
  /// the last ones of it.
  fileprivate(set) var writers: [Writer] = []

  /// The reads of the getters, by attribute.
  fileprivate(set) var getters: [AttributeID: ContextReads] = [:]

  /// The attributes that getters wrote.
  fileprivate(set) var conformances: Set<AttributeID> = []

  /// The reads of derivations, by what they derive.
  fileprivate(set) var derivations: [AttributeID: ContextReads] = [:]

  /// The reads of the node's scopes.
  fileprivate(set) var scope = ContextReads()

  /// The states that getters have tested a state for.
  fileprivate(set) var tested = TestedStates()
}

extension CascadeRecord {
  /// The attributes that the writers and getters write, and that the kind derives.
  var attributes: Set<AttributeID> {
    var result = Set(getters.keys).union(derivations.keys)
    for writer in writers { result.formUnion(writer.writes) }
    return result
  }
}

// MARK: - Recording

extension CascadeRecord {
  /// Evaluates a node in its present situation, and records what each step reads.
  ///
  /// Traps if the node isn't attached.
  init(of node: AnyNodeHandle, in tree: StyleTree) {
    self = tree.styling(node, in: NodeSituation()) { _, column, place, inherited in
      // The getter of the model's own state isn't a step, and neither is that of the control's.
      _ = StyleContext.findControlState()
      _ = StyleContext.findEnclosingState()
      var recorder = CascadeRecorder(column, at: inherited.context)
      recorder.record.scope = tree.resolver.scopes[node.index]?.reads ?? ContextReads()
      recorder.run(
        inherited.candidates(for: column, row: place.row).object, in: inherited, place,
        tree.store.settings(of: place)
      ) { tree.resolver.variant(of: place, column, $0) ?? .plain }
      return recorder.record
    }
  }
}

/// Runs the cascade of one node and records the reads of each step.
private struct CascadeRecorder {
  var record: CascadeRecord
  private let column: AnyColumn
  private let context: ValueReference<StyleContext>
  private let trace = TokenTrace()

  init(_ column: AnyColumn, at context: ValueReference<StyleContext>) {
    (self.column, self.context) = (column, context)
    record = CascadeRecord(model: ViewModel(kind: column.kind))
  }

  /// The reads since the last call.
  private func take() -> ContextReads {
    exchange(&context.value.reads, with: ContextReads())
  }

  mutating func run(
    _ candidates: CandidateRules, in inherited: InheritedContext, _ place: NodePlace,
    _ local: NodeSettings?, _ makeVariant: (CandidateRules) -> CandidateRules.Variant
  ) {
    context.value.trace = Unretained(trace)
    defer { context.value.trace = nil }
    _ = take()
    let variant = makeVariant(candidates)
    let classReads = take()
    record.getters = column.reads(row: place.row) { take() }
    let inForce = candidates.rules(for: variant)
    _ = take()
    let known = Set(inForce.map(\.rule.identity))
    var conditions: [StyleSheet.Identity: CascadeRecord.Writer] = [:]
    for rule in candidates.allRules {
      let writer = writer(of: rule, variant, isInForce: known.contains(rule.identity), classReads)
      conditions[rule.identity] = writer
    }
    let absent = conditions.values.filter { !$0.isInForce }
    var (present, overrides) = ([CascadeRecord.Writer](), 0)
    _ = take()
    _ = trace.takeModelReads()
    var record = record
    let (context, trace) = (context, trace)
    record.model = candidates.forEachStep(
      of: inForce, variant, row: place.row, local, in: inherited
    ) { step in
      let reads = exchange(&context.value.reads, with: ContextReads())
      let modelReads = trace.takeModelReads()
      let written = Set(step.writes.map(\.attribute))
      if step.isDerived {
        for output in written {
          record.derivations[output, default: ContextReads()].formUnion(reads)
        }
        return
      }
      var writer: CascadeRecord.Writer
      switch step.level {
      case .inherited, .variant: return
      case .conformances:
        record.conformances = written
        return
      case .closure: writer = CascadeRecord.Writer(identity: .closure, level: .closure)
      case .overrides:
        writer = CascadeRecord.Writer(identity: .override(overrides), level: .overrides)
        overrides += 1
      case .rules, .overridingRules:
        guard let rule = step.rule, let known = conditions[rule.rule.identity] else { return }
        writer = known
        // A reset hides it.
        writer.isInForce = !step.isHidden
      }
      (writer.reads, writer.modelReads, writer.writes) = (reads, modelReads, written)
      present.append(writer)
    }
    record.writers = (present + absent).enumerated().sorted {
      ($0.element.level, $0.offset) < ($1.element.level, $1.offset)
    }.map(\.element)
    record.tested = context.value.tested
    self.record = record
  }

  /// A rule with the reads of its condition, and, if it isn't in force, with what its closure would
  /// write.
  private func writer(
    of rule: CompiledSheet.Rule, _ variant: CandidateRules.Variant, isInForce: Bool,
    _ classReads: ContextReads
  ) -> CascadeRecord.Writer {
    let source = rule.source
    var writer = CascadeRecord.Writer(
      identity: .rule(rule.identity),
      level: source.overridesConformances ? .overridingRules : .rules, isInForce: isInForce)
    if case .styleClass = source.target.form { writer.conditionReads = classReads }
    if let condition = source.condition {
      _ = take()
      _ = condition.holds(in: variant.controlState, variant.surroundings)
      writer.conditionReads.formUnion(take())
      writer.states = ControlState(condition.controlStates)
      writer.enclosingStates = ControlState(condition.enclosingControlStates)
      writer.descendantStates = ControlState(condition.descendantControlStates)
      writer.positions = condition.readStates.intersection(.positions)
    }
    guard !isInForce else { return writer }
    var model = ViewModel(kind: column.kind)
    _ = trace.takeModelReads()
    writer.writes = Set(model.recordingWrites(source.apply).map(\.attribute))
    (writer.reads, writer.modelReads) = (take(), trace.takeModelReads())
    // Above other values, it may write other attributes.
    if writer.modelReads != .some([]) { writer.modelReads = .all }
    return writer
  }
}
