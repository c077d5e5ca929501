extension DecodingError {
  /// The decoding error for a value that was refused, with our message and its place.
  ///
  /// - Parameters:
  ///   - error: Why the value was refused; it becomes the underlying error.
  ///   - codingPath: Where in the encoded data the value stands.
  /// - Returns: A `dataCorrupted` error whose debug description is the error's description.
  static func invalidValue(
    _ error: InvalidValueError, at codingPath: [any CodingKey]
  ) -> DecodingError {
    .dataCorrupted(
      Context(
        codingPath: codingPath, debugDescription: error.description, underlyingError: error))
  }
}
