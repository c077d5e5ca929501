#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
public import ProtocolStyle
public import SwiftUI

extension StyleEnvironment {
  /// Makes an environment of SwiftUI's values.
  ///
  /// - Parameters:
  ///   - values: The values of a view.
  ///   - base: The environment whose idiom and orientation are kept; SwiftUI has no values for them.
  public init(_ values: EnvironmentValues, over base: StyleEnvironment) {
    self = base
    colorScheme = values.colorScheme == .dark ? .dark : .light
    contrast = values.colorSchemeContrast == .increased ? .increased : .standard
    contentSizeCategory = ContentSizeCategory(values.dynamicTypeSize)
    layoutDirection = values.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    displayScale = Double(values.displayScale)
    reduceMotion = values.accessibilityReduceMotion
    #if !os(macOS)
    if let size = values.horizontalSizeClass {
      horizontalSizeClass = size == .compact ? .compact : .regular
    }
    if let size = values.verticalSizeClass {
      verticalSizeClass = size == .compact ? .compact : .regular
    }
    #endif
  }
}

extension EnvironmentValues {
  /// Takes the values that differ between two environments.
  ///
  /// SwiftUI's contrast and reduced motion can't be set.
  mutating func take(_ new: StyleEnvironment, insteadOf old: StyleEnvironment) {
    if new.colorScheme != old.colorScheme {
      colorScheme = new.colorScheme == .dark ? .dark : .light
    }
    if new.contentSizeCategory != old.contentSizeCategory {
      dynamicTypeSize = DynamicTypeSize(new.contentSizeCategory)
    }
    if new.layoutDirection != old.layoutDirection {
      layoutDirection = new.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    if new.displayScale != old.displayScale { displayScale = new.displayScale }
    #if !os(macOS)
    if new.horizontalSizeClass != old.horizontalSizeClass {
      horizontalSizeClass = new.horizontalSizeClass == .compact ? .compact : .regular
    }
    if new.verticalSizeClass != old.verticalSizeClass {
      verticalSizeClass = new.verticalSizeClass == .compact ? .compact : .regular
    }
    #endif
  }
}

extension StyleEnvironment.ContentSizeCategory {
  /// The categories and SwiftUI's sizes, in the order of both enumerations.
  private static let pairs: [(StyleEnvironment.ContentSizeCategory, DynamicTypeSize)] = [
    (.extraSmall, .xSmall), (.small, .small), (.medium, .medium), (.large, .large),
    (.extraLarge, .xLarge), (.extraExtraLarge, .xxLarge), (.extraExtraExtraLarge, .xxxLarge),
    (.accessibilityMedium, .accessibility1), (.accessibilityLarge, .accessibility2),
    (.accessibilityExtraLarge, .accessibility3),
    (.accessibilityExtraExtraLarge, .accessibility4),
    (.accessibilityExtraExtraExtraLarge, .accessibility5),
  ]

  init(_ size: DynamicTypeSize) {
    self = Self.pairs.first { $0.1 == size }?.0 ?? .large
  }

  fileprivate var dynamicTypeSize: DynamicTypeSize {
    Self.pairs.first { $0.0 == self }?.1 ?? .large
  }
}

extension DynamicTypeSize {
  fileprivate init(_ category: StyleEnvironment.ContentSizeCategory) {
    self = category.dynamicTypeSize
  }
}
#endif
