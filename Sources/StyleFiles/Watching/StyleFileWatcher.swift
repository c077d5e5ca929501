#if !os(WASI)
public import Foundation
internal import Synchronization

/// Watches style files, and delivers the results of reading them, at first and after each save.
///
/// ```swift
/// import StyleFiles
///
/// func restyle(_ tree: StyleTree, from url: URL) async throws {
///   let watcher = try StyleFileWatcher([url]) { try TokenFile(contentsOf: url).theme() }
///   for await update in watcher.updates {
///     tree.themes = [update.value].compactMap(\.self)
///     if let error = update.error { print(error) }
///   }
/// }
/// ```
///
/// The watcher observes all folders of the files' paths instead of the files, so it detects all ways
/// in which editors save: in place, by renaming a temporary file, by deleting and creating, and by
/// replacing a symbolic link; and it detects a folder that is renamed away and created again, as a
/// checkout does. Changes within the quiet time of each other are combined into one
/// update. The closure runs in a task of the watcher, and the updates arrive on the actor that
/// iterates. Watching ends when the watcher is released, or its iteration is canceled.
///
/// Linux and Apple's systems report changes; on others, such as Windows, files are compared four
/// times a second. There is no watcher for WebAssembly.
public final class StyleFileWatcher<Value: Sendable>: Sendable {
  /// The result of a reading.
  public struct Update: Sendable {
    /// The last value that was read without an error; nil if there is none yet.
    public let value: Value?

    /// The error of the last reading, or of watching one of the folders; nil if both succeeded.
    public let error: (any Error)?

    /// The number of readings so far: 1 for the first update.
    public let count: Int
  }

  /// The updates, the first of which arrives immediately; only the latest one is kept for a slow
  /// consumer.
  ///
  /// There is one sequence, which one loop can iterate.
  public let updates: AsyncStream<Update>

  /// The time without a change after which files are read: 50 milliseconds by default.
  package let quietTime: Duration

  let events: FileEvents
  private let task: Task<Void, Never>

  /// Starts watching.
  ///
  /// - Parameters:
  ///   - urls: The files or folders. A file may be missing, but its folder has to exist. For a
  ///     folder, all files directly in it are watched.
  ///   - quietTime: The time without a change after which the files are read; 50 milliseconds by
  ///     default.
  ///   - sources: Returns more files to watch from a value that was read, such as
  ///     ``TokenFile/files``; none by default. They're watched until another value is read.
  ///   - read: Reads the files. It's called at first and after each burst of changes.
  /// - Throws: ``StyleFileError`` with the code `unreadable` for a folder that can't be watched.
  public convenience init(
    _ urls: [URL], quietTime: Duration = .milliseconds(50),
    sources: @escaping @Sendable (Value) -> [URL] = { _ in [] },
    _ read: @escaping @Sendable () throws -> Value
  ) throws(StyleFileError) {
    try self.init(
      urls, quietTime: quietTime, sleep: { try await Task.sleep(for: $0) }, sources: sources, read)
  }

  /// Starts watching, with a function that waits for the quiet time, which tests replace.
  init(
    _ urls: [URL], quietTime: Duration,
    sleep: @escaping @Sendable (Duration) async throws -> Void,
    sources: @escaping @Sendable (Value) -> [URL] = { _ in [] },
    _ read: @escaping @Sendable () throws -> Value
  ) throws(StyleFileError) {
    let events = try FileEvents(WatchedPaths(urls))
    let (updates, continuation) = AsyncStream.makeStream(
      of: Update.self, bufferingPolicy: .bufferingNewest(1))
    self.updates = updates
    self.quietTime = quietTime
    self.events = events
    let task = Task.detached {
      var reading = Reading(read)
      var known: [URL] = []
      func update() -> Update {
        var folder = events.update(WatchedPaths(urls + known))
        reading.read()
        let files = reading.value.map(sources) ?? []
        let isComplete = Set(files).isSubset(of: known)
        known = files
        if !isComplete {
          // New sources are read again once they are watched, so that no change of them is missed.
          folder = events.update(WatchedPaths(urls + known))
          reading.read()
        }
        return reading.next(folder.map(Self.problem))
      }
      continuation.yield(update())
      for await _ in events.changes {
        // Waits until nothing has changed for a while, so that all events of a save are combined.
        repeat {
          events.clear()
          do { try await sleep(quietTime) } catch { break }
        } while events.hasChanged
        guard !Task.isCancelled else { break }
        continuation.yield(update())
      }
      continuation.finish()
    }
    self.task = task
    continuation.onTermination = { _ in
      task.cancel()
      events.stop()
    }
  }

  deinit {
    task.cancel()
    events.stop()
  }

  private static func problem(_ folder: String) -> StyleFileError {
    StyleFileError(
      .unreadable, file: folder, found: "a folder that can't be watched anymore",
      accepted: "a readable folder",
      remedy: "Changes of its files aren't noticed until it can be watched again.")
  }

  /// Reads the files, and keeps the last valid value.
  private struct Reading {
    private let body: @Sendable () throws -> Value
    private(set) var value: Value?
    private var error: (any Error)?
    private var count = 0

    init(_ body: @escaping @Sendable () throws -> Value) {
      self.body = body
    }

    mutating func read() {
      do {
        value = try body()
        error = nil
      } catch {
        self.error = error
      }
    }

    /// The update for the last reading; a problem of watching is its error if reading succeeded.
    mutating func next(_ problem: StyleFileError?) -> Update {
      count += 1
      return Update(value: value, error: error ?? problem, count: count)
    }
  }
}
#endif
