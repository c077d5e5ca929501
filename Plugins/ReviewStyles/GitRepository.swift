import Foundation
import PackagePlugin

/// The repository of a package.
struct GitRepository {
  /// The root of the work tree.
  let root: URL

  /// The path of the package from the root, with a slash at the end; empty for the root.
  let prefix: String

  private let folder: URL

  init(around folder: URL) throws {
    self.folder = folder
    guard let root = try? Self.git(["rev-parse", "--show-toplevel"], in: folder) else {
      throw Failure(
        "\(folder.path()) isn't in a Git repository, so there's no other revision of it")
    }
    self.root = URL(filePath: root, directoryHint: .isDirectory)
    prefix = try Self.git(["rev-parse", "--show-prefix"], in: folder)
  }

  /// The commit of a branch, a tag or a commit's name.
  func commit(named name: String) throws -> String {
    do {
      return try Self.git(
        ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"], in: folder)
    } catch {
      throw Failure(
        "there is no revision '\(name)'. In a workflow, fetch the history: fetch-depth: 0")
    }
  }

  /// The merge base of HEAD and the default branch: the one of the remote, or `main` or `master`.
  func mergeBase() throws -> String {
    let remote = try? Self.git(
      ["symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD"], in: folder)
    let names = [remote, "origin/main", "origin/master", "main", "master"].compactMap(\.self)
    for name in names {
      if let base = try? Self.git(["merge-base", "HEAD", name], in: folder) { return base }
    }
    throw Failure(
      "no default branch was found (tried \(names.joined(separator: ", "))). Name a revision: "
        + "swift package style-diff <revision>. In a workflow, fetch the history: fetch-depth: 0")
  }

  /// A commit as people read it: its short name and its subject.
  func name(of commit: String) -> String {
    let text = try? Self.git(["log", "-1", "--format=%h (%s)", commit], in: folder)
    return text ?? commit
  }

  /// Checks a commit out in a work tree, which is added if it doesn't exist.
  func checkOut(_ commit: String, at tree: URL) throws {
    do {
      // A work tree that was left by another repository doesn't have the commit.
      if FileManager.default.fileExists(atPath: tree.appending(path: ".git").path()),
        (try? Self.git(["checkout", "--quiet", "--force", "--detach", commit], in: tree)) != nil
      {
        try Self.git(["clean", "--quiet", "-d", "--force"], in: tree)
        return
      }
      try? FileManager.default.removeItem(at: tree)
      try FileManager.default.createDirectory(
        at: tree.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Self.git(["worktree", "prune"], in: folder)
      try Self.git(["worktree", "add", "--quiet", "--detach", tree.path(), commit], in: folder)
    } catch {
      throw Failure(
        "\(name(of: commit)) can't be checked out: \(error). In a sandbox, run: "
          + "swift package --disable-sandbox style-diff")
    }
  }

  @discardableResult
  private static func git(_ arguments: [String], in folder: URL) throws -> String {
    let result = try Tool.run(
      URL(filePath: "/usr/bin/env"), ["git", "-C", folder.path()] + arguments)
    guard result.status == 0 else {
      throw Failure("git \(arguments[0]) failed: \(result.errors)")
    }
    return result.output.trimmingCharacters(in: .newlines)
  }
}

/// A program that is run for its output.
enum Tool {
  /// Runs a program and waits until it ends.
  static func run(
    _ program: URL, _ arguments: [String]
  ) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    let errors = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    _ = FileManager.default.createFile(atPath: errors.path(), contents: nil)
    defer { try? FileManager.default.removeItem(at: errors) }
    let output = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
    return (
      process.terminationStatus, String(decoding: data, as: UTF8.self),
      text.trimmingCharacters(in: .whitespacesAndNewlines)
    )
  }
}
