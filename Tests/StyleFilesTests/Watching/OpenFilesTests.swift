import Foundation
import Testing

@testable import StyleFiles

/// The decisions of the code for kqueue, with real files and with events that the tests make up.
@Suite struct OpenFilesTests {
  /// A folder with the watched file `style.txt` and another one.
  private final class Desk {
    let folder: URL
    let file: URL
    let paths: WatchedPaths
    private(set) var openFiles = OpenFiles()

    /// The paths that were opened last, by their descriptors.
    private(set) var opened: [Int32: String] = [:]

    init(watchesFolder: Bool = false) throws {
      // A resolved path, because those of events are compared with it.
      let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      folder = temporary.appending(path: "OpenFiles-\(UUID().uuidString)")
      file = folder.appending(path: "style.txt")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("0".utf8).write(to: file)
      try Data("0".utf8).write(to: folder.appending(path: "other.txt"))
      paths = WatchedPaths([watchesFolder ? folder : file])
      _ = reopen()
    }

    deinit {
      openFiles.closeAll()
      try? FileManager.default.removeItem(at: folder)
    }

    func reopen() -> Bool {
      opened = [:]
      return openFiles.reopen(paths) { path in
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        opened[descriptor] = path
        return descriptor
      }
    }

    /// The descriptors of this process that have the file or its folder open, found by the files'
    /// identities, because tests beside this one take numbers that are free again.
    func openDescriptors() throws -> [Int32] {
      let wanted = try [folder, file].map { url in
        var status = stat()
        unsafe try #require(stat(url.path, &status) == 0)
        return status
      }
      let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/dev/fd")
      return descriptors.compactMap { Int32($0) }.filter { descriptor in
        var status = stat()
        return unsafe fstat(descriptor, &status) == 0
          && wanted.contains { $0.st_dev == status.st_dev && $0.st_ino == status.st_ino }
      }
    }

    /// Whether an event of a path's descriptor counts by itself.
    func isFile(_ url: URL) -> Bool? {
      opened.first { $0.value == url.path }.map { openFiles.isFile($0.key) }
    }
  }

  private static let changes:
    [(name: String, isSeen: Bool, change: @Sendable (URL) throws -> Void)] =
      [
        ("nothing", false, { _ in }),
        ("another file", false, { try Data("1".utf8).write(to: $0.appending(path: "other.txt")) }),
        ("a new file", false, { try Data("1".utf8).write(to: $0.appending(path: "new.txt")) }),
        (
          "in place", true,
          { folder in
            let handle = try FileHandle(forWritingTo: folder.appending(path: "style.txt"))
            try handle.seekToEnd()
            try handle.write(contentsOf: Data("1".utf8))
            try handle.close()
          }
        ),
        (
          "by rename", true,
          { try Data("1".utf8).write(to: $0.appending(path: "style.txt"), options: .atomic) }
        ),
        (
          "deleted", true,
          { try FileManager.default.removeItem(at: $0.appending(path: "style.txt")) }
        ),
        (
          "moved away", true,
          { folder in
            try FileManager.default.moveItem(
              at: folder.appending(path: "style.txt"), to: folder.appending(path: "style.txt~"))
          }
        ),
      ]

  @Test(arguments: changes.indices)
  func `a change since the last opening is seen once, and one of another file isn't`(
    index: Int
  ) throws {
    let desk = try Desk()
    try Self.changes[index].change(desk.folder)
    #expect(desk.reopen() == Self.changes[index].isSeen, "\(Self.changes[index].name)")
    #expect(!desk.reopen())
  }

  @Test func `events of the file count, and those of its folder only by what changed`() throws {
    let desk = try Desk()
    #expect(desk.isFile(desk.file) == true)
    #expect(desk.isFile(desk.folder) == false)
  }

  @Test func `a file that was replaced is open, not the one that had its name`() throws {
    let desk = try Desk()
    try Data("1".utf8).write(to: desk.file, options: .atomic)
    #expect(desk.reopen())
    let descriptor = try #require(desk.opened.first { $0.value == desk.file.path }?.key)
    var (open, named) = (stat(), stat())
    unsafe #expect(fstat(descriptor, &open) == 0)
    unsafe #expect(stat(desk.file.path, &named) == 0)
    #expect(open.st_ino == named.st_ino)
  }

  @Test func `a file that was deleted and created is seen both times`() throws {
    let desk = try Desk()
    try FileManager.default.removeItem(at: desk.file)
    #expect(desk.reopen())
    #expect(desk.isFile(desk.file) == nil)
    try Data("0".utf8).write(to: desk.file)
    #expect(desk.reopen())
    #expect(desk.isFile(desk.file) == true)
  }

  @Test func `every file of a watched folder is open, and new ones are`() throws {
    let desk = try Desk(watchesFolder: true)
    #expect(desk.isFile(desk.file) == true)
    let new = desk.folder.appending(path: "new.txt")
    try Data("0".utf8).write(to: new)
    #expect(desk.reopen())
    #expect(desk.isFile(new) == true)
  }

  @Test func `a folder that is missing is named, and descriptors are closed`() throws {
    var files = OpenFiles()
    let missing = WatchedPaths([URL(filePath: "/nowhere/at/all/style.txt")])
    #expect(!files.reopen(missing) { _ in nil })
    #expect(files.missingFolder(of: missing) == "/nowhere/at/all")
    let desk = try Desk()
    #expect(desk.reopen() == false)
    #expect(try desk.openDescriptors().count == 2)
  }
}
