import Foundation

/// A small program that is linked statically with the modules of a build, and run in a separate
/// process.
///
/// It's compiled when a row is measured, and links the same modules as the benchmarks.
final class StaticProgram {
  /// The reason why a row can't be measured on this machine.
  struct Unavailable: Error {
    let reason: String
  }

  /// A build of the package, with its modules and objects.
  enum Build: String {
    case debug
    case release

    /// A release build of `ProtocolStyle` that leaves it to the linker which public functions are
    /// needed; it's built when a row is measured.
    case internalized = "internalized/release"

    /// The options of the compiler that differ from SwiftPM's.
    var options: [String] {
      switch self {
      case .debug: ["-Onone"]
      case .release: ["-O"]
      case .internalized:
        ["-O", "-Xfrontend", "-function-sections", "-Xfrontend", "-internalize-at-link"]
      }
    }
  }

  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var executable: URL { folder.appending(path: "program") }

  /// Compiles a program.
  ///
  /// - Parameters:
  ///   - sources: The files of the program by name; `main.swift` is the entry point.
  ///   - modules: The modules to link, in addition to the C modules that they need.
  ///   - build: The build whose objects are linked; those for debugging and release must be in
  ///     `.build` of the current folder.
  ///   - linksStatically: Whether the standard library is linked statically.
  ///   - readsRecords: Whether conformance records can be read, which isn't possible on all
  ///     platforms; true by default.
  /// - Throws: `Unavailable` if there is no compiler or no such build.
  init(
    _ sources: [String: String], linking modules: [String] = [], of build: Build = .release,
    linksStatically: Bool = true, readsRecords: Bool = true
  ) throws(Unavailable) {
    let package = URL(filePath: FileManager.default.currentDirectoryPath)
    let products = package.appending(path: ".build/\(build.rawValue)")
    var arguments = ["swiftc"] + build.options + ["-o", executable.path()]
    if linksStatically { arguments.append("-static-stdlib") }
    if build == .internalized {
      let options = build.options.dropFirst().flatMap { ["-Xswiftc", $0] }
      // Debug information would make the code 0.1 MB larger.
      let command = [
        "swift", "build", "-c", "release", "-debug-info-format", "none",
        "--target", "ProtocolStyle", "--scratch-path", products.deletingLastPathComponent().path(),
      ]
      guard Self.run(command + options) != nil else {
        throw Unavailable(reason: "swift build failed with \(options.joined(separator: " "))")
      }
    }
    do {
      arguments += try Self.write(sources, to: folder)
      if !modules.isEmpty {
        arguments += ["-I", products.appending(path: "Modules").path()]
        arguments += ["-Xlinker", "--gc-sections", "-lm"]
      }
      for module in modules + (modules.isEmpty ? [] : ["CStyleRuntime"]) {
        if module.hasPrefix("CStyle") {
          arguments += ["-I", package.appending(path: "Sources/\(module)/include").path()]
        }
        let objects = products.appending(path: "\(module).build")
        arguments += try FileManager.default.contentsOfDirectory(
          at: objects, includingPropertiesForKeys: nil
        ).filter { $0.pathExtension == "o" }.map { $0.path() }.sorted()
      }
      if !readsRecords {
        arguments.removeAll { $0.hasSuffix("/ConformanceSections.c.o") }
        arguments.append(try compileWithoutRecords(Self.runtime(in: package)))
      }
    } catch {
      throw Unavailable(reason: "there is no \(build.rawValue) build in .build of this folder")
    }
    guard Self.run(arguments) != nil else {
      throw Unavailable(reason: "swiftc could not link a program with the \(build.rawValue) build")
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The seconds that the compiler takes for a program without linking it; the median of three.
  ///
  /// - Parameters:
  ///   - sources: The files of the program by name.
  ///   - importing: Whether the modules of the release build can be imported.
  /// - Returns: The seconds.
  /// - Throws: `Unavailable` if there is no compiler or no such build.
  static func secondsToCompile(
    _ sources: [String: String], importing: Bool
  ) throws(Unavailable) -> Double {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let package = URL(filePath: FileManager.default.currentDirectoryPath)
    var arguments = ["swiftc", "-Onone", "-c", "-o", folder.appending(path: "program.o").path()]
    if importing {
      arguments += ["-I", package.appending(path: ".build/release/Modules").path()]
      arguments += ["-I", runtime(in: package).appending(path: "include").path()]
    }
    do {
      arguments += try write(sources, to: folder)
    } catch {
      throw Unavailable(reason: "the temporary folder can't be written to")
    }
    var seconds: [Double] = []
    for _ in 0..<3 {
      var succeeds = false
      let duration = ContinuousClock().measure { succeeds = run(arguments) != nil }
      guard succeeds else { throw Unavailable(reason: "swiftc could not compile the types") }
      seconds.append(duration / .seconds(1))
    }
    return seconds.sorted()[1]
  }

  /// Writes the files of a program, and returns their paths.
  private static func write(_ sources: [String: String], to folder: URL) throws -> [String] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try sources.map { name, text in
      let file = folder.appending(path: name)
      try Data(text.utf8).write(to: file)
      return file.path()
    }
  }

  /// The folder of the C module that reads conformance records.
  private static func runtime(in package: URL) -> URL {
    package.appending(path: "Sources/CStyleRuntime")
  }

  /// Compiles the reader of conformance records as for a platform that it doesn't support, and
  /// returns the object file.
  private func compileWithoutRecords(_ runtime: URL) throws -> String {
    let object = folder.appending(path: "ConformanceSections.o").path()
    let source = runtime.appending(path: "ConformanceSections.c").path()
    let include = runtime.appending(path: "include").path()
    guard
      Self.run(["clang", "-O2", "-U__linux__", "-I", include, "-c", source, "-o", object]) != nil
    else { throw Unavailable(reason: "clang could not compile the reader of records") }
    return object
  }

  /// The output of the program, as numbers.
  func numbers() throws(Unavailable) -> [Double] {
    guard let text = Self.run([executable.path()]) else {
      throw Unavailable(reason: "the program failed")
    }
    return text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
  }

  /// The number of instructions from the start of the program's process to its end.
  ///
  /// - Parameter arguments: The arguments of the program; none by default.
  /// - Returns: The number.
  /// - Throws: `Unavailable` if valgrind, which counts instructions, isn't installed.
  func instructionCount(arguments: [String] = []) throws(Unavailable) -> Double {
    // valgrind can't read all debug information of Swift.
    let stripped = try strip("-g")
    let output = stripped.path() + ".callgrind"
    let command = [
      "valgrind", "--tool=callgrind", "--callgrind-out-file=\(output)", stripped.path(),
    ]
    guard Self.run(command + arguments) != nil,
      let text = try? String(contentsOfFile: output, encoding: .utf8),
      let summary = text.split(separator: "\n").last(where: {
        $0.hasPrefix("totals:") || $0.hasPrefix("summary:")
      }), let count = summary.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
    else { throw Unavailable(reason: "valgrind is not installed, which counts instructions") }
    return count
  }

  /// The size of the program without symbols, in bytes.
  func strippedSize() throws(Unavailable) -> Double {
    let file = try strip("-s")
    guard let size = try? FileManager.default.attributesOfItem(atPath: file.path())[.size] as? Int
    else { throw Unavailable(reason: "the program has no size") }
    return Double(size)
  }

  private func strip(_ option: String) throws(Unavailable) -> URL {
    let file = executable.appendingPathExtension("stripped\(option)")
    guard Self.run(["strip", option, "-o", file.path(), executable.path()]) != nil else {
      throw Unavailable(reason: "strip is not installed")
    }
    return file
  }

  /// The output of a command; nil if the command doesn't exist or fails.
  private static func run(_ arguments: [String]) -> String? {
    #if os(macOS) || os(Linux)
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
    #else
    return nil
    #endif
  }
}
