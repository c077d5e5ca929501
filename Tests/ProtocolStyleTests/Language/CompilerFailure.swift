/// Why nothing can be said about a snippet, whatever is in it.
struct CompilerFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
