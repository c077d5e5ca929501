/// A failure of the compiler that doesn't depend on the snippet.
struct CompilerFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
