#if os(Linux)
import Foundation
import Testing

@testable import StyleFiles

@Suite struct InotifyQueueTests {
  @Test func `what happened before a watcher is reported to others only`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "InotifyQueue-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let queue = try InotifyQueue()
    defer { queue.close() }
    let file = folder.appending(path: "style.txt")
    let paths = WatchedPaths([file])
    #expect(queue.watch(paths, for: 1) == nil)
    try Data("0".utf8).write(to: file)
    #expect(queue.watch(paths, for: 2) == nil)
    #expect(queue.wait() == [1])
    try Data("1".utf8).write(to: file)
    var reported: Set<WatcherID> = []
    while reported != [1, 2] { reported.formUnion(queue.wait()) }
  }
}
#endif
