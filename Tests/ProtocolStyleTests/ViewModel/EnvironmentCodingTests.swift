import Foundation
import ProtocolStyle
import Testing

/// An encoded view model is decoded to an equal one, in any environments.
@Suite struct EnvironmentCodingTests {
  @Test(arguments: StandardAttribute.all, TestScale.rows(EnvironmentChange.all))
  func `a model from any environment is decoded equal in the default one`(
    row: StandardAttribute, change: EnvironmentChange
  ) throws {
    try expectRoundTrips(of: row, writtenIn: change.environment, readIn: StyleEnvironment())
  }

  @Test(arguments: TestScale.rows(StandardAttribute.all), TestScale.rows(EnvironmentChange.all))
  func `a model from the default environment is decoded equal in another`(
    row: StandardAttribute, change: EnvironmentChange
  ) throws {
    try expectRoundTrips(of: row, writtenIn: StyleEnvironment(), readIn: change.environment)
  }

  @Test(arguments: TestScale.rows(StandardAttribute.all), TestScale.rows(EnvironmentChange.all))
  func `a model from an environment is decoded equal in the same one`(
    row: StandardAttribute, change: EnvironmentChange
  ) throws {
    try expectRoundTrips(of: row, writtenIn: change.environment, readIn: change.environment)
  }

  private func expectRoundTrips(
    of row: StandardAttribute, writtenIn writer: StyleEnvironment, readIn reader: StyleEnvironment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let models = writer.evaluating { AttributeSamples.models(of: row.key.id) }
    try #require(!models.isEmpty, sourceLocation: sourceLocation)
    let texts = try models.map { try encoded($0) }
    let copies = try reader.evaluating {
      Result { try texts.map { try decoded($0, as: ViewModel.self) } }
    }.get()
    #expect(copies == models, sourceLocation: sourceLocation)
    #expect(try copies.map { try encoded($0) } == texts, sourceLocation: sourceLocation)
  }

  @Test func `a text style that data names without a size follows the reader's environment`() throws
  {
    let json = #"{"font":{"textStyle":"body"},"kind":"label"}"#
    let large = StyleEnvironment.with(\.contentSizeCategory, .extraLarge)
    let model = try large.evaluating { Result { try decoded(json, as: ViewModel.self) } }.get()
    #expect(model.font?.size == 19)
    #expect(try encoded(model) == #"{"font":{"size":19,"textStyle":"body"},"kind":"label"}"#)
  }

  @Test func `a kept unknown name is removed when its attribute is written`() throws {
    let alpha = AttributeList([.alpha])
    let none = ViewModel.Decoding(attributes: AttributeList([]), unknownNames: .keep)
    var model = try decoded(#"{"alpha":1,"kind":"view","other":2}"#, with: none)
    model.alpha = 0.5
    #expect(model.unknownAttributes?.names == ["other"])
    let reading = ViewModel.Decoding(attributes: alpha, unknownNames: .keep)
    #expect(try decoded(try encoded(model), with: reading) == model)
  }
}
