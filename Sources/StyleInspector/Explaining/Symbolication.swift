public import ProtocolStyle

extension StyleExplanation {
  /// Returns the explanation with the trait that provides each value.
  ///
  /// ```swift
  /// print(tree.explain(buy).symbolicated())
  /// ```
  ///
  /// Below a value of a style protocol is the trait whose getter returned it, as
  /// `← Shop.BrandedBar`. It's read from the names of the program's functions, which builds without
  /// optimization have. Elsewhere `StyleExplanation.Entry.possibleProviders` lists the traits of the
  /// type that refine the style protocol, of which any may provide the value.
  ///
  /// The first call reads the names of all functions of the program, which takes milliseconds.
  ///
  /// - Returns: The explanation, whose entries have a provider if it's known.
  public func symbolicated() -> StyleExplanation {
    var result = self
    for outcome in outcomes.indices {
      for entry in outcomes[outcome].entries.indices {
        guard let conformance = outcomes[outcome].entries[entry].conformance else { continue }
        let answer = ProviderTable.shared.answer(
          for: conformance.nodeType, conformance.styleProtocol)
        result.outcomes[outcome].entries[entry].provider = answer.provider
        result.outcomes[outcome].entries[entry].possibleProviders = answer.candidates
      }
    }
    return result
  }

  /// Returns the explanation with the files and lines of getters.
  ///
  /// - Parameter places: The places, from the file that `swift package check-styles` writes.
  /// - Returns: The explanation, whose providers have a `ValueProvider.location` if it's known; only
  ///   that of ``symbolicated()`` has providers.
  public func locating(_ places: GetterLocations) -> StyleExplanation {
    var result = self
    for outcome in outcomes.indices {
      for entry in outcomes[outcome].entries.indices {
        guard let provider = outcomes[outcome].entries[entry].provider else { continue }
        result.outcomes[outcome].entries[entry].provider?.location = places[provider]
      }
    }
    return result
  }
}

/// The files and lines of getters, which `swift package check-styles` writes.
///
/// The runtime doesn't know where a getter is declared, but the compiler's symbol graphs do:
///
/// ```swift
/// let data = try Data(contentsOf: URL(filePath: ".build/plugins/CheckStyles/outputs/getters.json"))
/// let places = try JSONDecoder().decode(GetterLocations.self, from: data)
/// print(tree.explain(buy).symbolicated().locating(places))
/// ```
public struct GetterLocations: Sendable {
  private let find: @Sendable (ValueProvider) -> String?

  /// Creates the places that a closure finds.
  ///
  /// - Parameter find: Returns the place of a getter, as `Shop/Traits.swift:12`; nil if there is none.
  package init(_ find: @escaping @Sendable (ValueProvider) -> String?) { self.find = find }

  /// The place of a getter.
  ///
  /// - Parameter provider: The trait or the type.
  /// - Returns: The place, as `Shop/Traits.swift:12`; nil if there is none, or if there are several.
  public subscript(provider: ValueProvider) -> String? { find(provider) }
}

extension GetterLocations: Decodable {
  /// Decodes an object of places by the modules, names and properties of getters.
  ///
  /// ```json
  /// {"Shop.Prominent.backgroundColor": "Shop/Traits.swift:12"}
  /// ```
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` if there is no object of texts.
  public init(from decoder: any Decoder) throws {
    let places = try decoder.singleValueContainer().decode([String: String].self)
    self.init { provider in
      provider.property.flatMap { places["\(provider.module).\(provider.name).\($0)"] }
    }
  }
}
