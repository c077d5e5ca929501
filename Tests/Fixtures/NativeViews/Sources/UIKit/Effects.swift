// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// UIKit documents it.

public import Foundation

@MainActor
open class UIVisualEffect: NSObject {
  public nonisolated override init() {}
}

@MainActor
public final class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case systemUltraThinMaterial = 6
    case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
  }

  public let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }
}

@MainActor
@available(iOS 26, *)
public final class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable { case regular, clear }

  public let style: Style
  public var tintColor: UIColor?

  public init(style: Style) {
    self.style = style
    super.init()
  }
}

@MainActor
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
}

@available(iOS 26, *)
public struct UICornerRadius: Hashable, Sendable {
  let description: String

  public static func fixed(_ radius: Double) -> UICornerRadius {
    UICornerRadius(description: "\(radius)")
  }

  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(description: "concentric \(minimum ?? 0)")
  }
}

@available(iOS 26, *)
public struct UICornerConfiguration: Hashable, Sendable {
  /// The shape in short, such as `capsule`.
  public let standInDescription: String

  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(standInDescription: "capsule")
  }

  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(standInDescription: radius.description)
  }

  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    let radii = [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]
    return UICornerConfiguration(
      standInDescription: radii.map { $0?.description ?? "0" }.joined(separator: " "))
  }
}
