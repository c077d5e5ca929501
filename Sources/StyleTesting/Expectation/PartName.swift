internal import ProtocolStyle

/// The name of an attribute, or of a value along its axis, in texts.
enum PartName {
  static func text(of attribute: AttributeID, at place: String?) -> String {
    place.map { "\(attribute)[\($0)]" } ?? "\(attribute)"
  }
}
