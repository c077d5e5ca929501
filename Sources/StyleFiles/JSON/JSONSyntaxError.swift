/// The first syntax error in a JSON text, with its position.
struct JSONSyntaxError: Error {
  let code: StyleFileProblem.Code
  let position: TextPosition
  let pointer: JSONPointer
  let found: String
  let accepted: String
}
