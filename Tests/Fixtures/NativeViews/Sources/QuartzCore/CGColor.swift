// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// UIKit documents it.

public import Foundation

/// A color of Core Graphics, which Apple's QuartzCore re-exports.
public final class CGColor: Sendable, Equatable {
  public let components: [CGFloat]

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.components == right.components
  }
}
