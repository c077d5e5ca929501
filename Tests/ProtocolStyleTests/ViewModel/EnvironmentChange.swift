import ProtocolStyle
import Testing

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
