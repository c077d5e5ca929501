internal import ProtocolStyle

/// The CSS declarations of a style: values by property, for an element and its parts.
struct Declarations: Hashable {
  /// The element or a part of it.
  enum Part: String, CaseIterable {
    case element = ""
    case title = ">.t"
    case segment = " label:has(:checked)"
    case leadingItem = ">:nth-child(1 of :not(.t,.p))"
    case backIndicator = ">:nth-child(1 of :not(.t,.p))::before"
    case image = "::before"
    case placeholder = "::placeholder"
    case detail = ">.d"
    case accessory = "::after"
    case badge = ">.b"

    /// The children of an element that can't contain them; they are next to it in a group.
    case groupedChildren = ":is(.g>:first-child)~*"
  }

  struct Key: Hashable {
    let part: Part
    let property: String
  }

  private(set) var keys: [Key] = []
  private var values: [Key: String] = [:]

  subscript(property: String, part: Part = .element) -> String? {
    get { values[Key(part: part, property: property)] }
    set { self[Key(part: part, property: property)] = newValue }
  }

  subscript(key: Key) -> String? {
    get { values[key] }
    set {
      if let newValue {
        if values.updateValue(newValue, forKey: key) == nil { keys.append(key) }
      } else if values.removeValue(forKey: key) != nil {
        keys.removeAll { $0 == key }
      }
    }
  }
  /// Compares values by their bytes, because URLs and font families are byte strings to a browser.
  static func == (left: Declarations, right: Declarations) -> Bool {
    left.keys == right.keys && left.values.isExactlyEqual(to: right.values)
  }
}
