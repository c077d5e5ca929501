internal import ProtocolStyle

/// The combinations of themes and environments that tokens, or the closures of themes, can tell apart.
///
/// As for nodes, a context is split at an axis only if something in it was read.
struct TokenContexts {
  private let finder: SituationFinder

  /// A context with the positions that lead to it.
  struct Part {
    /// The context with the values of the themes, and all reads in it.
    fileprivate(set) var context: StyleContext

    /// The positions other than those of the tree.
    fileprivate(set) var departures: Departures = [:]

    /// The axes at which contexts were split to get here.
    fileprivate(set) var given: Set<Int> = []

    /// The themes, from the lowest, and the environment.
    fileprivate(set) var themes: [Theme] = []
    fileprivate(set) var environment = StyleEnvironment()
  }

  init(_ finder: SituationFinder) { self.finder = finder }

  /// Calls a closure with each context.
  ///
  /// - Parameters:
  ///   - read: Reads what contexts are to be told apart by, besides the closures of themes.
  ///   - body: The closure.
  /// - Returns: The number of evaluations.
  func forEach(
    reading read: (inout StyleContext) -> Void = { _ in }, _ body: (Part) -> Void
  ) -> Int {
    split(Part(context: StyleContext()), read, body)
  }

  private func split(
    _ whole: Part, _ read: (inout StyleContext) -> Void, _ body: (Part) -> Void
  ) -> Int {
    var whole = whole
    let (themes, environment) = finder.axes.inherited(in: finder.situation(of: whole.departures))
    (whole.themes, whole.environment) = (themes, environment)
    whole.context = StyleContext(environment: environment)
    for theme in themes { whole.context.add(theme) }
    read(&whole.context)
    let axis = finder.axes.all.indices.first { place in
      let axis = finder.axes.all[place]
      guard !whole.given.contains(place) else { return false }
      return switch axis.subject {
      case .themes: true
      case .environment: whole.context.reads.intersects(axis.touched)
      case .variant: false
      }
    }
    guard let axis else {
      body(whole)
      return 1
    }
    return finder.axes.all[axis].positions.indices.reduce(1) { count, position in
      var part = whole
      if position > 0 { part.departures[.axis(axis)] = .number(position) }
      part.given.insert(axis)
      return count + split(part, read, body)
    }
  }

  /// The names of the positions of a context: `theme 'contoso', color scheme dark`.
  func name(of part: Part) -> String {
    let names = part.given.sorted().map { index in
      let axis = finder.axes.all[index]
      return axis.condition(
        named: axis.positions[finder.position(on: index, in: part.departures)].name)
    }
    return names.joined(separator: ", ")
  }
}
