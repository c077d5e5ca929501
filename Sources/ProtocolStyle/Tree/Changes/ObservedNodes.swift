internal import CStyleRuntime
internal import Observation
internal import Synchronization

/// The nodes whose styling reads `@Observable` objects, and those that may be changing.
///
/// Invariants:
/// - There is at most one tracking of a node, and none of a node that was detached.
/// - An unsettled node was changed on another thread, less than `settlingTime` ago when it was last
///   examined. The record of an unsettled node is flagged `isUnsettled`.
/// - While nodes or looks are unsettled, a notification of the tree's observers is scheduled.
struct ObservedNodes {
  /// The time during which a node is evaluated repeatedly after one of its objects has changed on
  /// another thread; tests of such changes set a time that no machine exceeds.
  var settlingTime = Duration.seconds(1)

  private var trackings: [UInt32: TrackingEnd] = [:]
  private var unsettled: [UInt32: ContinuousClock.Instant] = [:]

  /// The end of the time during which looks other than the tree's own may be changing.
  private var looksSettle: ContinuousClock.Instant?

  /// The notification that is scheduled.
  private var notification: Notification?

  /// A notification of observers after a delay.
  private struct Notification {
    let delay: Duration
    let task: Task<Void, Never>
    private let end: ContinuousClock.Instant

    /// Whether the observers were notified.
    var isOver: Bool { .now >= end }

    init(delay: Duration, _ inbox: InvalidationSignal) {
      self.delay = delay
      end = .now + delay
      task = Task.detached {
        try? await Task.sleep(for: delay)
        if !Task.isCancelled { inbox.raise() }
      }
    }
  }

  /// Whether there are nodes that may be changing.
  var haveUnsettled: Bool {
    @inline(__always)
    get { !unsettled.isEmpty }
  }

  /// Whether looks other than the tree's own may be changing.
  var haveUnsettledLooks: Bool { looksSettle != nil }

  /// The indices of the nodes that may be changing, in order.
  var unsettledNodes: [UInt32] { unsettled.keys.sorted() }

  /// Starts tracking a node that isn't tracked.
  mutating func track(_ index: UInt32) -> TrackingEnd {
    let tracking = TrackingEnd()
    trackings[index] = tracking
    return tracking
  }

  /// Ends the tracking of a node.
  @inline(__always)
  mutating func endTracking(of index: UInt32) {
    if !trackings.isEmpty { trackings.removeValue(forKey: index)?.end() }
  }

  /// Discards a node that is detached.
  mutating func remove(_ index: UInt32) {
    endTracking(of: index)
    if !unsettled.isEmpty { unsettled[index] = nil }
  }

  /// Notes that a node may be changing.
  mutating func unsettle(_ index: UInt32) { unsettled[index] = .now + settlingTime }

  /// Notes that looks other than the tree's own may be changing.
  mutating func unsettleLooks() { looksSettle = .now + settlingTime }

  /// Discards an unsettled node if its settling time is over.
  ///
  /// - Returns: Whether the time is over.
  mutating func settle(_ index: UInt32) -> Bool {
    if let end = unsettled[index], .now < end { return false }
    unsettled[index] = nil
    if unsettled.isEmpty, looksSettle == nil { endNotification() }
    return true
  }

  /// Schedules a notification of the observers while anything is unsettled, less and less often.
  mutating func scheduleNotification(_ inbox: InvalidationSignal) {
    if let end = looksSettle, end < .now { looksSettle = nil }
    guard !unsettled.isEmpty || looksSettle != nil else { return endNotification() }
    if let notification, !notification.isOver { return }
    let delay = notification.map { min($0.delay * 2, settlingTime) } ?? .milliseconds(1)
    notification = Notification(delay: delay, inbox)
  }

  private mutating func endNotification() {
    notification?.task.cancel()
    notification = nil
  }

  /// Ends all trackings, when the tree is released.
  func end() {
    for tracking in trackings.values { tracking.end() }
    notification?.task.cancel()
  }
}

// MARK: - Evaluating Observed Nodes

/// Tracks the `@Observable` objects that the styling of nodes reads.
///
/// Invariants:
/// - One evaluation produces the scope, style and content of a node whose type may hold objects,
///   and tracks everything that it reads. There is at most one tracking of a node.
/// - A tracking names its node. When an object changes, the node is stale and pending until a
///   refresh has visited it.
/// - An object calls back before its property changes. If it does on the tree's own thread, the
///   change is complete when the tree is used next. On other threads that isn't certain, so the
///   node is unsettled: it's stale, and evaluated whenever it's read, until `settlingTime` is over.
///   Renderers evaluate looks other than the tree's own whenever they draw, so for these the
///   observers are notified again during that time.
extension StyleTree {
  /// Styles a node whose type may hold objects, unless the result would be the same.
  ///
  /// - Returns: The number of its inherited context.
  @inline(never)
  func styleObserving(_ place: NodePlace, _ column: AnyColumn) -> UInt32 {
    if let current = currentContext(of: place, column) { return current }
    tracker.observed.endTracking(of: UInt32(place.index))
    if column.isTracked { return track(place, column) }
    // The first object read for a type shows that nodes of the type have to be tracked, in all
    // trees. This one tracking can't be ended; it does nothing.
    func objectWasRead() -> @Sendable () -> Void {
      StoredObjects.noteObserved(of: column.nodeType)
      column.isTracked = true
      return {}
    }
    let number = withObservationTracking({ evaluate(place, column) }, onChange: objectWasRead())
    return column.isTracked ? track(place, column) : number
  }

  /// Evaluates a node, and tracks the objects that it reads.
  private func track(_ place: NodePlace, _ column: AnyColumn) -> UInt32 {
    let tracking = tracker.observed.track(UInt32(place.index))
    let node = store.handle(UInt32(place.index))
    return tracking.tracking {
      evaluate(place, column)
    } onChange: { [inbox = tracker.inbox] in
      inbox.nodeChanged(node)
    }
  }

  /// Marks nodes as stale whose objects have changed since the last call.
  @inline(never)
  func absorbChangedNodes() {
    let thread = protocol_style_thread()
    for change in tracker.inbox.takeChangedNodes() {
      guard let node = change.node else {
        tracker.lookObjectChanges += 1
        if change.thread != thread { tracker.observed.unsettleLooks() }
        continue
      }
      guard contains(node) else { continue }
      let index = node.index
      tracker.pending.insert(index)
      store.records[Int(index)].revision = NodeRecord.stale
      if change.thread != thread {
        tracker.observed.unsettle(index)
        store.records[Int(index)].flags.insert(.isUnsettled)
      }
      if store.records[Int(index)].firstChild != NodeRecord.none { advanceRevision() }
    }
    if tracker.observed.haveUnsettledLooks { tracker.lookObjectChanges += 1 }
    tracker.observed.scheduleNotification(tracker.inbox)
    // Others may depend on unsettled nodes. A refresh visits these once.
    if tracker.observed.haveUnsettled, !keepsNumbers { advanceRevision() }
  }

  /// Whether the settling time of an unsettled node is over.
  func isSettled(_ index: Int) -> Bool {
    guard tracker.observed.settle(UInt32(index)) else { return false }
    store.records[index].flags.remove(.isUnsettled)
    return true
  }
}

// MARK: - TrackingEnd

/// Ends an observation tracking that has read it.
///
/// Observation has no public way to end a tracking. But a tracking ends as a whole when any
/// property that it has read changes, so each tracking reads a property of an object of this type.
final class TrackingEnd: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let hasEnded = Atomic(false)

  /// Whether the tracking has ended.
  private var isEnded: Bool { hasEnded.load(ordering: .acquiring) }

  /// Runs a closure, and calls another one before the first change of a property that it has read,
  /// unless the tracking has ended.
  func tracking<Result>(
    _ body: () -> Result, onChange: @escaping @Sendable () -> Void
  ) -> Result {
    withObservationTracking {
      registrar.access(self, keyPath: \.isEnded)
      return body()
    } onChange: {
      if !self.isEnded { onChange() }
    }
  }

  /// Ends the tracking.
  func end() {
    hasEnded.store(true, ordering: .releasing)
    registrar.withMutation(of: self, keyPath: \.isEnded) {}
  }
}

// MARK: - StoredObjects

/// Determines whether the models of a type may hold objects, which can change by themselves.
///
/// Only the first model of a type is examined, so the answer must follow from the types of stored
/// properties, which all models share, and not from their values. An existential property could
/// hold a value of any type in another model, so it counts as one that may hold an object, as do
/// closures and payloads of enumerations. If the answer isn't certain, it's yes, which only costs
/// time and memory.
///
/// Objects that a model doesn't own aren't found: those behind `unowned(unsafe)`, `Unmanaged` and
/// pointers, whose types are plain, and globals. Users call `setNeedsStyle(of:)` for these.
enum StoredObjects {
  /// The types of models whose styling has read an observable object, in any tree.
  private static let observedTypes = Mutex<Set<ObjectIdentifier>>([])

  /// Whether the styling of a model of a type has read an observable object.
  static func areObserved(of type: any StyleNode.Type) -> Bool {
    observedTypes.withLock { $0.contains(ObjectIdentifier(type)) }
  }

  /// Notes that the styling of a model of a type has read an observable object.
  static func noteObserved(of type: any StyleNode.Type) {
    _ = observedTypes.withLock { $0.insert(ObjectIdentifier(type)) }
  }

  /// Whether models of a value type may hold objects.
  ///
  /// - Parameter model: A model of the type.
  /// - Returns: False when no model of its type can refer to an object; classes are objects
  ///   themselves.
  static func mayBeHeld<Model>(by model: Model) -> Bool {
    mayBeHeld(by: Model.self, example: model)
  }

  private static func mayBeHeld<Value>(by type: Value.Type, example: Value?) -> Bool {
    if _isPOD(type) || type is any ObjectFree.Type { return false }
    if let container = type as? any ElementContainer.Type {
      return container.elementTypes.contains { mayBeHeld(byAny: $0) }
    }
    guard let example, Swift.type(of: example as Any) == type, !(example is any CustomReflectable)
    else { return true }
    let mirror = Mirror(reflecting: example)
    guard mirror.displayStyle == .struct || mirror.displayStyle == .tuple else { return true }
    return mirror.children.isEmpty || mirror.children.contains { mayBeHeld(byProperty: $0.value) }
  }

  private static func mayBeHeld(byAny type: Any.Type) -> Bool {
    func mayBeHeld<Value>(by type: Value.Type) -> Bool { Self.mayBeHeld(by: type, example: nil) }
    return _openExistential(type, do: mayBeHeld)
  }

  /// Whether a property may hold objects.
  ///
  /// A mirror reflects the value with the property's declared type, so an existential is
  /// recognized.
  private static func mayBeHeld(byProperty value: Any) -> Bool {
    func mayBeHeld<Value>(by value: Value) -> Bool {
      Self.mayBeHeld(by: Value.self, example: value)
    }
    return _openExistential(value, do: mayBeHeld)
  }
}

/// A type whose values don't refer to objects that can change.
protocol ObjectFree {}

extension String: ObjectFree {}
extension Substring: ObjectFree {}
extension Character: ObjectFree {}
extension FontDescriptor: ObjectFree {}
extension ImageReference: ObjectFree {}
extension TextAttributes: ObjectFree {}
extension Gradient: ObjectFree {}
extension ItemList: ObjectFree {}
extension Token: ObjectFree {}

/// A type whose values refer to objects only through their elements.
private protocol ElementContainer {
  static var elementTypes: [Any.Type] { get }
}

extension Optional: ElementContainer {
  fileprivate static var elementTypes: [Any.Type] { [Wrapped.self] }
}

extension Array: ElementContainer {
  fileprivate static var elementTypes: [Any.Type] { [Element.self] }
}

extension AxisValues: ElementContainer {
  fileprivate static var elementTypes: [Any.Type] { [Value.self] }
}

extension ArraySlice: ElementContainer {
  fileprivate static var elementTypes: [Any.Type] { [Element.self] }
}

extension Set: ElementContainer {
  fileprivate static var elementTypes: [Any.Type] { [Element.self] }
}

extension Dictionary: ElementContainer {
  fileprivate static var elementTypes: [Any.Type] { [Key.self, Value.self] }
}
