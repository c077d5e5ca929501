import Foundation

/// Where the gallery goes: beside the build's products, which no commit has.
enum GalleryFile {
  /// Writes the page into `.build` of the current folder, or into the temporary folder without one.
  ///
  /// - Returns: The file.
  static func write() throws -> URL {
    let build = URL(filePath: FileManager.default.currentDirectoryPath).appending(path: ".build")
    var isFolder = false as ObjCBool
    let hasBuild =
      FileManager.default.fileExists(atPath: build.path(), isDirectory: &isFolder)
      && isFolder.boolValue
    let folder = hasBuild ? build : FileManager.default.temporaryDirectory
    let file = folder.appending(path: "gallery.html")
    let gallery = Gallery(numbers: BenchmarkNumber.last(in: build))
    try Data(gallery.bytes()).write(to: file, options: .atomic)
    return file
  }
}
