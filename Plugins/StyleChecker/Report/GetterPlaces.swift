internal import CommandSupport
internal import Foundation

/// The files and lines of the getters that provide values, for explanations of nodes.
///
/// `GetterLocations` of the library reads them.
struct GetterPlaces {
  /// The places by the modules, types or traits, and properties: `Shop.Prominent.backgroundColor`.
  ///
  /// Properties that a type has more than once, in extensions with different constraints, have none,
  /// nor have private ones, because symbol graphs have no positions of these.
  let places: [String: String]

  /// Finds the getters of nodes, traits and style protocols in all modules.
  ///
  /// - Parameter program: The declarations.
  init(of program: StyleProgram) {
    var places: [String: Set<String>] = [:]
    let modules = Set(program.program.declarations.values.map(\.module))
    for property in program.styledProperties(in: modules) where property.declaration.isProperty {
      guard let place = property.declaration.position, let url = URL(string: place.uri) else {
        continue
      }
      let owner = ([property.owner.module] + property.owner.path).joined(separator: ".")
      places["\(owner).\(property.name)", default: []].insert(
        "\(property.declaration.module)/\(url.lastPathComponent):\(place.position.line + 1)")
    }
    self.places = places.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// Writes the places as a JSON object.
  ///
  /// - Parameter file: The file, whose folder must exist.
  /// - Throws: Any error from writing.
  func write(to file: URL) throws {
    try Data(places.prettyJSON.utf8).write(to: file, options: .atomic)
  }
}
