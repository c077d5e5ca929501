/// A location in one of the files of a reading.
struct Site: Hashable {
  /// The index of the file in the log.
  var file: Int
  var pointer: JSONPointer

  static func / (site: Site, part: String) -> Site {
    Site(file: site.file, pointer: site.pointer / part)
  }

  static func / (site: Site, index: Int) -> Site {
    Site(file: site.file, pointer: site.pointer / index)
  }
}
