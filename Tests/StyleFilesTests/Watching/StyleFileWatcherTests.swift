import Foundation
import MemoryStatistics
import ProtocolStyle
import Synchronization
import Testing

@testable import StyleFiles

@Suite struct StyleFileWatcherTests {
  /// A folder with a file that a watcher reads as text, and ways to save it.
  final class Desk: Sendable {
    let folder: URL
    let file: URL

    init(link: Bool = false) throws {
      folder = FileManager.default.temporaryDirectory
        .appending(path: "StyleFileWatcher-\(UUID().uuidString)")
      try FileManager.default.createDirectory(
        at: folder.appending(path: "other"), withIntermediateDirectories: true)
      file = folder.appending(path: "style.txt")
      if link {
        try write("0", to: folder.appending(path: "first.txt"))
        try FileManager.default.createSymbolicLink(
          at: file, withDestinationURL: folder.appending(path: "first.txt"))
      } else {
        try write("0", to: file)
      }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ text: String, to file: URL) throws {
      try Data(text.utf8).write(to: file)
    }

    func watcher() throws -> StyleFileWatcher<String> {
      try StyleFileWatcher([file], quietTime: .milliseconds(20)) { [file] in
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        guard text.allSatisfy(\.isNumber), !text.isEmpty else { throw Broken(text: text) }
        return text
      }
    }
  }

  /// Quiet times that a test ends.
  final class QuietTime: Sendable {
    private let ends: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation

    /// The number of times that began.
    let begun = FileEventsTests.Counter()

    init() {
      (ends, continuation) = AsyncStream.makeStream(of: Void.self)
    }

    func sleep() async {
      begun.increment()
      var iterator = ends.makeAsyncIterator()
      await iterator.next()
    }

    func end() { continuation.yield() }
    func endAll() { continuation.finish() }
  }

  struct Broken: Error, Equatable {
    let text: String
  }

  /// The ways in which editors save a text.
  static let ways: [(name: String, save: @Sendable (Desk, String) throws -> Void)] = [
    (
      "in place",
      { desk, text in
        let handle = try FileHandle(forWritingTo: desk.file)
        try handle.truncate(atOffset: 0)
        try handle.write(contentsOf: Data(text.utf8))
        try handle.close()
      }
    ),
    ("by rename", { desk, text in try Data(text.utf8).write(to: desk.file, options: .atomic) }),
    (
      "by delete and create",
      { desk, text in
        try FileManager.default.removeItem(at: desk.file)
        try desk.write(text, to: desk.file)
      }
    ),
    (
      "by way of a backup",
      { desk, text in
        let backup = desk.folder.appending(path: "style.txt~")
        try? FileManager.default.removeItem(at: backup)
        try FileManager.default.moveItem(at: desk.file, to: backup)
        try desk.write(text, to: desk.file)
      }
    ),
  ]

  @Test(arguments: ways.indices)
  func `each save is delivered, however an editor saves`(index: Int) async throws {
    let desk = try Desk()
    let watcher = try desk.watcher()
    var updates = watcher.updates.makeAsyncIterator()
    #expect(await updates.next()?.value == "0")
    for round in 1...3 {
      try Self.ways[index].save(desk, "\(round)")
      var value: String?
      repeat { value = await updates.next()?.value } while value != "\(round)"
      #expect(value == "\(round)")
    }
  }

  @Test func `a symbolic link is followed when it is swapped, and its targets when they are saved`()
    async throws
  {
    let desk = try Desk(link: true)
    let second = desk.folder.appending(path: "other/second.txt")
    try desk.write("5", to: second)
    let watcher = try desk.watcher()
    var updates = watcher.updates.makeAsyncIterator()
    #expect(await updates.next()?.value == "0")
    try desk.write("1", to: desk.folder.appending(path: "first.txt"))
    #expect(await updates.next()?.value == "1")
    let swap = desk.folder.appending(path: "swap")
    try FileManager.default.createSymbolicLink(at: swap, withDestinationURL: second)
    unsafe #expect(rename(swap.path, desk.file.path) == 0)
    #expect(await updates.next()?.value == "5")
    try desk.write("6", to: second)
    #expect(await updates.next()?.value == "6")
  }

  @Test func `after an error the last good value stays, until the file is good again`() async throws
  {
    let desk = try Desk()
    let watcher = try desk.watcher()
    var updates = watcher.updates.makeAsyncIterator()
    #expect(await updates.next()?.error == nil)
    // A save that was interrupted.
    try desk.write("1{", to: desk.file)
    let broken = await updates.next()
    #expect(broken?.value == "0")
    #expect(broken?.error as? Broken == Broken(text: "1{"))
    try FileManager.default.removeItem(at: desk.file)
    let missing = await updates.next()
    #expect(missing?.value == "0")
    #expect(missing?.error != nil)
    try desk.write("2", to: desk.file)
    var good = await updates.next()
    // A slow machine may read the file between its creation and the end of writing.
    while let update = good, update.error != nil { good = await updates.next() }
    #expect(good?.value == "2")
  }

  /// The ways in which the folders above a file change.
  static let moves: [(name: String, move: @Sendable (URL, String) throws -> Void)] = [
    (
      "renamed away and created again",
      { folder, text in
        let files = FileManager.default
        try files.moveItem(
          at: folder.appending(path: "a/b"), to: folder.appending(path: "b-\(text)"))
        try files.createDirectory(
          at: folder.appending(path: "a/b"), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appending(path: "a/b/style.txt"))
      }
    ),
    (
      "deleted with the folder above and created again",
      { folder, text in
        let files = FileManager.default
        try files.removeItem(at: folder.appending(path: "a"))
        try files.createDirectory(
          at: folder.appending(path: "a/b"), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appending(path: "a/b/style.txt"))
      }
    ),
    (
      "replaced by a symbolic link",
      { folder, text in
        let files = FileManager.default
        let target = folder.appending(path: "target-\(text)")
        try files.createDirectory(
          at: target.appending(path: "b"), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: target.appending(path: "b/style.txt"))
        let link = folder.appending(path: "link-\(text)")
        try files.createSymbolicLink(at: link, withDestinationURL: target)
        try files.moveItem(
          at: folder.appending(path: "a"), to: folder.appending(path: "a-\(text)"))
        try files.moveItem(at: link, to: folder.appending(path: "a"))
      }
    ),
  ]

  @Test(arguments: moves.indices)
  func `a file is still watched after the folders above it have changed`(index: Int) async throws {
    let desk = try Desk()
    let file = desk.folder.appending(path: "a/b/style.txt")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try desk.write("0", to: file)
    let watcher = try StyleFileWatcher([file], quietTime: .milliseconds(20)) {
      String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
    var updates = watcher.updates.makeAsyncIterator()
    #expect(await updates.next()?.value == "0")
    func reach(_ text: String) async {
      var update = await updates.next()
      while let known = update, known.value != text { update = await updates.next() }
      #expect(update?.value == text)
    }
    for round in 1...2 {
      try Self.moves[index].move(desk.folder, "\(round)")
      await reach("\(round)")
      try desk.write("\(round)0", to: file)
      await reach("\(round)0")
    }
  }

  @Test func `a source that is added to a file is watched`() async throws {
    let desk = try Desk()
    let source = desk.folder.appending(path: "other/source.txt")
    try desk.write("0", to: source)
    let watcher = try StyleFileWatcher(
      [desk.file], quietTime: .milliseconds(20),
      sources: { $0.hasPrefix("1") ? [source] : [] },
      { [desk] in
        let text = try [desk.file, source].map {
          String(decoding: try Data(contentsOf: $0), as: UTF8.self)
        }
        return text.joined(separator: " ")
      })
    var updates = watcher.updates.makeAsyncIterator()
    #expect(await updates.next()?.value == "0 0")
    try desk.write("1", to: desk.file)
    var update = await updates.next()
    while let known = update, known.value != "1 0" { update = await updates.next() }
    try desk.write("2", to: source)
    update = await updates.next()
    while let known = update, known.value != "1 2" { update = await updates.next() }
    #expect(update?.error == nil)
    #expect(update?.value == "1 2")
  }

  @Test func `saves in the quiet time are one update`() async throws {
    let desk = try Desk()
    let quiet = QuietTime()
    let watcher = try StyleFileWatcher(
      [desk.file], quietTime: .seconds(5), sleep: { _ in await quiet.sleep() },
      { [desk] in String(decoding: try Data(contentsOf: desk.file), as: UTF8.self) })
    var updates = watcher.updates.makeAsyncIterator()
    #expect(await updates.next()?.count == 1)
    try desk.write("1", to: desk.file)
    await quiet.begun.reach(1)
    // The time begins again after each save in it, so there's no update before the last one ends.
    for round in 2...5 {
      try desk.write("\(round)", to: desk.file)
      while !watcher.events.hasChanged { await Task.yield() }
      quiet.end()
      await quiet.begun.reach(round)
    }
    quiet.end()
    let update = await updates.next()
    #expect(update?.value == "5")
    #expect(update?.count == 2)
    quiet.endAll()
  }

  @Test func `saves of other files are no update`() async throws {
    let desk = try Desk()
    let watcher = try desk.watcher()
    var updates = watcher.updates.makeAsyncIterator()
    #expect(await updates.next()?.count == 1)
    let folderWatcher = try StyleFileWatcher([desk.folder], quietTime: .milliseconds(1)) { 0 }
    var folderUpdates = folderWatcher.updates.makeAsyncIterator()
    _ = await folderUpdates.next()
    try desk.write("x", to: desk.folder.appending(path: "unrelated.txt"))
    // The system has reported the file to a watcher of the folder.
    _ = await folderUpdates.next()
    try desk.write("21", to: desk.file)
    let update = await updates.next()
    #expect(update?.value == "21")
    #expect(update?.count == 2)
  }

  @Test func `all files of a watched folder are watched`() async throws {
    let desk = try Desk()
    let watcher = try StyleFileWatcher([desk.folder], quietTime: .milliseconds(20)) { [desk] in
      try FileManager.default.contentsOfDirectory(atPath: desk.folder.path).count
    }
    var updates = watcher.updates.makeAsyncIterator()
    #expect(await updates.next()?.value == 2)
    try desk.write("x", to: desk.folder.appending(path: "new.txt"))
    #expect(await updates.next()?.value == 3)
  }

  @Test func `a folder that is missing can't be watched`() {
    let error = #expect(throws: StyleFileError.self) {
      try StyleFileWatcher([URL(filePath: "/nowhere/at/all/style.txt")]) { 0 }
    }
    #expect(error?.code == .unreadable)
    #expect(
      error?.description
        == "/nowhere/at/all: no folder was found; a folder that exists is accepted. Correct the "
        + "path, or create the folder.")
  }

  @Test func `each of 300 watchers sees the changes of its own file`() async throws {
    let desk = try Desk()
    let files = (0..<300).map { desk.folder.appending(path: "file\($0).txt") }
    for file in files { try desk.write("0", to: file) }
    let watchers = try files.map { file in
      try StyleFileWatcher([file], quietTime: .milliseconds(20)) {
        String(decoding: try Data(contentsOf: file), as: UTF8.self)
      }
    }
    var iterators = watchers.map { $0.updates.makeAsyncIterator() }
    for index in iterators.indices { #expect(await iterators[index].next()?.value == "0") }
    for (index, file) in files.enumerated().reversed() {
      try Data("\(index)".utf8).write(to: file, options: .atomic)
    }
    for index in iterators.indices {
      var update = await iterators[index].next()
      while let known = update, known.value != "\(index)" { update = await iterators[index].next() }
      #expect(update?.value == "\(index)")
      // A slow machine may read a file twice, but not for the changes of 299 others.
      #expect(update?.count ?? 0 < 10)
    }
  }

  @Test func `two watchers of a folder see its changes, and one is left when the other stops`()
    async throws
  {
    let desk = try Desk()
    let kept = try desk.watcher()
    var keptUpdates = kept.updates.makeAsyncIterator()
    #expect(await keptUpdates.next()?.value == "0")
    var stopped: StyleFileWatcher? = try desk.watcher()
    var stoppedUpdates = try #require(stopped).updates.makeAsyncIterator()
    #expect(await stoppedUpdates.next()?.value == "0")
    try desk.write("1", to: desk.file)
    #expect(await keptUpdates.next()?.value == "1")
    #expect(await stoppedUpdates.next()?.value == "1")
    stopped = nil
    #expect(await stoppedUpdates.next() == nil)
    try desk.write("2", to: desk.file)
    #expect(await keptUpdates.next()?.value == "2")
  }

  @Test @MainActor func `updates arrive on the actor that iterates`() async throws {
    let desk = try Desk()
    let watcher = try desk.watcher()
    for await _ in watcher.updates {
      MainActor.assertIsolated()
      break
    }
  }
}

#if os(Linux)
/// In a separate suite, because the test counts resources of the whole process.
@Suite(.serialized) struct StyleFileWatcherLeakTests {
  private func watches() -> Int { Self.openTargets().count { $0.contains("inotify") } }

  /// What this process's descriptors are open for, such as a path or `anon_inode:inotify`.
  private static func openTargets() -> [String] {
    let folder = "/proc/self/fd"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.map { name in
      let link = "\(folder)/\(name)"
      return (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? ""
    }
  }

  @Test func `a watcher stops when it is released`() async throws {
    let released = FileEventsTests.Counter()
    let before = watches()
    for _ in 0..<20 {
      let desk = try StyleFileWatcherTests.Desk()
      let object = Object(released)
      let watcher = try StyleFileWatcher([desk.file]) { [object] in object.value }
      var updates = watcher.updates.makeAsyncIterator()
      _ = await updates.next()
    }
    await released.reach(20)
    // Threads close their descriptors later, and other tests can use watchers meanwhile.
    while watches() > before + 12 { await Task.yield() }
  }

  @Test func `watchers share a descriptor and a thread, which the last one releases`() async {
    // In a process of its own, because other tests use watchers meanwhile.
    await #expect(processExitsWith: .success) {
      func queues() -> Int { Self.openTargets().count { $0.contains("inotify") } }
      func threads() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count
      }
      let desk = try StyleFileWatcherTests.Desk()
      for _ in 0..<3 {
        var watchers: [StyleFileWatcher<String>] = []
        for _ in 0..<40 {
          watchers.append(try desk.watcher())
          #expect(queues() == 1)
        }
        // Those that run tasks are as many as processors.
        #expect(try threads() < 20 + ProcessInfo.processInfo.activeProcessorCount)
        watchers = []
        while queues() > 0 { await Task.yield() }
      }
    }
  }

  @Test func `hundreds of saves leave nothing behind`() async {
    // In a process of its own, because other tests open descriptors and allocate meanwhile.
    await #expect(processExitsWith: .success) {
      let desk = try StyleFileWatcherTests.Desk()
      // A watcher opens its pipe at the start. The thread sanitizer opens two at any moment, to
      // look up its first symbol.
      let descriptors = { Self.openTargets().count { !$0.hasPrefix("pipe:") } }
      let watcher = try StyleFileWatcher([desk.file], quietTime: .milliseconds(1)) {
        [file = desk.file] in
        let file = try TokenFile(contentsOf: file)
        return (theme: try file.theme(), gap: try file.tokens()["gap"]?.value)
      }
      var updates = watcher.updates.makeAsyncIterator()
      _ = await updates.next()
      let tree = StyleTree()
      var start = 0
      var memory: [Int] = []
      for round in 1...1_500 {
        let text = #"{"gap": {"$type": "number", "$value": \#(round)}}"#
        try Data(text.utf8).write(to: desk.file, options: .atomic)
        var update = await updates.next()
        while update?.value?.gap != .number(Double(round)) { update = await updates.next() }
        tree.themes = [update?.value?.theme].compactMap(\.self)
        tree.refresh()
        if round == 100 { start = descriptors() }
        if round.isMultiple(of: 100) { memory.append(memory_in_use()) }
      }
      #expect(descriptors() <= start + 1)
      // What each of a hundred saves left behind would be in the growth of every hundred. In the
      // first ones, the allocator's caches of threads fill as well. A reading takes more than a
      // kilobyte.
      let growth = zip(memory.dropFirst(), memory).map { $0 - $1 }
      #expect(growth.min() ?? 0 < 100 * 256, "\(growth)")
    }
  }

  final class Object: Sendable {
    let value = 1
    private let released: FileEventsTests.Counter

    init(_ released: FileEventsTests.Counter) {
      self.released = released
    }

    deinit { released.increment() }
  }
}
#endif
