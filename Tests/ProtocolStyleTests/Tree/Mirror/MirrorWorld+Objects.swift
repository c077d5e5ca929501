@testable import ProtocolStyle

/// Changes of observable objects, which the tree has to detect itself.
extension MirrorWorld {
  /// A change of an object.
  private struct ObjectChange: Sendable, CustomStringConvertible {
    enum Target: Sendable {
      case live(LiveObject)
      case item(SharedItem)
    }

    /// The index of the object among all objects.
    let place: Int
    let target: Target
    let number: Int

    var description: String { "object \(place) has \(number)" }

    func apply() {
      switch target {
      case .live(let object): object.number = number
      case .item(let item) where number.isMultiple(of: 2): item.isOn = number.isMultiple(of: 4)
      case .item(let item): item.number = number
      }
    }
  }

  private func makeChange() -> ObjectChange {
    let place = data.random(0..<liveObjects.count + items.count)
    return ObjectChange(
      place: place,
      target: place < liveObjects.count
        ? .live(liveObjects[place]) : .item(items[place - liveObjects.count]),
      number: data.number())
  }

  func changeObject() {
    let change = makeChange()
    note("\(change)")
    change.apply()
  }

  nonisolated(nonsending) func changeObjectElsewhere() async {
    let change = makeChange()
    note("\(change), on another thread")
    await Task.detached { change.apply() }.value
  }

  /// Refreshes while two other threads change objects, then refreshes until nothing changes.
  nonisolated(nonsending) func changeObjectsDuringRefreshes() async {
    check()
    let changes = (0..<data.random(4..<40)).map { _ in makeChange() }
    note("on other threads, during refreshes: \(changes)")
    // A change that races a refresh is found however late its thread assigns the value.
    tree.tracker.observed.settlingTime = .seconds(1_000_000)
    // Each object is changed by only one thread, so its last change is the same in each run.
    let tasks = (0..<2).map { thread in
      Task.detached {
        for change in changes where change.place % 2 == thread { change.apply() }
      }
    }
    for _ in 0..<4 {
      updateWhileRacing()
      await Task.yield()
    }
    for task in tasks { await task.value }
    var count = 0
    while count < 10, !updateWhileRacing() { count += 1 }
    compare(withReplica: true)
  }

  /// Refreshes while objects can change.
  ///
  /// - Returns: Whether the report was empty.
  @discardableResult
  private func updateWhileRacing() -> Bool {
    let report = tree.refresh()
    note(
      problems: mirror.update(with: report, of: tree, { tree.viewModel(of: $0) }, isRacing: true))
    return report.isEmpty
  }
}
