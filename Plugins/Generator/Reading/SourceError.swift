/// Why a source file can't be read by the generator.
struct SourceError: Error, Hashable, CustomStringConvertible {
  /// The path of the file, relative to the repository.
  let path: String

  /// The part that is missing or wrong, and what is accepted instead.
  let reason: String

  var description: String { "\(path): \(reason)" }
}
