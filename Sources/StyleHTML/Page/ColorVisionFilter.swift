package import ProtocolStyle

/// Filters of SVG that show elements as people with a color vision deficiency see them.
extension ColorVision {
  /// The value of the property `filter` in a page that has ``filters``.
  package var filter: String { "url(#\(filterIdentifier))" }

  private var filterIdentifier: String { "vision-\(rawValue)" }

  /// The class of the element with the filters, which takes no room with ``filterRule``.
  private static let filterClass = "vision-filters"

  /// The rule for ``filters``.
  package static let filterRule = ".\(filterClass){position:absolute}"

  /// An element with the filters of all deficiencies, for the body of a page.
  ///
  /// A matrix has a row for each of red, green, blue and alpha, with an offset at its end.
  package static var filters: String {
    let filters = allCases.map { vision in
      let rows = vision.matrix.map { "\($0.x) \($0.y) \($0.z) 0 0" } + ["0 0 0 1 0"]
      return "<filter id=\"\(vision.filterIdentifier)\" color-interpolation-filters=\"linearRGB\">"
        + "<feColorMatrix values=\"\(rows.joined(separator: " "))\"/></filter>"
    }.joined()
    return
      "<svg class=\"\(filterClass)\" width=\"0\" height=\"0\" aria-hidden=\"true\">\(filters)</svg>"
  }
}
