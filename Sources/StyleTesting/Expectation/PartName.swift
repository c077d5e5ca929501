internal import ProtocolStyle

/// What an attribute, or a place on its axis, is called in texts.
enum PartName {
  static func text(of attribute: AttributeID, at place: String?) -> String {
    place.map { "\(attribute)[\($0)]" } ?? "\(attribute)"
  }
}
