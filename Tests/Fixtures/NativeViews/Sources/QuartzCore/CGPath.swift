// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// UIKit documents it.

public import Foundation

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// A path of Core Graphics, which Apple's QuartzCore re-exports, as text.
public class CGPath {
  /// The steps of the path, each a line.
  public fileprivate(set) var standInSteps: [String] = []

  fileprivate init() {}
}

public final class CGMutablePath: CGPath {
  public override init() {}

  public func move(to point: CGPoint) { standInSteps.append("move \(Self.text(point))") }

  public func addLine(to point: CGPoint) { standInSteps.append("line \(Self.text(point))") }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    standInSteps.append("arc \(Self.text(tangent1End)) \(radius)")
  }

  public func addPath(_ path: CGPath) { standInSteps += path.standInSteps }

  public func closeSubpath() { standInSteps.append("close") }

  private static func text(_ point: CGPoint) -> String { "\(point.x) \(point.y)" }
}
