/// A name as the key of an encoded object: of a place on an axis, an attribute or a token.
struct NameKey: CodingKey {
  let stringValue: String

  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) {
    return nil
  }
}
