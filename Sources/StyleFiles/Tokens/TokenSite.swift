/// An object of a document that is a token, with the properties from its groups.
struct TokenSite {
  let path: String
  let parts: [String]
  let object: JSONObject
  let site: Site

  /// The type of the nearest group that has one, and its location.
  let inheritedType: (name: String, site: Site)?

  /// The `$deprecated` of the token, or of the nearest group that has one.
  let deprecated: JSONValue?

  var pointer: JSONPointer { site.pointer }
}
