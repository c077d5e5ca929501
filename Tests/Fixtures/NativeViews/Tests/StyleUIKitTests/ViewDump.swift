import Foundation
import StyleBinding
import UIKit

/// All properties of a stand-in view as text, for comparisons.
@MainActor
struct ViewDump {
  private(set) var text = ""
  private var visited: Set<ObjectIdentifier> = []

  /// Returns the text of a view, after performing the work of a layout pass.
  static func text(of view: AnyObject) -> String {
    (view as? UIButton)?.updateConfigurationIfNeeded()
    (view as? UIView)?.layoutIfNeeded()
    var dump = ViewDump()
    dump.add(view, "view", depth: 0)
    if let transform = (view as? UIButton)?.configuration?.titleTextAttributesTransformer {
      dump.text +=
        "transformer: \(Self.text(of: transform(AttributeContainer()).standInAttributes))"
    }
    return dump.text
  }

  /// Returns the text of attributes, in order.
  private static func text(of attributes: [NSAttributedString.Key: Any]) -> String {
    attributes.sorted { $0.key.rawValue < $1.key.rawValue }.map { key, value in
      switch value {
      case let shadow as NSShadow:
        "\(key.rawValue): \(String(describing: shadow.shadowColor)) \(shadow.shadowOffset)"
      case let style as NSMutableParagraphStyle:
        "\(key.rawValue): \(style.minimumLineHeight) \(style.alignment)"
      case let font as UIFont: "\(key.rawValue): \(font.fontDescriptor.name) \(font.pointSize)"
      default: "\(key.rawValue): \(value)"
      }
    }.joined(separator: ", ")
  }

  private mutating func add(_ value: Any, _ label: String, depth: Int) {
    let hidden = [
      "superview", "superlayer", "registrations", "actions", "delegate", "dataSource",
      "needsUpdateConfiguration", "configurationUpdateHandler", "visited", "item",
      "titleTextAttributesTransformer", "otherItem", "enclosing", "models",
      "needsUpdateConstraints",
    ]
    if hidden.contains(label) || depth > 7 { return }
    switch value {
    case let color as UIColor: text += "\(label): \(color)\n"
    case let attributes as [NSAttributedString.Key: Any]:
      text += "\(label): \(Self.text(of: attributes))\n"
    case let color as CGColor: text += "\(label): \(color.components)\n"
    case let string as NSAttributedString:
      text += "\(label): '\(string.string)'"
      string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { values, _, _ in
        text += " \(Self.text(of: values))"
      }
      text += "\n"
    default:
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .class, !(value is NSNumber) {
        guard visited.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
      }
      if mirror.children.isEmpty, mirror.superclassMirror == nil {
        text += "\(label): \(value)\n"
        return
      }
      var next: Mirror? = mirror
      var index = 0
      while let current = next {
        for child in current.children {
          add(child.value, child.label ?? "\(index)", depth: depth + 1)
          index += 1
        }
        next = current.superclassMirror
      }
    }
  }
}
