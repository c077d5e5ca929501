extension StyleTree {
  /// Brings all nodes up to date, and returns the changes since the last call.
  ///
  /// ```swift
  /// tree.themes = [night]
  /// let report = tree.refresh()
  /// for change in report.changes {
  ///   print(change.node, change.attributes)
  /// }
  /// ```
  ///
  /// Reading a view model brings that one node up to date anyway; this is for consumers that show
  /// all nodes and update them. The first report contains everything since the tree was created. A
  /// second consumer has its own ``ChangeCursor`` and calls `changes(since:)`.
  ///
  /// A refresh examines only nodes of types that a change may affect, all nodes after a change of
  /// style sheets, and all nodes of a class after a change of one of them. Until it's reported, a
  /// change takes 12 bytes, plus the former style and content.
  ///
  /// - Returns: The changes; a value that doesn't change with the tree.
  @discardableResult
  public func refresh() -> RefreshReport { report(to: refresher.tracker.refreshCursor) }

  /// Brings all nodes up to date, and returns the changes since a consumer's last call.
  ///
  /// ```swift
  /// let page = ChangeCursor(of: tree)
  /// for step in tree.changes(since: page).shapeChanges {
  ///   print(step.node)
  /// }
  /// ```
  ///
  /// The first report of a cursor contains all nodes as attached, each after its parent. A change
  /// that is in several batches of the record is reported once. Changes that no cursor can request
  /// anymore are removed.
  ///
  /// - Parameter cursor: The position of the consumer, which moves to the end of the record; traps
  ///   when it belongs to another tree.
  /// - Returns: The changes; a value that doesn't change with the tree.
  public func changes(since cursor: ChangeCursor) -> RefreshReport {
    if cursor.tree != serial {
      fatalError(
        "StyleTree: the changes since a cursor of another tree were requested. Create a "
          + "ChangeCursor of this tree.")
    }
    return report(to: cursor)
  }

  private func report(to cursor: ChangeCursor) -> RefreshReport {
    requireIdle(
      cursor === refresher.tracker.refreshCursor
        ? "refresh() was called" : "changes(since:) was called")
    callRefreshParticipants()
    refresher.inbox.lower()
    refresher.absorbChangedNodes()
    return refresher.keepingNumbers {
      let styledCount = resolver.styledCount
      refresher.refreshNodes()
      return refresher.report(to: cursor, examinedCount: resolver.styledCount - styledCount)
    }
  }

  /// Calls the refresh participants, which may change the tree, before nodes are brought up to
  /// date.
  private func callRefreshParticipants() {
    guard refresher.inbox.wasRaised else { return }
    // A participant that refreshes the tree gets here again.
    let participants = exchange(&refreshParticipants, with: [])
    refreshParticipants = participants.filter { $0() } + refreshParticipants
  }
}

// MARK: - Animating

/// Changes to be shown as animations.
extension StyleTree {
  /// Makes changes that reports mark as animated.
  ///
  /// ```swift
  /// tree.animated { tree.themes = [night] }
  /// for change in tree.refresh().changes where change.isAnimated {
  ///   print(change.node)
  /// }
  /// ```
  ///
  /// The mark only states the intent: the tree has the new values at once, and a renderer chooses
  /// the duration of a transition. All nodes are brought up to date before and after the closure,
  /// so nothing else is marked, and the next refresh has less to do. A report that combines several
  /// changes of a node marks it when one of them was animated. Calls can be nested.
  ///
  /// - Parameter changes: A closure that makes the changes; work that it defers isn't animated.
  /// - Returns: The result of `changes`.
  /// - Throws: Any error that `changes` throws; the changes made until then are marked.
  public func animated<Result>(_ changes: () throws -> Result) rethrows -> Result {
    requireIdle("animated(_:) was called")
    if refresher.tracker.isAnimating { return try changes() }
    refresher.endBatch()
    refresher.tracker.isAnimating = true
    defer {
      refresher.endBatch()
      refresher.tracker.isAnimating = false
    }
    return try changes()
  }
}

// MARK: - Observers

extension StyleTree {
  /// Calls a closure when something may have gone stale: once, and again after each refresh.
  ///
  /// ```swift
  /// let observation = tree.onInvalidation { scheduleRefresh() }
  /// ```
  ///
  /// It's called on the thread that makes the change, before the changing call returns, and before
  /// a property of an `@Observable` object changes; so it must not use the tree, but schedule a
  /// `refresh()`. If something is stale already, it's called at once. Attaching, detaching and
  /// moving nodes count as changes. It may be called although no view model changes in the end.
  ///
  /// An object that changes on another thread may still be changing when it's read, so its nodes
  /// are evaluated each time they're read for a second after the last change. The closure is called
  /// again during that time, at intervals that grow from a millisecond to half a second.
  ///
  /// - Parameter action: The closure to call. It runs on the thread of the change, which may be any
  ///   thread if an object is shared between threads.
  /// - Returns: The observation, which ends when it's released.
  public func onInvalidation(_ action: @escaping @Sendable () -> Void) -> InvalidationObservation {
    InvalidationObservation(refresher.inbox, number: refresher.inbox.add(action))
  }

  /// An element each time that something may have gone stale after a refresh.
  ///
  /// ```swift
  /// for await _ in tree.invalidations {
  ///   show(tree.refresh())
  /// }
  /// ```
  ///
  /// It ends with the tree. Each sequence buffers one element at most, so a slow consumer neither
  /// misses a change nor receives one twice.
  public var invalidations: AsyncStream<Void> {
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let number = refresher.inbox.add {
      continuation.yield()
    } end: {
      continuation.finish()
    }
    continuation.onTermination = { [inbox = refresher.inbox] _ in inbox.remove(number) }
    return stream
  }
}

// MARK: - Cursors

extension ChangeCursor {
  /// Creates a cursor at the beginning: its first report contains all nodes as attached.
  ///
  /// - Parameter tree: The tree.
  public convenience init(of tree: StyleTree) {
    self.init(tree: tree.serial, position: nil)
    tree.refresher.tracker.add(self)
  }
}
