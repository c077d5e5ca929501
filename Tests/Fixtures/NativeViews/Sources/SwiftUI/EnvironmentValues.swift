// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// SwiftUI documents it.

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }
/// The predecessor of `DynamicTypeSize`, which is declared for its name.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
@available(iOS 15, *)
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

public struct EnvironmentValues {
  private var custom: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { custom[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  public var colorScheme = ColorScheme.light
  @available(iOS 15, *)
  public var dynamicTypeSize = DynamicTypeSize.large
  public var layoutDirection = LayoutDirection.leftToRight
  public var horizontalSizeClass: UserInterfaceSizeClass?
  public var verticalSizeClass: UserInterfaceSizeClass?
  public var displayScale: CGFloat = 1
  public var isEnabled = true
  public var imageScale = Image.Scale.medium
  @available(iOS 15, *)
  public var symbolRenderingMode: SymbolRenderingMode?
  @available(iOS 15, *)
  public var controlSize = ControlSize.regular
  public var defaultMinListRowHeight: CGFloat = 44
  public var colorSchemeContrast: ColorSchemeContrast { settings.contrast }
  public var accessibilityReduceMotion: Bool { settings.reducesMotion }

  /// The user's settings, which SwiftUI lets apps read only.
  public struct Settings {
    public var contrast = ColorSchemeContrast.standard
    public var reducesMotion = false
  }

  public var settings = Settings()
}

extension View {
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    Recorded(content: self, line: nil) { $0[keyPath: keyPath] = value }
  }

  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    Recorded(content: self, line: nil) { transform(&$0[keyPath: keyPath]) }
  }

  public nonisolated func disabled(_ disabled: Bool) -> some View {
    Recorded(content: self, line: "disabled(\(disabled))") { values in
      values.isEnabled = values.isEnabled && !disabled
    }
  }
}
