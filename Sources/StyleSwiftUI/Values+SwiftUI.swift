#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
internal import Foundation
public import ProtocolStyle
public import SwiftUI

// MARK: - Values

extension SwiftUI.Color {
  /// Creates a SwiftUI color from a resolved color, in sRGB.
  ///
  /// - Parameter color: The color from a view model. For an unresolved adaptive color, the light
  ///   variant is used.
  public init(_ color: ProtocolStyle.Color) {
    self.init(
      .sRGB, red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
  }
}

extension SwiftUI.EdgeInsets {
  /// Insets of a view model, which are physical, in a layout direction.
  init(_ insets: ProtocolStyle.EdgeInsets, _ direction: LayoutDirection) {
    let isRightToLeft = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right)
  }
}

extension AnyShapeStyle {
  /// A gradient; colors of a perceptual space have stops in between.
  init(_ gradient: ProtocolStyle.Gradient) {
    let stops = gradient.stopsInSRGB.map {
      SwiftUI.Gradient.Stop(color: SwiftUI.Color($0.color), location: $0.location)
    }
    let shape = gradient.shape
    let center = UnitPoint(x: shape.x, y: shape.y)
    switch shape.form {
    case .linear:
      let (start, end) = shape.ends
      self.init(
        LinearGradient(
          stops: stops, startPoint: UnitPoint(x: start.x, y: start.y),
          endPoint: UnitPoint(x: end.x, y: end.y)))
    case .radial:
      self.init(
        EllipticalGradient(
          stops: stops, center: center, startRadiusFraction: 0, endRadiusFraction: shape.radius))
    case .angular:
      // SwiftUI's angles begin at the right.
      self.init(
        AngularGradient(stops: stops, center: center, angle: .degrees(shape.angle - 90)))
    }
  }
}

// MARK: - Motion

extension Animation {
  /// Makes an animation of SwiftUI from a curve, whose parameters it has.
  ///
  /// - Parameter curve: The curve; an immediate one takes no time.
  public init(_ curve: MotionCurve) {
    let points = curve.controlPoints
    let animation: Animation =
      switch curve.form {
      case .immediate: .linear(duration: 0)
      case .timingCurve:
        .timingCurve(points.x1, points.y1, points.x2, points.y2, duration: curve.duration)
      case .spring: .spring(duration: curve.duration, bounce: curve.bounce, blendDuration: 0)
      }
    self = curve.delay == 0 ? animation : animation.delay(curve.delay)
  }
}

// MARK: - Fonts

extension SwiftUI.Font {
  /// Creates a SwiftUI font.
  ///
  /// A text style follows SwiftUI's dynamic type size; another font has the size that it has. A
  /// family that isn't installed becomes the system's font.
  ///
  /// - Parameter font: The font, with the design, the weight and the slant.
  public init(_ font: FontDescriptor) {
    var result: SwiftUI.Font =
      switch (font.textStyle, font.family) {
      case (let style?, .system(let design)):
        .system(TextStyle(style), design: Design(design), weight: Weight(font.weight))
      case (nil, .system(let design)):
        .system(size: font.size, weight: Weight(font.weight), design: Design(design))
      case (let style?, .named(let name)):
        .custom(name, size: style.size, relativeTo: TextStyle(style))
          .weight(Weight(font.weight))
      case (nil, .named(let name)):
        .custom(name, fixedSize: font.size).weight(Weight(font.weight))
      }
    if font.isItalic { result = result.italic() }
    if font.hasMonospacedDigits { result = result.monospacedDigit() }
    self = result
  }
}

extension SwiftUI.Font.TextStyle {
  init(_ style: FontDescriptor.TextStyle) {
    switch style {
    case .largeTitle: self = .largeTitle
    case .title1: self = .title
    case .title2: self = .title2
    case .title3: self = .title3
    case .headline: self = .headline
    case .body: self = .body
    case .callout: self = .callout
    case .subheadline: self = .subheadline
    case .footnote: self = .footnote
    case .caption1: self = .caption
    case .caption2: self = .caption2
    }
  }
}

extension SwiftUI.Font.Weight {
  /// The nearest named weight of SwiftUI.
  init(_ weight: FontDescriptor.Weight) {
    let named: [Self] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    self = named[weight.nearestNamed]
  }
}

extension SwiftUI.Font.Design {
  init(_ design: FontDescriptor.Design) {
    switch design {
    case .default: self = .default
    case .serif: self = .serif
    case .monospaced: self = .monospaced
    case .rounded: self = .rounded
    }
  }
}

// MARK: - Environment

extension StyleEnvironment {
  /// Creates an environment from SwiftUI's values.
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
  /// The sizes of the categories within limits.
  static func sizes(within limits: ContentSizeLimitsValue) -> ClosedRange<DynamicTypeSize> {
    limits.minimum.dynamicTypeSize...limits.maximum.dynamicTypeSize
  }

  fileprivate init(_ category: StyleEnvironment.ContentSizeCategory) {
    self = category.dynamicTypeSize
  }
}
#endif
