// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// UIKit documents it.

public import Foundation

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  @available(iOS 14, *)
  case mac = 5
  @available(iOS 17, *)
  case vision
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let unspecified = Self(rawValue: "unspecified")
  public static let extraSmall = Self(rawValue: "XS")
  public static let small = Self(rawValue: "S")
  public static let medium = Self(rawValue: "M")
  public static let large = Self(rawValue: "L")
  public static let extraLarge = Self(rawValue: "XL")
  public static let extraExtraLarge = Self(rawValue: "XXL")
  public static let extraExtraExtraLarge = Self(rawValue: "XXXL")
  public static let accessibilityMedium = Self(rawValue: "AM")
  public static let accessibilityLarge = Self(rawValue: "AL")
  public static let accessibilityExtraLarge = Self(rawValue: "AXL")
  public static let accessibilityExtraExtraLarge = Self(rawValue: "AXXL")
  public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "AXXXL")
}

@available(iOS 17, *)
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var affectsColorAppearance: Bool { false }
}

@available(iOS 17, *)
public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var displayScale: CGFloat { get set }
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// The stored values of traits, if they are set.
struct TraitStorage {
  var style: UIUserInterfaceStyle?
  var contrast: UIAccessibilityContrast?
  var level: UIUserInterfaceLevel?
  var category: UIContentSizeCategory?
  var direction: UITraitEnvironmentLayoutDirection?
  var horizontal: UIUserInterfaceSizeClass?
  var vertical: UIUserInterfaceSizeClass?
  var idiom: UIUserInterfaceIdiom?
  var scale: CGFloat?
  var custom: [ObjectIdentifier: Any] = [:]

  func over(_ other: TraitStorage) -> TraitStorage {
    var result = other
    if let style { result.style = style }
    if let contrast { result.contrast = contrast }
    if let level { result.level = level }
    if let category { result.category = category }
    if let direction { result.direction = direction }
    if let horizontal { result.horizontal = horizontal }
    if let vertical { result.vertical = vertical }
    if let idiom { result.idiom = idiom }
    if let scale { result.scale = scale }
    result.custom.merge(custom) { $1 }
    return result
  }
}

public final class UITraitCollection: NSObject, @unchecked Sendable {
  let storage: TraitStorage

  init(_ storage: TraitStorage) {
    self.storage = storage
  }

  @available(iOS 17, *)
  public init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = UITraitOverrides()
    mutations(&traits)
    storage = (traits as! UITraitOverrides).storage
  }

  public var userInterfaceStyle: UIUserInterfaceStyle { storage.style ?? .unspecified }
  public var accessibilityContrast: UIAccessibilityContrast { storage.contrast ?? .unspecified }
  public var userInterfaceLevel: UIUserInterfaceLevel { storage.level ?? .unspecified }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    storage.category ?? .unspecified
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    storage.direction ?? .unspecified
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { storage.horizontal ?? .unspecified }
  public var verticalSizeClass: UIUserInterfaceSizeClass { storage.vertical ?? .unspecified }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { storage.idiom ?? .unspecified }
  public var displayScale: CGFloat { storage.scale ?? 0 }

  @available(iOS 17, *)
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    storage.custom[ObjectIdentifier(trait)] as? Trait.Value ?? Trait.defaultValue
  }
}

@available(iOS 17, *)
public typealias UITrait = any UITraitDefinition.Type

@available(iOS 17, *)
public struct UITraitOverrides: UIMutableTraits {
  var storage = TraitStorage()
  var didChange: (() -> Void)?

  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { storage.style ?? .unspecified }
    set { storage.style = newValue }
  }
  public var accessibilityContrast: UIAccessibilityContrast {
    get { storage.contrast ?? .unspecified }
    set { storage.contrast = newValue }
  }
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { storage.level ?? .unspecified }
    set { storage.level = newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { storage.category ?? .unspecified }
    set { storage.category = newValue }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { storage.direction ?? .unspecified }
    set { storage.direction = newValue }
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { storage.horizontal ?? .unspecified }
    set { storage.horizontal = newValue }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { storage.vertical ?? .unspecified }
    set { storage.vertical = newValue }
  }
  public var displayScale: CGFloat {
    get { storage.scale ?? 0 }
    set { storage.scale = newValue }
  }
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { storage.custom[ObjectIdentifier(trait)] as? Trait.Value ?? Trait.defaultValue }
    set { storage.custom[ObjectIdentifier(trait)] = newValue }
  }

  public func contains(_ trait: UITrait) -> Bool {
    switch trait {
    case is UITraitUserInterfaceStyle.Type: storage.style != nil
    case is UITraitAccessibilityContrast.Type: storage.contrast != nil
    case is UITraitUserInterfaceLevel.Type: storage.level != nil
    case is UITraitPreferredContentSizeCategory.Type: storage.category != nil
    case is UITraitLayoutDirection.Type: storage.direction != nil
    case is UITraitHorizontalSizeClass.Type: storage.horizontal != nil
    case is UITraitVerticalSizeClass.Type: storage.vertical != nil
    case is UITraitDisplayScale.Type: storage.scale != nil
    default: storage.custom[ObjectIdentifier(trait)] != nil
    }
  }

  public mutating func remove(_ trait: UITrait) {
    switch trait {
    case is UITraitUserInterfaceStyle.Type: storage.style = nil
    case is UITraitAccessibilityContrast.Type: storage.contrast = nil
    case is UITraitUserInterfaceLevel.Type: storage.level = nil
    case is UITraitPreferredContentSizeCategory.Type: storage.category = nil
    case is UITraitLayoutDirection.Type: storage.direction = nil
    case is UITraitHorizontalSizeClass.Type: storage.horizontal = nil
    case is UITraitVerticalSizeClass.Type: storage.vertical = nil
    case is UITraitDisplayScale.Type: storage.scale = nil
    default: storage.custom[ObjectIdentifier(trait)] = nil
    }
  }
}

@available(iOS 17, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}

@available(iOS 17, *)
public struct UITraitAccessibilityContrast: UITraitDefinition {
  public static let defaultValue = UIAccessibilityContrast.unspecified
}

@available(iOS 17, *)
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
}

@available(iOS 17, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let defaultValue = UIContentSizeCategory.unspecified
}

@available(iOS 17, *)
public struct UITraitLayoutDirection: UITraitDefinition {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

@available(iOS 17, *)
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

@available(iOS 17, *)
public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

@available(iOS 17, *)
public struct UITraitDisplayScale: UITraitDefinition {
  public static let defaultValue: CGFloat = 0
}

@MainActor
@available(iOS 17, *)
public protocol UITraitChangeRegistration: NSObjectProtocol {}

@MainActor
public final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: () -> Void

  init(_ traits: [UITrait], _ handler: @escaping () -> Void) {
    self.traits = traits
    self.handler = handler
  }
}
