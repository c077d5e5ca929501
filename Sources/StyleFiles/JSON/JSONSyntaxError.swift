/// The first reason that a text is not JSON, and the place of it.
struct JSONSyntaxError: Error {
  let code: StyleFileProblem.Code
  let position: TextPosition
  let pointer: JSONPointer
  let found: String
  let accepted: String
}
