public import Foundation
internal import Synchronization

/// Watches style files and delivers what a closure reads of them, at first and after each save.
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
/// The folders of the files are watched instead of the files, so every way in which editors save is
/// seen: in place, by renaming a temporary file, by deleting and creating, and by swapping a symbolic
/// link. Changes within ``quietTime`` of each other are one update. The closure runs on a task of
/// the watcher; the updates arrive on the actor that iterates. Watching ends when the watcher is
/// released, or its iteration is cancelled.
public final class StyleFileWatcher<Value: Sendable>: Sendable {
  /// The result of a reading.
  public struct Update: Sendable {
    /// The last value that was read without an error; nil where there was none yet.
    public let value: Value?

    /// The error of the last reading; nil where it succeeded.
    public let error: (any Error)?

    /// The readings until this one, itself included: 1 for the first update.
    public let count: Int
  }

  /// The updates, the first of them at once; only the latest is kept for a slow consumer.
  ///
  /// There is one sequence, which one loop iterates.
  public let updates: AsyncStream<Update>

  /// The time without a change after which files are read: 50 milliseconds by default.
  public let quietTime: Duration

  private let events: FileEvents
  private let task: Task<Void, Never>

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - urls: The files or folders. A file may be missing; its folder has to exist. Of a folder,
  ///     every file directly in it counts.
  ///   - quietTime: The time without a change after which the files are read; 50 milliseconds by
  ///     default.
  ///   - read: Reads the files. It runs at first and after each burst of changes.
  /// - Throws: ``StyleFileError`` with the code `unreadable` for a folder that can't be watched.
  public init(
    _ urls: [URL], quietTime: Duration = .milliseconds(50),
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
      continuation.yield(reading.next())
      for await _ in events.changes {
        // Wait until nothing has changed for a while, which counts all events of a save as one.
        repeat {
          events.forget()
          do { try await Task.sleep(for: quietTime) } catch { break }
        } while events.hasChanged
        guard !Task.isCancelled else { break }
        events.update(WatchedPaths(urls))
        continuation.yield(reading.next())
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

  /// Reads, and keeps the last value that was read.
  private struct Reading {
    private let read: @Sendable () throws -> Value
    private var value: Value?
    private var count = 0

    init(_ read: @escaping @Sendable () throws -> Value) {
      self.read = read
    }

    mutating func next() -> Update {
      count += 1
      do {
        value = try read()
        return Update(value: value, error: nil, count: count)
      } catch {
        return Update(value: value, error: error, count: count)
      }
    }
  }
}
