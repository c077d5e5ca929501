internal import ProtocolStyle

/// The CSS declarations of a style: values by property, for an element and its parts.
struct Declarations: Hashable {
  /// The element or a part of it.
  enum Part: CaseIterable {
    case element, title, segment, leadingItem, backIndicator, image, placeholder, detail
    case accessory, badge

    /// The children of an element that can't contain them; they are next to it in a group.
    case groupedChildren

    /// The selector of the part, after that of the element.
    var selector: String {
      func child(_ name: PartClass) -> String { ">.\(name.rawValue)" }
      return switch self {
      case .element: ""
      case .title: child(.title)
      case .segment: " label:has(:checked)"
      case .leadingItem: Self.leadingItemSelector
      case .backIndicator: Self.leadingItemSelector + "::before"
      case .image: "::before"
      case .placeholder: "::placeholder"
      case .detail: child(.detail)
      case .accessory: "::after"
      case .badge: child(.badge)
      case .groupedChildren: ":is(.\(PartClass.group.rawValue)>:first-child)~*"
      }
    }

    private static let leadingItemSelector =
      ">:nth-child(1 of :not(.\(PartClass.title.rawValue),.\(PartClass.prompt.rawValue)))"
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
