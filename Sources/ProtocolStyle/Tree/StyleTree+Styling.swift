internal import Observation

/// Brings nodes up to date.
///
/// A node is up to date when its revision is the tree's. If it isn't, its stale ancestors are
/// brought up to date first, from the highest down, without recursion; then the node is restyled if
/// it was marked, if its rule set has changed, or if a value that was read for it has changed.
extension StyleTree {
  /// Restyles a node if a value that it depends on has changed.
  @inline(__always)
  func bringUpToDate(_ index: Int) {
    if tracker.inbox.hasChangedNodes || tracker.observed.haveUnsettled { absorbChangedNodes() }
    if store.records[index].revision != revision { revalidate(index) }
  }

  @inline(never)
  private func revalidate(_ index: Int) {
    sweepIfNeeded()
    requireTable()
    let parent = store.records[index].parent
    if parent != NodeRecord.none, store.records[Int(parent)].revision != revision {
      revalidateAncestors(of: index)
    }
    validate(index)
  }

  private func revalidateAncestors(of index: Int) {
    var path: [Int] = []
    var ancestor = store.records[index].parent
    while ancestor != NodeRecord.none, store.records[Int(ancestor)].revision != revision {
      path.append(Int(ancestor))
      ancestor = store.records[Int(ancestor)].parent
    }
    for index in path.reversed() { validate(index) }
  }

  /// Brings a node up to date whose parent is up to date.
  @inline(__always)
  private func validate(_ index: Int) {
    if !tracker.changedObjects.isEmpty, hasChangedObject(index) {
      store.records[index].revision = NodeRecord.stale
    }
    store.column(of: index)._withUnsafeGuaranteedRef {
      style(store.place(of: index), $0, isNew: false)
    }
  }

  /// Whether the object of a class node was changed since the node was styled, at this or another
  /// position.
  private func hasChangedObject(_ index: Int) -> Bool {
    guard let object = store.object(at: index), let changed = tracker.changedObjects[object] else {
      return false
    }
    return changed > store.records[index].revision
  }

  /// Styles a node of a column, whose parent is up to date, unless the result would be the same.
  ///
  /// - Parameters:
  ///   - place: The node.
  ///   - column: The column of the node.
  ///   - isNew: Whether the node is being attached; others often equal the one before them.
  @inline(__always)
  func style(_ place: NodePlace, _ column: AnyColumn, isNew: Bool) {
    resolver.styledCount &+= 1
    let number =
      column.mayBeObserved
      ? styleObserving(place, column)
      : style(place, column, in: resolver.ownContext(of: place, at: revision), isNew: isNew)
    let look = looks.look(store.records[place.index].look, in: number)
    if look != store.records[place.index].look { replaceLook(of: place.index, with: look) }
    if !place.flags.contains(.isUnsettled) || isSettled(place.index) {
      store.records[place.index].revision = revision
    }
  }

  /// Styles a node in its inherited context, unless the result would be the same.
  ///
  /// - Returns: The number of the inherited context.
  @inline(__always)
  private func style(
    _ place: NodePlace, _ column: AnyColumn, in number: UInt32, isNew: Bool
  ) -> UInt32 {
    resolver.table[number]._withUnsafeGuaranteedRef { inherited in
      resolver.styling(place, column, in: inherited) {
        inherited.context.pointee.reads.removeAll()
        resolver.ruleSet(of: place, column, in: inherited)._withUnsafeGuaranteedRef { ruleSet in
          noteContentChange(place, ruleSet)
          if !isCurrent(place, ruleSet) {
            restyle(place, column, ruleSet, in: number, isNew: isNew)
          }
        }
      }
    }
    return number
  }

  /// The inherited context of a node, if the context and the style are still valid.
  ///
  /// Only evaluates getters that were evaluated for the model since it last changed.
  ///
  /// - Returns: The number of the inherited context; nil when the node has to be evaluated.
  func currentContext(of place: NodePlace, _ column: AnyColumn) -> UInt32? {
    guard store.records[place.index].revision != NodeRecord.stale,
      let number = resolver.knownContext(of: place)
    else { return nil }
    return resolver.table[number]._withUnsafeGuaranteedRef { inherited in
      resolver.styling(place, column, in: inherited) {
        inherited.context.pointee.reads.removeAll()
        return resolver.ruleSet(of: place, column, in: inherited)._withUnsafeGuaranteedRef {
          ruleSet in
          isCurrent(place, ruleSet) ? number : nil
        }
      }
    }
  }

  /// Evaluates a node and its scope unconditionally.
  ///
  /// - Returns: The number of its inherited context.
  func evaluate(_ place: NodePlace, _ column: AnyColumn) -> UInt32 {
    if place.flags.contains(.hasScope) { resolver.scopes[UInt32(place.index)] = nil }
    let number = resolver.ownContext(of: place, at: revision)
    resolver.table[number]._withUnsafeGuaranteedRef { inherited in
      resolver.styling(place, column, in: inherited) {
        inherited.context.pointee.reads.removeAll()
        // Rules added later may name classes and states that no rule names now.
        if let styleClasses = column.styleClasses { _ = column.read(styleClasses, row: place.row) }
        if let controlState = column.controlState { _ = column.read(controlState, row: place.row) }
        resolver.ruleSet(of: place, column, in: inherited)._withUnsafeGuaranteedRef { ruleSet in
          noteContentChange(place, ruleSet)
          restyle(place, column, ruleSet, in: number, isNew: false)
        }
      }
    }
    return number
  }

  /// Whether styling a node would have the same result.
  @inline(__always)
  private func isCurrent(_ place: NodePlace, _ ruleSet: RuleSet) -> Bool {
    let (styled, look) = (store.records[place.index].revision, store.records[place.index].look)
    guard styled != NodeRecord.stale, looks[look].ruleSet == ruleSet.number else { return false }
    if place.flags.contains(.keepsContent), ruleSet.mayContentHaveChanged(since: styled) {
      return false
    }
    return ruleSet.isCurrent(look, since: styled, store.settings(of: place)?.reads)
  }

  /// Styles a node by a rule set; the node's context must be the current one.
  @inline(__always)
  private func restyle(
    _ place: NodePlace, _ column: AnyColumn, _ ruleSet: RuleSet, in context: UInt32, isNew: Bool
  ) {
    if !place.flags.contains(.hasSettings) || !evaluateSettings(of: place, ruleSet, in: context) {
      let (look, content) =
        isNew
        ? ruleSet.look(of: column, row: place.row, in: context)
        : ruleSet.nextLook(of: column, row: place.row, in: context, at: revision)
      if ruleSet.composesContent {
        keep(content, of: place)
      } else if column.keepsContent {
        keepContent(of: place, column, ruleSet)
      } else if place.flags.contains(.keepsContent) {
        releaseContent(of: place)
      }
      replaceLook(of: place.index, with: look)
    }
  }

  /// Styles a node individually if it has settings that affect its style.
  ///
  /// - Returns: Whether it has such settings.
  @inline(never)
  private func evaluateSettings(
    of place: NodePlace, _ ruleSet: RuleSet, in context: UInt32
  ) -> Bool {
    guard let local = store.settings(of: place) else { return false }
    guard ruleSet.composesContent || !local.overrides.isEmpty else {
      if local.reads != nil { store.settings[UInt32(place.index)]?.reads = nil }
      return false
    }
    let model = ruleSet.viewModel(row: place.row, local)
    store.settings[UInt32(place.index)]?.reads = StyleContext.pointer?.pointee.reads
    keep(model.content, of: place)
    let look = looks.insert(
      Look(context: context, ruleSet: ruleSet.number, basis: nil, style: model.style))
    replaceLook(of: place.index, with: look)
    return true
  }

  /// Keeps the content that the conformances write, evaluated together with the style.
  @inline(never)
  private func keepContent(of place: NodePlace, _ column: AnyColumn, _ ruleSet: RuleSet) {
    let content = column.content(row: place.row, store.settings(of: place))
    if let reads = StyleContext.pointer?.pointee.reads { ruleSet.contentReads.include(reads) }
    keep(content, of: place)
  }

  /// Keeps the content of a node, and notes the content that it replaces.
  @inline(never)
  private func keep(_ content: Block?, of place: NodePlace) {
    let index = place.index
    if store.isUsed(index), !store.records[index].flags.contains(.hasNotedContent) {
      let former = formerContent(of: index)
      if !Block.areIdentical(former, content) {
        note(former, of: index)
        touchStyle(index)
      }
    }
    tracker.keptContents[UInt32(index)] = content
    store.records[index].flags.insert(.keepsContent)
  }

  /// Stops keeping the content of a node, because only the conformances write it now.
  @inline(never)
  private func releaseContent(of place: NodePlace) {
    touch(place.index)
    tracker.keptContents[UInt32(place.index)] = nil
    store.records[place.index].flags.remove(.keepsContent)
  }

  /// The content of a node that is up to date: the kept content, or that of its conformances.
  @inline(__always)
  func content(of index: Int) -> Block? {
    if store.records[index].flags.contains(.keepsContent) {
      return tracker.keptContents[UInt32(index)]
    }
    return mayHaveContent(index) ? makeContent(of: index) : nil
  }

  @inline(never)
  private func makeContent(of index: Int) -> Block? {
    let place = store.place(of: index)
    defer { noteFirstReading(of: index) }
    return store.column(of: index)._withUnsafeGuaranteedRef { column in
      resolver.inheritedContext(of: index)._withUnsafeGuaranteedRef { inherited in
        resolver.styling(place, column, in: inherited) {
          inherited.context.pointee.reads.removeAll()
          let content = column.content(row: place.row, store.settings(of: place))
          resolver.currentRuleSet(of: index)._withUnsafeGuaranteedRef {
            $0.contentReads.include(inherited.context.pointee.reads)
          }
          return content
        }
      }
    }
  }

  /// Marks a node whose model was changed.
  func modelChanged(_ index: Int) {
    store.records[index].revision = NodeRecord.stale
    store.records[index].flags.remove(.hasReadContent)
    store.column(of: index)._withUnsafeGuaranteedRef { $0.mayHaveUnreadContent = true }
    if store.records[index].flags.contains(.isEvaluated) {
      tracker.modelWrites[store.handle(UInt32(index)).key, default: 0] &+= 1
    }
    if let object = store.object(at: index) {
      objectChanged(object)
    } else if store.records[index].firstChild != NodeRecord.none {
      // Only its children depend on a node.
      advanceRevision()
    }
    tracker.inbox.raise()
  }

  private func objectChanged(_ object: ObjectIdentifier) {
    if tracker.changedObjects.count > max(limits.contextSlack, 2 * count), !keepsNumbers {
      // Most entries are for released objects, so every node is evaluated instead.
      noteChangedObjectsOfEvaluatedNodes()
      tracker.changedObjects = [:]
      invalidateAllNodes()
    }
    advanceRevision()
    tracker.changedObjects[object] = revision
  }
}
