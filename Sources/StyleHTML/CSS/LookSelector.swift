internal import ProtocolStyle

/// The condition for rules of a page: a look, what the device has other than usual, the least widths
/// of the containers around the elements, or several of these.
struct LookSelector: Hashable {
  /// The index of the look in the page.
  let look: Int

  /// The look's name; nil for the first look, whose rules apply in all looks unless overridden.
  let name: String?

  /// The properties that the device has other than usual; the rules only apply if it has all of them.
  ///
  /// Usual are a light color scheme, standard contrast, motion, a compact width and a regular height.
  let device: DeviceProperties

  /// The least widths of the containers; zero for any width, or no container.
  var widths = LeastWidths()

  /// The selectors of a page's looks, or of the tree's current state if there are none, each after those
  /// with fewer properties of the device.
  ///
  /// - Parameters:
  ///   - looks: The looks.
  ///   - followsDevice: Whether the page follows the device, and not only its color scheme.
  /// - Returns: The selectors, beginning with the first look's on a usual device.
  static func all(of looks: [HTMLLook], followsDevice: Bool = false) -> [LookSelector] {
    let all: [HTMLLook?] = looks.isEmpty ? [nil] : looks
    return all.enumerated().flatMap { index, look in
      var properties: DeviceProperties =
        followsDevice ? .all : look == nil ? [] : .colorScheme
      if look?.colorScheme != nil { properties.remove(.colorScheme) }
      return properties.subsets.map { device in
        LookSelector(look: index, name: index == 0 ? nil : look?.name, device: device)
      }
    }
  }

  /// The at-rules around the rules, each of which needs a closing brace; none for the first look.
  ///
  /// The scope ends at elements with another look, so the nearest look around an element applies.
  var conditions: [String] {
    let queries = Self.queries.filter { device.contains($0.property) }.map(\.query)
    let media = queries.isEmpty ? [] : ["@media\(queries.joined(separator: " and ")){"]
    let scope = name.map {
      ["@scope([data-theme=\(CSSText.string($0))]) to (:scope [data-theme]){"]
    }
    return media + (scope ?? []) + containers
  }

  /// The at-rules around the rules for the widths of the containers; none for any width.
  ///
  /// A query finds the nearest container only, so that sets a property by the width of the one above.
  var containers: [String] {
    (widths.above > 0 ? ["@container style(\(Self.property(forWidth: widths.above)):1){"] : [])
      + (widths.own > 0 ? ["@container(min-width:\(CSSText.number(widths.own))px){"] : [])
  }

  /// The same condition in containers of at least some widths.
  func inContainers(of widths: LeastWidths) -> LookSelector {
    LookSelector(look: look, name: name, device: device, widths: widths)
  }

  /// The custom property that is 1 in a container if the one above has at least a width.
  private static func property(forWidth width: Double) -> String {
    "--above-" + CSSText.number(width).replacing(".", with: "_")
  }

  /// The rules with which containers set the property for a width, given their selectors.
  static func rules(forWidth width: Double, above containers: [String]) -> String {
    let (list, property) = (containers.joined(separator: ","), property(forWidth: width))
    return "\(list){\(property):0}@container(min-width:\(CSSText.number(width))px){"
      + "\(list){\(property):1}}"
  }

  private static let queries: [(property: DeviceProperties, query: String)] = [
    (.colorScheme, "(prefers-color-scheme:dark)"), (.contrast, "(prefers-contrast:more)"),
    (.reduceMotion, "(prefers-reduced-motion:reduce)"),
    (.horizontalSizeClass, "(min-width:\(CSSText.number(HTMLPage.regularWidth))px)"),
    (.verticalSizeClass, "(height<\(CSSText.number(HTMLPage.regularHeight))px)"),
  ]

  /// The indices of the selectors without which the rules of a style would be the same: those of
  /// properties that make no difference in any look aren't needed.
  ///
  /// - Parameters:
  ///   - selectors: The selectors, each after those with fewer properties.
  ///   - numbers: The number of the style for each of them.
  /// - Returns: The indices, in order.
  static func needed(_ selectors: [LookSelector], for numbers: [UInt32]) -> [Int] {
    let all = selectors.reduce(into: DeviceProperties()) { $0.formUnion($1.device) }
    if all.isEmpty { return Array(selectors.indices) }
    let places = Dictionary(
      uniqueKeysWithValues: selectors.indices.map { (selectors[$0], $0) })
    var relevant = DeviceProperties()
    for (index, selector) in selectors.enumerated() {
      for property in DeviceProperties.allCases where selector.device.contains(property) {
        let without = LookSelector(
          look: selector.look, name: selector.name, device: selector.device.subtracting(property),
          widths: selector.widths)
        if let other = places[without], numbers[other] != numbers[index] {
          relevant.insert(property)
        }
      }
    }
    return selectors.indices.filter { selectors[$0].device.isSubset(of: relevant) }
  }
}
