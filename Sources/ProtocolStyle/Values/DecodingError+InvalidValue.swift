extension DecodingError {
  /// Returns the decoding error for a refused value, with the value's message and coding path.
  ///
  /// - Parameters:
  ///   - error: The reason for refusing the value; it becomes the underlying error.
  ///   - codingPath: The path of the value in the encoded data.
  /// - Returns: A `dataCorrupted` error whose debug description is the error's description.
  static func invalidValue(
    _ error: InvalidValueError, at codingPath: [any CodingKey]
  ) -> DecodingError {
    .dataCorrupted(
      Context(
        codingPath: codingPath, debugDescription: error.description, underlyingError: error))
  }
}
