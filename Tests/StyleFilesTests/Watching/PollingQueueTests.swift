import Foundation
import Testing

@testable import StyleFiles

/// The queue for systems without events of files, which is compiled on all.
@Suite struct PollingQueueTests {
  /// A folder with a file, and a queue that watches it.
  private final class Desk {
    let folder: URL
    let file: URL
    let queue = PollingQueue(interval: 0.001)

    init(watchesFolder: Bool = false) throws {
      folder = FileManager.default.temporaryDirectory
        .appending(path: "PollingQueue-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      file = folder.appending(path: "style.txt")
      try Data("0".utf8).write(to: file)
      #expect(queue.watch(WatchedPaths([watchesFolder ? folder : file]), for: 1) == nil)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  @Test func `a file that grew, was replaced, deleted or created is a change`() throws {
    let desk = try Desk()
    try Data("10".utf8).write(to: desk.file)
    #expect(desk.queue.wait() == [1])
    try Data("20".utf8).write(to: desk.file, options: .atomic)
    #expect(desk.queue.wait() == [1])
    try FileManager.default.removeItem(at: desk.file)
    #expect(desk.queue.wait() == [1])
    try Data("20".utf8).write(to: desk.file)
    #expect(desk.queue.wait() == [1])
  }

  @Test func `a file of equal size is a change by its time`() throws {
    let desk = try Desk()
    let handle = try FileHandle(forWritingTo: desk.file)
    try handle.write(contentsOf: Data("1".utf8))
    try handle.close()
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000)], ofItemAtPath: desk.file.path())
    #expect(desk.queue.wait() == [1])
  }

  @Test func `a wake-up ends a wait without a change, and comes before one`() throws {
    let desk = try Desk()
    try Data("10".utf8).write(to: desk.file)
    desk.queue.wakeUp()
    #expect(desk.queue.wait() == [])
    #expect(desk.queue.wait() == [1])
  }

  @Test func `a new file of a watched folder is a change, and another folder's isn't`() throws {
    let desk = try Desk(watchesFolder: true)
    try Data("1".utf8).write(to: desk.folder.appending(path: "new.txt"))
    #expect(desk.queue.wait() == [1])
    let other = try Desk()
    try Data("1".utf8).write(to: other.folder.appending(path: "unrelated.txt"))
    other.queue.wakeUp()
    #expect(other.queue.wait() == [])
    // Were the file a change, the next wait would find it first.
    try Data("100".utf8).write(to: other.file)
    #expect(other.queue.wait() == [1])
    other.queue.wakeUp()
    #expect(other.queue.wait() == [])
  }

  @Test func `a folder that is missing is named`() {
    let missing = WatchedPaths([URL(filePath: "/nowhere/at/all/style.txt")])
    #expect(PollingQueue(interval: 1).watch(missing, for: 1) == "/nowhere/at/all")
  }

  @Test func `a change is that of the watchers of its file`() throws {
    let desk = try Desk()
    let other = desk.folder.appending(path: "other.txt")
    for watcher in [2, 3] {
      #expect(desk.queue.watch(WatchedPaths([other]), for: watcher) == nil)
    }
    try Data("10".utf8).write(to: desk.file)
    #expect(desk.queue.wait() == [1])
    try Data("1".utf8).write(to: other)
    #expect(desk.queue.wait() == [2, 3])
    desk.queue.unwatch(2)
    try Data("10".utf8).write(to: other)
    #expect(desk.queue.wait() == [3])
  }

  @Test func `the thread of a hub delivers its changes`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "style.txt")
    let hub = FileEventHub<PollingQueue>()
    let changes = FileEventsTests.Counter()
    let watcher = try hub.add(WatchedPaths([file])) { changes.increment() }
    try Data("1".utf8).write(to: file)
    await changes.reach(1)
    hub.remove(watcher)
  }
}
