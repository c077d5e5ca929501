// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Sources/ProtocolStyle/Context/StyleEnvironment.Storage.swift

@testable import ProtocolStyle

extension EnvironmentRow {
  static let all: [EnvironmentRow] = [
    EnvironmentRow("displayScale", .displayScale, \.displayScale) {
      $0.displayScale = $1
    } condition: {
      .displayScale($0)
    },
    EnvironmentRow("colorScheme", .colorScheme, \.colorScheme) {
      $0.colorScheme = $1
    } condition: {
      .colorScheme($0)
    },
    EnvironmentRow("contrast", .contrast, \.contrast) {
      $0.contrast = $1
    } condition: {
      .contrast($0)
    },
    EnvironmentRow("interfaceLevel", .interfaceLevel, \.interfaceLevel) {
      $0.interfaceLevel = $1
    } condition: {
      .interfaceLevel($0)
    },
    EnvironmentRow("contentSizeCategory", .contentSizeCategory, \.contentSizeCategory) {
      $0.contentSizeCategory = $1
    } condition: {
      .contentSizeCategory($0)
    },
    EnvironmentRow("layoutDirection", .layoutDirection, \.layoutDirection) {
      $0.layoutDirection = $1
    } condition: {
      .layoutDirection($0)
    },
    EnvironmentRow("horizontalSizeClass", .horizontalSizeClass, \.horizontalSizeClass) {
      $0.horizontalSizeClass = $1
    } condition: {
      .horizontalSizeClass($0)
    },
    EnvironmentRow("verticalSizeClass", .verticalSizeClass, \.verticalSizeClass) {
      $0.verticalSizeClass = $1
    } condition: {
      .verticalSizeClass($0)
    },
    EnvironmentRow("idiom", .idiom, \.idiom) {
      $0.idiom = $1
    } condition: {
      .idiom($0)
    },
    EnvironmentRow("orientation", .orientation, \.orientation) {
      $0.orientation = $1
    } condition: {
      .orientation($0)
    },
    EnvironmentRow("reduceMotion", .reduceMotion, \.reduceMotion) {
      $0.reduceMotion = $1
    } condition: {
      .reduceMotion($0)
    },
  ]
}
