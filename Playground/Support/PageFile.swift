import Foundation

/// Writes pages into the build folder, which is not under version control.
enum PageFile {
  /// Writes a page to `.build` in the current folder, or to the temporary folder if there is none.
  ///
  /// - Parameters:
  ///   - bytes: The page.
  ///   - name: The name of the file.
  /// - Returns: The file.
  /// - Throws: An error when the file can't be written.
  static func write(_ bytes: [UInt8], named name: String) throws -> URL {
    var isFolder = false as ObjCBool
    let hasBuild =
      unsafe FileManager.default.fileExists(atPath: build.path(), isDirectory: &isFolder)
      && isFolder.boolValue
    let folder = hasBuild ? build : FileManager.default.temporaryDirectory
    let file = folder.appending(path: name)
    try Data(bytes).write(to: file, options: .atomic)
    return file
  }

  /// Prints the path of a page, and opens it in the default browser of a desktop.
  ///
  /// - Parameter file: The page.
  /// - Throws: An error if there is no program that opens files.
  static func open(_ file: URL) throws {
    print(file.path())
    #if os(macOS) || os(Linux)
    #if os(macOS)
    let opener = "open"
    #else
    let opener = "xdg-open"
    #endif
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [opener, file.path()]
    try process.run()
    process.waitUntilExit()
    #endif
  }

  /// The build folder of the current folder, which may not exist.
  static var build: URL {
    URL(filePath: FileManager.default.currentDirectoryPath).appending(path: ".build")
  }
}
