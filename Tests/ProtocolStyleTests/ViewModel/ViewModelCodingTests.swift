import Foundation
import ProtocolStyle
import Testing

@testable import TestSupport

@Suite struct ViewModelEncodingTests {
  @Test func `a view model is an object by attribute name`() throws {
    var model = ViewModel(kind: .button)
    model.borderWidth = 2
    model.backgroundColor = .yellow
    model.font = FontDescriptor("Helvetica Neue", size: 17)
    model.titleColorForState = [.normal: .black, [.highlighted, .selected]: .red]
    model.imageForState = [:]
    model.text = "Buy"
    #expect(
      try encoded(model, .prettyPrinted) == """
        {
          "backgroundColor" : "#ffff00",
          "borderWidth" : 2,
          "font" : {
            "family" : "Helvetica Neue"
          },
          "imageForState" : {

          },
          "kind" : "button",
          "text" : "Buy",
          "titleColorForState" : {
            "highlighted+selected" : "#ff0000",
            "normal" : "#000000"
          }
        }
        """)
    #expect(try encoded(ViewModel(kind: .view)) == #"{"kind":"view"}"#)
  }

  @Test func `the example of the documentation`() throws {
    var model = ViewModel(kind: .button)
    model.backgroundColor = .yellow
    model.borderWidth = 2
    #expect(
      try encoded(model) == ##"{"backgroundColor":"#ffff00","borderWidth":2,"kind":"button"}"##)
  }

  @Test func `derived values are encoded like written ones`() throws {
    struct Bar: NavigationBarNode, BackgroundColor, TextColor {
      let backgroundColor = Color.yellow
      let textColor = Color.black
    }
    let model = StyleApplier().viewModel(for: Bar())
    #expect(model.derivedNames == ["barTintColor", "titleTextAttributes"])
    #expect(
      try encoded(model) == ##"""
        {"backgroundColor":"#ffff00","barTintColor":"#ffff00","kind":"navigationBar",\##
        "textColor":"#000000","titleTextAttributes":{"foregroundColor":"#000000"}}
        """##)
  }

  @Test func `a custom attribute is encoded by its name`() throws {
    var model = ViewModel(kind: .view)
    model[Attribute<[String]>("tags")] = ["new", "hot"]
    #expect(try encoded(model) == #"{"kind":"view","tags":["new","hot"]}"#)
  }

  @Test func `removed values are not encoded`() throws {
    var model = ViewModel(kind: .view)
    model.alpha = 0.5
    model.alpha = nil
    model.accessibilityLabel = "Close"
    model.accessibilityLabel = nil
    #expect(try encoded(model) == #"{"kind":"view"}"#)
  }

  @Test func `the keys are sorted, independent of the order of writing`() throws {
    var model = ViewModel(kind: .button)
    model.tintColor = .red
    model.text = "Buy"
    model.alpha = 0.5
    model.accessibilityLabel = "Buy this"
    model.font = .system(size: 9)
    let recorder = KeyRecorder()
    try model.encode(to: recorder)
    #expect(
      recorder.keys == ["kind", "accessibilityLabel", "alpha", "font", "text", "tintColor"])
  }

  private static let notFinite: [(ViewModel, [String])] = [
    (model { $0.alpha = .infinity }, ["alpha"]),
    (model { $0.borderWidth = -.infinity }, ["borderWidth"]),
    (model { $0.rowHeight = .nan }, ["rowHeight"]),
    (
      model { $0.titleVerticalPositionForMetrics = [.default: 1, .compact: .nan] },
      ["titleVerticalPositionForMetrics", "compact"]
    ),
  ]

  @Test(arguments: notFinite)
  func `a number that is not finite is refused with its place`(model: ViewModel, path: [String]) {
    let error = #expect(throws: EncodingError.self) { try encoded(model) }
    guard case .invalidValue(let value, let context)? = error else { return }
    #expect(context.codingPath.map(\.stringValue) == path)
    #expect((value as? Double)?.isFinite == false)
  }

  private static func model(_ write: (inout ViewModel) -> Void) -> ViewModel {
    var model = ViewModel(kind: .view)
    write(&model)
    return model
  }
}

// MARK: - EnvironmentCodingTests

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
}

// MARK: - EnvironmentChange

/// One property of an environment with a value.
struct EnvironmentChange: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let environment: StyleEnvironment

  init<Value: Sendable>(
    _ property: any WritableKeyPath<StyleEnvironment, Value> & Sendable, _ value: Value
  ) {
    testDescription = "\(value)"
    environment = .with(property, value)
  }

  static let all: [EnvironmentChange] =
    [.extraSmall, .extraLarge, .accessibilityExtraExtraExtraLarge]
    .map { EnvironmentChange(\.contentSizeCategory, $0) } + [
      EnvironmentChange(\.colorScheme, .dark),
      EnvironmentChange(\.contrast, .increased),
      EnvironmentChange(\.layoutDirection, .rightToLeft),
      EnvironmentChange(\.horizontalSizeClass, .compact),
      EnvironmentChange(\.verticalSizeClass, .compact),
      EnvironmentChange(\.idiom, .phone),
      EnvironmentChange(\.orientation, .landscapeLeft),
      EnvironmentChange(\.displayScale, 3),
      EnvironmentChange(\.reduceMotion, true),
    ]
}

extension StyleEnvironment {
  /// Returns the default environment with another value of a property.
  static func with<Value>(
    _ property: WritableKeyPath<StyleEnvironment, Value>, _ value: Value
  ) -> StyleEnvironment {
    var environment = StyleEnvironment()
    environment[keyPath: property] = value
    return environment
  }
}

// MARK: - KeyRecorder

/// An encoder that records the keys of one object in the order of encoding.
final class KeyRecorder: Encoder {
  private(set) var keys: [String] = []
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Container(recorder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    preconditionFailure("KeyRecorder: an object was expected, not an array.")
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    preconditionFailure("KeyRecorder: an object was expected, not a single value.")
  }

  private struct Container<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let recorder: KeyRecorder

    var codingPath: [any CodingKey] { recorder.codingPath }

    func encodeNil(forKey key: Key) {
      recorder.keys.append(key.stringValue)
    }

    func encode(_ value: some Encodable, forKey key: Key) {
      recorder.keys.append(key.stringValue)
    }

    func nestedContainer<NestedKey: CodingKey>(
      keyedBy type: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
      recorder.keys.append(key.stringValue)
      return KeyRecorder().container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      recorder.keys.append(key.stringValue)
      return KeyRecorder().unkeyedContainer()
    }

    func superEncoder() -> any Encoder { recorder }

    func superEncoder(forKey key: Key) -> any Encoder { recorder }
  }
}
